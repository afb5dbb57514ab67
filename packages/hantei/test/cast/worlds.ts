/**
 * Random worlds of tiles. A box among tiles goes as a reference does that knows the union of the tiles only, whose seams it cannot
 * feel; anything else never ends inside a tile, never gains way, and runs over flat stretches without losing any.
 */
import {
  type Box,
  box,
  capsule,
  circle,
  moveAndSlide,
  overlaps,
  polygon,
  type Shape,
  translate,
} from "../../src/2d/index.js";
import type { Random } from "../generators/random.js";

/** What came of a world: whether anything walked in it, and what was wrong. */
export interface Walk {
  readonly walked: boolean;
  readonly complaint: string | undefined;
}

const NOTHING: Walk = { walked: false, complaint: undefined };
const FINE: Walk = { walked: true, complaint: undefined };

const SIZE = 10;

/** Tiles of a random map, with a frame around it; sides are 1, or what `unit` makes of them. */
function worldOf(random: Random, unit: number): Box[] {
  const dense = random.integer(2, 6);
  const tiles: Box[] = [];
  for (let x = -1; x <= SIZE; x++) {
    for (let y = -1; y <= SIZE; y++) {
      const isFrame = x < 0 || y < 0 || x === SIZE || y === SIZE;
      if (isFrame || random.once(dense)) tiles.push(box(x * unit, y * unit, (x + 1) * unit, (y + 1) * unit));
    }
  }
  return tiles;
}

/** A shape that overlaps no tile; undefined where none was found soon. */
function placed(shape: Shape, tiles: readonly Box[], random: Random, unit: number): Shape | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const at = translate(shape, (random.integer(0, 8 * SIZE) / 8) * unit, (random.integer(0, 8 * SIZE) / 8) * unit);
    if (!tiles.some((tile) => overlaps(at, tile))) return at;
  }
  return undefined;
}

/** Less than any distance in a world of eighths that is not 0. */
const STEP = 2 ** -10;

/** How far a box goes: undefined where it meets a corner with its own, so that either side will do. */
function reference(
  mover: Box,
  motion: { x: number; y: number },
  tiles: readonly Box[],
): { x: number; y: number } | undefined {
  const done = { x: 0, y: 0 };
  const left = { ...motion };
  const isBlocked = (dx: number, dy: number): boolean => {
    const there = { minX: mover.minX + dx, minY: mover.minY + dy, maxX: mover.maxX + dx, maxY: mover.maxY + dy };
    return tiles.some((t) => there.minX < t.maxX && t.minX < there.maxX && there.minY < t.maxY && t.minY < there.maxY);
  };
  for (let bend = 0; bend < 4 && (left.x !== 0 || left.y !== 0); bend++) {
    const time = firstOverlap(mover, done, left, tiles);
    done.x += left.x * time;
    done.y += left.y * time;
    if (time === 1) break;
    const byX = left.x !== 0 && isBlocked(done.x + Math.sign(left.x) * STEP, done.y);
    const byY = left.y !== 0 && isBlocked(done.x, done.y + Math.sign(left.y) * STEP);
    if (!byX && !byY) return undefined;
    left.x = byX ? 0 : left.x * (1 - time);
    left.y = byY ? 0 : left.y * (1 - time);
  }
  return done;
}

/** The time at which the box's interior first meets a tile's, on its way from where it is; 1 for never. */
function firstOverlap(
  mover: Box,
  at: { x: number; y: number },
  way: { x: number; y: number },
  tiles: readonly Box[],
): number {
  let first = 1;
  for (const tile of tiles) {
    const spans = [
      [tile.minX - mover.maxX - at.x, tile.maxX - mover.minX - at.x, way.x],
      [tile.minY - mover.maxY - at.y, tile.maxY - mover.minY - at.y, way.y],
    ] as const;
    let [enter, leave] = [0, 1];
    for (const [low, high, speed] of spans) {
      if (speed === 0) {
        if (low >= 0 || high <= 0) leave = -1;
        continue;
      }
      const [from, to] = speed > 0 ? [low / speed, high / speed] : [high / speed, low / speed];
      enter = Math.max(enter, from);
      leave = Math.min(leave, to);
    }
    if (enter < leave) first = Math.min(first, enter);
  }
  return first;
}

