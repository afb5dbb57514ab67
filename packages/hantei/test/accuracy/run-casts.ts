/** Many casts of a pair, judged. */
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { isPathKind } from "../generators/layout.js";
import type { Random } from "../generators/random.js";
import { build, type PairOfKinds } from "../rooms.js";
import { castCase } from "./cast-cases.js";
import type { Errors } from "./judge.js";
import { type Casting, judgeCast } from "./judge-cast.js";

/** Numbers within so many powers of ten of each other: fractions of others take long, and come in the long runs. */
const MILD = 1e40;

export interface CastRun {
  readonly complaints: readonly string[];
  readonly errors: Errors;
  readonly hits: number;
}

/** Casts a pair so many times, either way round; `wide` with numbers from 1e-150 to 1e150. */
export function runCasts({ room, kindA, kindB }: PairOfKinds, cases: number, random: Random, wide = false): CastRun {
  const casting = (room.name === "3d" ? space : plane) as unknown as Casting;
  const isConvex = !(isPathKind(kindA) || isPathKind(kindB));
  const complaints: string[] = [];
  const errors: Errors = new Map();
  let hits = 0;
  for (let index = 0; index < cases; index++) {
    const [first, second] = random.once(2) ? [kindA, kindB] : [kindB, kindA];
    const { a, b, motionA, motionB } = castCase(first, second, random, index);
    const numbers = [...a.numbers, ...b.numbers, ...motionA, ...motionB].filter((value) => value !== 0).map(Math.abs);
    if (!wide && Math.max(...numbers) > MILD * Math.min(...numbers)) continue;
    const [shapeA, shapeB] = [build(room, a), build(room, b)];
    const [u, v] = [motionA, motionB].map(([x, y, z]) => ({ x, y, z }) as never) as [never, never];
    const found = judgeCast(room, casting, shapeA, u, shapeB, v, isConvex, errors);
    hits += found.hits;
    complaints.push(...found.complaints.map((each) => `${JSON.stringify([shapeA, u, shapeB, v])} ${each}`));
  }
  return { complaints, errors, hits };
}
