/** What the playground says of answers that are numbers. */
import { box, circle } from "hantei";
import { expect, test } from "vitest";
import { answerOf } from "../lib/findings.js";

const ASKED = { arrow: { x: -4, y: 0, dx: 8, dy: 0 }, inside: "hit", touching: true } as const;

test("a ray that meets both at one place meets neither first", () => {
  const right = box(1, -1, 3, 1);
  expect(answerOf("castRay", right, box(1, -2, 2, 2), ASKED).verdict).toEqual({ en: "both at once", ja: "両方に同時" });
  expect(answerOf("castRay", right, box(-1, -2, 0, 2), ASKED).verdict.en).toBe("B first");
  expect(answerOf("castRay", right, circle(9, 9, 1), ASKED).verdict.en).toBe("A first");
  expect(answerOf("castRay", circle(9, 9, 1), right, ASKED).verdict.en).toBe("B first");
  expect(answerOf("castRay", circle(9, 9, 1), circle(-9, 9, 1), ASKED).verdict.en).toBe("neither");
});

test("where no move parts two shapes, none is said to", () => {
  const plane = box(-Infinity, -Infinity, Infinity, Infinity);
  const { findings } = answerOf("contact", plane, circle(0, 0, 1), ASKED);
  const said = Object.fromEntries(findings.map(({ name, meaning }) => [name, meaning.en]));
  expect(said["hit.depth"]).toContain("no move");
  expect(said["hit.minimal"]).toMatch(/^No move parts them/);
});
