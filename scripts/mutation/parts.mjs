/**
 * The parts of mutation testing: which sources are changed, which tests must notice, and which pairs the oracle is asked
 * about then. A part's tests run once for every change: they are few, and the quickest come first.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/root.mjs";

/**
 * @typedef {object} Part
 * @property {number} minutes - On an idle core; an estimate.
 * @property {string[]} mutate - Under packages/hantei/src.
 * @property {string[]} tests - Under packages/hantei/test.
 * @property {string[]} pairs
 */

const exact = (names) => names.split(" ").map((name) => `exact/${name}.test.ts`);

/** @type {Readonly<Record<string, Part>>} */
export const PARTS = {
  "exact-expansion": {
    minutes: 5,
    mutate: ["exact/expansion.ts"],
    tests: exact("last-bit expansion space"),
    pairs: [],
  },
  "exact-double": {
    minutes: 6,
    mutate: ["exact/{exact-double,dot2d,orient2d,grid,integer,ring}.ts"],
    tests: exact("integer brim tails-distance tails-dot ones exact-differences orient2d products space last-bit signs"),
    pairs: [],
  },
  "exact-distance": {
    minutes: 4,
    mutate: ["exact/{compare-distance,compare-difference,rounding}.ts"],
    tests: exact(
      "brim tails-distance tails-dot ones exact-differences last-bit difference rounding signs grid-distance",
    ),
    pairs: [],
  },
  "exact-space": {
    minutes: 4,
    mutate: ["exact/{dot3d,lines3d/*,whole-dots}.ts"],
    tests: exact("brim tails-distance tails-dot ones exact-differences last-bit space whole-dots"),
    pairs: ["segment3-segment3"],
  },
  "exact-fractions": {
    minutes: 1,
    mutate: ["exact/{rational,gcd}.ts"],
    tests: ["exact/gcd.test.ts", "explain/rational.test.ts"],
    pairs: [],
  },
  "exact-casts": {
    minutes: 4,
    mutate: ["exact/{ball,motion2d}.ts"],
    tests: exact("ball brim motion crossings last-bit"),
    pairs: [],
  },
  "line-simple": {
    minutes: 1,
    mutate: ["interval/{instant,relate,relate-ends}.ts"],
    tests: [
      "interval/relate.test.ts",
      "interval/recurring.test.ts",
      "interval/recurring-questions.test.ts",
      "interval/recurring-by-hand.test.ts",
      "interval/sets.test.ts",
    ],
    pairs: ["interval-interval"],
  },
  "plane-simple": {
    minutes: 4,
    mutate: [
      "base/relation.ts",
      "2d/foundation/{round,segment-axes}.ts",
      "2d/algorithms/{on-segment,relate-segments,relate-box-segment,relate-box-spot}.ts",
      "2d/pairs/point-*.ts",
      "2d/pairs/segment-*.ts",
      "2d/pairs/box-*.ts",
      "2d/pairs/circle-*.ts",
    ],
    tests: ["cases.test.ts", "exact/brim.test.ts"],
    pairs: [
      "point-point",
      "segment-point",
      "segment-segment",
      "box-point",
      "box-segment",
      "box-box",
      "circle-point",
      "circle-segment",
      "circle-box",
      "circle-circle",
    ],
  },
  "space-simple": {
    minutes: 1,
    mutate: [
      "base/extent.ts",
      "3d/foundation/round.ts",
      "3d/pairs/{box-box,box-point,point-point,sphere-box,sphere-point,sphere-sphere}.ts",
    ],
    tests: ["cases.test.ts", "exact/brim.test.ts"],
    pairs: ["point3-point3", "box3-point3", "box3-box3", "sphere-point3", "sphere-box3", "sphere-sphere"],
  },
  "space-straight": {
    minutes: 60,
    mutate: [
      "3d/foundation/straight.ts",
      "3d/algorithms/{on-segment,relate-ball-straight,relate-box-segment,relate-capsule-box,relate-capsules,relate-segments}.ts",
      "3d/pairs/segment-*.ts",
      "3d/pairs/capsule-*.ts",
      "3d/pairs/{box-segment,sphere-segment}.ts",
    ],
    tests: ["cases.test.ts"],
    pairs: [
      "segment3-point3",
      "segment3-segment3",
      "box3-segment3",
      "sphere-segment3",
      "capsule3-point3",
      "capsule3-segment3",
      "capsule3-box3",
      "capsule3-sphere",
      "capsule3-capsule3",
    ],
  },
  "plane-round": {
    minutes: 5,
    mutate: ["2d/algorithms/{relate-round,relate-straight,round-segment}.ts", "2d/pairs/capsule-*.ts"],
    tests: ["cases.test.ts", "exact/brim.test.ts"],
    pairs: ["circle-segment", "capsule-point", "capsule-segment", "capsule-box", "capsule-circle", "capsule-capsule"],
  },
  "plane-paths": {
    minutes: 240,
    mutate: [
      "2d/algorithms/{as-path,convex,edge-levels,edge-order,edge-pair,edges-upward,extents,locate,path,region}.ts",
      "2d/algorithms/{relate-chain-region,relate-chains,relate-convex,relate-regions,ring-graph,short-ring,sweep-regions}.ts",
      "2d/pairs/polyline-*.ts",
      "2d/pairs/polygon-*.ts",
    ],
    tests: ["cases.test.ts"],
    pairs: [
      "polyline-point",
      "polyline-segment",
      "polyline-box",
      "polyline-circle",
      "polyline-capsule",
      "polyline-polyline",
      "polygon-point",
      "polygon-segment",
      "polygon-box",
      "polygon-circle",
      "polygon-capsule",
      "polyline-polygon",
      "polygon-polygon",
    ],
  },
};

/** The files of patterns such as `exact/{grid,ring}.ts` and `2d/pairs/box-*.ts`, from the repository's root. */
export function filesOf(patterns) {
  return patterns.flatMap((pattern) => {
    const [, before, list, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    if (list !== undefined) return filesOf(list.split(",").map((name) => `${before}${name}${after}`));
    const folder = `packages/hantei/src/${pattern.slice(0, pattern.lastIndexOf("/"))}`;
    const [start, end] = pattern.slice(pattern.lastIndexOf("/") + 1).split("*");
    const found = readdirSync(join(ROOT, folder)).filter(
      (name) => name.startsWith(start) && (end === undefined ? name === start : name.endsWith(end)),
    );
    if (found.length === 0) throw new Error(`there is no file ${pattern}`);
    return found.map((name) => `${folder}/${name}`);
  });
}
