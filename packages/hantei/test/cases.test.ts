/** The named cases and the kept failures of `packages/cases`, in the library's words and in the oracle's. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Draft, isPathKind, layoutOf, polygonOf } from "./generators/layout.js";
import { complaints } from "./oracle/check.js";
import { oracleRelate } from "./oracle/relate.js";
import { type AnyShape, build, PAIRS, pairNamed, type Relation, type Room } from "./rooms.js";

interface Case {
  readonly name?: string;
  readonly from?: string;
  readonly note?: string;
  readonly a: AnyShape;
  readonly b: AnyShape;
  readonly relation: Relation;
}

const CASES = fileURLToPath(new URL("../../cases", import.meta.url));

function read(folder: string, pair: string): Case[] {
  const path = `${CASES}/${folder}/${pair}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

/** The case's shape, through its constructor; infinities are text. */
function shapeOf(room: Room, data: AnyShape): AnyShape {
  const { names } = layoutOf(data.kind);
  expect(Object.keys(data)).toEqual(["kind", ...names]);
  const { kind } = data;
  if (isPathKind(kind)) return build(room, pathOf(data));
  return build(room, { kind, numbers: names.map((name) => Number(data[name])) });
}

function pathOf({ kind, coordinates, holes = [] }: AnyShape): Draft {
  const rings = [coordinates as number[], ...(holes as number[][])];
  return kind === "polygon" ? polygonOf(rings) : { kind, numbers: rings.flat() };
}

function judge(pairName: string, { a, b, relation }: Case): void {
  const pair = pairNamed(pairName);
  const [shapeA, shapeB] = [shapeOf(pair.room, a), shapeOf(pair.room, b)];
  expect(oracleRelate(shapeA, shapeB)).toBe(relation);
  const inOrder = a.kind === pair.kindA;
  expect(complaints(pair, inOrder ? shapeA : shapeB, inOrder ? shapeB : shapeA, relation)).toEqual([]);
}

describe.each(PAIRS)("$name", ({ name }) => {
  const named = read("pairs", name);
  test.each(named.map((each) => [each.name, each] as const))("%s", (_name, each) => judge(name, each));

  test("has named cases, each with a note and a name of its own", () => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ note }) => typeof note === "string" && note !== "")).toBe(true);
    expect(new Set(named.map((each) => each.name)).size).toBe(named.length);
  });

  const kept = read("regressions", name);
  for (const [index, each] of kept.entries()) {
    test(`kept failure ${index + 1} (${each.from}) stays right`, () => judge(name, each));
  }
});

test("every file of cases belongs to a pair", () => {
  const files = ["pairs", "regressions"].flatMap((folder) => readdirSync(`${CASES}/${folder}`));
  const known = PAIRS.map(({ name }) => `${name}.json`);
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
});
