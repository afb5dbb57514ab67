/**
 * When do two cores meet that move along straight ways? When Z, of `zonotope.ts`, reaches the origin. Exact, by the axes that
 * can part a sum of segments from a point: on each, the time is an interval between two fractions.
 *
 * Source: the faces of a zonotope are spanned by pairs of its generators: G. M. Ziegler, Lectures on Polytopes (1995), 7.3.
 */
import { type Arithmetic, balls, fractions } from "../../exact/ball.js";
import type { Difference, Drift, Zonotope } from "./zonotope.js";

/** The first meeting: when, and the axis on which they came together, against the motion, not of unit length. */
export interface Meeting {
  readonly time: number;
  readonly axis: readonly [number, number, number];
}

/** The first time at which Z holds the origin, in its relative interior where `open`; undefined where there is none. */
export function castZonotope(z: Zonotope, drift: Drift, open: boolean): Meeting | undefined {
  try {
    return search(balls, z, drift, open);
  } catch (error) {
    if (error !== UNCERTAIN) throw error;
    return search(fractions, z, drift, open);
  }
}

/** Thrown where balls cannot tell. */
const UNCERTAIN = { uncertain: true };

type Vector<T> = readonly [T, T, T];

interface Axis<T> {
  readonly normal: Vector<T>;
  /** Whether Z has one place on it. */
  readonly flat: boolean;
}

/** A time n / d with d > 0, and the axis it comes from. */
interface Time<T> {
  readonly n: T;
  readonly d: T;
  readonly axis: Axis<T> | undefined;
  /** 1 where the axis points against the motion, −1 where along it. */
  readonly outward: number;
}

function search<T>(ring: Arithmetic<T>, z: Zonotope, { motion, end }: Drift, open: boolean): Meeting | undefined {
  const { sign, dot, vector } = tools(ring);
  const base = vector(z.base);
  const u = vector(motion);
  const generators = z.generators.map(vector).filter((g) => g.some((part) => sign(part) !== 0));
  const compareTimes = (s: Time<T>, t: Time<T>): number =>
    sign(ring.difference(ring.product(s.n, t.d), ring.product(t.n, s.d)));
  const allowed = (order: number): boolean => order < 0 || (order === 0 && !open);
  // When each axis begins, and when it ceases, to let them meet. Which is the last or the first need not be known: faces tie.
  const enters: Time<T>[] = [];
  const leaves: Time<T>[] = [];
  const instants: Time<T>[] = [];

  for (const axis of axesOf(ring, generators)) {
    const speed = dot(axis.normal, u);
    const direction = sign(speed);
    const [low, high] = range(ring, axis, base, generators);
    if (direction === 0) {
      const [below, above] = [sign(low), sign(high)];
      const inside = axis.flat ? below === 0 : open ? below < 0 && above > 0 : below <= 0 && above >= 0;
      if (!inside) return undefined;
      continue;
    }
    const at = (place: T): Time<T> => ({
      n: direction > 0 ? place : ring.difference(ring.zero, place),
      d: direction > 0 ? speed : ring.difference(ring.zero, speed),
      axis,
      outward: direction > 0 ? -1 : 1,
    });
    if (axis.flat) {
      instants.push(at(low));
    } else {
      enters.push(at(direction > 0 ? low : high));
      leaves.push(at(direction > 0 ? high : low));
    }
  }

  const start: Time<T> = { n: ring.zero, d: ring.of(1), axis: undefined, outward: 1 };
  const last: Time<T> = { n: ring.of(end), d: ring.of(1), axis: undefined, outward: 1 };
  const [instant, ...others] = instants;
  if (instant !== undefined) {
    const meets =
      compareTimes(instant, start) >= 0 &&
      compareTimes(instant, last) <= 0 &&
      others.every((other) => compareTimes(instant, other) === 0) &&
      enters.every((enter) => allowed(compareTimes(enter, instant))) &&
      leaves.every((leave) => allowed(compareTimes(instant, leave)));
    return meets ? latest(ring, [instant], z, motion, end) : undefined;
  }
  const meets =
    enters.every((enter) => allowed(compareTimes(enter, last))) &&
    leaves.every((leave) => allowed(compareTimes(start, leave))) &&
    // An axis's own times are in order.
    enters.every((enter) => leaves.every((leave) => enter.axis === leave.axis || allowed(compareTimes(enter, leave))));
  return meets ? latest(ring, enters, z, motion, end) : undefined;
}

function tools<T>(ring: Arithmetic<T>): {
  readonly sign: (value: T) => number;
  readonly dot: (a: Vector<T>, b: Vector<T>) => T;
  readonly vector: (difference: Difference) => Vector<T>;
} {
  return {
    sign: (value) => {
      const known = ring.sign(value);
      if (Number.isNaN(known)) throw UNCERTAIN;
      return known;
    },
    dot: (a, b) => ring.sum(ring.sum(ring.product(a[0], b[0]), ring.product(a[1], b[1])), ring.product(a[2], b[2])),
    vector: ({ to, from }) =>
      [0, 1, 2].map((i) =>
        ring.difference(ring.of(to[i] as number), ring.of(from[i] as number)),
      ) as unknown as Vector<T>,
  };
}

