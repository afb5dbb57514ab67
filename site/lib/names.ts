/** Where the names of A and B stand in a figure: beside each other where the one would hide the other. */

/** A place in pixels. */
export type Spot = readonly [x: number, y: number];

/** Names nearer than this, in pixels and on both axes, run into each other. */
const TOO_NEAR = 16;
/** How far each then goes sideways from between the two: A to the left, B to the right. */
const ASIDE = 14;

/** Where a name goes whose own spot this is. */
export function nameBeside(own: Spot, other: Spot | undefined, tone: "a" | "b"): Spot {
  if (other === undefined) return own;
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  if (Math.abs(dx) >= TOO_NEAR || Math.abs(dy) >= TOO_NEAR) return own;
  return [own[0] + dx / 2 + (tone === "a" ? -ASIDE : ASIDE), own[1]];
}
