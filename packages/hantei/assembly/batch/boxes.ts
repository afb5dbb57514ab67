// Box against box: comparisons only, so all codes are certain. A point is a box whose columns are given twice.
import { saveMeeting } from "./codes";
import { meetClosed, meetOpen } from "./extents";

/** Codes of `count` pairs of boxes of the plane, an even number; columns and `out` are addresses. All are certain. */
export function boxes(
  aMinX: usize,
  aMinY: usize,
  aMaxX: usize,
  aMaxY: usize,
  bMinX: usize,
  bMinY: usize,
  bMaxX: usize,
  bMaxY: usize,
  out: usize,
  count: u32,
): bool {
  const bytes: usize = (<usize>count) << 3;
  for (let at: usize = 0; at < bytes; at += 16) {
    const aLowX = v128.load(aMinX + at);
    const aHighX = v128.load(aMaxX + at);
    const bLowX = v128.load(bMinX + at);
    const bHighX = v128.load(bMaxX + at);
    const aLowY = v128.load(aMinY + at);
    const aHighY = v128.load(aMaxY + at);
    const bLowY = v128.load(bMinY + at);
    const bHighY = v128.load(bMaxY + at);
    const closed = v128.and(meetClosed(aLowX, aHighX, bLowX, bHighX), meetClosed(aLowY, aHighY, bLowY, bHighY));
    const open = v128.and(meetOpen(aLowX, aHighX, bLowX, bHighX), meetOpen(aLowY, aHighY, bLowY, bHighY));
    saveMeeting(out + (at >> 3), i64x2.bitmask(closed), i64x2.bitmask(open));
  }
  return true;
}

/** Codes of `count` pairs of boxes of space. */
export function boxes3(
  aMinX: usize,
  aMinY: usize,
  aMinZ: usize,
  aMaxX: usize,
  aMaxY: usize,
  aMaxZ: usize,
  bMinX: usize,
  bMinY: usize,
  bMinZ: usize,
  bMaxX: usize,
  bMaxY: usize,
  bMaxZ: usize,
  out: usize,
  count: u32,
): bool {
  const bytes: usize = (<usize>count) << 3;
  for (let at: usize = 0; at < bytes; at += 16) {
    const aLowX = v128.load(aMinX + at);
    const aHighX = v128.load(aMaxX + at);
    const bLowX = v128.load(bMinX + at);
    const bHighX = v128.load(bMaxX + at);
    const aLowY = v128.load(aMinY + at);
    const aHighY = v128.load(aMaxY + at);
    const bLowY = v128.load(bMinY + at);
    const bHighY = v128.load(bMaxY + at);
    const aLowZ = v128.load(aMinZ + at);
    const aHighZ = v128.load(aMaxZ + at);
    const bLowZ = v128.load(bMinZ + at);
    const bHighZ = v128.load(bMaxZ + at);
    const closed = v128.and(
      v128.and(meetClosed(aLowX, aHighX, bLowX, bHighX), meetClosed(aLowY, aHighY, bLowY, bHighY)),
      meetClosed(aLowZ, aHighZ, bLowZ, bHighZ),
    );
    const open = v128.and(
      v128.and(meetOpen(aLowX, aHighX, bLowX, bHighX), meetOpen(aLowY, aHighY, bLowY, bHighY)),
      meetOpen(aLowZ, aHighZ, bLowZ, bHighZ),
    );
    saveMeeting(out + (at >> 3), i64x2.bitmask(closed), i64x2.bitmask(open));
  }
  return true;
}
