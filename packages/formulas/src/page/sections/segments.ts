/** Article 003: where its two tests are wrong, what they cost, and what its count should be. */
import type { Formula, Text } from "../../formulas/formula.js";
import { formulaOf } from "../../formulas.js";
import { MersenneTwister } from "../../mersenne-twister.js";
import { inDoubles, inReals } from "../../run.js";
import { ARTICLE_003, countCollisions } from "../../segment-table.js";
import { hitMiss, mean, table, whole } from "../markdown.js";
import type { Section } from "../section.js";
import { tally } from "../tally.js";
import { type Family, families, grid } from "./segments-families.js";
import { english, HEADS, japanese, type Parts } from "./segments-texts.js";

const SEED = 4992;
const SCENES = 20_000;
/** Enough of the article's pairs to see the fraction, few enough to be counted again in every test run. */
const COUNTED_PAIRS = 1_000_000;

const [PARAMETERS, PRODUCTS, SIDES_AND_BOUNDS, HANTEI] = [
  "segments/by-parameters",
  "segments/by-side-products",
  "segments/by-sides-and-bounds",
  "segments/hantei-intersects",
].map(formulaOf) as [Formula, Formula, Formula, Formula];
const FORMULAS = [PARAMETERS, PRODUCTS, HANTEI] as const;

interface FamilyRow {
  readonly name: Text;
  readonly scenes: number;
  readonly hits: number;
  /** For each of `FORMULAS`: wrong in real arithmetic, wrong in doubles. */
  readonly wrong: readonly (readonly [number, number])[];
}

function measure({ name, scenes }: Family): FamilyRow {
  const wrong = FORMULAS.map((): [number, number] => [0, 0]);
  let hits = 0;
  for (const scene of scenes) {
    const truth = inReals(SIDES_AND_BOUNDS, scene);
    if (truth) hits++;
    FORMULAS.forEach((formula, row) => {
      const counts = wrong[row] as [number, number];
      if (inReals(formula, scene) !== truth) counts[0]++;
      if (inDoubles(formula, scene) !== truth) counts[1]++;
    });
  }
  return { name, scenes: scenes.length, hits, wrong };
}

/** Whether all four ends lie on one line: every three of them do. */
function onOneLine(scene: readonly number[]): boolean {
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = scene as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const points = [
    [ax1, ay1],
    [ax2, ay2],
    [bx1, by1],
    [bx2, by2],
  ] as const;
  return points.every((_, skip) => {
    const [p, q, r] = points.filter((_, index) => index !== skip) as [
      [number, number],
      [number, number],
      [number, number],
    ];
    return (q[0] - p[0]) * (r[1] - p[1]) === (q[1] - p[1]) * (r[0] - p[0]);
  });
}

/** On the whole grid: is each test wrong, in real arithmetic, exactly where the page says? Counts of exceptions. */
function exceptions(): { scenes: number; products: number; parameters: number } {
  const found = { scenes: 0, products: 0, parameters: 0 };
  for (const scene of grid()) {
    const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = scene as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const truth = inReals(SIDES_AND_BOUNDS, scene);
    const parallel = (ax2 - ax1) * (by2 - by1) === (ay2 - ay1) * (bx2 - bx1);
    found.scenes++;
    if ((inReals(PRODUCTS, scene) !== truth) !== (onOneLine(scene) && !truth)) found.products++;
    if ((inReals(PARAMETERS, scene) !== truth) !== (parallel && truth)) found.parameters++;
  }
  return found;
}

/** The first power of ten in the direction of `step` at which a formula's answer on the scaled scene is wrong. */
function firstWrongPower(formula: Formula, scene: readonly number[], step: 1 | -1): number {
  const truth = inReals(SIDES_AND_BOUNDS, scene);
  for (let power = 0; Math.abs(power) < 308; power += step) {
    const scaled = scene.map((value) => value * Number(`1e${power}`));
    if (inDoubles(formula, scaled) !== truth) return power;
  }
  throw new Error(`${formula.id} is right at every power of ten`);
}

const PARALLEL = [0, 0, 1, 0, 0, 1, 1, 1];
const CROSSING = [0, 0, 4, 4, 1, 3, 3, 1];
const COUNTEREXAMPLES: readonly (readonly number[])[] = [
  [0, 0, 1, 0, 2, 0, 3, 0],
  [0, 0, 1, 0, 2, 0, 2, 0],
  [0, 0, 0, 0, 1, 1, 1, 1],
  [0, 0, 2, 0, 1, 0, 3, 0],
  [1, 0, 1, 0, 0, 0, 2, 0],
];

