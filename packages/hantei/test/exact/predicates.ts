/** The predicates, each with its exact reference over BigInt, told apart by nothing but their tables. */
import { compareDistance2d, compareDistance3d, compareLineDistance2d } from "../../src/exact/compare-distance.js";
import { dot2dAt } from "../../src/exact/dot2d.js";
import { dot3dAt } from "../../src/exact/dot3d.js";
import { footSide3d } from "../../src/exact/lines3d/foot-side.js";
import { compareLinesDistance3d } from "../../src/exact/lines3d/line-to-line.js";
import { compareLineDistance3d } from "../../src/exact/lines3d/line-to-point.js";
import { orientLines3d } from "../../src/exact/lines3d/orient-lines.js";
import {
  aheadOfMotion,
  beginMotion,
  compareCrossings,
  compareEndAlong,
  compareEndCrossing,
  compareEndDistance,
  compareEndLine,
  compareEndPast,
  comparePassing,
  EDGE_A,
  EDGE_B,
  END,
  MOTION,
  OTHER_MOTION,
  RADII as REACH,
  SECOND_A,
  SECOND_B,
  SPOT,
  sideOfMotion,
} from "../../src/exact/motion2d.js";
import { orient2dAt } from "../../src/exact/orient2d.js";
import { registers } from "../../src/exact/registers.js";
import { remembered } from "../mutation/memory.js";
import { distanceSign, dotSign, lineDistanceSign, orientation, signOf, wholes } from "./reference.js";

export interface Predicate {
  readonly name: string;
  /** How many numbers it is asked about. */
  readonly length: number;
  /** Which of them are radii, and so not negative. */
  readonly radii: readonly number[];
  /** Puts the numbers where the predicate looks for them. */
  readonly load: (values: readonly number[]) => void;
  readonly ask: () => number;
  readonly truth: (values: readonly number[]) => number;
}

type Triple = readonly [bigint, bigint, bigint];

const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple): bigint => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const plain = (values: readonly number[]): void => registers.set(values);

const BEHIND = 8;
const behind = (values: readonly number[]): void => registers.set(values, BEHIND);

/** Predicates of numbers next to each other in the registers, mostly from 0 on. */
export const FLAT: readonly Predicate[] = [
  { name: "orient2dAt", length: 6, radii: [], load: plain, ask: () => orient2dAt(0, 2, 4), truth: orientation },
  { name: "dot2dAt", length: 6, radii: [], load: plain, ask: () => dot2dAt(0, 2, 4), truth: dotSign },
  {
    name: "orient2dAt, farther behind",
    length: 6,
    radii: [],
    load: behind,
    ask: () => orient2dAt(BEHIND, BEHIND + 2, BEHIND + 4),
    truth: orientation,
  },
  {
    name: "dot2dAt, farther behind",
    length: 6,
    radii: [],
    load: behind,
    ask: () => dot2dAt(BEHIND, BEHIND + 2, BEHIND + 4),
    truth: dotSign,
  },
  {
    name: "compareDistance2d",
    length: 6,
    radii: [4, 5],
    load: plain,
    ask: compareDistance2d,
    truth: (values) => distanceSign(values, 2),
  },
  {
    name: "compareDistance3d",
    length: 8,
    radii: [6, 7],
    load: plain,
    ask: compareDistance3d,
    truth: (values) => distanceSign(values, 3),
  },
  {
    name: "compareLineDistance2d",
    length: 8,
    radii: [6, 7],
    load: plain,
    ask: () => compareLineDistance2d(0, 4, 6),
    truth: lineDistanceSign,
  },
];

const [A, B, RADII] = [24, 32, 40];

/** Of the ends a1, a2 and b1, b2 of two lines, and the sum of the radii. */
type LineFormula = (a1: Triple, a2: Triple, b1: Triple, b2: Triple, reach: bigint) => bigint;

function ofLines(name: string, ask: () => number, formula: LineFormula): Predicate {
  return {
    name,
    length: 14,
    radii: [12, 13],
    load: (values) => {
      [A, A + 4, B, B + 4].forEach((register, point) => {
        registers.set(values.slice(3 * point, 3 * point + 3), register);
      });
      registers.set(values.slice(12), RADII);
    },
    ask,
    truth: remembered((values) => {
      const whole = wholes(values);
      const at = (index: number): Triple => [whole[index] ?? 0n, whole[index + 1] ?? 0n, whole[index + 2] ?? 0n];
      return signOf(formula(at(0), at(3), at(6), at(9), (whole[12] ?? 0n) + (whole[13] ?? 0n)));
    }),
  };
}

/** Predicates of two lines of space: twelve coordinates, then two radii. */
export const LINES: readonly Predicate[] = [
  ofLines(
    "dot3dAt",
    () => dot3dAt(A, A + 4, B),
    (a1, a2, b1) => dot(minus(a2, a1), minus(b1, a1)),
  ),
  ofLines(
    "orientLines3d",
    () => orientLines3d(A, B),
    (a1, a2, b1, b2) => dot(minus(b1, a1), cross(minus(a2, a1), minus(b2, b1))),
  ),
  ofLines(
    "footSide3d",
    () => footSide3d(A, B, A + 4),
    // The foot's parameter times |n|², by the cross product where the predicate takes dot products.
    (a1, a2, b1, b2) => {
      const [u, v] = [minus(a2, a1), minus(b2, b1)];
      return dot(cross(minus(b1, a2), v), cross(u, v));
    },
  ),
  ofLines(
    "compareLineDistance3d",
    () => compareLineDistance3d(A, B, RADII),
    (a1, a2, b1, _b2, reach) => {
      const [u, n] = [minus(a2, a1), cross(minus(a2, a1), minus(b1, a1))];
      return dot(n, n) - reach ** 2n * dot(u, u);
    },
  ),
  ofLines(
    "compareLinesDistance3d",
    () => compareLinesDistance3d(A, B, RADII),
    (a1, a2, b1, b2, reach) => {
      const n = cross(minus(a2, a1), minus(b2, b1));
      return dot(minus(b1, a1), n) ** 2n - reach ** 2n * dot(n, n);
    },
  ),
];

