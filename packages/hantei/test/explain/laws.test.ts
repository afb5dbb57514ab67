/**
 * The laws of explanations, over every pair of kinds and hard cases of every trouble: the verdict is `relate`'s in both
 * orders, the witness passes the independent check, also after a journey through JSON, and the numbers are the shapes' own.
 */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import type { Explanation } from "../../src/explain/explanation.js";
import * as line from "../../src/interval/index.js";
import { explanationToJSON } from "../../src/render/index.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, PAIRS } from "../rooms.js";
import { complaintsAbout } from "./consistency.js";

const CASES = Number(process.env.HANTEI_EXPLAIN_CASES ?? 300);
const SEED = Number(process.env.HANTEI_EXPLAIN_SEED ?? 2025);

interface Explainer {
  explain(a: AnyShape, b: AnyShape): Explanation<AnyShape>;
  verifyWitness(a: AnyShape, b: AnyShape, explanation: unknown): boolean;
}

/** Paths, capsules and lines of space take long in fractions of numbers of all sizes. */
function casesOf(kindA: string, kindB: string): number {
  const slow = [kindA, kindB].filter((kind) => /^(capsule|poly|segment3)/.test(kind)).length;
  return slow === 0 ? CASES : Math.ceil(CASES / 5);
}

const EXPLAINERS = { "1d": line, "2d": plane, "3d": space } as unknown as Readonly<Record<string, Explainer>>;

describe(`${CASES} hard cases from seed ${SEED}`, () => {
  test.each(PAIRS)("$name", ({ room, kindA, kindB }) => {
    const { explain, verifyWitness } = EXPLAINERS[room.name] as Explainer;
    const random = new Random(SEED);
    const seen = new Set<string>();
    const wrong: unknown[] = [];
    for (let index = 0; index < casesOf(kindA, kindB); index++) {
      const [draftA, draftB] = hardCase(kindA, kindB, random, index);
      const a = build(room, draftA);
      const b = build(room, draftB);
      const relation = room.relate(a, b);
      seen.add(relation);
      for (const [first, second] of [
        [a, b],
        [b, a],
      ] as const) {
        const found = explain(first, second);
        const complaints = complaintsAbout(found);
        if (found.relation !== relation) complaints.push(`explained as ${found.relation}, but related as ${relation}`);
        if (!verifyWitness(first, second, found)) complaints.push("the witness fails its check");
        const sent = JSON.parse(JSON.stringify(explanationToJSON(found)));
        if (!verifyWitness(first, second, sent)) complaints.push("the witness fails its check after JSON");
        if (complaints.length > 0) wrong.push({ first, second, complaints });
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    // A law that never saw a touching pair would say little. Points cannot touch points.
    expect([...seen].sort()).toEqual(
      /^point/.test(kindA) && /^point/.test(kindB)
        ? ["disjoint", "overlapping"]
        : ["disjoint", "overlapping", "touching"],
    );
  });
});
