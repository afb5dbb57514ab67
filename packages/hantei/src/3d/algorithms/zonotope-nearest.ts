/** The point of a zonotope that is nearest to the origin, in doubles: it lies on one of the faces, where the origin has its foot. */
import { eachFace, FREE, frameOf, isWithin, sharesOf, takeApart } from "./zonotope-faces.js";
import { length, plus, type Vector } from "./zonotope-vectors.js";

/** A point of a zonotope, and how far along each generator it lies. */
export interface Nearest {
  readonly point: Vector;
  readonly place: readonly number[];
}

/** The point of a zonotope that is nearest to the origin, but for roundings. */
export function nearestOf(base: Vector, generators: readonly Vector[]): Nearest {
  let best: Nearest = { point: base, place: generators.map(() => 0) };
  let bestLength = length(base);
  eachFace(base, generators, (corner, spanning, choice) => {
    const free = coordinatesOf(corner, spanning)?.map((s) => Math.min(1, Math.max(0, s)));
    if (free === undefined) return;
    const point = free.reduce<Vector>((sum, s, index) => plus(sum, spanning[index] as Vector, s), corner);
    const far = length(point);
    if (!(far < bestLength)) return;
    let next = 0;
    best = { point, place: choice.map((end) => (end === FREE ? (free[next++] as number) : end)) };
    bestLength = far;
  });
  return best;
}

/** Where on the face's own axes the origin's foot is; undefined where it is beside the face, or its generators lie in less. */
function coordinatesOf(corner: Vector, spanning: readonly Vector[]): number[] | undefined {
  const frame = frameOf(spanning);
  if (frame === undefined) return undefined;
  const place = sharesOf(frame, takeApart(frame.axes, corner).along).map((share) => 0 - share);
  return place.every(isWithin) ? place : undefined;
}
