/** What changes a list of vertices but not the set: a polygon or polyline must be judged as before. */
import { describe, expect, test } from "vitest";
import { hardCase, TROUBLES_OF_PATHS } from "../generators/hard-cases.js";
import { asRing } from "../generators/lattice.js";
import { type Draft, isPathKind, polygonOf, ringsOf } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { build, PAIRS } from "../rooms.js";

/** A polygon's rings started anywhere and run either way round, its holes in any order; a polyline turned round. */
function rewritten(draft: Draft, random: Random): Draft {
  if (!isPathKind(draft.kind)) return draft;
  if (draft.kind === "polyline") {
    const vertices = draft.numbers.flatMap((_, at) => (at % 2 === 0 ? [draft.numbers.slice(at, at + 2)] : []));
    return { ...draft, numbers: vertices.reverse().flat() };
  }
  const [outer, ...holes] = ringsOf(draft).map((ring) => asRing(ring, random)) as [number[], ...number[][]];
  return polygonOf([outer, ...(random.once(2) ? holes : holes.reverse())]);
}

const PIECES = 32;

/** Every edge in 32 pieces, exactly: the numbers are whole and below 2⁴⁸. More than 64 edges have an index. */
function inPieces(draft: Draft): Draft {
  const numbers = draft.numbers.map((value) => value * PIECES);
  if (!isPathKind(draft.kind)) return { ...draft, numbers };
  const rings = ringsOf({ ...draft, numbers }).map((ring) => divided(ring, draft.kind === "polygon"));
  return draft.kind === "polygon" ? polygonOf(rings) : { kind: draft.kind, numbers: rings.flat() };
}

function divided(ring: readonly number[], closed: boolean): number[] {
  const vertices = ring.flatMap((_, at) => (at % 2 === 0 ? [ring.slice(at, at + 2)] : [])) as [number, number][];
  const ends = closed ? [...vertices.slice(1), vertices[0] as [number, number]] : vertices.slice(1);
  const pieces = ends.flatMap(([x2, y2], index) => {
    const [x1, y1] = vertices[index] as [number, number];
    return Array.from({ length: PIECES }, (_, k) => [
      x1 + ((x2 - x1) / PIECES) * k,
      y1 + ((y2 - y1) / PIECES) * k,
    ]).flat();
  });
  return closed ? pieces : [...pieces, ...(vertices.at(-1) as [number, number])];
}

const PATH_PAIRS = PAIRS.filter(({ kindA, kindB }) => isPathKind(kindA) || isPathKind(kindB));

describe.each(PATH_PAIRS)("$name", ({ room, kindA, kindB }) => {
  test("where a ring starts, which way it runs and in which order holes come does not matter", () => {
    const random = new Random(66);
    for (let index = 0; index < 800; index++) {
      const pair = hardCase(kindA, kindB, random, index);
      const [a, b] = pair.map((draft) => build(room, draft)) as [never, never];
      const [c, d] = pair.map((draft) => build(room, rewritten(draft, random))) as [never, never];
      expect(room.relate(c, d)).toBe(room.relate(a, b));
    }
  });

  test("edges in pieces, and with them an index of the edges, change nothing", () => {
    const random = new Random(67);
    const troubles = Object.values(TROUBLES_OF_PATHS);
    for (let count = 0; count < 150; ) {
      const pair = random.pick(troubles)(kindA, kindB, random);
      // Without the nudged and the scaled ones, whose pieces would be rounded.
      const numbers = pair.flatMap((draft) => draft.numbers);
      if (!numbers.every((value) => Number.isInteger(value) && Math.abs(value) < 2 ** 40)) continue;
      count += 1;
      const [a, b] = pair.map((draft) => build(room, draft)) as [never, never];
      const [c, d] = pair.map((draft) => build(room, inPieces(draft))) as [never, never];
      expect(room.relate(c, d)).toBe(room.relate(a, b));
    }
  });
});
