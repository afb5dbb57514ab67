/**
 * Random worlds of tiles. A box among tiles goes as a reference does that knows the union of the tiles only, whose seams it cannot
 * feel; anything else never ends inside a tile, never gains way, and runs over flat stretches without losing any.
 * `HANTEI_SLIDE_WORLDS=100000 npx vitest run --project hantei slide-worlds` runs more.
 */
import { expect, test } from "vitest";
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
import { Random } from "../generators/random.js";

const WORLDS = Number(process.env.HANTEI_SLIDE_WORLDS ?? 160);
const SEED = Number(process.env.HANTEI_SEED ?? 545);
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

test(`a box in ${WORLDS} worlds of tiles goes as over their union`, () => {
  const random = new Random(SEED);
  let walked = 0;
  for (let world = 0; world < WORLDS; world++) {
    const tiles = worldOf(random, 1);
    const mover = placed(box(0, 0, random.integer(2, 12) / 8, random.integer(2, 12) / 8), tiles, random, 1) as
      | Box
      | undefined;
    if (mover === undefined) continue;
    // Powers of two on one axis keep every time a double.
    const [slow, fast] = [random.integer(-16, 16) / 8, (random.sign() * 2 ** random.integer(0, 6)) / 8];
    const motion = random.once(2) ? { x: slow, y: fast } : { x: fast, y: slow };
    const wanted = reference(mover, motion, tiles);
    if (wanted === undefined) continue;
    walked++;
    const { displacement } = moveAndSlide(mover, motion, tiles);
    const told = JSON.stringify([mover, motion, wanted, displacement, tiles]);
    expect(Math.abs(displacement.x - wanted.x), told).toBeLessThan(1e-12);
    expect(Math.abs(displacement.y - wanted.y), told).toBeLessThan(1e-12);
  }
  expect(walked).toBeGreaterThan(WORLDS / 2);
});

test("whatever walks in them never ends inside a tile, nor farther than it would have gone", () => {
  const random = new Random(SEED + 1);
  for (let world = 0; world < WORLDS / 4; world++) {
    const unit = random.pick([1, 0.1, 1 / 3, 16, 1e6 + 0.1]);
    const tiles = worldOf(random, unit);
    let at = placed(moverOf(random, unit), tiles, random, unit);
    for (let frame = 0; at !== undefined && frame < 6; frame++) {
      const way = { x: (random.unit() * 4 - 2) * unit, y: random.once(3) ? 0 : (random.unit() * 4 - 2) * unit };
      const { displacement } = moveAndSlide(at, way, tiles);
      const told = JSON.stringify([at, way, displacement, tiles]);
      at = translate(at, displacement.x, displacement.y);
      expect(
        tiles.some((tile) => overlaps(at as Shape, tile)),
        told,
      ).toBe(false);
      const [gone, meant] = [length(displacement), length(way)];
      expect(gone, told).toBeLessThanOrEqual(meant * (1 + 1e-12));
    }
  }
});

test("over a flat row of tiles of any widths nothing loses any way", () => {
  const random = new Random(SEED + 2);
  for (let world = 0; world < WORLDS / 4; world++) {
    const unit = random.pick([1, 0.1, 1 / 3, 16, 1e6 + 0.1]);
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
      const told = JSON.stringify([at, way, displacement, tiles]);
      expect(Math.abs(displacement.x - way.x), told).toBeLessThan(1e-9 * unit);
      at = translate(at, displacement.x, displacement.y);
    }
  }
});

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
