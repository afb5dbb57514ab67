/**
 * What it costs to append entries of 20 bytes to so many lists, in rows or in columns: why joins and indexes deal boxes out to few lists
 * (`docs/decisions/0085-few-lists.md`).
 */
import { median } from "../lib/median.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";

readFlags(`node benchmarks/suites/lists.mjs

What it costs to append to 16 to 512 lists. Nothing is kept.`);

const ENTRIES = 1 << 20;
const WORDS = 5;
/** Entries of a list lie in blocks of so many. */
const BLOCK = 512;
const LISTS = [16, 32, 48, 64, 80, 96, 128, 256, 512];
const ROUNDS = 9;

const blocks = ENTRIES / BLOCK + Math.max(...LISTS);
const space = new Int32Array(blocks * BLOCK * WORDS);
const numbers = space.length - blocks * BLOCK;
const draw = random(2718);
const place = Float64Array.from({ length: ENTRIES }, draw);
const targets = new Uint16Array(ENTRIES);
const ends = new Int32Array(Math.max(...LISTS));

/** Starts `lists` lists, an empty block each. */
function start(lists) {
  for (let list = 0; list < lists; list++) ends[list] = list * BLOCK;
  return lists;
}

/** Whole entries, one behind the other. */
function rows(lists) {
  let free = start(lists);
  for (let i = 0; i < ENTRIES; i++) {
    const list = targets[i];
    let end = ends[list];
    const to = (end * WORDS) | 0;
    space[to] = i;
    space[(to + 1) | 0] = i;
    space[(to + 2) | 0] = i;
    space[(to + 3) | 0] = i;
    space[(to + 4) | 0] = i;
    end = (end + 1) | 0;
    ends[list] = end & (BLOCK - 1) ? end : free++ * BLOCK;
  }
}

/** Four words of each, and the fifth somewhere else. */
function columns(lists) {
  let free = start(lists);
  for (let i = 0; i < ENTRIES; i++) {
    const list = targets[i];
    let end = ends[list];
    const to = end << 2;
    space[to] = i;
    space[(to + 1) | 0] = i;
    space[(to + 2) | 0] = i;
    space[(to + 3) | 0] = i;
    space[(numbers + end) | 0] = i;
    end = (end + 1) | 0;
    ends[list] = end & (BLOCK - 1) ? end : free++ * BLOCK;
  }
}

process.stdout.write("lists  ns an entry in rows  in columns\n");
for (const lists of LISTS) {
  for (let i = 0; i < ENTRIES; i++) targets[i] = place[i] * lists;
  const times = [rows, columns].map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    [rows, columns].forEach((append, at) => {
      const from = performance.now();
      append(lists);
      // The first round compiles, and is given its memory.
      if (round > 0) times[at].push(((performance.now() - from) * 1e6) / ENTRIES);
    });
  }
  const [inRows, inColumns] = times.map((list) => median(list).toFixed(1));
  process.stdout.write(`${String(lists).padStart(5)}  ${inRows.padStart(18)}  ${inColumns.padStart(10)}\n`);
}
