/** The catalogue of cases, loaded pair by pair when someone looks into it. */
import { fromJSON, type Kind, type Shape } from "hantei";
import { KINDS } from "./kinds.js";
import type { Text } from "./lang.js";
import { fetched } from "./misread.js";

interface Case {
  readonly name: string;
  readonly a: unknown;
  readonly b: unknown;
  readonly note?: string;
}

type Load = () => Promise<{ readonly default: readonly Case[] }>;

const FILES: Readonly<Record<string, Load>> = {
  "box, box": () => import("@hantei/cases/pairs/box-box.json"),
  "circle, box": () => import("@hantei/cases/pairs/circle-box.json"),
  "circle, circle": () => import("@hantei/cases/pairs/circle-circle.json"),
  "segment, segment": () => import("@hantei/cases/pairs/segment-segment.json"),
  "capsule, box": () => import("@hantei/cases/pairs/capsule-box.json"),
  "polygon, point": () => import("@hantei/cases/pairs/polygon-point.json"),
  "polygon, polygon": () => import("@hantei/cases/pairs/polygon-polygon.json"),
  "polyline, polyline": () => import("@hantei/cases/pairs/polyline-polyline.json"),
  "polyline, segment": () => import("@hantei/cases/pairs/polyline-segment.json"),
};

/** The pairs of kinds that there are examples of. */
export const EXAMPLE_FILES: readonly string[] = Object.keys(FILES);

/** What a pair is called: its kinds' names. */
export function namesOf(file: string): Text {
  const kinds = file.split(", ").map((kind) => KINDS[kind as Kind].name);
  return { en: file, ja: kinds.map(({ ja }) => ja).join("と") };
}

export interface Example {
  readonly name: Text;
  readonly a: Shape;
  readonly b: Shape;
}

/** @throws Misread where they cannot be had. */
export async function examplesOf(file: string): Promise<readonly Example[]> {
  const load = FILES[file];
  if (load === undefined) return [];
  const [cases, { EXAMPLES_JA }] = await Promise.all([fetched(load()), fetched(import("./examples-ja.js"))]);
  return cases.default.map(({ name, note, a, b }) => {
    const en = note === undefined ? name : `${name}: ${note}`;
    return { name: { en, ja: EXAMPLES_JA[file]?.[name] ?? en }, a: fromJSON(a), b: fromJSON(b) };
  });
}
