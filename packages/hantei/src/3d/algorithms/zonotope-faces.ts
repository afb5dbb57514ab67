/**
 * The faces of a zonotope, in doubles: each is spanned by up to three of its generators while the others are at one of their ends, and
 * has axes of its own.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { dot, length, plus, type Vector } from "./zonotope-vectors.js";

/** In a choice: the generator is neither at its start (0) nor at its end (1). */
export const FREE = -1;

type VisitFace = (corner: Vector, spanning: readonly Vector[], choice: readonly number[]) => void;

/** Visits every choice of generators that are at their start, at their end, or free: the corner, and those that are free. */
export function eachFace(base: Vector, generators: readonly Vector[], visit: VisitFace): void {
  const choose = (corner: Vector, spanning: readonly Vector[], choice: readonly number[]): void => {
    const generator = generators[choice.length];
    if (generator === undefined) {
      visit(corner, spanning, choice);
      return;
    }
    choose(corner, spanning, [...choice, 0]);
    if (generator[0] === 0 && generator[1] === 0 && generator[2] === 0) return;
    choose(plus(corner, generator), spanning, [...choice, 1]);
    if (spanning.length < 3) choose(corner, [...spanning, generator], [...choice, FREE]);
  };
  choose(base, [], []);
}

/**
 * Directions as e₁, e₂, e₃ of length 1, square to each other, make them up: gₖ = Σ rⱼₖ eⱼ, j ≤ k. By Gram and Schmidt, twice each,
 * which is enough (G. W. Stewart, "Matrix Algorithms I", 1998, 4.1.4): the frame is that of directions off by some roundings, however small the angles between them.
 */
export interface Frame {
  readonly axes: readonly Vector[];
  /** For each direction, its parts along the axes so far. */
  readonly parts: readonly (readonly number[])[];
}

/** Directions that are nearer to those before, of their length, are in their plane for all that doubles know. */
const FLAT = 16 * UNIT_ROUNDOFF;

/** The frame of a face; undefined where its generators lie in less. */
export function frameOf(spanning: readonly Vector[]): Frame | undefined {
  const axes: Vector[] = [];
  const parts: number[][] = [];
  for (const generator of spanning) {
    const { along, rest } = takeApart(axes, generator);
    const size = length(rest);
    if (!(size > FLAT * length(generator))) return undefined;
    axes.push([rest[0] / size, rest[1] / size, rest[2] / size]);
    parts.push([...along, size]);
  }
  return { axes, parts };
}

/** What of a vector lies along each axis, and what is square to all of them. */
export function takeApart(axes: readonly Vector[], vector: Vector): { along: number[]; rest: Vector } {
  const along = axes.map(() => 0);
  let rest = vector;
  for (let turn = 0; turn < 2; turn++) {
    for (const [index, axis] of axes.entries()) {
      const part = dot(axis, rest);
      along[index] = (along[index] as number) + part;
      rest = plus(rest, axis, -part);
    }
  }
  return { along, rest };
}

/** How much of each direction makes up what lies along the axes. */
export function sharesOf({ parts }: Frame, along: readonly number[]): number[] {
  const shares = [...along];
  for (let k = shares.length - 1; k >= 0; k--) {
    const own = parts[k] as readonly number[];
    const share = (shares[k] as number) / (own[k] as number);
    for (let j = 0; j < k; j++) shares[j] = (shares[j] as number) - share * (own[j] as number);
    shares[k] = share;
  }
  return shares;
}

/** A face may be met so far beside itself, of the generator's length, in doubles: its neighbor has the same point then. */
const BESIDE = 1e-9;

/** Whether a place along a generator is on it. */
export function isWithin(place: number): boolean {
  return place >= -BESIDE && place <= 1 + BESIDE;
}
