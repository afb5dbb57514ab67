/** Every comparison can be seen on the figure: of each example of the playground, and of shapes of other kinds. */
import { box, capsule, circle, explain, point, polygon, polyline, type Shape, segment } from "hantei";
import { describe, expect, test } from "vitest";
import { EXAMPLE_FILES, examplesOf } from "../lib/examples.js";
import { type Mark, marksOf } from "../lib/marks.js";
import { viewOf } from "../lib/view.js";
import { windowAround } from "../lib/window.js";

const ANYWHERE = { minX: 0, minY: 0, maxX: 3, maxY: 2 };

/** Each comparison's formula and marks. */
function markedSteps(a: Shape, b: Shape): readonly { readonly formula: string; readonly marks: readonly Mark[] }[] {
  const view = viewOf(windowAround([a, b], 1.5, ANYWHERE), 600);
  const explanation = explain(a, b);
  return explanation.steps.map((step) => ({ formula: step.formula, marks: marksOf(step, explanation, view) }));
}

test.each(EXAMPLE_FILES)("%s: each comparison draws something", async (file) => {
  for (const { name, a, b } of await examplesOf(file)) {
    for (const { formula, marks } of markedSteps(a, b)) {
      expect(marks.length, `${name.en}: ${formula}`).toBeGreaterThan(0);
      for (const mark of marks) expect(JSON.stringify(mark), `${name.en}: ${formula}`).not.toMatch(/null|NaN/);
    }
  }
});

describe("what a comparison draws", () => {
  const left = polygon([0, 0, 2, 0, 2, 1, 0, 1]);
  const right = polygon([2, 0, 4, 0, 4, 1, 2, 1]);
  const inside = polygon([0.5, 0.5, 1, 0.5, 1, 0.7]);
  const marksOfStep = (a: Shape, b: Shape, start: string): readonly Mark[] =>
    markedSteps(a, b).find(({ formula }) => formula.startsWith(start))?.marks ?? [];

  test("polygons end on an axis where boxes do: two lines", () => {
    const lines = marksOfStep(left, right, "max a.x < min b.x");
    expect(lines).toMatchObject([
      { type: "line", tone: "a" },
      { type: "line", tone: "b" },
    ]);
    expect(lines).toEqual(marksOfStep(box(0, 0, 2, 1), box(2, 0, 4, 1), "a.maxX < b.minX"));
  });

  test("along another direction: lines square to it", () => {
    const slanted = marksOfStep(polygon([0, 0, 2, 0, 0, 2]), polygon([2, 2, 2, 0, 0, 2]), "max n·a");
    expect(slanted).toHaveLength(2);
    for (const mark of slanted) {
      if (mark.type !== "line") throw new Error("no line");
      expect((mark.y2 - mark.y1) / (mark.x2 - mark.x1)).toBeCloseTo(1, 9);
    }
  });

  test("a counted ray begins at its point and goes to the right", () => {
    const marks = marksOfStep(left, inside, "crossings(a, p)");
    expect(marks).toMatchObject([
      { type: "dot", tone: "b" },
      { type: "line", tone: "b", x2: 600 },
    ]);
  });

  test("ways that a formula computes with: an arrow each, by its name, in the color of what it leads to", () => {
    const namesOf = (a: Shape, b: Shape, start: string): readonly string[] =>
      marksOfStep(a, b, start).flatMap((mark) => (mark.type === "name" ? [`${mark.tone} ${mark.text}`] : []));
    const [one, other] = [segment(0, 0, 6, 4), segment(0, 4, 6, 0)];
    expect(namesOf(one, other, "(u × p)")).toEqual(["a u", "b p", "b q"]);
    expect(namesOf(one, other, "(v × r)")).toEqual(["b v", "a r", "a s"]);
    expect(namesOf(one, point(1, 1), "u × w")).toEqual(["a u", "b w"]);
    // A corner, a vertex, and a point that is an end of neither.
    expect(namesOf(box(0, 0, 2, 2), capsule(5, 1, 2, 4, 0.5), "u·w")).toEqual(["b u", "a w"]);
    expect(namesOf(one, polyline([0, 5, 3, 1, 6, 5]), "u × w")).toEqual(["b u", "a w"]);
    // A direction that is square to an edge leads nowhere.
    expect(namesOf(one, box(0, 0, 2, 2), "n·a")).toEqual([]);
  });

  test("an arrow leads from one end to the other, up to the handle there", () => {
    const [, path] = marksOfStep(segment(0, 0, 6, 4), segment(0, 4, 6, 0), "(u × p)").flatMap((mark) =>
      mark.type === "path" ? [mark] : [],
    );
    const [, x1, y1, x2, y2] = /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)M/.exec(path?.d ?? "")?.map(Number) ?? [];
    const view = viewOf(windowAround([segment(0, 0, 6, 4), segment(0, 4, 6, 0)], 1.5, ANYWHERE), 600);
    expect([x1, y1, x2]).toEqual([view.x(0), view.y(0), view.x(0)].map((value) => expect.closeTo(value, 1)));
    expect((y2 ?? 0) - view.y(4)).toBeCloseTo(7, 1);
  });

  test("what names no place draws the shapes", () => {
    const bay = polygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 3, 4, 3, 4, 4, 0, 4]);
    expect(marksOfStep(bay, polygon([2, 1.5, 3, 1.5, 3, 2.5]), "meetings(a, b)")).toMatchObject([
      { type: "path", tone: "a" },
      { type: "path", tone: "b" },
    ]);
    for (const { marks } of markedSteps(circle(1, 1, 0), segment(1, 1, 3, 1))) expect(marks).not.toEqual([]);
    for (const { marks } of markedSteps(capsule(0, 0, 2, 1, 1), left)) expect(marks).not.toEqual([]);
  });
});
