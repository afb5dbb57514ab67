/** A cast against the oracle: is it a hit exactly where there is one, and how far off is it? */
import { compare, minus, over, plus, type Rational, times, ZERO } from "../oracle/rational.js";
import { meeting } from "../oracle/relate.js";
import type { Vector as ExactVector, SolidSet } from "../oracle/sets.js";
import type { AnyShape, Room } from "../rooms.js";
import { comesNear, firstMeeting, leastGap, moved, scaledBy } from "./cast-oracle.js";
import { type Errors, note } from "./judge.js";
import {
  apartAlong,
  distanceTo,
  dot,
  isNull,
  leastDepth,
  numbersIn,
  readPair,
  root,
  squaredGap,
  toNumber,
} from "./reference.js";

type Vector = Readonly<Record<"x" | "y" | "z", number>>;

export interface Cast {
  readonly status: "hit" | "separated" | "overlapped";
  readonly fraction: number;
  readonly point: Vector | undefined;
  readonly normal: Vector | undefined;
}

export interface Casting {
  castShape(a: AnyShape, motionA: Vector, b: AnyShape, motionB: Vector, options: { touching: boolean }): Cast;
  castRay(shape: AnyShape, ray: Readonly<Record<string, number>>): { readonly fraction: number } | undefined;
  translate(shape: AnyShape, ...by: number[]): AnyShape;
}

const UNIT = 2 ** -53;

/** Complaints about what must be exact; what is rounded is noted. */
export function judgeCast(
  room: Room,
  { castShape, castRay, translate }: Casting,
  a: AnyShape,
  motionA: Vector,
  b: AnyShape,
  motionB: Vector,
  isConvex: boolean,
  errors: Errors,
): { complaints: string[]; hits: number } {
  const complaints: string[] = [];
  let hits = 0;
  const axes = room.name === "3d" ? (["x", "y", "z"] as const) : (["x", "y"] as const);
  for (const touching of [true, false]) {
    const cast = castShape(a, motionA, b, motionB, { touching });
    const { a: setA, b: setB, read } = readPair(a, b, [cast, motionA, motionB]);
    const u = axes.map((axis) => minus(read(motionA[axis]), read(motionB[axis])));
    const counts = (m: { closed: boolean; open: boolean }): boolean => (touching ? m.closed : m.open);
    const start = meeting(setA, setB);
    const say = (wanted: string): void => {
      complaints.push(`touching ${touching}: ${JSON.stringify(cast)}, not ${wanted}`);
    };
    const reach = plus(setA.radius, setB.radius);
    const round = reach.n !== 0n;
    const first = start.open || isNull(u) || round ? undefined : firstMeeting(setA, u, setB, counts);
    const wanted = start.open
      ? "overlapped"
      : counts(start)
        ? "hit"
        : isNull(u)
          ? "separated"
          : (round ? comesNear(setA, u, setB, !touching) : first !== undefined)
            ? "hit"
            : "separated";
    if (cast.status !== wanted) say(wanted);
    judgeRay(cast, touching, a, motionA, b, motionB, castRay, say);
    if (cast.status !== "hit" || wanted !== "hit") continue;
    hits++;
    const { fraction, normal, point } = cast as Cast & { normal: Vector; point: Vector };
    if (!(fraction >= 0 && fraction <= 1)) say("a fraction from 0 to 1");
    if (counts(start) && fraction !== 0) say("a hit at 0");
    const place = (shape: AnyShape, by: Vector): AnyShape =>
      translate(shape, ...axes.map((axis) => fraction * by[axis]));
    try {
      if (room.overlaps(place(a, motionA), place(b, motionB))) say("a fraction at which they do not overlap");
    } catch {
      // Rounding folds the shape where it would stand.
    }
    const time = read(fraction);
    const told = (): string => JSON.stringify([a, motionA, b, motionB, touching, cast]);
    const largest = Math.max(...[a, b, motionA, motionB].flatMap(numbersIn).filter(Number.isFinite).map(Math.abs));
    const keep = (what: string, error: Rational): void => note(errors, what, toNumber(error) / largest / UNIT, told);
    const n = axes.map((axis) => read(normal[axis]));
    note(errors, "normal's length", Math.abs(toNumber(minus(root(dot(n, n)), { n: 1n, d: 1n }))) / UNIT, told);
    const there = moved(setA, scaledBy(u, time));
    // How far it still has to go, and how much too far it went.
    const squared = squaredGap(there.core, setB.core);
    const gap = minus(root(squared), reach);
    keep("gap left", gap);
    if (squared.n > 0n) keep("too deep", minus(ZERO, gap));
    else if (isConvex) keep("too deep", leastDepth(there, setB));
    else keep("too deep", overlapOf(there, setB, read(largest * UNIT), u));
    if (isConvex && fraction > 0) {
      // B lies behind A's side of the normal, but for what they overlap.
      keep(
        "not apart along the normal",
        minus(
          ZERO,
          apartAlong(
            n.map((v) => ({ n: -v.n, d: v.d })),
            there,
            setB,
          ),
        ),
      );
      if (!isNull(u)) keep("normal along the motion", over(dot(n, u), root(dot(u, u))));
    }
    const p = axes.map((axis) => read(point[axis]));
    keep(
      "point",
      largestOf([
        distanceTo(
          p,
          moved(
            setA,
            scaledBy(
              axes.map((axis) => read(motionA[axis])),
              time,
            ),
          ),
        ),
        distanceTo(
          p,
          moved(
            setB,
            scaledBy(
              axes.map((axis) => read(motionB[axis])),
              time,
            ),
          ),
        ),
      ]),
    );
    if (fraction > 0 && isConvex && round) earlier(setA, u, setB, time, reach, keep);
  }
  return { complaints, hits };
}