function cross<T>(ring: Arithmetic<T>, a: Vector<T>, b: Vector<T>): Vector<T> {
  const part = (i: 0 | 1 | 2, j: 0 | 1 | 2): T => ring.difference(ring.product(a[i], b[j]), ring.product(a[j], b[i]));
  return [part(1, 2), part(2, 0), part(0, 1)];
}

/** Axes enough to part a sum of these segments from any point outside it, or in its border. */
function axesOf<T>(ring: Arithmetic<T>, generators: readonly Vector<T>[]): Axis<T>[] {
  const { sign, dot } = tools(ring);
  const isZero = (v: Vector<T>): boolean => v.every((part) => sign(part) === 0);
  const units = [0, 1, 2].map(
    (axis) => [0, 1, 2].map((i) => (i === axis ? ring.of(1) : ring.zero)) as unknown as Vector<T>,
  );
  const [g] = generators;
  if (g === undefined) return units.map((normal) => ({ normal, flat: true }));
  const normals = generators.flatMap((a, i) =>
    generators.slice(i + 1).flatMap((b) => {
      const normal = cross(ring, a, b);
      return isZero(normal) ? [] : [normal];
    }),
  );
  const [plane] = normals;
  if (plane === undefined) {
    const around = units.map((unit) => cross(ring, g, unit)).filter((normal) => !isZero(normal));
    return [{ normal: g, flat: false }, ...around.map((normal) => ({ normal, flat: true }))];
  }
  if (normals.length > 1 && generators.some((generator) => sign(dot(generator, plane)) !== 0)) {
    return normals.map((normal) => ({ normal, flat: false }));
  }
  const inside = generators.map((generator) => ({ normal: cross(ring, plane, generator), flat: false }));
  return [{ normal: plane, flat: true }, ...inside];
}

/** What Z covers of an axis. */
function range<T>(
  ring: Arithmetic<T>,
  { normal, flat }: Axis<T>,
  base: Vector<T>,
  generators: readonly Vector<T>[],
): readonly [low: T, high: T] {
  const { dot } = tools(ring);
  let low = dot(normal, base);
  let high = low;
  if (flat) return [low, high];
  for (const generator of generators) {
    const part = dot(normal, generator);
    low = ring.sum(low, ring.lesser(part, ring.zero));
    high = ring.sum(high, ring.greater(part, ring.zero));
  }
  return [low, high];
}

/** A time may be off by so many last bits of the largest place, divided by the speed. */
const ONE_TIME: number = 16 * Number.EPSILON;

/** The last of the times at which axes began to let them meet, but none before the start. */
function latest<T>(
  ring: Arithmetic<T>,
  times: readonly Time<T>[],
  z: Zonotope,
  motion: Difference,
  end: number,
): Meeting {
  const slack = ONE_TIME * timeScale(z, motion);
  const near = times.map(({ n, d }) => ring.quotient(n, d));
  const least = near.reduce((most, { value, error }) => Math.max(most, value - error), 0);
  // On an axis nearly along the motion rounding may move a time anywhere.
  if (near.some(({ value, error }) => error > slack && !(value + error < least))) throw UNCERTAIN;
  let found: Meeting = { time: 0, axis: [0, 0, 0] };
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { axis, outward }] of times.entries()) {
    const time = (near[index] as { value: number }).value;
    if (axis === undefined || !(time > most)) continue;
    most = time;
    found = { time: time > 0 ? (time < end ? time : end) : 0, axis: nearVector(axis.normal, outward) };
  }
  return found;
}

/** How long the motion takes for the largest coordinate. */
function timeScale({ base, generators }: Zonotope, motion: Difference): number {
  const largest = [base, ...generators]
    .flatMap(({ to, from }) => [...to, ...from])
    .reduce((size, value) => Math.max(size, Math.abs(value)), 0);
  const speed = [0, 1, 2].map((i) => Math.abs((motion.to[i] as number) - (motion.from[i] as number)));
  return largest / Math.max(...speed);
}

/** The direction of an axis in doubles, or its opposite: of fractions, or of balls. */
function nearVector(normal: Vector<unknown>, outward: number): [number, number, number] {
  return normal.map((part) => {
    const { value, n, d } = part as { value?: number; n?: bigint; d?: bigint };
    return outward * (value ?? ratio(n as bigint, d as bigint));
  }) as [number, number, number];
}

/** n / d to some digits: only a direction is wanted of it. */
function ratio(n: bigint, d: bigint): number {
  const size = n < 0n ? -n : n;
  const shift = BigInt(Math.max(0, d.toString(2).length + 60 - size.toString(2).length));
  const whole = Number((size << shift) / d) * scale(-Number(shift));
  return n < 0n ? 0 - whole : whole;
}

function scale(power: number): number {
  let result = 1;
  for (let left = power; left < 0 && result > 0; left += 30) result *= left <= -30 ? 1 / 1073741824 : 1 / (1 << -left);
  return result;
}
