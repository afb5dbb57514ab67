/** What a comparison's short names stand for, in numbers: of `n = (a.y1 − a.y2, …) = (−3, 4)` the pair at its end. */
import type { Step } from "hantei";

/** The place or direction that a step calls so; undefined where it has none. */
export function pairNamed(name: string, { where }: Pick<Step, "where">): readonly [x: number, y: number] | undefined {
  const line = where.find((each) => each.startsWith(`${name} = `));
  const [, x, y] = /\(([^(),]*), ([^(),]*)\)$/.exec(line ?? "") ?? [];
  return x === undefined || y === undefined ? undefined : [numberIn(x), numberIn(y)];
}

/** A number as explanations write it: with a minus sign, as a fraction, or nearly. */
function numberIn(text: string): number {
  const [above = Number.NaN, below = 1] = text.replace("≈", "").replace("−", "-").split("/").map(Number);
  return above / below;
}
