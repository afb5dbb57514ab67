/** Contacts in words and pictures. */
import { describe, expect, test } from "vitest";
import { box, capsule, circle, contact, explain, point, polyline, segment } from "../../src/2d/index.js";
import { box as box3, contact as contact3, explain as explain3, sphere } from "../../src/3d/index.js";
import { toSVG, toText } from "../../src/render/index.js";
import { code } from "../code.js";

/** A text in a picture: its middle, its base line, and half of what it takes. */
interface Label {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const [a, b] = [box(0, 0, 4, 4), circle(4.5, 2, 1.5)];
const why = explain(a, b);

describe("a contact", () => {
  test("is told below the explanation: move, depth, points", () => {
    const met = contact(a, b);
    expect(toText(why, { contact: met }).split("\n").slice(-2)).toEqual([
      "To part them, move B by 1 along (1, 0); no shorter move does.",
      "In contact at (4, 2).",
    ]);
    expect(toText(why, { contact: met, lang: "ja" })).toContain(
      "B を方向 (1, 0) に 1 だけ動かす。これより短い移動では離れない。",
    );
    expect(toText(why)).not.toContain("move");
  });

  test("without a move, touching, apart", () => {
    const told = (x: number, maxDistance: number): string => {
      const other = circle(x, 0, 1);
      return toText(explain(circle(0, 0, 1), other), { contact: contact(circle(0, 0, 1), other, { maxDistance }) });
    };
    expect(told(2, 0)).toContain("They touch at (1, 0); the contact's normal, from A to B, is (1, 0).");
    expect(told(3, 1)).toContain("B lies 1 from A, along (1, 0).");
    const plane = box(-1 / 0, -1 / 0, 1 / 0, 1 / 0);
    expect(toText(explain(plane, b), { contact: contact(plane, b) })).toContain("No move that can be written");
  });

  test("is drawn: its points and an arrow as long as the move, in every view that shows it", () => {
    const picture = toSVG(why, { contact: contact(a, b) });
    expect(picture.match(/class="contact-dot"/g)).toHaveLength(1);
    expect(picture.match(/class="contact-arrow"/g)).toHaveLength(1);
    expect(picture).toContain("move 1");
    expect(toSVG(why)).not.toContain('class="contact-arrow"');
    const [c, d] = [box3(0, 0, 0, 4, 4, 4), sphere(2, 2, 4.5, 1)];
    const views = toSVG(explain3(c, d), { contact: contact3(c, d) });
    expect(views.match(/class="contact-arrow"/g)).toHaveLength(2);
    expect(views.match(/class="contact-dot"/g)).toHaveLength(3);
  });

  test("arrow, label and what tells of the point lie in the frame, and clear of each other", () => {
    const at = [point(1, 1), segment(1, 1, 1, 1), box(1, 1, 1, 1), circle(1, 1, 0), capsule(1, 1, 1, 1, 0)];
    const around = [segment(0, 1, 3, 1), box(0, 0, 2, 2), circle(1, 1, 1), capsule(0, 1, 3, 1, 0.5), box(0, 1, 2, 1)];
    const chain = polyline([0, 0, 1, 1, 2, 0]);
    for (const a of [...at, ...around, chain]) {
      for (const b of [...at, ...around, chain]) {
        const name = `${JSON.stringify(a)} ${JSON.stringify(b)}`;
        const picture = toSVG(explain(a, b), { contact: contact(a, b) });
        const frame = /<rect class="frame" x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/.exec(picture);
        const [left, top, width, height] = (frame ?? []).slice(1).map(Number) as [number, number, number, number];
        const [, way = ""] = /class="contact-arrow" d="([^"]*)"/.exec(picture) ?? [];
        const [fromX, fromY, toX, toY] = (way.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number, number];
        expect([toX >= left, toX <= left + width, toY >= top, toY <= top + height], name).not.toContain(false);
        const labels = ["contact", "both"].map((kind) => {
          const found = new RegExp(`class="ink-${kind} halo" x="(.*?)" y="(.*?)"[^>]*>(.*?)<`).exec(picture) ?? [];
          const [x, y, half] = [Number(found[1]), Number(found[2]), (found[3] ?? "").length * 3.9];
          expect([x - half >= left, x + half <= left + width], name).toEqual([true, true]);
          return { x, y, half };
        }) as [Label, Label];
        const [move, mark] = labels;
        const areApart = Math.abs(move.y - mark.y) > 10 || Math.abs(move.x - mark.x) > move.half + mark.half;
        expect(areApart, name).toBe(true);
        // Nothing is written across the arrow.
        for (const t of [0.25, 0.5, 0.75, 1]) {
          const [x, y] = [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t];
          for (const label of labels) {
            const isOn = Math.abs(x - label.x) < label.half && y > label.y - 10 && y < label.y;
            expect(isOn, name).toBe(false);
          }
        }
      }
    }
  });

