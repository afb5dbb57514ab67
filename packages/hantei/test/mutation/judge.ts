/** What notices a change: the tests, then hard cases of the oracle. */
import { hardCase } from "../generators/hard-cases.js";
import type { Draft } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { complaints } from "../oracle/check.js";
import { oracleRelate } from "../oracle/relate.js";
import { build, pairNamed, type Relation } from "../rooms.js";
import { type Log, useLog } from "./memory.js";
import { fails, testCount } from "./vitest.js";

type Case = readonly [a: Draft, b: Draft, relation: Relation];

/** Empty at first: what each test's references said, and each pair's cases with what the oracle said, for the next time. */
export interface Known {
  readonly logs: Map<number, Log>;
  readonly cases: Map<string, readonly Case[]>;
}

/** What can notice a change: each test by its number, then each pair by its name. */
export function checks(pairs: readonly string[]): (number | string)[] {
  return [...Array(testCount()).keys(), ...pairs];
}

/** Whether a check fails; a pair is asked `count` cases. */
export function notices(check: number | string, { logs, cases }: Known, count: number): boolean {
  if (typeof check === "string") {
    const known = cases.get(check) ?? drawn(check, count);
    cases.set(check, known);
    return isWrong(check, known);
  }
  const known = logs.get(check);
  const log = known ?? { asked: [], answers: [] };
  logs.set(check, log);
  useLog(log, known === undefined);
  const found = fails(check);
  useLog();
  return found;
}

function drawn(name: string, count: number): Case[] {
  const { room, kindA, kindB } = pairNamed(name);
  const random = new Random(1);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = hardCase(kindA, kindB, random, index);
    return [a, b, oracleRelate(build(room, a), build(room, b))];
  });
}

function isWrong(name: string, cases: readonly Case[]): boolean {
  const pair = pairNamed(name);
  return cases.some(
    ([a, b, relation]) => complaints(pair, build(pair.room, a), build(pair.room, b), relation).length > 0,
  );
}
