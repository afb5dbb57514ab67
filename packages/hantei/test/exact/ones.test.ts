/**
 * Numbers of 53 ones: −(2⁵³ − 1) − 2 is rounded to −2⁵³, which is 1 too much. It is the one kind of difference whose parts all
 * look exact.
 */
import { describe, expect, test } from "vitest";
import { isExactDifference, isExactSum } from "../../src/exact/exact-double.js";
import { registers } from "../../src/exact/registers.js";
import { check, predicate } from "./sums.js";

const ONES = 2 ** 53 - 1;

describe("53 ones", () => {
  /**
   * Three products that add up to 1. Their rounded values add up to −2⁵³, and what rounding took from two of them is 53 ones; with
   * 2 more, from the third product or from the sum before, that makes 2⁵³ + 1, which is rounded to 2⁵³. That loss must not be lost.
   */
  test.each([
    [872415232, 7.4367171524159164e22, 7436623483804683, -8724262205788067, 66, 1091781727847393],
    [6777995264, 6.557317385218265e21, 5048285057433917, -8804072209849877, 66, 1091781727847393],
    [47043313664, 1.203860556257828e21, 2, 1, 7769334235714797, -7289374872742117],
    [201326592, 2.2670449888281854e23, 2, 1, 5907362807030449, -7726230069503569],
  ])("and two among the tails of %d · %d + %d · %d + %d · %d", (...factors) => {
    const [ux, wx, uy, wy, uz, wz] = factors as [number, number, number, number, number, number];
    const dot = predicate("dot3dAt");
    for (const sign of [1, -1]) {
      const asked = [0, 0, 0, ux, uy, uz, wx * sign, wy * sign, wz * sign, 0, 0, 0, 0, 0];
      expect(check(dot, asked)).toBe(sign);
    }
  });

  test.each([
    [-ONES, 2],
    [2, -ONES],
    [ONES, -2],
    [-2, ONES],
    [-ONES * 2 ** 60, 2 ** 61],
    [2 ** -100, -ONES * 2 ** -101],
  ])("%d and %d are not parted exactly", (a, b) => {
    registers.set([a, b, -b], 7);
    expect(isExactDifference(7, 8)).toBe(false);
    expect(isExactSum(7, 9)).toBe(false);
    // With half of the smaller one they are.
    registers.set(Math.abs(a) < Math.abs(b) ? [a / 2, b, -b] : [a, b / 2, -b / 2], 7);
    expect(isExactDifference(7, 8)).toBe(true);
    expect(isExactSum(7, 9)).toBe(true);
  });

  /** Points a, b and c, and what follows them; one difference of a and b is rounded, and the rounded one makes a tie. */
  test.each([
    ["orient2dAt", [2, 0, -ONES, 1, 2 - 2 ** 54, 2]],
    ["dot2dAt", [2, 0, -ONES, 1, 3, 2 ** 53]],
    ["compareDistance2d", [2, 0, -ONES, 0, 2 ** 53, 0]],
    ["compareDistance2d", [0, 0, 2 ** 53, 0, ONES, 2]],
    ["compareDistance3d", [2, 0, 0, -ONES, 0, 0, 2 ** 53, 0]],
    ["compareDistance3d", [0, 0, 0, 2 ** 53, 0, 0, ONES, 2]],
  ])("%s of %j", (name, values) => {
    const asked = predicate(name);
    const axes = name.endsWith("3d") ? 3 : 2;
    const points = asked.radii[0] ?? values.length;
    for (let by = 0; by < axes; by++) {
      const turned = values.map((value, at) =>
        at < points ? (values[at - (at % axes) + ((at + by) % axes)] as number) : value,
      );
      const [a, b, c] = [0, 1, 2].map((point) => turned.slice(point * axes, (point + 1) * axes)) as [
        number[],
        number[],
        number[],
      ];
      const orders =
        asked.radii.length > 0 ? [turned, [...b, ...a, ...turned.slice(points)]] : [turned, [...a, ...c, ...b]];
      for (const each of orders) {
        const mirrored = each.map((value, at) => (at < points ? -value : value));
        for (const one of [each, mirrored]) expect(check(asked, one)).not.toBe(0);
      }
    }
  });
});
