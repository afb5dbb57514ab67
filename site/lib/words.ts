/** What relations, and the playground's choices, are called. */
import type { Relation } from "hantei";
import type { Text } from "./lang.js";
import type { Inside, Question, StepName } from "./scene.js";

/** Pages ask for some of their parts only when these are wanted. */
export const NOT_SERVED: Text = {
  en: "A part of this page did not come. Is its server still running? Then load the page anew.",
  ja: "ページの一部を読み込めません。サーバーが動いていることを確かめて、再読み込みしてください。",
};
export const RELATION_WORDS: Readonly<Record<Relation, Text>> = {
  disjoint: { en: "disjoint", ja: "離れている" },
  touching: { en: "touching", ja: "接している" },
  overlapping: { en: "overlapping", ja: "重なっている" },
};
export const QUESTION_WORDS: Readonly<Record<Question, Text>> = {
  relate: { en: "How do they lie?", ja: "どういう位置関係か" },
  intersects: { en: "Have they a common point?", ja: "共通の点があるか" },
  overlaps: { en: "Do their interiors meet?", ja: "内部が交わるか" },
  touches: { en: "Do they only touch?", ja: "接しているだけか" },
  contains: { en: "Does A contain B?", ja: "A は B を含むか" },
  containsStrict: { en: "Is B in A’s interior?", ja: "B は A の内部にあるか" },
  distance: { en: "How far apart are they?", ja: "どれだけ離れているか" },
  closestPoints: { en: "Which points are nearest?", ja: "いちばん近い点はどこか" },
  contact: { en: "How to part them?", ja: "どう引き離すか" },
  castRay: { en: "What does a ray meet?", ja: "光線は何に当たるか" },
  castShape: { en: "How far can A go?", ja: "A はどこまで動けるか" },
};
export const INSIDE_WORDS: Readonly<Record<Inside, Text>> = {
  hit: { en: "hits at once", ja: "すぐに当たりとする" },
  ignore: { en: "leaves it first", ja: "いったん出てから当てる" },
  exit: { en: "hits where it leaves", ja: "出るところで当てる" },
};
export const STEP_WORDS: Readonly<Record<StepName, Text>> = {
  "1": { en: "grid 1", ja: "格子 1" },
  "0.5": { en: "grid ½", ja: "格子 ½" },
  "0.25": { en: "grid ¼", ja: "格子 ¼" },
  "0.1": { en: "grid 0.1", ja: "格子 0.1" },
  "0": { en: "no grid", ja: "格子なし" },
  ulp: { en: "one double (ulp)", ja: "倍精度数 1 つ（ulp）" },
};
