/** What the playground says of answers that are numbers. */
import { box, circle, polygon, type Shape, segment } from "hantei";
import { expect, test } from "vitest";
import type { Arrow } from "../lib/arrow.js";
import { answerOf } from "../lib/findings/index.js";
import type { Text } from "../lib/lang.js";

const ASKED = { arrow: { x: -4, y: 0, dx: 8, dy: 0 }, inside: "hit", touching: true } as const;

const first = (a: Shape, b: Shape, arrow: Arrow = ASKED.arrow): Text =>
  answerOf("castRay", a, b, { ...ASKED, arrow }).verdict;

test("which of two a ray meets first is said where doubles tell it", () => {
  const right = box(1, -1, 3, 1);
  expect(first(right, box(-1, -2, 0, 2)).en).toBe("B first");
  expect(first(right, circle(9, 9, 1))).toEqual({ en: "A only", ja: "A だけ" });
  expect(first(circle(9, 9, 1), right)).toEqual({ en: "B only", ja: "B だけ" });
  expect(first(circle(9, 9, 1), circle(-9, 9, 1)).en).toBe("neither");
  expect(first(box(-5, -1, -3, 1), circle(-4, 0, 1))).toEqual({ en: "both at once", ja: "両方に同時" });
  expect(first(box(-5, -1, -3, 1), right).en).toBe("A first");
  expect(first(box(1 + 2 ** -30, -2, 2, 2), right).en).toBe("B first");
});

test("nearer to each other than a fraction may be to the truth, neither is said to be first", () => {
  const unsure = { en: "doubles cannot tell which is first", ja: "どちらが先か、倍精度では区別できない" };
  const right = box(1, -1, 3, 1);
  expect(first(right, box(1, -2, 2, 2))).toEqual(unsure);
  expect(first(right, box(1 + 2 ** -52, -2, 2, 2))).toEqual(unsure);
  expect(first(circle(2, 0, 1), right)).toEqual(unsure);
  // A flat ray goes far within as small a gap.
  const flat = { x: -4, y: 2 ** -30, dx: 8, dy: -(2 ** -29) };
  expect(first(box(-1, -1, 1, 0), box(2 ** -20, -2, 1, 1), flat)).toEqual(unsure);
});

test("where no move parts two shapes, none is said to", () => {
  const plane = box(-Infinity, -Infinity, Infinity, Infinity);
  const { findings } = answerOf("contact", plane, circle(0, 0, 1), ASKED);
  const said = Object.fromEntries(findings.map(({ name, meaning }) => [name, meaning.en]));
  expect(said["hit.depth"]).toContain("no move");
  expect(said["hit.minimal"]).toMatch(/^No move parts them/);
});

test("which points are nearest is answered by points, how far apart by a distance", () => {
  const [a, b] = [box(0, 0, 4, 4), circle(9, 2, 1)];
  expect(answerOf("distance", a, b, ASKED).verdict.en).toBe("4");
  expect(answerOf("closestPoints", a, b, ASKED).verdict).toEqual({
    en: "(4, 2) of A, (8, 2) of B",
    ja: "A の (4, 2) と B の (8, 2)",
  });
  expect(answerOf("closestPoints", a, circle(5, 2, 1), ASKED).verdict).toEqual({
    en: "(4, 2), which both have",
    ja: "(4, 2)（両方にある）",
  });
});

test("what is apart, or only touches, is not to be moved", () => {
  for (const x of [9, 5]) {
    const { findings } = answerOf("contact", box(0, 0, 4, 4), circle(x, 2, 1), ASKED);
    const said = Object.fromEntries(findings.map(({ name, meaning }) => [name, meaning.en]));
    expect(said["hit.minimal"]).toContain("nothing to part");
    expect(said["hit.normal"]).not.toContain("move");
  }
});

test("in Japanese a numbered part stands apart from what follows", () => {
  const { findings } = answerOf("contact", box(0, 0, 4, 4), box(6, 0, 8, 4), ASKED);
  const said = findings.map(({ meaning }) => meaning.ja).join();
  expect(said).toMatch(/A の辺 \d と B の(?:辺|頂点) \d が/);
});

const rayTo = (shape: Shape, inside: "hit" | "ignore" | "exit", arrow: Arrow = ASKED.arrow): readonly Text[] =>
  answerOf("castRay", shape, circle(99, 99, 1), { ...ASKED, inside, arrow })
    .findings.filter(({ name }) => name.startsWith("castRay(a, ray)"))
    .map(({ meaning }) => meaning);

test("a ray that starts in a shape is not said to meet or to miss it", () => {
  const around = box(-5, -1, -3, 1);
  const [hit, straight] = rayTo(around, "hit");
  expect(hit?.en).toBe("It starts in A, at (-4, 0), and so hits it at once.");
  expect(straight?.en).toMatch(/^Straight against the ray/);
  expect(rayTo(around, "exit")[0]?.en).toBe("It leaves A after 12.5 % of the arrow, through edge 1, at (-3, 0).");
  expect(rayTo(around, "ignore")[0]?.en).toBe("The ray starts in A, and does not come back to it.");
  expect(rayTo(box(-5, -1, 9, 1), "exit")[0]?.en).toBe("The ray starts in A, and ends before it leaves it.");
  const horseshoe = polygon([-5, -1, -3, -1, -3, 2, 0, 2, 0, -1, 1, -1, 1, 3, -5, 3]);
  expect(rayTo(horseshoe, "ignore")[0]?.en).toBe(
    "Having left A, it comes back to it after 50 % of the arrow, on edge 3, at (0, 0).",
  );
});

test("a ray that starts on an edge starts in the shape; one that starts elsewhere meets it or ends before", () => {
  expect(rayTo(box(-4, -1, 0, 1), "hit")[0]?.en).toContain("starts in A");
  expect(rayTo(box(-3, -1, 0, 1), "exit")[0]?.en).toBe("It meets A after 12.5 % of the arrow, on edge 3, at (-3, 0).");
  expect(rayTo(box(5, -1, 6, 1), "ignore")[0]?.en).toMatch(/^The ray, which ends with the arrow, misses A/);
});

test("where shapes meet before anything moves, no side is said to be met", () => {
  const normalOf = (b: Shape): string =>
    answerOf("castShape", box(0, 0, 1, 1), b, ASKED).findings.find(({ name }) => name === "normal")?.meaning.en ?? "";
  expect(normalOf(box(0.5, 0, 2, 1))).toMatch(/^Straight against A’s way/);
  expect(normalOf(box(-1, 0, 0, 1))).toMatch(/^Straight against A’s way/);
  expect(normalOf(box(3, 0, 4, 1))).toMatch(/^From B to A, square to the side/);
});

test("parts that meet only once the shapes are parted are not said to meet", () => {
  const meaningOf = (b: Shape): string =>
    answerOf("contact", segment(0, 0, 2, 2), b, ASKED).findings.find(({ name }) => name === "hit.points[0]")?.meaning
      .en ?? "";
  expect(meaningOf(segment(0, 2, 2, 0))).toBe("Common to both. What is in contact: edge 0 of A, vertex 0 of B.");
  expect(meaningOf(segment(1, 1, 2, 0))).toBe("Common to both: edge 0 of A meets vertex 0 of B.");
});
