import type { Test } from "../arithmetic/arithmetic.js";

/** A text in the two languages of this project. */
export interface Text {
  readonly en: string;
  readonly ja: string;
}

export type Language = keyof Text;

/** What a formula is about, and in which numbers. */
export type Scene =
  | "slots"
  | "slots-by-centers"
  | "boxes"
  | "boxes-by-centers"
  | "boxes-by-sizes"
  | "boxes-3d"
  | "segments"
  | "circle-box";

/** The numbers that a scene consists of, in the order in which a formula takes them. */
export const SCENES: Readonly<Record<Scene, readonly string[]>> = {
  /** Two time slots, start and end. */
  slots: ["s1", "e1", "s2", "e2"],
  /** Two slots by center and whole length. */
  "slots-by-centers": ["x1", "w1", "x2", "w2"],
  /** Two boxes by their least and greatest corners. */
  boxes: ["ax1", "ay1", "ax2", "ay2", "bx1", "by1", "bx2", "by2"],
  /** Two boxes by center, width and height. */
  "boxes-by-centers": ["ax", "ay", "aw", "ah", "bx", "by", "bw", "bh"],
  /** Two boxes by least corner, width and height. */
  "boxes-by-sizes": ["ax", "ay", "aw", "ah", "bx", "by", "bw", "bh"],
  /** Two boxes of space by their least and greatest corners. */
  "boxes-3d": ["ax1", "ay1", "az1", "ax2", "ay2", "az2", "bx1", "by1", "bz1", "bx2", "by2", "bz2"],
  /** Two segments by their ends. */
  segments: ["ax1", "ay1", "ax2", "ay2", "bx1", "by1", "bx2", "by2"],
  /** A circle, and a box by its sides. */
  "circle-box": ["x", "y", "r", "minX", "minY", "maxX", "maxY"],
};

/**
 * What a formula counts as a collision: `open`, interiors must meet; `closed`, touching counts; `mixed`, some contacts count
 * and some do not.
 */
export type Policy = "open" | "closed" | "mixed";

/** One formulation, as it stands in an article or in this library. */
export interface Formula {
  /** Scene and name, unique: `circle-box/hit-if-any`. */
  readonly id: string;
  /** The article's number, or `hantei`. */
  readonly article: "000" | "001" | "002" | "003" | "004" | "hantei";
  readonly scene: Scene;
  readonly policy: Policy;
  /** Whether, in real arithmetic and under its assumption, it answers exactly what its policy says. */
  readonly exactInReals: boolean;
  readonly title: Text;
  /** What must hold for its inputs. */
  readonly assumes: Text;
  /** What it decides in real arithmetic, in one sentence. */
  readonly decides: Text;
  readonly test: Test;
}

/** What a formula's `test` is handed, with the length the compiler can check. */
export type Four<T> = readonly [T, T, T, T];
export type Seven<T> = readonly [T, T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];
export type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];
