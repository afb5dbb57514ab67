/**
 * Double bookings: `conflicts` of a million slots in 10,000 rooms against the interval trees, one tree a room, and against what
 * one writes by hand without a library; and `IntervalIndex` against one tree: built, asked and asked for all pairs.
 *
 * The trees know only the closed test, in which 9-10 meets 10-11: what they find is filtered by the open one, as whoever books
 * rooms with them has to do.
 */
import flatten from "@flatten-js/interval-tree";
import { conflicts, IntervalIndex } from "hantei/interval";
import createIntervalTree from "interval-tree-1d";
import nodeIntervalTree from "node-interval-tree";
import { contest, contestant } from "../lib/contest.mjs";
import { isAsked, ONLY, readFlags, refuseNothing } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const FlattenTree = flatten.default ?? flatten;
const NodeTree = nodeIntervalTree.IntervalTree ?? nodeIntervalTree.default.IntervalTree;

const { quick, only, keeps } = readFlags(
  `node benchmarks/suites/intervals.mjs [--quick] [--only TEXT] [--write]

Double bookings of a million slots in 10,000 rooms, and an index of 100,000 slots, against the interval trees.
  --quick      a tenth of the slots: some ten seconds, instead of two minutes
  --only TEXT  only work whose name holds the text: slots in rooms, index: build, index: who is there, index: who clashes, index: all pairs
  --write      keep the table under benchmarks/results`,
  ONLY,
);
const SHRINK = quick ? 10 : 1;
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

const draw = random(20190603);

/** Bookings of a year, on whole minutes, in any order: every second one clashes with one more. */
function bookings(count, rooms) {
  const names = Array.from({ length: rooms }, (_, index) => `room ${index}`);
  const mean = (YEAR * rooms) / count / 2;
  return Array.from({ length: count }, () => {
    const start = 1.75e12 + Math.floor((draw() * YEAR) / MINUTE) * MINUTE;
    const end = start + (1 + Math.floor((draw() * 2 * mean) / MINUTE)) * MINUTE;
    return { start, end, room: names[Math.floor(draw() * rooms)] };
  });
}

function treesByRoom(slots, make, add) {
  const trees = new Map();
  let pairs = 0;
  for (const slot of slots) {
    if (!trees.has(slot.room)) trees.set(slot.room, make());
    pairs += add(trees.get(slot.room), slot);
  }
  return pairs;
}

const clash = (a, b) => a.start < b.end && b.start < a.end;

function countClashes(found, slot) {
  let count = 0;
  for (const other of found) count += clash(slot, other) ? 1 : 0;
  return count;
}

function addToFlatten(tree, slot) {
  const count = countClashes(tree.search([slot.start, slot.end]), slot);
  tree.insert([slot.start, slot.end], slot);
  return count;
}

function addToNode(tree, slot) {
  const found = tree.search(slot.start, slot.end);
  let count = 0;
  for (const { data } of found) count += clash(slot, data) ? 1 : 0;
  tree.insert({ low: slot.start, high: slot.end, data: slot });
  return count;
}

/** Lists by room, sorted by start, each slot looking ahead: no checks, no groups, numbers only; it lists its pairs. */
function byHand(slots) {
  const rooms = new Map();
  for (const slot of slots) {
    const list = rooms.get(slot.room);
    if (list === undefined) rooms.set(slot.room, [slot]);
    else list.push(slot);
  }
  const pairs = [];
  for (const list of rooms.values()) {
    list.sort((a, b) => a.start - b.start);
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length && list[j].start < list[i].end; j++) pairs.push([list[i], list[j]]);
    }
  }
  return pairs.length;
}

const rows = [];

/** The library first; whoever else is asked, a peer. */
async function race(work, size, { hantei, ...peers }) {
  if (!isAsked(work, only)) return;
  const others = Object.entries(peers).map(([name, find]) => [name, contestant("peer", find)]);
  rows.push(...(await contest(work, size, { hantei: contestant("ours", hantei), ...Object.fromEntries(others) })));
}

