/** The pages of the lessons and of the guide, in order: file, English title, Japanese title. */

export type Entry = readonly [path: string, en: string, ja: string];

export const LESSONS: readonly Entry[] = [
  ["1-intervals", "Two intervals", "2 つの区間"],
  ["2-boxes", "Two boxes by corners", "2 つの矩形（対角の 2 点）"],
  ["3-centers", "By center and size: the same?", "中心と大きさ：同じ判定か"],
  ["4-touching", "Touching", "接する"],
  ["5-segments", "Two segments", "2 つの線分"],
  ["6-circle-box", "Circle and box", "円と矩形"],
  ["7-boxes-3d", "Boxes in space", "空間の直方体"],
  ["8-many", "Many boxes", "たくさんの矩形"],
  ["9-fast", "Fast movers", "速く動くもの"],
];

export const GUIDE: readonly Entry[] = [
  ["getting-started", "Getting started", "はじめに"],
  ["choosing", "Choosing a question", "問いを選ぶ"],
  ["touching", "Touching", "接する"],
  ["exactness", "Exactness", "正確さ"],
  ["games", "Games", "ゲーム"],
  ["scheduling", "Scheduling", "予定を組む"],
  ["big-data", "Big data", "大きなデータ"],
  ["cookbook", "Cookbook", "レシピ集"],
  ["migrating", "Migrating", "ほかのライブラリから移る"],
];