function largestOf(values: readonly Rational[]): Rational {
  return values.reduce((most, value) => (compare(value, most) > 0 ? value : most));
}

/** How near they come before the hit: never nearer than at it. */
function earlier(
  a: SolidSet,
  u: ExactVector,
  b: SolidSet,
  time: Rational,
  reach: Rational,
  keep: (what: string, error: Rational) => void,
): void {
  keep("nearer before", minus(reach, root(leastGap(a.core, scaledBy(u, time), b.core))));
}

/** Steps that are tried: a little one is enough where a longer one leads into the next overlap. */
const STEPS: readonly number[] = [0, 2 ** -20, 2 ** -10, 2 ** -5, 1, 2, 4, 8, 16, 32, 64];

/**
 * About how far two sets, without radii, must be moved apart in some direction, in steps. The way back along the motion is among
 * the directions: it alone leads back into a hole's narrow corner.
 */
function overlapOf(a: SolidSet, b: SolidSet, step: Rational, u: ExactVector): Rational {
  const size = largestOf(u.map((value) => (value.n < 0n ? minus(ZERO, value) : value)));
  const back = isNull(u) ? [] : [u.map((value) => over(minus(ZERO, value), size))];
  const eighths = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y].map((sign) => ({ n: BigInt(sign), d: 1n }))));
  const directions = [...eighths.filter((direction) => !isNull(direction)), ...back];
  for (const steps of STEPS) {
    const length = times(step, { n: BigInt(steps * 2 ** 20), d: 1n << 20n });
    for (const direction of steps === 0 ? [[ZERO, ZERO]] : directions) {
      if (!meeting(moved(a, scaledBy(direction, length)), b).open) return length;
    }
  }
  return times(step, { n: 1000n, d: 1n });
}

/** A ray is the cast of a point: as exact, and as far. */
function judgeRay(
  cast: Cast,
  touching: boolean,
  a: AnyShape,
  u: Vector,
  b: AnyShape,
  v: Vector,
  castRay: Casting["castRay"],
  say: (wanted: string) => void,
): void {
  if (
    !touching ||
    !a.kind.startsWith("point") ||
    numbersIn(v).some((value) => value !== 0) ||
    numbersIn(u).every((value) => value === 0)
  )
    return;
  const { x, y, z } = a as unknown as Vector;
  const hit = castRay(b, { x, y, z, dx: u.x, dy: u.y, dz: u.z });
  if ((hit !== undefined) !== (cast.status !== "separated")) say(`a ray that ${hit === undefined ? "misses" : "hits"}`);
  // A cast may be stepped back, a ray's time be off by its two roundings, and one that grazes a round shape is not sure at all.
  if (hit !== undefined && hit.fraction < cast.fraction * (1 - 2 * Number.EPSILON))
    say(`no later than a ray: ${hit.fraction}`);
}
