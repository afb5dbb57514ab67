/** Holds what was measured against the targets. */
import { TARGETS } from "../targets.mjs";

/**
 * @param {Record<string, object[]>} tables - Rows by the names of their tables.
 * @returns {{ target: object, value: number | undefined, verdict: "met" | "missed" | "not measured" }[]}
 */
export function judge(tables) {
  return TARGETS.map((target) => {
    const value = figureOf(target, tables[target.table] ?? []);
    if (value === undefined) return { target, value, verdict: "not measured" };
    return { target, value, verdict: meets(target, value) ? "met" : "missed" };
  });
}

function meets({ atLeast, atMost }, value) {
  return atLeast === undefined ? value <= atMost : value >= atLeast;
}

/** The figure that a target is about, or undefined where a row of it is missing. */
function figureOf({ where, column, own, growth, of, to, atLeast, time = "ms" }, rows) {
  const found = rows.filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
  if (column !== undefined) return overPeer(found[0], own) ?? numberOf(found[0]?.[column]);
  if (growth !== undefined) {
    const costs = growth.map(
      (boxes) =>
        timeOf(
          found.filter((row) => row.boxes === boxes),
          of,
          time,
        ) / boxes,
    );
    return numberOf(Math.max(...costs) / Math.min(...costs));
  }
  const [mine, other] = [timeOf(found, of, time), timeOf(found, to, time)];
  return numberOf(atLeast === undefined ? mine / other : other / mine);
}

/** The quotient of a row's times, where it has both: its column is rounded, and could be rounded up to a goal. */
function overPeer(row, own) {
  return own === undefined ? undefined : numberOf(row?.[`${row.peer}, ms`] / row?.[own]);
}

/** The least time of the rows of a kind, or of a contestant; NaN without any. */
function timeOf(rows, who, column) {
  const times = rows.filter((row) => row.kind === who || row.contestant === who).map((row) => numberOf(row[column]));
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? Number.NaN : Math.min(...known);
}

function numberOf(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

const NAMES = {
  ours: "our SIMD",
  twin: "TypeScript",
  peer: "the fastest peer",
  native: "native C++",
  "simd, no filter": "ours without its error bound",
};
const MARKS = { met: "✓", missed: "✗", "not measured": "·" };
const nameOf = (who) => NAMES[who] ?? who;

/** What a target asks of a figure, in words. */
function goalOf({ column, growth, of, to, atLeast, atMost }) {
  if (growth !== undefined || (column !== undefined && atMost !== undefined)) return `≤ ${atMost}×`;
  if (column !== undefined) return `≥ ${atLeast}× ${NAMES.peer}`;
  const who = of === "twin" && column === undefined ? `${NAMES.twin} ` : "";
  return atLeast === undefined ? `${who}≤ ${atMost}× ${nameOf(to)}` : `${who}≥ ${atLeast}× ${nameOf(to)}`;
}

/** @returns {string[][]} Mark, what, goal, measured. */
export function verdictRows(judged) {
  return judged.map(({ target, value, verdict }) => [
    MARKS[verdict],
    target.what,
    goalOf(target),
    value === undefined ? verdict : `${measured(target, value)}×`,
  ]);
}

/** The figure, with so many digits that what misses its goal does not look as if it met it. */
function measured(target, value) {
  const missed = !meets(target, value);
  for (let digits = value < 10 ? 2 : 0; digits < 4; digits++) {
    const text = value.toFixed(digits);
    if (!(missed && meets(target, Number(text)))) return text;
  }
  return String(value);
}

/** How many targets are met, in words. */
export function tally(judged) {
  const number = (which) => judged.filter(({ verdict }) => verdict === which).length;
  return `of ${judged.length} targets ${number("met")} are met, ${number("missed")} missed, ${number("not measured")} not measured`;
}
