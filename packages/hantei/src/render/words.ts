/** Numbers, points, shapes and witnesses in words. */
import type { Shape } from "../2d/shape-kinds.js";
import type { Shape3 } from "../3d/shape-kinds.js";
import { isDate } from "../base/built-in.js";
import { scientific } from "../base/scientific.js";
import type {
  Axis,
  Explanation,
  Extent,
  Nearest,
  Part,
  Place,
  Quantity,
  Side,
  Step,
  StepId,
} from "../explain/explanation.js";
import type { Instant } from "../interval/instant.js";
import type { Interval } from "../interval/interval.js";
import { en } from "./messages/en.js";
import { ja } from "./messages/ja.js";
import type { Language, Messages } from "./messages/messages.js";

/** Any shape that has an explanation. */
export type AnyShape = Shape | Shape3 | Interval;

/** An explanation of two shapes of any dimension. */
export type AnyExplanation = Explanation<AnyShape>;

/** What the two shapes are called; "A" and "B" where nothing is said. */
export interface Labels {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
}

/** What is needed to put an explanation into words. */
export interface Voice {
  readonly messages: Messages;
  readonly labels: Readonly<Record<Side, string>>;
  /** How a number of the explanation reads: as a number, or in an explanation of dates as a date. */
  readonly number: (quantity: Quantity) => string;
  /** How a length reads: as a number, or as a duration. */
  readonly length: (length: number) => string;
}

/** A voice of full precision. */
export function voiceOf(explanation: AnyExplanation, lang: Language, labels: Labels = {}): Voice {
  const dates = hasDates(explanation);
  return {
    messages: lang === "ja" ? ja : en,
    labels: { a: labels.a ?? "A", b: labels.b ?? "B" },
    number: dates ? ({ value }) => dateText(value) : fullNumber,
    length: dates ? duration : lengthText,
  };
}

/** Whether the explanation's numbers are milliseconds since 1970. */
export function hasDates({ a, b }: AnyExplanation): boolean {
  return [a, b].some((shape) => shape.kind === "interval" && (isDate(shape.start) || isDate(shape.end)));
}

/** Fills a text's gaps by name. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}

/** The minus sign and the sign of infinity, instead of what JavaScript prints; exponents stay as they are. */
export function sign(text: string): string {
  return text.replace(/^-/, "−").replace("Infinity", "∞");
}

/** Exact numbers longer than this are given to the nearest double, marked "≈". */
const LONGEST_EXACT = 24;

function fullNumber({ value, exact }: Quantity): string {
  if (exact === undefined) return sign(String(value));
  if (exact.length <= LONGEST_EXACT) return sign(exact);
  return `≈${roundNumber({ value, exact })}`;
}

/** The double nearest to a number; where that is 0 or infinite and the number is not, a few of its digits. */
export function roundNumber({ value, exact }: Quantity): string {
  const isNear = exact === undefined || (value !== 0 && value - value === 0);
  return sign(isNear ? String(value) : beyondDoubles(exact));
}

/** A number too large for a double or too near 0, from its exact text "n" or "n/d": "1.234e+600", cut to four digits. */
function beyondDoubles(exact: string): string {
  const [n = "", d = "1"] = exact.split("/");
  return scientific(BigInt(n), BigInt(d));
}

/** "2025-04-01T09:30:00Z"; an infinite bound as such, and what is beyond all dates. */
export function dateText(milliseconds: number): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return sign(String(milliseconds));
  return date.toISOString().replace(".000Z", "Z");
}

/** A length as a number; one beyond the doubles is finite all the same. */
function lengthText(length: number): string {
  return length === Number.POSITIVE_INFINITY ? `> ${Number.MAX_VALUE}` : String(length);
}

const UNITS: readonly (readonly [string, number])[] = [
  ["d", 86400000],
  ["h", 3600000],
  ["min", 60000],
  ["s", 1000],
  ["ms", 1],
];

