/** What the words of explanations say of numbers and of shapes that are out of the ordinary. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  explain,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
  verifyWitness,
} from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import type { Extent } from "../../src/explain/explanation.js";
import * as line from "../../src/interval/index.js";
import { explanationToJSON, type Language, toSVG, toText } from "../../src/render/index.js";

const LANGUAGES: readonly Language[] = ["en", "ja"];

describe("numbers in words", () => {
  test("a finite number beyond the doubles is not called infinite", () => {
    const text = toText(explain(segment(-1.5e308, 1, 1.5e308, -1), segment(0, 1, 1, 2)));
    expect(text).toMatch(/≈\d\.\d{3}e\+308/);
    expect(text).not.toContain("∞");
  });

  test("extents along a slanted direction do not pass for the distance", () => {
    const text = toText(explain(segment(0, 4, 4, 0), segment(3, 3, 4, 4)));
    expect(text).toMatch(/dot products with it\); seen along it, a gap of 1\.41\d+ remains/);
    // The distance is 6.02 here: the direction proves that they are apart, and no more.
    const far = explain(segment(0, 0, 1, 1), segment(5, 5.5, 9, 20));
    expect(toText(far)).toMatch(/seen along it, a gap of 0\.35\d+ remains/);
    expect(toText(far, { lang: "ja" })).toMatch(/沿って見ると、間に 0\.35\d+ のすき間が残る/);
  });

  test("two numbers that are printed alike are two all the same", () => {
    const why = explain(box(0, 0, 1, 1), box(2, 0, 3, 1));
    const { axis } = why.witness as Extract<typeof why.witness, { type: "axis" }>;
    const near = (rest: bigint) => ({ value: 1, exact: `${10n ** 30n + rest}/${10n ** 30n}` });
    const told = (a: Extent) => toText({ ...why, witness: { type: "axis", axis: { ...axis, a } } });
    expect(told({ min: near(1n), max: near(2n) })).toContain("A covers ≈1 to ≈1 and");
    expect(told({ min: near(1n), max: near(1n) })).toContain("A covers only ≈1 and");
  });

  test("a number too near 0 for a double is not called 0", () => {
    const why = space.explain(
      space.segment(0, 0, 0, 5e-324, 1.5e-323, 2.5e-323),
      space.segment(0, 5e-324, 5e-324, 1e-322, 5e-323, 6e-323),
    );
    expect(toText(why)).toMatch(/n = .*= \(≈−2\.929e-646, ≈2\.172e-645, ≈−1\.244e-645\)\n +0 < ≈4\.582e-969: yes/);
    expect(toText(why)).not.toMatch(/≈−?0\b(?!\.)/);
  });

  test("steps and shapes write an instant alike", () => {
    const [a, b] = [40_000, 50_000].map((start) => line.interval(new Date(start), new Date(start + 1)));
    const text = toText(line.explain(a as line.Interval<Date>, b as line.Interval<Date>));
    expect(text).toContain("00:00:40.001Z < 1970-01-01T00:00:50Z: yes");
    expect(text).not.toContain(".000Z");
  });
});

describe("what words say of", () => {
  test("capsules without a radius: neither is its center", () => {
    const why = explain(capsule(0, 0, 1, 1, 0), capsule(0, 1, 1, 0, 0));
    expect(toText(why)).toContain("what is round is its center or its core alone");
    expect(toText(why, { lang: "ja" })).toContain("中心か芯だけ");
  });

  test("a shape by its name: a sentence that begins with it leaves it as it is", () => {
    const why = explain(capsule(0, 0, 3, 1, 1), polygon([0, 3, 5, 2, 3, 6]));
    const labels = { a: "north wall", b: "pit" };
    expect(toText(why, { labels })).toContain(" End 2 of north wall lies past the first end of edge 0 of pit.");
    expect(toText(why, { labels, lang: "ja" })).toContain(" north wall の端 2 は");
    expect(toText(why, { labels, lang: "ja" })).not.toContain("North");
  });

  test("a bare point: it has no center", () => {
    for (const why of [explain(point(0, 1), capsule(1, 0, 2, 0, 1)), explain(point(1.5, 1), capsule(1, 0, 2, 0, 1))]) {
      expect(toText(why)).not.toContain("center");
      expect(toText(why, { lang: "ja" })).not.toContain("中心");
    }
    expect(toText(explain(circle(0, 1, 0), capsule(1, 0, 2, 0, 1)))).toContain("The center of A");
  });

  test("an end of a capsule of space beside a box: it is not the capsule's center", () => {
    const why = space.explain(space.capsule(0, 0, 0, 3, 1, 1, 1), space.box(2, 2, 2, 4, 4, 4));
    expect(why.steps[0]?.ofPart).toEqual({ type: "end", index: 2 });
    expect(toText(why)).toContain("On x, end 2 of A does not lie before B.");
    expect(toText(why)).not.toContain("center");
    expect(toText(why, { lang: "ja" })).toContain("A の端 2 は B の手前にある。");
    expect(toText(why, { lang: "ja" })).not.toContain("中心");
    const ball = space.capsule(3, 1, 1, 3, 1, 1, 1);
    expect(toText(space.explain(ball, space.box(2, 2, 2, 4, 4, 4)))).toContain("the center of A lies before B");
  });

  test("shapes whose hulls touch: a straight line parts the interiors, but leaves no gap", () => {
    const why = explain(polygon([0, 0, 6, 0, 6, 3, 5, 3, 5, 1, 1, 1, 1, 3, 0, 3]), polygon([3, 3, 4, 5, 2, 5]));
    expect(toText(why)).toContain("No straight line leaves a gap between them, yet they are apart");
    expect(toText(why, { lang: "ja" })).toContain("どの直線も両者の間にすき間を残さない");
  });

  test("a box without bounds: its sides have no ends, and it is told once where they are taken to end", () => {
    const text = toText(explain(box(0, -Infinity, Infinity, Infinity), capsule(-3, 0, -4, 1, 1)));
    expect(text.split("(Where A has no bound, its sides are taken to end beyond all that B reaches.)")).toHaveLength(2);
    expect(text).not.toContain("crosses the rings");
    expect(toText(explain(box(0, -9, 9, 9), capsule(-3, 0, -4, 1, 1)))).not.toContain("no bound");
  });

  test.each(LANGUAGES)("records that carry more than a shape, %s: nothing", (lang) => {
    const more = { weight: Number.NaN, meta: Object.create(null), id: Symbol("x") };
    const plain = explain(circle(0, 0, 1), box(2, 0, 3, 1));
    const laden = explain({ ...circle(0, 0, 1), ...more }, { ...box(2, 0, 3, 1), ...more, radius: 5 });
    expect(toText(laden, { lang })).toBe(toText(plain, { lang }));
    expect(toSVG(laden, { lang })).toBe(toSVG(plain, { lang }));
    expect(verifyWitness(laden.a, laden.b, laden)).toBe(true);
    expect(verifyWitness(laden.a, laden.b, plain)).toBe(true);
  });

  test.each(LANGUAGES)("fields of classes and prototypes, and typed arrays, %s: as a record's own", (lang) => {
    class Ball {
      readonly kind = "circle";
      readonly #center = [1, 2] as const;
      get x(): number {
        return this.#center[0];
      }
      get y(): number {
        return this.#center[1];
      }
      get radius(): number {
        return 3;
      }
    }
    const ring = [0, 0, 4, 0, 4, 4, 0, 4];
    const room = polygon(ring, [[1, 1, 3, 1, 3, 3]]);
    const typed = (numbers: readonly number[]): number[] => Float64Array.from(numbers) as never;
    const unusual: readonly (readonly [unusual: Shape, usual: Shape])[] = [
      [new Ball(), circle(1, 2, 3)],
      [Object.create(circle(1, 2, 3)), circle(1, 2, 3)],
      [Object.create(box(0, 0, 2, 9)), box(0, 0, 2, 9)],
      [{ ...room, coordinates: typed(ring), holes: room.holes.map(typed) }, room],
      [{ ...polyline(ring), coordinates: typed(ring) }, polyline(ring)],
    ];
    const other = segment(2, 2, 9, 9);
    for (const [given, usual] of unusual) {
      const [why, wanted] = [explain(given, other), explain(usual, other)];
      expect(toText(why, { lang })).toBe(toText(wanted, { lang }));
      expect(toSVG(why, { lang, id: "x" })).toBe(toSVG(wanted, { lang, id: "x" }));
      const sent = JSON.parse(JSON.stringify(explanationToJSON(why)));
      expect(sent).toEqual(explanationToJSON(wanted));
      expect(verifyWitness(given, other, sent)).toBe(true);
    }
  });

  test("what a record carries besides stays out of JSON: it may lead back to the record", () => {
    const ball = { ...circle(0, 0, 1), born: new Date(Number.NaN), owner: {} };
    ball.owner = { ball };
    expect(explanationToJSON(explain(ball, box(2, 0, 3, 1))).a).toEqual(circle(0, 0, 1));
  });
});
