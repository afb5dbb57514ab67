/** A contact in words. */
import { shortNumber } from "./svg/numbers.js";
import { fill, tuple, type Voice } from "./words.js";

/** A place or direction in the plane or in space. */
export interface AnyVector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** What `contact` returned, of any dimension. */
export interface AnyContact {
  readonly normal: AnyVector;
  readonly depth: number;
  readonly minimal: boolean;
  readonly points: readonly AnyVector[];
}

/** How to part the shapes, and where they meet, as sentences; numbers rounded to a few digits. */
export function contactText({ normal, depth, minimal, points }: AnyContact, { messages, labels }: Voice): string[] {
  const told = {
    ...labels,
    normal: vectorText(normal),
    depth: shortNumber(Math.abs(depth)),
    points: points.map(vectorText).join(messages.contact.and),
  };
  if (depth < 0) return [fill(messages.contact.apart, told)];
  if (depth === 0) return [fill(messages.contact.touch, told)];
  if (depth === Number.POSITIVE_INFINITY) return [fill(messages.contact.never, told)];
  return [
    fill(messages.contact.part, told) + (minimal ? messages.contact.minimal : messages.contact.notMinimal),
    fill(messages.contact.meet, told),
  ];
}

function vectorText({ x, y, z }: AnyVector): string {
  return tuple((z === undefined ? [x, y] : [x, y, z]).map(shortNumber));
}
