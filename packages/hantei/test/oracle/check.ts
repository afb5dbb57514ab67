/** The library against the oracle: one case, and a run of many. */
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, type PairOfKinds, type Relation } from "../rooms.js";
import { oracleRelate } from "./relate.js";

/** What is wrong with the library's answers about two shapes whose relation is known; empty where nothing is. */
export function complaints({ room, kindA, kindB }: PairOfKinds, a: AnyShape, b: AnyShape, truth: Relation): string[] {
  const found: string[] = [];
  const expect = (what: string, answer: unknown, wanted: unknown): void => {
    if (answer !== wanted) found.push(`${what}: ${String(answer)}, not ${String(wanted)}`);
  };
  const wanted = {
    relate: truth,
    intersects: truth !== "disjoint",
    overlaps: truth === "overlapping",
    touches: truth === "touching",
  };
  for (const question of ["relate", "intersects", "overlaps", "touches"] as const) {
    expect(`${question}(a, b)`, room[question](a, b), wanted[question]);
    expect(`${question}(b, a)`, room[question](b, a), wanted[question]);
    const forward = room.pairFunction(question, kindA, kindB);
    const backward = room.pairFunction(question, kindB, kindA);
    if (forward === undefined || backward === undefined) continue;
    expect(`${question} as a pair function (a, b)`, forward(a, b), wanted[question]);
    expect(`${question} as a pair function (b, a)`, backward(b, a), wanted[question]);
  }
  return found;
}

export interface Failure {
  readonly a: AnyShape;
  readonly b: AnyShape;
  readonly relation: Relation;
  readonly complaints: readonly string[];
}

export interface Tally {
  readonly pair: string;
  readonly cases: number;
  readonly seed: number;
  readonly wrong: number;
  readonly counts: Readonly<Record<Relation, number>>;
  /** The first few. */
  readonly failures: readonly Failure[];
}

const MOST_FAILURES = 20;

/** Judges `cases` hard cases of a pair. */
export function run(pair: PairOfKinds, cases: number, seed: number): Tally {
  const random = new Random(seed);
  const counts = { disjoint: 0, touching: 0, overlapping: 0 };
  const failures: Failure[] = [];
  let wrong = 0;
  for (let index = 0; index < cases; index++) {
    const [draftA, draftB] = hardCase(pair.kindA, pair.kindB, random, index);
    const a = build(pair.room, draftA);
    const b = build(pair.room, draftB);
    const relation = oracleRelate(a, b);
    counts[relation] += 1;
    const found = complaints(pair, a, b, relation);
    if (found.length === 0) continue;
    wrong += 1;
    if (failures.length < MOST_FAILURES) failures.push({ a, b, relation, complaints: found });
  }
  return { pair: pair.name, cases, seed, wrong, counts, failures };
}
