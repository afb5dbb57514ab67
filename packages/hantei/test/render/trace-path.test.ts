import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  type PathContext,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
  tracePath,
} from "../../src/2d/index.js";
import { KINDS } from "../../src/2d/shape-kinds.js";
import { sphere } from "../../src/3d/index.js";

function traced(shape: Shape): string[] {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...numbers: number[]) =>
      calls.push([name, ...numbers].join(" "));
  const context: PathContext = {
    moveTo: note("moveTo"),
    lineTo: note("lineTo"),
    arc: note("arc"),
    closePath: note("closePath"),
  };
  tracePath(context, shape);
  return calls;
}

const SHAPES: readonly Shape[] = [
  point(1, 2),
  segment(1, 2, 3, 4),
  box(0, 0, 2, 1),
  circle(5, 6, 2),
  capsule(0, 0, 4, 0, 1),
  polygon([0, 0, 4, 0, 4, 4, 0, 4], [[1, 1, 2, 1, 1, 2]]),
  polyline([0, 0, 4, 2, 0, 0]),
];

describe("tracePath", () => {
  test("draws every kind as a subpath of its own", () => {
    expect(SHAPES.map(({ kind }) => kind)).toEqual(KINDS);
    expect(SHAPES.map(traced)).toEqual([
      ["moveTo 1 2", "lineTo 1 2"],
      ["moveTo 1 2", "lineTo 3 4"],
      ["moveTo 0 0", "lineTo 2 0", "lineTo 2 1", "lineTo 0 1", "closePath"],
      ["moveTo 7 6", `arc 5 6 2 0 ${2 * Math.PI}`, "closePath"],
      [
        "moveTo 4 -1",
        `arc 4 0 1 ${-Math.PI / 2} ${Math.PI / 2}`,
        `arc 0 0 1 ${Math.PI / 2} ${1.5 * Math.PI}`,
        "closePath",
      ],
      [
        ...["moveTo 0 0", "lineTo 4 0", "lineTo 4 4", "lineTo 0 4", "closePath"],
        ...["moveTo 1 1", "lineTo 2 1", "lineTo 1 2", "closePath"],
      ],
      ["moveTo 0 0", "lineTo 4 2", "lineTo 0 0"],
    ]);
  });

  test.each([
    [3, 4],
    [-3, 4],
    [-4, -3],
    [1e-300, -1e-300],
    [1e308, 1e308],
    [0, 0],
  ])("turns a capsule's arcs towards (%d, %d)", (x, y) => {
    const [, second = ""] = traced(capsule(0, 0, x, y, 1));
    const [start = 0, end = 0] = second.split(" ").slice(4).map(Number);
    const angle = Math.atan2(y, x);
    expect(Math.abs(Math.sin((start + end) / 2 - angle))).toBeLessThan(1e-15);
    expect(Math.cos((start + end) / 2 - angle)).toBeCloseTo(1, 15);
    expect(end - start).toBeCloseTo(Math.PI, 14);
  });

  test("goes along a flat box and back", () => {
    expect(traced(box(0, 3, 2, 3))).toEqual(["moveTo 0 3", "lineTo 2 3", "lineTo 2 3", "lineTo 0 3", "closePath"]);
  });

  test.each([
    [-Infinity, 0, 1, 1],
    [0, -Infinity, 1, 1],
    [0, 0, Infinity, 1],
    [0, 0, 1, Infinity],
  ])("refuses the unbounded box %d %d %d %d before it draws", (minX, minY, maxX, maxY) => {
    const context = { moveTo: fail, lineTo: fail, arc: fail, closePath: fail };
    expect(() => tracePath(context, box(minX, minY, maxX, maxY))).toThrow(
      expect.objectContaining({ name: "RangeError", code: "ERR_UNBOUNDED" }),
    );
  });

  test("a capsule as long as doubles go has angles all the same", () => {
    const angles: number[] = [];
    const note = (...numbers: number[]) => angles.push(...numbers.slice(3));
    const context = { moveTo: () => 0, lineTo: fail, arc: note, closePath: () => 0 };
    tracePath(context, capsule(-1.7e308, 0, 1.7e308, 0, 1));
    expect(angles).toEqual([-1, 1, 1, 3].map((quarters) => (quarters * Math.PI) / 2));
  });

  test("refuses what is no shape of the plane", () => {
    const unknown = sphere(0, 0, 0, 1) as unknown as Shape;
    expect(() => traced(unknown)).toThrow(expect.objectContaining({ name: "TypeError", code: "ERR_KIND" }));
  });

  test("refuses what cannot draw: getContext gives null where there is none", () => {
    const whole = { moveTo: fail, lineTo: fail, arc: fail, closePath: fail };
    for (const none of [null, undefined, {}, { ...whole, closePath: 1 }, { ...whole, arc: undefined }]) {
      for (const shape of [circle(0, 0, 1), point(0, 0)]) {
        const trace = () => tracePath(none as never, shape);
        expect(trace).toThrow(expect.objectContaining({ name: "TypeError", code: "ERR_TYPE" }));
      }
    }
  });
});

function fail(): never {
  throw new Error("drawn");
}
