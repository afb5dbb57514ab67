import { expect, test } from "vitest";
import { typedNumber } from "../lib/typed-number.js";

test.each([
  ["1.5", 1.5],
  [" -2 ", -2],
  ["１２．５", 12.5],
  ["－３", -3],
  ["−3", -3],
  ["ー３", -3],
  ["１ｅ－３", 1e-3],
  ["＋１Ｅ３　", 1e3],
  ["ｰ3", -3],
  [".5", 0.5],
  ["5.", 5],
  ["0e-400", 0],
  ["5e-324", Number.MIN_VALUE],
  ["1e−3", 1e-3],
  ["Infinity", Number.POSITIVE_INFINITY],
  ["−Infinity", Number.NEGATIVE_INFINITY],
])("%s is a number", (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each([
  ["", /数を/],
  ["一", /数を/],
  ["1,5", /数を/],
  ["NaN", /数を/],
  ["10⁶", /数を/],
  ["2²", /数を/],
  ["①", /数を/],
  ["0x10", /数を/],
  ["0b11", /数を/],
  ["Infinity1", /数を/],
  ["1e-400", /小さすぎ/],
  ["−0.1e-400", /小さすぎ/],
  ["1e400", /大きすぎ/],
  ["－1e400", /大きすぎ/],
])("%j is refused, and why", (text, reason) => {
  expect(typedNumber(text)).toMatchObject({ ja: expect.stringMatching(reason) });
});
