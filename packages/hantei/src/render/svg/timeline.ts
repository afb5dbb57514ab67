/** Two intervals: one bar above the other, over their common line. */
import type { Axis, Place, Quantity, Side } from "../../explain/explanation.js";
import type { Interval } from "../../interval/interval.js";
import { type AnyExplanation, dateText, fill, hasDates, type Voice } from "../words.js";
import { drawFades } from "./fades.js";
import { flatten } from "./flat.js";
import { fit, type Region } from "./frame.js";
import { widthOf } from "./names.js";
import { shortNumber } from "./numbers.js";
import { drawShape } from "./shapes.js";
import { element, text } from "./xml.js";

const BAR = 34;

export interface TimelineOptions {
  readonly id: string;
  readonly region: Region;
  readonly names: { readonly a: string; readonly b: string };
}

export function drawTimeline(
  explanation: AnyExplanation,
  voice: Voice,
  { id, region, names }: TimelineOptions,
): string {
  const flats = [flatten(explanation.a, [0, 1]), flatten(explanation.b, [0, 1])] as const;
  const frame = fit(flats, undefined, region, 110, 0, true);
  const at = (value: number): number => frame.place(value, 0)[0];
  const dates = hasDates(explanation);
  const number = dates ? dateReader(explanation) : shortNumber;
  const bars = { a: region.y + 46, b: region.y + 46 + BAR + 44 };
  const bottom = bars.b + BAR;
  const bar = (side: Side) => {
    const { start, end } = explanation[side] as Interval;
    const [x0, x1] = [at(Number(start)), at(Number(end))];
    const y0 = bars[side];
    return x1 - x0 < 1
      ? ({ type: "line", x0, y0, x1, y1: y0 + BAR } as const)
      : ({ type: "rect", x0, y0, x1, y1: y0 + BAR } as const);
  };
  const [a, b] = [bar("a"), bar("b")];
  const clip = `${id}-frame-0`;
  return [
    element("clipPath", { id: clip }, element("rect", { ...region })),
    element(
      "g",
      { "clip-path": `url(#${clip})` },
      shared(explanation, at, bars.a - 12, bottom + 12),
      drawShape(a, "a", id),
      drawShape(b, "b", id),
      drawFades(id, a, b, region),
    ),
    element("rect", { class: "frame", ...region }),
    mark(explanation, voice, at, number, bars.a - 12, bottom + 12, region),
    ...(["a", "b"] as const).flatMap((side) =>
      ends(explanation[side] as Interval, side, at, bars[side], number, region),
    ),
    label("a", names.a, a, b, bars.a, region),
    label("b", names.b, b, a, bars.b, region),
  ].join("");
}

/** The time both cover, as a violet band. */
function shared(
  { relation, a, b }: AnyExplanation,
  at: (value: number) => number,
  top: number,
  bottom: number,
): string {
  if (relation !== "overlapping" || a.kind !== "interval" || b.kind !== "interval") return "";
  const x = Math.max(at(Number(a.start)), at(Number(b.start)));
  const width = Math.min(at(Number(a.end)), at(Number(b.end))) - x;
  return element("rect", { class: "wash-both", x, y: top, width: Math.max(width, 0), height: bottom - top });
}

/** The start and the end of a bar in numbers, above A's and below B's. */
function ends(
  { start, end }: Interval,
  side: Side,
  at: (value: number) => number,
  top: number,
  number: (value: number) => string,
  region: Region,
): readonly string[] {
  const y = side === "a" ? top - 9 : top + BAR + 20;
  const attributes = { class: `number ink-${side} halo`, y };
  const [x0, x1] = [at(Number(start)), at(Number(end))];
  const [from, to] = [number(Number(start)), number(Number(end))];
  const inside = (x: number): boolean => x > region.x && x < region.x + region.width;
  if (from === to && x1 - x0 < 1) return [text(from, { ...attributes, x: x0, "text-anchor": "middle" })];
  // Short bars: their numbers run outwards.
  const outwards = x1 - x0 < 7.5 * (from.length + to.length) + 12;
  return [
    inside(x0)
      ? text(from, { ...attributes, x: outwards ? x0 - 2 : x0, "text-anchor": outwards ? "end" : "start" })
      : "",
    inside(x1) ? text(to, { ...attributes, x: outwards ? x1 + 2 : x1, "text-anchor": outwards ? "start" : "end" }) : "",
  ];
}

interface Bar {
  readonly x0: number;
  readonly x1: number;
}

