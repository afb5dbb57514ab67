/** Casts of rings and paths of hundreds of vertices: the same answers by two ways, and none that lasts. */
import { describe, expect, it } from "vitest";
import { triangulate } from "../../src/2d/algorithms/triangulate.js";
import { box, castShape, moveAndSlide, type Polygon, polygon, relate, translate } from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

function ring(vertices: number, x: number, y: number, radius: number): Polygon {
  return polygon(
    Array.from({ length: vertices }, (_, i) => {
      const angle = (2 * Math.PI * i) / vertices;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as [number, number];
    }),
  );
}

/** Spikes of a third of the radius. */
function star(vertices: number, x: number, y: number, radius: number): Polygon {
  const even = vertices - (vertices % 2);
  return polygon(
    Array.from({ length: even }, (_, i) => {
      const angle = (2 * Math.PI * i) / even;
      const reach = i % 2 === 0 ? radius : 0.7 * radius;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as [number, number];
    }),
  );
}

describe("long outlines", () => {
  it("overlap as soon as they touch, where they are convex and not only grazed, and not before", () => {
    const numbers = new Random(70);
    const next = (): number => numbers.unit();
    let hits = 0;
    for (let i = 0; i < 300; i++) {
      const mover = ring(65 + Math.floor(next() * 150), 8 * next() - 4, 8 * next() - 4, 0.5 + next());
      const still =
        i % 2 === 0 ? box(0, 0, 1 + next(), 1 + next()) : ring(65 + Math.floor(next() * 150), 0.5, 0.5, 0.5 + next());
      const motion = { x: 16 * next() - 8, y: 16 * next() - 8 };
      const touch = castShape(mover, motion, still, undefined);
      const open = castShape(mover, motion, still, undefined, { touching: false });
      if (open.status === "hit" && touch.fraction > 0) {
        hits++;
        expect(Math.abs(open.fraction - touch.fraction) * 12).toBeLessThan(100 * 2 ** -53 * 8);
        const { fraction } = open;
        expect(relate(translate(mover, fraction * motion.x, fraction * motion.y), still)).not.toBe("overlapping");
      }
      if (touch.status === "separated") expect(open.status).toBe("separated");
    }
    expect(hits).toBeGreaterThan(40);
  });

  it("slide along each other in a moment: two rings of a thousand vertices took half a minute", () => {
    const { displacement, contacts } = moveAndSlide(ring(1000, 33.3, 9.9, 5), { x: -40, y: -13 }, [
      ring(1000, 0.1, 0.2, 5),
    ]);
    expect(contacts.length).toBeGreaterThan(0);
    expect(displacement.x).toBeCloseTo(-23.0433, 3);
  });

  it("that are not convex overlap where their triangles do, of which only those are looked at that come near", () => {
    const numbers = new Random(77);
    const next = (): number => numbers.unit();
    let hits = 0;
    for (let i = 0; i < 60; i++) {
      const mover = star(70 + Math.floor(next() * 100), 4 * next() - 2, 4 * next() - 2, 0.5 + next());
      const still = star(70 + Math.floor(next() * 100), 3, 3, 0.5 + next());
      const motion = { x: 8 * next(), y: 8 * next() };
      const { status, fraction } = castShape(mover, motion, still, undefined, { touching: false });
      const at = (time: number): string => relate(translate(mover, time * motion.x, time * motion.y), still);
      if (status !== "hit") {
        if (status === "separated")
          for (let time = 0; time <= 1; time += 1 / 64) expect(at(time)).not.toBe("overlapping");
        continue;
      }
      hits++;
      for (const share of [1, 0.999, 0.9, 0.5, 0]) expect(at(share * fraction)).not.toBe("overlapping");
      // Tips may only graze each other: then they part again.
      const soon = [1e-9, 1e-6, 1e-3].map((later) => at(fraction + later));
      expect(soon).toContain("overlapping");
    }
    expect(hits).toBeGreaterThan(15);
  });

  it("are cut into triangles in a moment, however they wind: a spiral of 20,000 took minutes", () => {
    const [outward, back]: [number, number][][] = [[], []];
    for (let i = 0; i < 10_000; i++) {
      const x = i % 4 === 0 || i % 4 === 3 ? 1 : -1;
      const y = i % 4 < 2 ? 1 : -1;
      (outward as [number, number][]).push([x * (2 * i + 8), y * (2 * i + 8)]);
      (back as [number, number][]).push([x * (2 * i + 9), y * (2 * i + 9)]);
    }
    const spiral = polygon([...(outward as [number, number][]), ...(back as [number, number][]).reverse()]);
    expect(triangulate(spiral).triangles).toHaveLength(19_998);
    expect(triangulate(star(20_000, 0, 0, 1)).triangles).toHaveLength(19_998);
  });

  it("slide inside a hole as long as they are in a moment", () => {
    const around = star(5000, 0, 0, 3).coordinates;
    const hall = polygon([-9, -9, 9, -9, 9, 9, -9, 9], [around]);
    const { contacts, displacement } = moveAndSlide(star(5000, 0, 0, 1), { x: 5, y: 1 }, [hall]);
    expect(contacts.length).toBeGreaterThan(0);
    expect(relate(translate(star(5000, 0, 0, 1), displacement.x, displacement.y), hall)).not.toBe("overlapping");
  });
});
