/** Why rings are no polygon, in words: which edges, how they meet, and where. Slow and exact: it is said only once. */
import { rangeError } from "../../base/errors.js";
import { add, compare, divide, fromDouble, multiply, type Rational, subtract, toNumber } from "../../exact/rational.js";
import { registers } from "../../exact/registers.js";
import { ALONG, CROSSING, E1, F2 } from "./edge-pair.js";
import { compareVertices, leftEnd, meetingOf, type RingGraph, rightEnd } from "./ring-graph.js";

/** Throws for two edges that meet as they must not. */
export function refuseMeeting(graph: RingGraph, a: number, b: number): never {
  const [e, f] = a < b ? [a, b] : [b, a];
  const meeting = meetingOf(graph, e, f);
  const how =
    meeting === CROSSING
      ? `cross at ${crossing()}`
      : meeting === ALONG
        ? `run along each other ${stretch(graph, e, f)}`
        : `touch at ${contact(graph, e, f)}`;
  const same = graph.ring[e] === graph.ring[f];
  const first = same ? edgeName(graph, e) : `${edgeName(graph, e)} of ${ringName(graph.ring[e] as number)}`;
  const second = `${edgeName(graph, f)} of ${ringName(graph.ring[f] as number)}`;
  rangeError("ERR_NOT_SIMPLE", `polygon: ${first} and ${second} ${how}`);
}

/**
 * Throws for a ring where it must not lie, from the vertex `from` on: `edge` of it lies outside the outer ring (`other` 0) or in
 * a hole. `here` is an edge of that other ring through the point, or −1.
 */
export function refuseNesting(graph: RingGraph, edge: number, other: number, here: number, from: number): never {
  const ring = graph.ring[edge] as number;
  // The outer ring inside a hole is that hole outside it.
  const [hole, place] = ring === 0 ? [other, 0] : [ring, other];
  const fault = `${ringName(hole)} lies ${place === 0 ? "outside" : "inside"} ${ringName(place)}`;
  const at =
    here < 0
      ? `, from ${vertexName(graph, from)} on`
      : `: it meets ${edgeName(graph, here)} of ${ringName(other)} at ${vertexName(graph, from)}`;
  rangeError("ERR_NOT_SIMPLE", `polygon: ${fault} along ${edgeName(graph, edge)} of ${ringName(ring)}${at}`);
}

function ringName(ring: number): string {
  return ring === 0 ? "the outer ring" : `hole ${ring - 1}`;
}

function edgeName(graph: RingGraph, edge: number): string {
  const index = edge - (graph.start[graph.ring[edge] as number] as number);
  return `edge ${index} ${vertexName(graph, edge)}–${vertexName(graph, graph.after[edge] as number)}`;
}

function vertexName({ x, y }: RingGraph, vertex: number): string {
  return `(${x[vertex]}, ${y[vertex]})`;
}

/** The later of the two starts to the earlier of the two ends. */
function stretch(graph: RingGraph, e: number, f: number): string {
  const [startE, startF] = [leftEnd(graph, e), leftEnd(graph, f)];
  const [endE, endF] = [rightEnd(graph, e), rightEnd(graph, f)];
  const from = compareVertices(graph, startE, startF) < 0 ? startF : startE;
  const to = compareVertices(graph, endE, endF) < 0 ? endE : endF;
  return `from ${vertexName(graph, from)} to ${vertexName(graph, to)}`;
}

/** Which of the four ends of two edges lies on both: the one in the middle where all are on one line, else the one on the other's line. */
function contact(graph: RingGraph, e1: number, f1: number): string {
  const [e2, f2] = [graph.after[e1] as number, graph.after[f1] as number];
  for (const [vertex, from, to] of [
    [e1, f1, f2],
    [e2, f1, f2],
    [f1, e1, e2],
    [f2, e1, e2],
  ] as const) {
    if (isBetween(graph, vertex, from, to)) return vertexName(graph, vertex);
  }
  return vertexName(graph, e1);
}

function isBetween(graph: RingGraph, vertex: number, from: number, to: number): boolean {
  const [px, py] = pointOf(graph, vertex);
  const [ax, ay] = pointOf(graph, from);
  const [bx, by] = pointOf(graph, to);
  const [ux, uy, wx, wy] = [subtract(bx, ax), subtract(by, ay), subtract(px, ax), subtract(py, ay)];
  if (compare(multiply(ux, wy), multiply(uy, wx)) !== 0) return false;
  return compareVertices(graph, from, vertex) * compareVertices(graph, vertex, to) >= 0;
}

function pointOf({ x, y }: RingGraph, vertex: number): [Rational, Rational] {
  return [fromDouble(x[vertex] as number), fromDouble(y[vertex] as number)];
}

/** The point where the edges in the registers cross, rounded to nearest; "about" where that is not exact. */
function crossing(): string {
  const [ax, ay, bx, by, cx, cy, dx, dy] = Array.from(registers.subarray(E1, F2 + 2), fromDouble) as [
    Rational,
    Rational,
    Rational,
    Rational,
    Rational,
    Rational,
    Rational,
    Rational,
  ];
  const [ux, uy, vx, vy] = [subtract(bx, ax), subtract(by, ay), subtract(dx, cx), subtract(dy, cy)];
  const [wx, wy] = [subtract(cx, ax), subtract(cy, ay)];
  // a + t·u lies on c + s·v where t = (w × v) / (u × v).
  const t = divide(subtract(multiply(wx, vy), multiply(wy, vx)), subtract(multiply(ux, vy), multiply(uy, vx)));
  const x = add(ax, multiply(t, ux));
  const y = add(ay, multiply(t, uy));
  const [roundX, roundY] = [toNumber(x), toNumber(y)];
  const exact = compare(x, fromDouble(roundX)) === 0 && compare(y, fromDouble(roundY)) === 0;
  return `${exact ? "" : "about "}(${roundX}, ${roundY})`;
}
