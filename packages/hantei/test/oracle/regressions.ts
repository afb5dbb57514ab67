/** Failures are kept in `packages/cases/regressions`, one file a pair, for the tests to replay for ever. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Failure, Tally } from "./check.js";

export interface Regression {
  readonly a: Readonly<Record<string, unknown>>;
  readonly b: Readonly<Record<string, unknown>>;
  readonly relation: string;
  /** The seed of the run that found it, or where else it comes from. */
  readonly from: string;
}

/** JSON has no infinities: they are written as the library's `toJSON` writes them. */
function asText(_name: string, value: unknown): unknown {
  return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY ? String(value) : value;
}

/** Adds what a run found wrong, and says where; nothing is added twice. */
export function keep({ pair, seed, failures }: Tally, directory: string): string {
  mkdirSync(directory, { recursive: true });
  const path = `${directory}/${pair}.json`;
  const kept: Regression[] = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  const known = new Set(kept.map(({ a, b }) => JSON.stringify([a, b])));
  const added = failures.filter(({ a, b }: Failure) => !known.has(JSON.stringify([a, b], asText)));
  const entries = [...kept, ...added.map(({ a, b, relation }) => ({ a, b, relation, from: `seed ${seed}` }))];
  writeFileSync(path, `[\n${entries.map(written).join(",\n")}\n]\n`);
  return path;
}

/** A field a line; `npm run format` breaks the longest lines. */
function written(entry: Regression): string {
  const fields = Object.entries(entry).map(
    ([name, value]) => `    "${name}": ${JSON.stringify(value, asText, 1).replaceAll(/\n\s*/g, " ")}`,
  );
  return `  {\n${fields.join(",\n")}\n  }`;
}

/** Beside the named cases. */
export const REGRESSIONS: string = fileURLToPath(new URL("../../../cases/regressions", import.meta.url));
