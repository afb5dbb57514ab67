/** Distances, points, depths and normals against references of 256 bits, at the scales and offsets that are promised. */
import { describe, expect, test } from "vitest";
import { hardCase } from "../generators/hard-cases.js";
import { isPathKind } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { isWithinSizes, largestOf, type Measuring, measuringOf } from "../laws/measuring.js";
import { build, PAIRS } from "../rooms.js";
import { boundOf } from "./bounds.js";
import { type Errors, judge } from "./judge.js";
import { numbersIn } from "./reference.js";
import { PLACES, sceneOf, sliversOf } from "./scenes.js";

const CASES = Number(process.env.HANTEI_ACCURACY_CASES ?? 12);
const SEED = Number(process.env.HANTEI_SEED ?? 541);

function check(room: string, errors: Errors): void {
  for (const [what, { error, told }] of errors)
    expect(error, `${what}: ${told}`).toBeLessThanOrEqual(boundOf(room, what));
}

describe.each(PAIRS.filter(({ room }) => measuringOf(room) !== undefined))("$name", ({ room, kindA, kindB }) => {
  const measuring = measuringOf(room) as Measuring;

  test.each(PLACES)("at scale $scale, $offset sizes off", (place) => {
    const random = new Random(SEED);
    const errors: Errors = new Map();
    const isConvex = kindA !== "polyline" && kindB !== "polyline";
    for (let index = 0; index < CASES; index++) {
      const [a, b] = sceneOf(room, kindA, kindB, place, random);
      judge(room, measuring, a, b, isConvex, errors);
    }
    check(room.name, errors);
    expect(errors.size).toBeGreaterThan(4);
  });

  const hasEdges = [kindA, kindB].every((kind) => ["segment", "capsule", "polygon", "polyline"].includes(kind));
  if (hasEdges) {
    test("on edges that nearly lie in one line", () => {
      const random = new Random(SEED + 2);
      const errors: Errors = new Map();
      const isConvex = kindA !== "polyline" && kindB !== "polyline";
      for (let index = 0; index < 6 * CASES; index++) {
        const [a, b] = sliversOf(room, kindA, kindB, random);
        judge(room, measuring, a, b, isConvex, errors);
      }
      check(room.name, errors);
    });
  }

  test("on hard cases", () => {
    const random = new Random(SEED + 1);
    const errors: Errors = new Map();
    for (let index = 0; index < 4 * CASES; index++) {
      const [a, b] = hardCase(kindA, kindB, random, index).map((draft) => build(room, draft)) as [never, never];
      if (!isWithinSizes(a, b)) continue;
      // Fractions of numbers as far apart as doubles can be take long.
      const sizes = numbersIn([a, b]).map(Math.abs);
      if (sizes.some((size) => size > 0 && size < largestOf(a, b) * 1e-60)) continue;
      judge(room, measuring, a, b, !(isPathKind(kindA) || isPathKind(kindB)), errors);
    }
    check(room.name, errors);
  });
});