/** What a spot's predicates ask about, as whole numbers: u, w = a − p, e = b − a, the time, the reach, and the number 1. */
interface Way {
  readonly u: Triple;
  readonly w: Triple;
  readonly e: Triple;
  readonly time: bigint;
  readonly reach: bigint;
  readonly one: bigint;
}

function ofMotion(name: string, ask: () => number, formula: (way: Way) => bigint): Predicate {
  return {
    name,
    length: 13,
    radii: [10, 11, 12],
    load: (values) => {
      beginMotion();
      [SPOT, MOTION, OTHER_MOTION, EDGE_A, EDGE_B].forEach((register, pair) => {
        registers.set(values.slice(2 * pair, 2 * pair + 2), register);
      });
      registers.set(values.slice(10, 12), REACH);
      registers.set(values.slice(12), END);
    },
    ask,
    truth: remembered((values) => {
      const whole = wholes([...values, 1]);
      const at = (index: number): Triple => [whole[index] ?? 0n, whole[index + 1] ?? 0n, 0n];
      const number = (index: number): bigint => whole[index] ?? 0n;
      return signOf(
        formula({
          u: minus(at(2), at(4)),
          w: minus(at(6), at(0)),
          e: minus(at(8), at(6)),
          reach: number(10) + number(11),
          time: number(12),
          one: number(13),
        }),
      );
    }),
  };
}

/** From a to where the spot ends. */
const fromEdge = ({ u, w, time, one }: Way): Triple => [time * u[0] - one * w[0], time * u[1] - one * w[1], 0n];

/** Predicates of a spot that moves: itself, its motion, the other's, an edge's two ends, two radii, and the time. */
export const MOTIONS: readonly Predicate[] = [
  ofMotion(
    "sideOfMotion",
    () => sideOfMotion(EDGE_A),
    ({ u, w }) => cross(u, w)[2],
  ),
  ofMotion(
    "aheadOfMotion",
    () => aheadOfMotion(EDGE_A),
    ({ u, w }) => dot(u, w),
  ),
  ofMotion(
    "comparePassing",
    () => comparePassing(EDGE_A),
    ({ u, w, reach }) => cross(u, w)[2] ** 2n - reach ** 2n * dot(u, u),
  ),
  ofMotion(
    "compareEndPast",
    () => compareEndPast(EDGE_A),
    ({ u, w, time, one }) => time * dot(u, u) - one * dot(u, w),
  ),
  ofMotion(
    "compareEndDistance",
    () => compareEndDistance(EDGE_A),
    (way) => dot(fromEdge(way), fromEdge(way)) - (way.one * way.reach) ** 2n,
  ),
  ofMotion(
    "compareEndCrossing",
    () => compareEndCrossing(EDGE_A, EDGE_B),
    (way) => cross(fromEdge(way), way.e)[2],
  ),
  ofMotion(
    "compareEndAlong",
    () => compareEndAlong(EDGE_A, EDGE_B),
    (way) => dot(fromEdge(way), way.e),
  ),
  ofMotion(
    "compareEndLine",
    () => compareEndLine(EDGE_A, EDGE_B),
    (way) => cross(fromEdge(way), way.e)[2] ** 2n - (way.one * way.reach) ** 2n * dot(way.e, way.e),
  ),
];

/** Which of the two are edges' lines, and which the points that the edges begin with. */
function ofCrossings(name: string, first: number, second: number): Predicate {
  return {
    name,
    length: 14,
    radii: [],
    load: (values) => {
      beginMotion();
      [SPOT, MOTION, OTHER_MOTION, EDGE_A, EDGE_B, SECOND_A, SECOND_B].forEach((register, pair) => {
        registers.set(values.slice(2 * pair, 2 * pair + 2), register);
      });
    },
    ask: () => compareCrossings(first, second),
    truth: remembered((values) => {
      const whole = wholes(values);
      const at = (index: number): Triple => [whole[index] ?? 0n, whole[index + 1] ?? 0n, 0n];
      const u = minus(at(2), at(4));
      const crossing = (from: number, isPoint: number): readonly [bigint, bigint] => {
        const w = minus(at(from), at(0));
        const e = minus(at(from + 2), at(from));
        return isPoint === 1 ? [dot(w, u), dot(u, u)] : [cross(w, e)[2], cross(u, e)[2]];
      };
      const [[top, bottom], [otherTop, otherBottom]] = [crossing(6, first), crossing(10, second)];
      return signOf(top * otherBottom - otherTop * bottom);
    }),
  };
}

/** When a spot's line crosses two edges' lines: itself, its motion, the other's, and two ends of each edge. */
export const CROSSINGS: readonly Predicate[] = [
  ofCrossings("compareCrossings of lines", 0, 0),
  ofCrossings("compareCrossings of a point and a line", 1, 0),
  ofCrossings("compareCrossings of a line and a point", 0, 1),
  ofCrossings("compareCrossings of points", 1, 1),
];