/** A box in a world of tiles goes as over their union. */
export function walkOverUnion(random: Random): Walk {
  const tiles = worldOf(random, 1);
  const mover = placed(box(0, 0, random.integer(2, 12) / 8, random.integer(2, 12) / 8), tiles, random, 1) as
    | Box
    | undefined;
  if (mover === undefined) return NOTHING;
  // Powers of two on one axis keep every time a double.
  const [slow, fast] = [random.integer(-16, 16) / 8, (random.sign() * 2 ** random.integer(0, 6)) / 8];
  const motion = random.once(2) ? { x: slow, y: fast } : { x: fast, y: slow };
  const wanted = reference(mover, motion, tiles);
  if (wanted === undefined) return NOTHING;
  const { displacement } = moveAndSlide(mover, motion, tiles);
  const off = Math.max(Math.abs(displacement.x - wanted.x), Math.abs(displacement.y - wanted.y));
  return off < 1e-12
    ? FINE
    : {
        walked: true,
        complaint: `not as over the union: ${JSON.stringify([mover, motion, wanted, displacement, tiles])}`,
      };
}

/** Whatever walks never ends inside a tile, nor farther than it would have gone. */
export function walkAnywhere(random: Random): Walk {
  const unit = random.pick(UNITS);
  const tiles = worldOf(random, unit);
  let at = placed(moverOf(random, unit), tiles, random, unit);
  for (let frame = 0; at !== undefined && frame < 6; frame++) {
    const way = { x: (random.unit() * 4 - 2) * unit, y: random.once(3) ? 0 : (random.unit() * 4 - 2) * unit };
    const { displacement } = moveAndSlide(at, way, tiles);
    const there = translate(at, displacement.x, displacement.y);
    const isInside = tiles.some((tile) => overlaps(there, tile));
    if (isInside || !(length(displacement) <= length(way) * (1 + 1e-12))) {
      const what = isInside ? "ends inside a tile" : "goes too far";
      return { walked: true, complaint: `${what}: ${JSON.stringify([at, way, displacement, tiles])}` };
    }
    at = there;
  }
  return at === undefined ? NOTHING : FINE;
}

/** Over a flat row of tiles of any widths nothing loses any way. */
export function walkOnFloor(random: Random): Walk {
  const unit = random.pick(UNITS);
  const tiles: Box[] = [];
  for (let x = 0; tiles.length < 12; ) {
    const width = (0.25 + random.unit()) * unit;
    tiles.push(box(x, -unit, x + width, 0));
    x += width;
  }
  let at: Shape = translate(moverOf(random, unit), unit, 0);
  // Down to the floor first.
  const landed = moveAndSlide(at, { x: 0, y: -unit }, tiles);
  at = translate(at, landed.displacement.x, landed.displacement.y);
  for (let frame = 0; frame < 8; frame++) {
    const way = { x: 0.3 * unit * random.unit(), y: -unit * random.unit() };
    const { displacement } = moveAndSlide(at, way, tiles);
    if (!(Math.abs(displacement.x - way.x) < 1e-9 * unit)) {
      return { walked: true, complaint: `loses way: ${JSON.stringify([at, way, displacement, tiles])}` };
    }
    at = translate(at, displacement.x, displacement.y);
  }
  return FINE;
}

/** Sides of tiles: in doubles, neighbors of some meet exactly, of others nearly. */
const UNITS: readonly number[] = [1, 0.1, 1 / 3, 16, 1e6 + 0.1];

function moverOf(random: Random, unit: number): Shape {
  const s = unit * (0.25 + random.unit());
  return random.pick<() => Shape>([
    () => box(0, 0, s, s * (0.5 + random.unit())),
    () => circle(s / 2, s / 2, s / 2),
    () => capsule(s / 2, s / 2, s / 2, s, s / 2),
    () => polygon([0, 0, s, 0, s, s, 0.5 * s, 1.5 * s, 0, s]),
    // A table: not convex.
    () => polygon([0, 0, 0.25 * s, 0, 0.25 * s, 0.5 * s, 0.75 * s, 0.5 * s, 0.75 * s, 0, s, 0, s, s, 0, s]),
  ])();
}

function length({ x, y }: { x: number; y: number }): number {
  return Math.sqrt(x * x + y * y);
}