const slots = bookings(1e6 / SHRINK, 10_000 / SHRINK);
await race("slots in rooms: conflicts", slots.length, {
  hantei: () => conflicts(slots, { by: ({ room }) => room }).pairs.length,
  "by hand: lists, sort, look ahead": () => byHand(slots),
  "node-interval-tree": () => treesByRoom(slots, () => new NodeTree(), addToNode),
  "@flatten-js/interval-tree": () => treesByRoom(slots, () => new FlattenTree(), addToFlatten),
});

const few = bookings(1e5 / SHRINK, 1);
const instants = Array.from({ length: few.length }, () => 1.75e12 + Math.floor((draw() * YEAR) / MINUTE) * MINUTE);
const starts = Float64Array.from(few, ({ start }) => start);
const ends = Float64Array.from(few, ({ end }) => end);
const isThere = (slot, t) => slot.start <= t && t < slot.end;

const buildFlatten = () => {
  const tree = new FlattenTree();
  for (const slot of few) tree.insert([slot.start, slot.end], slot);
  return tree;
};
const buildNode = () => {
  const tree = new NodeTree();
  for (const slot of few) tree.insert({ low: slot.start, high: slot.end, data: slot });
  return tree;
};
/** Its intervals are arrays, which slots are kept beside. */
const buildTree1d = () =>
  createIntervalTree(few.map((slot) => Object.assign([slot.start, slot.end], { start: slot.start, end: slot.end })));
await race("index: build", few.length, {
  hantei: () => new IntervalIndex({ starts, ends }).size,
  "interval-tree-1d": () => buildTree1d().count,
  "node-interval-tree": () => buildNode().count,
  "@flatten-js/interval-tree": () => buildFlatten().size,
});
const index = new IntervalIndex({ starts, ends });
const [tree1d, nodeTree, flattenTree] = [buildTree1d(), buildNode(), buildFlatten()];
/** What a peer reports, one after another, as a list, which the others give. */
const listOf = (visit) => {
  const found = [];
  visit((slot) => {
    found.push(slot);
  });
  return found;
};
await race("index: who is there", instants.length, {
  hantei: () => instants.reduce((sum, t) => sum + index.at(t).length, 0),
  "interval-tree-1d": () =>
    instants.reduce(
      (sum, t) => sum + listOf((report) => tree1d.queryPoint(t, report)).filter((slot) => isThere(slot, t)).length,
      0,
    ),
  "node-interval-tree": () =>
    instants.reduce((sum, t) => sum + nodeTree.search(t, t).filter(({ data }) => isThere(data, t)).length, 0),
  "@flatten-js/interval-tree": () =>
    instants.reduce((sum, t) => sum + flattenTree.search([t, t]).filter((slot) => isThere(slot, t)).length, 0),
});
const windows = instants.slice(0, instants.length / 10).map((start) => ({ start, end: start + YEAR / 365 }));
await race("index: who clashes with a day", windows.length, {
  hantei: () => windows.reduce((sum, day) => sum + index.search(day).length, 0),
  "interval-tree-1d": () =>
    windows.reduce(
      (sum, day) =>
        sum +
        countClashes(
          listOf((report) => tree1d.queryInterval(day.start, day.end, report)),
          day,
        ),
      0,
    ),
  "node-interval-tree": () =>
    windows.reduce(
      (sum, day) =>
        sum +
        countClashes(
          nodeTree.search(day.start, day.end).map(({ data }) => data),
          day,
        ),
      0,
    ),
  "@flatten-js/interval-tree": () =>
    windows.reduce((sum, day) => sum + countClashes(flattenTree.search([day.start, day.end]), day), 0),
});
await race("index: all pairs", few.length, {
  hantei: () => index.pairs().length / 2,
  "node-interval-tree": () => {
    let count = 0;
    for (const slot of few) {
      for (const { data } of nodeTree.search(slot.start, slot.end)) count += clash(slot, data) ? 1 : 0;
    }
    return (count - few.length) / 2;
  },
  "@flatten-js/interval-tree": () => {
    let count = 0;
    for (const slot of few) count += countClashes(flattenTree.search([slot.start, slot.end]), slot);
    return (count - few.length) / 2;
  },
});

report("intervals", rows, keeps);
refuseNothing([rows], only);
