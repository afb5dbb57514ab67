/** What the questions answer that are yes or no. */
import { contains, intersects, overlaps, type Shape, touches } from "hantei";
import type { Measured } from "./findings/index.js";
import type { Text } from "./lang.js";
import type { Question } from "./scene.js";

const YES: Text = { en: "yes", ja: "はい" };
const NO: Text = { en: "no", ja: "いいえ" };
const HIT: Text = { en: "a hit", ja: "当たり" };
const MISS: Text = { en: "a miss", ja: "外れ" };

type Decided = Exclude<Question, Measured>;
const ANSWERS: Readonly<Record<Decided, (a: Shape, b: Shape, touching: boolean) => Text>> = {
  relate: (a, b, touching) => ((touching ? intersects : overlaps)(a, b) ? HIT : MISS),
  intersects: (a, b) => (intersects(a, b) ? YES : NO),
  overlaps: (a, b) => (overlaps(a, b) ? YES : NO),
  touches: (a, b) => (touches(a, b) ? YES : NO),
  contains: (a, b) => (contains(a, b) ? YES : NO),
  containsStrict: (a, b) => (contains(a, b, { strict: true }) ? YES : NO),
};

export function verdictOf(question: Decided, a: Shape, b: Shape, touching: boolean): Text {
  return ANSWERS[question](a, b, touching);
}
