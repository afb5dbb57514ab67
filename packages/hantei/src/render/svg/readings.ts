/** The numbers at the ends of what each shape covers of the axis x, y or z. */
import type { Axis, Extent } from "../../explain/explanation.js";
import { type AnyExplanation, radiusOf, sign } from "../words.js";
import { shortNumber } from "./numbers.js";

export interface Reading {
  /** At the end next to the gap. */
  readonly near: string;
  readonly far: string;
}

export interface Readings {
  readonly a: Reading;
  readonly b: Reading;
}

/** Undefined for a slanted axis: its numbers are those of no coordinate. */
export function readingsOf(explanation: AnyExplanation, axis: Axis): Readings | undefined {
  const along = axis.direction.filter(({ value }) => value !== 0);
  const factor = along[0]?.value ?? 0;
  if (along.length !== 1 || Math.abs(factor) !== 1) return undefined;
  const ends = (extent: Extent, radius: number): readonly [number, number] => [
    factor * (extent.min.value - radius) + 0,
    factor * (extent.max.value + radius) + 0,
  ];
  const [aFar, aNear] = ends(axis.a, radiusOf(explanation.a));
  const [bNear, bFar] = ends(axis.b, radiusOf(explanation.b));
  const [a, b] = apart(aNear, bNear);
  return {
    a: { near: a, far: aFar === aNear ? a : shortNumber(aFar) },
    b: { near: b, far: bFar === bNear ? b : shortNumber(bFar) },
  };
}

/** Two numbers side by side: rounded, unless they would then look equal without being so. */
function apart(a: number, b: number): readonly [string, string] {
  const [first, second] = [shortNumber(a), shortNumber(b)];
  return first === second && a !== b ? [sign(String(a)), sign(String(b))] : [first, second];
}
