/** `contains` against its oracle. */
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import type { Draft } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, ROOMS, type Room } from "../rooms.js";
import { withoutTraces } from "../without-traces.js";
import { containCase } from "./cases.js";
import { type Depth, oracleDepth } from "./oracle.js";

export type Contains = (a: AnyShape, b: AnyShape, options?: { strict?: boolean }) => boolean;

/** The question of the shape's room. */
export function containsOf({ kind }: AnyShape): Contains {
  return (kind === "sphere" || kind.endsWith("3") ? space.contains : plane.contains) as unknown as Contains;
}

/** An ordered pair of kinds: the container first. */
export interface OrderedPair {
  readonly name: string;
  readonly room: Room;
  readonly kindA: string;
  readonly kindB: string;
}

/** Every ordered pair of the rooms of these names. */
export function orderedPairs(names: readonly string[]): OrderedPair[] {
  return ROOMS.filter(({ name }) => names.includes(name)).flatMap((room) =>
    room.kinds.flatMap((kindA) => room.kinds.map((kindB) => ({ name: `${kindB} in ${kindA}`, room, kindA, kindB }))),
  );
}

/** Two shapes, or undefined where rounding made the drafts none. */
export function buildBoth(room: Room, pair: readonly [Draft, Draft]): [AnyShape, AnyShape] | undefined {
  try {
    return withoutTraces(() => [build(room, pair[0]), build(room, pair[1])]);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The next two shapes of a run. */
export function nextCase({ room, kindA, kindB }: OrderedPair, random: Random, index: number): [AnyShape, AnyShape] {
  for (;;) {
    const shapes = buildBoth(room, containCase(kindA, kindB, random, index));
    if (shapes !== undefined) return shapes;
  }
}

export interface Failure {
  readonly a: AnyShape;
  readonly b: AnyShape;
  readonly truth: Depth;
  readonly complaints: readonly string[];
}

export interface Tally {
  readonly wrong: number;
  /** How many lay outside, in, and in the interior. */
  readonly counts: readonly [number, number, number];
  readonly failures: readonly Failure[];
}

/** What is wrong with the library's answers about two shapes; empty where nothing is. */
function complaints(pair: OrderedPair, a: AnyShape, b: AnyShape, truth: Depth): string[] {
  const found: string[] = [];
  const named = pair.room.pairFunction("contains", pair.kindA, pair.kindB) as Contains;
  for (const [name, ask] of [
    ["contains", containsOf(a)],
    ["as a pair function", named],
  ] as const) {
    if (ask(a, b) !== truth >= 0) found.push(`${name}: ${!(truth >= 0)}`);
    if (ask(a, b, { strict: true }) !== truth > 0) found.push(`${name}, strict: ${!(truth > 0)}`);
  }
  return found;
}

/** Judges so many cases of a pair. */
export function run(pair: OrderedPair, cases: number, seed: number): Tally {
  const random = new Random(seed);
  const counts: [number, number, number] = [0, 0, 0];
  const failures: Failure[] = [];
  let wrong = 0;
  for (let index = 0; index < cases; index++) {
    const [a, b] = nextCase(pair, random, index);
    const truth = oracleDepth(a, b);
    counts[truth + 1] = (counts[truth + 1] as number) + 1;
    const found = complaints(pair, a, b, truth);
    if (found.length === 0) continue;
    wrong += 1;
    if (failures.length < 5) failures.push({ a, b, truth, complaints: found });
  }
  return { wrong, counts, failures };
}
