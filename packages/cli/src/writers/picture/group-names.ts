/** The names of groups, each beside its lanes. */
import { element, escapeXML } from "../svg.js";
import { plain } from "../text-width.js";
import { type Frame, type Free, MARGIN, WIDTH } from "./frame.js";
import type { Block } from "./lanes.js";
import { head, widthOf } from "./text-fit.js";

/** What a name takes at most, in pixels, and what is left free beside it. */
const WIDEST = 150;
const GAP = 14;
/** How much wider bold letters are. */
const BOLD = 1.06;
/** No more than this of a name is looked at, in UTF-16 units. */
const LONGEST = 400;
/** From one line of names to the next at least, in pixels. */
const LINE = 15;
/** Lines between groups, where these are so many pixels high on average: nearer ones would be a gray ground. */
const LEAST_BLOCK = 6;
/** So far left of the lanes begin the lines between groups: not in the names, of which one may stand beside the lanes of many. */
const RULE_BEFORE = 8;
/** Pixels a lane, where there is room, so that a group of one lane has a line for its name. */
const LEAST_LANE = 10;

/** A group's lanes and what they are called. */
export interface NamedBlock {
  readonly block: Block;
  readonly name: string;
}

/** @param names - Of the groups, by their numbers. */
export function namedBlocks(
  blocks: readonly Block[],
  names: readonly string[],
  sides: readonly (string | undefined)[],
): readonly NamedBlock[] {
  return blocks.map((block) => {
    const side = sides[block.layer];
    const name = plain((names[block.group] as string).slice(0, LONGEST));
    return { block, name: side === undefined ? name : `${side.toUpperCase()} · ${name}` };
  });
}

/** The room that names take, beside lanes and along them. */
export function roomFor(blocks: readonly NamedBlock[]): Free {
  return { gutter: gutterFor(blocks), least: blocks.length === 0 ? 0 : LEAST_LANE };
}

function gutterFor(blocks: readonly NamedBlock[]): number {
  const widest = blocks.reduce((most, { name }) => Math.max(most, widthOf(name)), 0);
  return widest === 0 ? 0 : Math.min(widest, WIDEST) * BOLD + GAP;
}

/** The names, but for those that would lie upon another, and lines between the groups. */
export function groupNames(blocks: readonly NamedBlock[], { toY }: Frame): string {
  const left = MARGIN + gutterFor(blocks) - RULE_BEFORE;
  const height = toY(blocks.at(-1)?.block.bottom ?? 0) - toY(blocks[0]?.block.top ?? 0);
  const areRuled = height >= LEAST_BLOCK * blocks.length;
  let free = Number.NEGATIVE_INFINITY;
  let end: number | undefined;
  const parts = blocks.map(({ block, name }) => {
    const [top, bottom] = [toY(block.top), toY(block.bottom)];
    const line = end === undefined || !areRuled ? "" : rule(left, (end + top) / 2);
    end = bottom;
    const middle = (top + bottom) / 2;
    if (middle < free) return line;
    free = middle + LINE;
    const short = head(name, WIDEST);
    const title = short === name ? "" : element("title", {}, escapeXML(name));
    return line + element("text", { class: "group", x: MARGIN, y: middle + 4.5 }, title, escapeXML(short));
  });
  return parts.join("");
}

function rule(left: number, y: number): string {
  return element("line", { class: "rule", x1: left, y1: y, x2: WIDTH - MARGIN, y2: y });
}