  test("the whole arrow is in the picture, however far beyond the shapes it leads", () => {
    const pairs = [
      [segment(0, 0, 6, 4), segment(0, 4, 6, 0)],
      [box(0, 0, 40, 1), box(20, 0.5, 60, 40)],
      [circle(0, 0, 5), circle(0.1, 0, 1)],
      [capsule(0, 0, 6, 4, 0.3), capsule(0, 4, 6, 0, 0.3)],
      [box(0, 0, 1e-300, 1e-300), circle(0, 0, 1e-300)],
    ] as const;
    for (const [one, other] of pairs) {
      const picture = toSVG(explain(one, other), { contact: contact(one, other) });
      const number = (text: string, name: string): number => Number(new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1]);
      const [frame = ""] = /<rect class="frame"[^>]*>/.exec(picture) ?? [];
      const [left, top] = [number(frame, "x"), number(frame, "y")];
      const [, way = ""] = /class="contact-arrow" d="([^"]*)"/.exec(picture) ?? [];
      const places = Array.from(way.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const);
      expect(places.length).toBe(5);
      for (const [x, y] of places) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + number(frame, "width"));
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + number(frame, "height"));
      }
    }
  });

  test("the arrow's way and length do not depend on the unit, nor on how far away the origin is", () => {
    const arrow = (unit: number, down: boolean, far = 0): string | undefined => {
      const [one, other] = [circle(far, far, 2 * unit), circle(far + 3 * unit, far + unit, 2 * unit)];
      const picture = toSVG(explain(one, other), { contact: contact(one, other), yAxis: down ? "down" : "up" });
      return /class="contact-arrow" d="([^"]*)"/.exec(picture)?.[1];
    };
    for (const down of [false, true]) {
      expect(arrow(1, down)).toBeDefined();
      for (const exponent of [-1000, -300, -40, -10, 10, 40, 300, 1000]) {
        expect(arrow(2 ** exponent, down), `2^${exponent}`).toBe(arrow(1, down));
      }
      expect(arrow(1, down, 2 ** 20)).toBe(arrow(1, down));
    }
  });

  test("that is none is refused", () => {
    const normal = { x: 1, y: 0 };
    for (const wrong of [
      1,
      "x",
      {},
      { normal, depth: "1", points: [] },
      { normal, depth: Number.NaN, points: [] },
      { normal: {}, depth: 1, points: [] },
      { normal: { x: "<b>", y: 0 }, depth: 1, points: [] },
      { normal, depth: 1, points: [null] },
      { normal, depth: 1, points: [{ x: 1 }] },
    ]) {
      for (const render of [toText, toSVG]) {
        expect(() => render(why, { contact: wrong as never })).toThrow(code("ERR_TYPE"));
      }
    }
    const flat = { normal, depth: 1, minimal: true, points: [normal] };
    const solid = explain3(sphere(0, 0, 0, 1), sphere(1, 0, 0, 1));
    expect(() => toSVG(solid, { contact: flat })).toThrow(code("ERR_TYPE"));
  });
});
