/**
 * A chain, or a ring of a region, against a ring of a region: whether one of their contacts shows that interiors meet. Where two
 * edges cross, they do (but see `pinched.ts`); where two edges run along each other, they do if both have their interior on the same
 * side; and where one only meets the other, in an end of an edge, each boundary is asked whether it goes on into the other's interior.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import {
  ALONG,
  APART,
  CROSSING,
  E1,
  E2,
  F1,
  F2,
  isEqual,
  isOnEdge,
  meetEdges,
  runTogether,
  SIDE,
} from "./edge-pair.js";
import { extents } from "./extents.js";
import { nextHole } from "./holes.js";
import { after, type Coordinates, edgeCount, effort, nextEdge, writeBounds } from "./path.js";
import { isPinched } from "./pinched.js";
import { EDGE, innerSide, leadsInside, leadsLeftOf, load, lookNear, type Region, ringOf, turnAt } from "./region.js";
import { TOO_LONG } from "./search-limit.js";

/** The bounds of the path, and of a hole. */
const around: Float64Array = /* @__PURE__ */ new Float64Array(4);
const inner: Float64Array = /* @__PURE__ */ new Float64Array(4);

/**
 * OVERLAPPING where the contacts of a path with the rings of region b show that interiors meet, TOUCHING where there are contacts at
 * all, TOO_LONG after so many steps. The path is ring i of region a, or a chain, where there is no a. The bounds of b are the first
 * of `extents`.
 */
export function relateRings(
  path: Coordinates,
  a: Region | undefined,
  i: number,
  b: Region,
  limit: number,
): Code | typeof TOO_LONG {
  if (b.holes.length > 0) writeBounds(path, around, 0);
  let code: number = DISJOINT;
  for (let j = -1; j < b.holes.length && code < OVERLAPPING; j = nextHole(b.holes, j, around)) {
    code = Math.max(code, relateRing(path, a, i, b, j, limit));
  }
  return code as Code;
}

/** The same, of one ring. */
function relateRing(
  ringA: Coordinates,
  a: Region | undefined,
  i: number,
  b: Region,
  j: number,
  limit: number,
): Code | typeof TOO_LONG {
  const ringB = ringOf(b, j);
  const edgesA = edgeCount(ringA, a !== undefined);
  const edgesB = ringB.length >> 1;
  // On which side of the rings the interiors are, once that is asked.
  let sideA: Sign = 0;
  let sideB: Sign = 0;
  const bounds = b.holes.length + (a ?? b).holes.length > 0 ? undefined : extents;
  if (j >= 0) writeBounds(ringB, inner, 0);
  const window = j < 0 ? extents : inner;
  let code: Code = DISJOINT;
  for (let e = nextEdge(ringA, edgesA, 0, window); e < edgesA; e = nextEdge(ringA, edgesA, e + 1, window)) {
    load(E1, ringA, 2 * e);
    load(E2, ringA, after(ringA, 2 * e));
    lookNear(E1);
    if (effort.steps > limit) return TOO_LONG;
    effort.steps++;
    for (let f = nextEdge(ringB, edgesB, 0); f < edgesB; f = nextEdge(ringB, edgesB, f + 1)) {
      load(F1, ringB, 2 * f);
      load(F2, ringB, after(ringB, 2 * f));
      const meeting = meetEdges();
      if (meeting === APART) continue;
      code = TOUCHING;
      if (meeting === CROSSING) {
        if (!((a !== undefined && isPinched(a, ringA)) || isPinched(b, ringB))) return OVERLAPPING;
        continue;
      }
      sideB ||= innerSide(b, j, bounds, 0);
      if (a !== undefined) {
        sideA ||= innerSide(a, i, bounds, 4);
        if (meeting === ALONG && runTogether() === (sideA === sideB)) return OVERLAPPING;
      }
      if (bounds !== undefined) {
        if (goesOnInside(ringA, 2 * e, sideA, ringB, 2 * f, sideB)) return OVERLAPPING;
        continue;
      }
      for (let p = E1; p <= F2; p += 2) {
        if (!isOnEdge(p, p < F1 ? F1 : E1)) continue;
        for (let q = E1; q <= F2; q += 2) {
          if (isEqual(p, q)) continue;
          if (q < F1 ? leadsInside(b, j, p, q) : a !== undefined && leadsInside(a, i, p, q)) return OVERLAPPING;
        }
      }
      lookNear(E1);
    }
  }
  return code;
}

/**
 * Whether, at the contact of the edges that start at two offsets, interiors of the shapes meet: where a is a chain, with no side, whether
 * it leads inside there.
 *
 * Signs tell, unless the edges meet in an end of both. Where an end of one lies inside the other, the interiors meet if either edge at
 * that end leads inside, or if the shape there is more than a half-plane.
 */
function goesOnInside(
  a: Coordinates,
  startA: number,
  sideA: Sign,
  b: Coordinates,
  startB: number,
  sideB: Sign,
): boolean {
  const e1 = registers[E1 + SIDE] as number;
  const f1 = registers[F1 + SIDE] as number;
  const e = e1 + (registers[E2 + SIDE] as number);
  const f = f1 + (registers[F2 + SIDE] as number);
  // An end in common, or one line.
  if (e * e === f * f) {
    return (
      (f1 === 0 && cornersMeet(b, startB, F1, sideB, E1, sideA)) ||
      (e1 === 0 && sideA !== 0 && cornersMeet(a, startA, E1, sideA, F1, sideB))
    );
  }
  if (f === 0) {
    return e === sideB || sideA * turnAt(a, e1 === 0 ? startA : after(a, startA)) < 0;
  }
  return (
    f === sideA ||
    sideB * turnAt(b, f1 === 0 ? startB : after(b, startB)) < 0 ||
    (f1 === 0 && orient2dAt(E1, E2, EDGE) === -f)
  );
}

/** Whether the other edge leads inside from the first end of an edge of a ring, with its own interior on the left. */
function cornersMeet(
  ring: Coordinates,
  start: number,
  edge: number,
  side: Sign,
  other: number,
  otherSide: Sign,
): boolean {
  return (
    (otherSide >= 0 && isEqual(edge, other) && leadsLeftOf(ring, start, edge, side, edge, other + 2)) ||
    (otherSide <= 0 && isEqual(edge, other + 2) && leadsLeftOf(ring, start, edge, side, edge, other))
  );
}
