/**
 * Casts against fractions of BigInt: a hit exactly where the swept sets meet, with `touching` either way, and how far off. A ray
 * is the cast of a point. `npm run oracle:casts -w hantei -- --cases 1000` runs more.
 */
import { describe, expect, test } from "vitest";
import { Random } from "../generators/random.js";
import { PAIRS } from "../rooms.js";
import { boundOf } from "./bounds.js";
import { runCasts } from "./run-casts.js";

const CASES = Number(process.env.HANTEI_CAST_CASES ?? 25);
const SEED = Number(process.env.HANTEI_SEED ?? 543);

describe.each(PAIRS.filter(({ room }) => room.name !== "1d"))("$name", (pair) => {
  test("casts are hits where the oracle says so, and near the truth", () => {
    const { complaints, errors, hits } = runCasts(pair, CASES, new Random(SEED));
    expect(complaints).toEqual([]);
    for (const [what, { error, told }] of errors) {
      expect(error, `${what}: ${told}`).toBeLessThanOrEqual(boundOf(pair.room.name, what));
    }
    expect(hits).toBeGreaterThan(CASES / 10);
  });
});
