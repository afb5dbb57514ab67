/** Casts of rings and paths of hundreds of vertices: the same answers by two ways, and none that lasts. */
import { describe, expect, it } from "vitest";
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
});