/** A touching pair of the family with decimals that a test gets wrong only by rounding: the one with fewest characters. */
function roundedWrong(formula: Formula, scenes: readonly number[][]): number[] {
  const wrong = scenes.filter((scene) => inReals(formula, scene) !== inDoubles(formula, scene));
  const size = (scene: readonly number[]): number => scene.join(" ").length;
  const [found] = wrong.sort((a, b) => size(a) - size(b));
  if (found === undefined) throw new Error(`${formula.id} is never rounded to a wrong answer`);
  return found;
}

function pairText(scene: readonly number[], unit = ""): string {
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = scene;
  return `(${ax1}, ${ay1})–(${ax2}, ${ay2}), (${bx1}, ${by1})–(${bx2}, ${by2})${unit}`;
}

/** Measures, and gives the section. */
export function segments(): Section {
  const all = families();
  const rows = all.map(measure);
  const exceptional = exceptions();
  if (exceptional.products + exceptional.parameters > 0) throw new Error("a test is wrong elsewhere, too");
  const random = new MersenneTwister(SEED);
  const scenes = Array.from({ length: SCENES }, () => Array.from({ length: 8 }, () => random.real2()));
  const costs = FORMULAS.map((formula) => ({ formula, ...tally(formula, scenes) }));
  if (costs.some(({ hits, misses }) => hits.exact + misses.exact > 0)) throw new Error("the first stage was uncertain");
  const tiny = firstWrongPower(PRODUCTS, PARALLEL, -1);
  const huge = firstWrongPower(PRODUCTS, CROSSING, 1);
  const tinyParameters = firstWrongPower(PARAMETERS, CROSSING, -1);
  const hugeParameters = firstWrongPower(PARAMETERS, CROSSING, 1);
  const decimals = all.filter(({ touchInDecimals }) => touchInDecimals).flatMap(({ scenes }) => scenes);
  const rounded = [roundedWrong(PRODUCTS, decimals), roundedWrong(PARAMETERS, decimals)];
  const examples = [...COUNTEREXAMPLES, ...new Set(rounded)].map((scene) => ({ scene, text: pairText(scene) }));
  for (const [scene, power] of [
    [PARALLEL, tiny],
    [CROSSING, huge],
    [CROSSING, tinyParameters],
  ] as const) {
    const scaled = scene.map((value) => value * Number(`1e${power}`));
    examples.push({ scene: scaled, text: pairText(scene, ` × 1e${power}`) });
  }
  const collisions = countCollisions(COUNTED_PAIRS);

  return (language) => {
    const heads = HEADS[language];
    const parts: Parts = {
      cost: table(
        heads.cost,
        costs.map(({ formula, hits, misses }) => [
          formula.title[language],
          ...[hits.comparisons, hits.arithmetic, misses.comparisons, misses.arithmetic].map(mean),
        ]),
      ),
      family: table(
        heads.family,
        rows.map(({ name, scenes, hits, wrong }) => [
          name[language],
          whole(scenes),
          whole(hits),
          ...wrong.map(([reals, doubles]) => `${whole(reals)} / ${whole(doubles)}`),
        ]),
      ),
      example: table(
        heads.example,
        examples.map(({ scene, text }) => [
          `\`${text}\``,
          hitMiss(inReals(SIDES_AND_BOUNDS, scene), language),
          ...FORMULAS.map((formula) => hitMiss(inDoubles(formula, scene), language)),
        ]),
      ),
      scenes: whole(SCENES),
      grid: whole(exceptional.scenes),
      tiny: `1e${tiny}`,
      huge: `1e${huge}`,
      tinyParameters: `1e${tinyParameters}`,
      hugeParameters: `1e${hugeParameters}`,
      counted: whole(collisions),
      spread: Math.abs((collisions - expected(COUNTED_PAIRS)) / deviation(COUNTED_PAIRS)).toFixed(2),
      article: Math.abs((ARTICLE_003.collisions - expected(ARTICLE_003.pairs)) / deviation(ARTICLE_003.pairs)).toFixed(
        2,
      ),
      expected: whole(Math.round(expected(ARTICLE_003.pairs))),
      expectedCounted: whole(Math.round(expected(COUNTED_PAIRS))),
    };
    return language === "en" ? english(parts) : japanese(parts);
  };
}

/** How many of so many random pairs should collide: 25 of 108, as the page derives. */
function expected(pairs: number): number {
  return (pairs * 25) / 108;
}

/** Standard deviation of the count of collisions among so many pairs. */
function deviation(pairs: number): number {
  return Math.sqrt(pairs * (25 / 108) * (83 / 108));
}
