/** Where a panel's days and hours are, in pixels. */
import type { Instance } from "../instance.js";
import { piecesOf } from "./day-pieces.js";
import { type Laid, layOut, type Piece } from "./lanes.js";
import type { PanelOptions } from "./panel-options.js";

/** Few hours are drawn tall, so that words find room; many at least so that half of one takes a line. */
const GRID_HEIGHT = 480;
const [LOWEST_HOUR, TALLEST_HOUR] = [46, 96];
/** A day on which nothing happens needs no more than its own name does. */
const NARROWEST_DAY = 108;
const HEADING = 64;
export const LEFT = 64;
export const STRIP_ROW = 20;
export const SHORTEST_BLOCK = 17;

export interface Grid {
  /** Below the days' names: where the strip begins of what takes whole days. */
  readonly stripTop: number;
  /** How many rows that strip has. */
  readonly stripRows: number;
  /** The first and the last of the hours shown. */
  readonly hours: readonly [from: number, to: number];
  readonly hourHeight: number;
  readonly y: (hour: number) => number;
  readonly right: number;
  readonly bottom: number;
  readonly days: readonly DayColumn[];
}

export interface DayColumn {
  readonly day: number;
  readonly x: number;
  readonly width: number;
  /** What takes the whole day. */
  readonly whole: readonly Instance[];
  readonly timed: readonly Laid<Instance>[];
}

export function gridOf({ instances, first, days, width, zone }: PanelOptions, top: number): Grid {
  const pieces = Array.from({ length: days }, (_, index) => piecesOf(instances, zone, first + index));
  const stripRows = Math.max(...pieces.map(({ whole }) => whole.length));
  const hours = hoursShown(
    pieces.flatMap(({ timed }) => timed),
    stripRows > 0,
  );
  const [from, to] = hours;
  const hourHeight = Math.min(Math.max(GRID_HEIGHT / (to - from), LOWEST_HOUR), TALLEST_HOUR);
  const laid = pieces.map(({ whole, timed }) => ({ whole, timed: layOut(timed, SHORTEST_BLOCK / hourHeight) }));
  const edges = columnEdges(
    laid.map(({ whole, timed }) => Math.max(Math.min(whole.length, 1), ...timed.map(({ lanes }) => lanes))),
    width,
  );
  const stripTop = top + HEADING;
  const gridTop = stripTop + (stripRows > 0 ? stripRows * STRIP_ROW + 8 : 0);
  const y = (hour: number): number => gridTop + (hour - from) * hourHeight;
  return {
    stripTop,
    stripRows,
    hours,
    hourHeight,
    y,
    right: LEFT + width,
    bottom: y(to),
    days: laid.map((of, index) => {
      const x = edges[index] as number;
      return { day: first + index, x, width: (edges[index + 1] as number) - x, ...of };
    }),
  };
}

/** The full hours from the first event to the last; none, where all take whole days. */
function hoursShown(pieces: readonly Piece<Instance>[], hasWhole: boolean): readonly [from: number, to: number] {
  if (pieces.length === 0) return hasWhole ? [0, 0] : [8, 18];
  const from = pieces.reduce((least, piece) => Math.min(least, Math.floor(piece.from)), 23);
  const to = pieces.reduce((most, piece) => Math.max(most, Math.ceil(Math.max(piece.to, piece.from + 0.5))), 0);
  return [from, Math.min(to, 24)];
}

/** Where each day begins, and where the last ends: the more runs at once on a day, the wider it is. */
function columnEdges(lanes: readonly number[], width: number): readonly number[] {
  const all = lanes.reduce((sum, count) => sum + count, 0);
  const spare = width - lanes.length * NARROWEST_DAY;
  const edges = [LEFT];
  for (const count of lanes) {
    const share = all === 0 ? spare / lanes.length : (spare * count) / all;
    edges.push((edges.at(-1) as number) + NARROWEST_DAY + share);
  }
  return edges;
}