/** "1 h 30 min" */
function duration(milliseconds: number): string {
  let rest = milliseconds;
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${unit}`] : [];
  });
  return parts.length > 0 ? parts.join(" ") : "0 ms";
}

/** "(1, 2)", or the number alone in one dimension. */
export function tuple(numbers: readonly string[]): string {
  return numbers.length === 1 ? (numbers[0] as string) : `(${numbers.join(", ")})`;
}

/** "box, x 0 to 5, y 0 to 5" */
export function shapeText(shape: AnyShape, { messages }: Voice): string {
  const fields = ownFields(shape).map(
    ([name, value]) =>
      [name, isList(value) ? listText(name, Array.from(value)) : instantText(value as Instant)] as const,
  );
  return fill(messages.shape[shape.kind], Object.fromEntries(fields));
}

/**
 * The fields that the kind has a text for, in the record's order, whether they are its own, its prototype's or its class's; whatever
 * else it carries is left alone, and not even read.
 */
export function ownFields(shape: AnyShape): readonly (readonly [name: string, value: unknown])[] {
  const told = Array.from(en.shape[shape.kind].matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
  const names = ["kind", ...told];
  const inOrder = new Set([...Object.keys(shape).filter((name) => names.includes(name)), ...names]);
  return Array.from(inOrder, (name) => [name, shape[name as keyof AnyShape]] as const);
}

/** Whether a value is a list, of an ordinary array or of a typed one. */
export function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/** Of long lists of vertices only the first are told. */
const VERTICES_TOLD = 12;

/** Vertices as points, or how many holes there are. */
function listText(name: string, list: readonly unknown[]): string {
  if (name === "holes") return String(list.length);
  const numbers = (list as readonly number[]).map((value) => sign(String(value)));
  const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [`(${x}, ${numbers[index + 1]})`] : []));
  const told = points.slice(0, VERTICES_TOLD).join(" ");
  return points.length > VERTICES_TOLD ? `${told} … [${points.length}]` : told;
}

function instantText(value: Instant): string {
  return isDate(value) ? dateText(value.getTime()) : sign(String(value));
}

/** What a step's outcome means, as a sentence. */
export function meaningText(step: Step, voice: Voice): string {
  const { meaning, of, to, axis, ofPart, toPart } = step;
  const { messages } = voice;
  const on = axis === undefined ? "" : messages.on[axis];
  // A part has no center of its own. What follows a name in Japanese has a space before it.
  const told = messages.meaning[meaning];
  const text =
    ofPart === undefined ? told : told.replace(messages.center, "{of}").replace(/\{of\}(?=[ぁ-ん])/, "{of} ");
  const spaced = closed(closed(text, "{of}", ofPart, messages), "{to}", toPart, messages);
  const begins = on === "" && spaced.startsWith("{of}");
  return fill(spaced, {
    on,
    of: partText(of, ofPart, voice, begins),
    to: partText(to, toPart, voice),
    axis: axis ?? "",
  });
}

/** A text without the space that it leaves after a name, where a part stands there whose own text ends in Japanese. */
function closed(text: string, gap: string, part: Part | undefined, { part: parts }: Messages): string {
  return part !== undefined && /[ぁ-んァ-ヶ一-龠]$/.test(parts[part.type]) ? text.replaceAll(`${gap} `, gap) : text;
}

/** Steps that speak of the ends of an edge of `to`, or of a chain. */
const ABOUT_ENDS: readonly StepId[] = ["startOf", "endOf", "from", "to", "tip"];

/** Where a box has no bound its sides have no ends; which ends a step speaks of all the same, as a sentence, or "". */
export function cutText({ id, of, to }: Step, explanation: AnyExplanation, { messages, labels }: Voice): string {
  const shape = explanation[to];
  if (shape.kind !== "box" || !ABOUT_ENDS.includes(id)) return "";
  const isBounded = [shape.minX, shape.minY, shape.maxX, shape.maxY].every(Number.isFinite);
  return isBounded ? "" : fill(messages.cut, { of: labels[of], to: labels[to] });
}

/** A shape by its name, or a part of it: "edge 3 of A"; where a sentence begins with it, "Edge 3 of A", whose name stays as it is. */
function partText(side: Side, part: Part | undefined, { messages, labels }: Voice, begins = false): string {
  if (part === undefined) return labels[side];
  const text = messages.part[part.type];
  const told = begins ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return fill(told, { shape: labels[side], index: String(part.index) });
}

export function verdictText({ relation }: AnyExplanation, { messages, labels }: Voice): string {
  return fill(messages.verdict[relation], labels);
}

/** How to check the verdict: one sentence or two. */
export function witnessText(explanation: AnyExplanation, voice: Voice): string[] {
  const { witness } = explanation;
  switch (witness.type) {
    case "axis":
      return [axisText(explanation, witness.axis, voice)];
    case "point":
      return [pointText(voice.messages.inside, witness.point, voice)];
    case "touch":
      return [pointText(voice.messages.common, witness.point, voice), voice.messages.noInterior];
    case "apart":
      return [nearestText(witness.nearest, voice)];
    case "contact":
      return [pointText(voice.messages.common, witness.point, voice), axisText(explanation, witness.axis, voice)];
  }
}

function pointText(text: string, point: Place, { number }: Voice): string {
  return fill(text, { point: tuple(point.map(number)) });
}

function nearestText({ a, b, gap }: Nearest, { messages, labels, number, length }: Voice): string {
  const [p, q] = [a, b].map((place) => tuple(place.map(number))) as [string, string];
  return fill(messages.nearest, { a: labels.a, b: labels.b, p, q, gap: length(gap) });
}

function axisText(explanation: AnyExplanation, axis: Axis, voice: Voice): string {
  const { messages, labels } = voice;
  const apart = explanation.relation === "disjoint";
  const gap = voice.length(axis.gap);
  if (radiusOf(explanation.a) + radiusOf(explanation.b) > 0) {
    const direction = tuple(axis.direction.map(fullNumber));
    return fill(apart ? messages.roundGap : messages.roundContact, { direction, gap });
  }
  const { on, first, second, lower, upper } = inReadingOrder(axis, voice);
  const extents = fill(messages.extents, {
    on,
    first: labels[first],
    second: labels[second],
    firstSpan: spanText(lower, voice),
    secondSpan: spanText(upper, voice),
  });
  const [, isUnit] = alongAxis(axis);
  return extents + fill(apart ? (isUnit ? messages.gap : messages.gapAlong) : messages.noGap, { gap });
}

function spanText({ min, max }: Extent, { messages, number }: Voice): string {
  // Two numbers may differ and be printed alike.
  const isSingle = min.value === max.value && min.exact === max.exact;
  return fill(isSingle ? messages.single : messages.span, { min: number(min), max: number(max) });
}

interface ReadingOrder {
  readonly on: string;
  readonly first: Side;
  readonly second: Side;
  readonly lower: Extent;
  readonly upper: Extent;
}

/** An axis as people read it: x, y and z upwards, whichever way from A to B it points. */
function inReadingOrder({ direction, a, b }: Axis, { messages }: Voice): ReadingOrder {
  const [along, isUnit] = alongAxis({ direction });
  if (!isUnit) {
    const on = fill(messages.alongDirection, { direction: tuple(direction.map(fullNumber)) });
    return { on, first: "a", second: "b", lower: a, upper: b };
  }
  const on = direction.length === 1 ? "" : messages.on[(["x", "y", "z"] as const)[along] ?? "x"];
  return (direction[along] as Quantity).value > 0
    ? { on, first: "a", second: "b", lower: a, upper: b }
    : { on, first: "b", second: "a", lower: mirrored(b), upper: mirrored(a) };
}

/** The first axis that a direction goes along, and whether it is that axis's own unit: then positions are coordinates. */
function alongAxis({ direction }: Pick<Axis, "direction">): readonly [along: number, isUnit: boolean] {
  const along = direction.findIndex(({ value }) => value !== 0);
  return [along, direction.every(({ value }, axis) => (axis === along ? Math.abs(value) === 1 : value === 0))];
}

function mirrored({ min, max }: Extent): Extent {
  return { min: opposite(max), max: opposite(min) };
}

function opposite({ value, exact }: Quantity): Quantity {
  const negative = { value: 0 - value };
  return exact === undefined ? negative : { ...negative, exact: exact.startsWith("-") ? exact.slice(1) : `-${exact}` };
}

export function radiusOf(shape: AnyShape): number {
  switch (shape.kind) {
    case "circle":
    case "capsule":
    case "sphere":
    case "capsule3":
      return shape.radius;
    default:
      return 0;
  }
}