/** The name, in the widest part of a bar that the other does not share; before a bar that is too short. */
function label(side: Side, name: string, own: Bar, other: Bar, top: number, region: Region): string {
  const [x0, x1] = [Math.max(own.x0, region.x), Math.min(own.x1, region.x + region.width)];
  const parts: readonly (readonly [number, number])[] = [
    [x0, Math.min(x1, other.x0)],
    [Math.max(x0, other.x1), x1],
    [x0, x1],
  ];
  const room = 9 * widthOf(name) + 16;
  const part = parts.find(([from, to]) => to - from > room);
  const x = part === undefined ? x0 - room / 2 : (part[0] + part[1]) / 2;
  return text(name, { class: `name ink-${side} halo`, x, y: top + BAR / 2 + 6, "text-anchor": "middle" });
}

/** Dates without what is the same for all: the day, and seconds of 0. */
function dateReader({ a, b }: AnyExplanation): (value: number) => string {
  const ends = [a, b].flatMap((shape) => (shape.kind === "interval" ? [Number(shape.start), Number(shape.end)] : []));
  const texts = ends.filter((value) => value - value === 0).map(dateText);
  const sameDay = texts.every((each) => each.slice(0, 10) === texts[0]?.slice(0, 10));
  const minutes = texts.every((each) => each.endsWith(":00Z"));
  return (value) => {
    const full = dateText(value);
    if (value - value !== 0) return full;
    const day = sameDay ? "" : `${full.slice(0, full.indexOf("T"))} `;
    const time = full.slice(full.indexOf("T") + 1);
    return day + (minutes ? time.replace(/:00Z$/, "Z") : time);
  };
}

/** What proves the verdict: the gap, the instant of contact, or an instant inside both. */
function mark(
  { witness, relation }: AnyExplanation,
  voice: Voice,
  at: (value: number) => number,
  number: (value: number) => string,
  top: number,
  bottom: number,
  region: Region,
): string {
  const y = bottom + 36;
  if (witness.type === "axis") return gap(witness.axis, voice, at, top, bottom, region);
  if (witness.type === "apart") return "";
  const value = (witness.point as Place)[0] as Quantity;
  const x = at(value.value);
  const touching = relation === "touching";
  const { touchLabel, insideLabel } = voice.messages;
  const line = element("line", { class: touching ? "leader-touch" : "leader-both", x1: x, y1: top, x2: x, y2: y - 16 });
  const marker = touching
    ? element("path", {
        class: "mark-touch",
        d: "M0 -7L7 0L0 7L-7 0Z",
        transform: `translate(${x.toFixed(2)} ${((top + bottom) / 2).toFixed(2)})`,
      })
    : element("circle", { class: "ring-both", cx: x, cy: (top + bottom) / 2, r: 8 }) +
      element("circle", { class: "core-both", cx: x, cy: (top + bottom) / 2, r: 2 });
  const content = fill(touching ? touchLabel : insideLabel, { point: number(value.value) });
  return (
    line +
    marker +
    text(content, { class: `${touching ? "ink-touch" : "ink-both"} halo`, x, y, "text-anchor": "middle" })
  );
}

function gap(
  axis: Axis,
  { messages, length }: Voice,
  at: (value: number) => number,
  top: number,
  bottom: number,
  region: Region,
): string {
  const forward = (axis.direction[0] as Quantity).value > 0;
  const [from, to] = forward ? [axis.a.max, axis.b.min] : [axis.b.min, axis.a.max];
  const [x0, x1] = [from, to].map(({ value }) => at(forward ? value : 0 - value)).sort((p, q) => p - q) as [
    number,
    number,
  ];
  const middle = Math.min(Math.max((x0 + x1) / 2, region.x), region.x + region.width);
  const y = (top + bottom) / 2;
  const arrows =
    x1 - x0 < 16
      ? ""
      : element("line", { class: "measure", x1: x0 + 3, y1: y, x2: x1 - 3, y2: y }) +
        element("path", {
          class: "measure",
          d: `M${(x0 + 9).toFixed(2)} ${y - 3.5}L${(x0 + 3).toFixed(2)} ${y}L${(x0 + 9).toFixed(2)} ${y + 3.5}M${(x1 - 9).toFixed(2)} ${y - 3.5}L${(x1 - 3).toFixed(2)} ${y}L${(x1 - 9).toFixed(2)} ${y + 3.5}`,
        });
  return [
    element("line", { class: "parting", x1: x0, y1: top, x2: x0, y2: bottom + 16 }),
    element("line", { class: "parting", x1: x1, y1: top, x2: x1, y2: bottom + 16 }),
    arrows,
    text(fill(messages.gapLabel, { gap: length(axis.gap) }), {
      class: "ink-gap halo",
      x: middle,
      y: bottom + 36,
      "text-anchor": "middle",
    }),
  ].join("");
}
