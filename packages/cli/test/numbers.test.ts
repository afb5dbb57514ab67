/** Two readers of numbers, one fast and one that explains, take the same texts for the same values. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "../src/readers/number.js";
import { readPlainNumbers } from "../src/readers/number-line.js";

/** What a reader makes of one token; undefined where it refuses. */
function plain(token: string): number | undefined {
  const into = new Float64Array(1);
  return readPlainNumbers(token, into) === 1 ? into[0] : undefined;
}

function explained(token: string): number | undefined {
  try {
    return readNumber(token);
  } catch {
    return undefined;
  }
}

test("on any text of a number's characters", () => {
  const token = fc.string({ unit: fc.constantFrom(..."0123456789+-.eE"), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(token, (text) => {
      expect(plain(text)).toBe(explained(text));
    }),
    { numRuns: 50_000 },
  );
});

test("every finite double comes back from its text", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      // String(-0) is "0".
      const expected = value === 0 ? 0 : value;
      expect(plain(String(value))).toBe(expected);
      expect(explained(String(value))).toBe(expected);
    }),
    { numRuns: 20_000 },
  );
});

test("any other text is refused with a reason, or is Infinity", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      try {
        readNumber(text);
        expect(text).toMatch(/^[+-]?(?:Infinity|[\d.]+(?:[eE][+-]?\d+)?)$/);
      } catch (error) {
        expect(error).toMatchObject({ name: "Error", column: expect.any(Number) });
      }
    }),
    { numRuns: 20_000 },
  );
});
