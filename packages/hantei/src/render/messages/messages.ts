import type { Kind } from "../../2d/shape-kinds.js";
import type { Kind3 } from "../../3d/shape-kinds.js";
import type { Relation } from "../../base/relation.js";
import type { AxisName, MeaningId, Part } from "../../explain/explanation.js";

/** The languages there are. */
export type Language = "en" | "ja";

/**
 * Everything that is said in one language. A text may have gaps in braces, which are filled by name: `{of}` and `{to}` are
 * the labels of two shapes, `{on}` says on which axis, the rest are numbers. A language that lacks a text does not compile.
 */
export interface Messages {
  /** The verdict as a sentence: `{a}`, `{b}`. */
  readonly verdict: Readonly<Record<Relation, string>>;
  /** A shape: its fields by name. */
  readonly shape: Readonly<Record<Kind | Kind3 | "interval", string>>;
  /** A shape by its label, as a sentence: `{label}`, `{shape}`. */
  readonly named: string;
  /** Between sentences. */
  readonly space: string;
  /** Where a step looks: what `{on}` stands for. */
  readonly on: Readonly<Record<AxisName, string>>;
  /** What the outcome of a step means: `{on}`, `{of}`, `{to}`, `{axis}`. */
  readonly meaning: Readonly<Record<MeaningId, string>>;
  /** A part of a shape, in the place of its name: `{shape}`, `{index}`. */
  readonly part: Readonly<Record<Part["type"], string>>;
  /** What `meaning` says of a circle's center, to be left out where a step is about a part. */
  readonly center: string;
  readonly yes: string;
  readonly no: string;
  /** The heading above the steps. */
  readonly steps: string;
  /** Before the definitions of a step's short names. */
  readonly where: string;
  /** Before the witness: how the verdict can be checked. */
  readonly witness: string;
  /** A common interior point: `{point}`. */
  readonly inside: string;
  /** A common point: `{point}`. */
  readonly common: string;
  /** Follows `common` where no straight line parts the interiors. */
  readonly noInterior: string;
  /** The nearest points where no straight line leaves a gap between the shapes: `{a}`, `{b}`, `{p}`, `{q}`, `{gap}`. */
  readonly nearest: string;
  /** Follows the meaning of a step about a side of a box without bounds, with a space before it if there is to be one: `{of}`,
   * `{to}`. */
  readonly cut: string;
  /** How many comparisons are not listed: `{count}`. */
  readonly omitted: string;
  /** What one shape covers of an axis: `{min}`, `{max}`; and where both are one number. */
  readonly span: string;
  readonly single: string;
  /** Two extents on an axis, the lower one first: `{on}`, `{first}`, `{firstSpan}`, `{second}`, `{secondSpan}`. */
  readonly extents: string;
  /** Follows `extents`: `{gap}`. */
  readonly gap: string;
  /** The same where the extents are measured along a direction that is no unit: `{gap}` is a length all the same. The shapes
   * themselves may be farther apart. */
  readonly gapAlong: string;
  /** Follows `extents`, where interiors meet nowhere on that axis. */
  readonly noGap: string;
  /** A gap between shapes of which one is round: `{direction}`, `{gap}`. */
  readonly roundGap: string;
  /** The same where they touch: `{direction}`. */
  readonly roundContact: string;
  /** An axis other than x, y and z, in the place of `{on}`: `{direction}`. */
  readonly alongDirection: string;
  /** The short names in pictures: `{gap}`; `{point}`; a view in space, `{first}`, `{second}`. */
  readonly gapLabel: string;
  readonly touchLabel: string;
  readonly insideLabel: string;
  readonly view: string;
  /** In a view in which two shapes that are apart, or only touch, cover each other. */
  readonly hiddenGap: string;
  /** A contact: `{a}`, `{b}`, `{normal}`, `{depth}`, `{points}`. */
  readonly contact: {
    /** How to part shapes that overlap, and, following it, whether it is the least way. */
    readonly part: string;
    readonly minimal: string;
    readonly notMinimal: string;
    /** Where no move parts them. */
    readonly never: string;
    /** Common points. */
    readonly meet: string;
    readonly touch: string;
    readonly apart: string;
    /** Between two points. */
    readonly and: string;
    /** At the arrow in a picture. */
    readonly label: string;
  };
}
