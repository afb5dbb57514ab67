/** The boxes of each piece of work, made where they are needed: the same in every process. */
import {
  ADVERSE,
  ADVERSE_LISTS,
  ADVERSE_SLOTS,
  ADVERSE_SPACE,
  clustered,
  intervals,
  move,
  space,
  uniform,
  velocitiesOf,
} from "./box-scenes.mjs";

const WORKS = {
  uniform: (size) => [uniform(size)],
  clustered: (size) => [clustered(size)],
  "moving, a frame": (size) => [uniform(size, 20)],
  "cross-join": (size) => [uniform(size, 30), uniform(size, 31)],
  space: (size) => [space(size)],
  intervals: (size) => [intervals(size)],
  "labels of towns": async (size) => [thinned((await import("../data/city-labels.mjs")).cityLabels(9).boxes, size)],
  "bounds of border segments": async (size) => {
    const { borderSegments, segmentBoxes } = await import("../data/borders.mjs");
    return [segmentBoxes(borderSegments().slice(0, 4 * size))];
  },
  ...Object.fromEntries(
    Object.entries({ ...ADVERSE, ...ADVERSE_SPACE, ...ADVERSE_SLOTS, ...ADVERSE_LISTS }).map(([name, scene]) => [
      `adverse: ${name}`,
      (size) => [scene(size)].flat(),
    ]),
  ),
};

/**
 * @param {string} work
 * @param {number} size - Boxes that are asked for; some work has its own number of them.
 * @returns {Promise<{ lists: object[], velocities?: Float64Array, move(way: number): void }>} One or two lists of boxes as
 * columns, which `move` moves forth (1) and back (−1) where there are velocities.
 */
export async function makeWork(work, size) {
  const lists = await WORKS[work](size);
  if (work !== "moving, a frame") return { lists, move() {} };
  const velocities = velocitiesOf(size);
  const ways = { 1: velocities, [-1]: velocities.map((v) => -v) };
  return { lists, velocities, move: (way) => move(lists[0], ways[way]) };
}

/** About so many of them, evenly picked. */
function thinned(boxes, size) {
  const step = Math.max(1, Math.round(boxes.minX.length / size));
  return Object.fromEntries(
    Object.entries(boxes).map(([name, column]) => [name, column.filter((_, i) => i % step === 0)]),
  );
}
