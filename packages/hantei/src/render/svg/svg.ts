import type { Step } from "../../explain/explanation.js";
import { type AnyContact, contactText } from "../contact.js";
import type { Language } from "../messages/messages.js";
import { checkRendering } from "../options.js";
import {
  type AnyExplanation,
  fill,
  hasDates,
  type Labels,
  ownFields,
  roundNumber,
  shapeText,
  type Voice,
  verdictText,
  voiceOf,
  witnessText,
} from "../words.js";
import { fadeGradients } from "./fades.js";
import { AXIS_NAMES, viewsOf } from "./flat.js";
import { widthOf } from "./names.js";
import { drawPanel, frameOf } from "./panel.js";
import { hatchings } from "./shapes.js";
import { styleSheet, type Theme } from "./style.js";
import { drawTimeline } from "./timeline.js";
import { wrap } from "./wrap.js";
import { element, escapeXML, text } from "./xml.js";

/** How an explanation is drawn. */
export interface SVGOptions {
  /** English where nothing is said. */
  readonly lang?: Language | undefined;
  /** What the shapes are called: "A" and "B" where nothing is said. Long names are cut in the picture. */
  readonly labels?: Labels | undefined;
  /** Which way y grows: "up" as in mathematics where nothing is said, "down" as on a screen. In space, the upward axis. */
  readonly yAxis?: "up" | "down" | undefined;
  /** "auto", where nothing is said, follows the reader's own setting. */
  readonly theme?: Theme | undefined;
  /**
   * The picture's id and the start of all ids in it; letters, digits, - and _. One that begins with neither a letter nor _ gets
   * `hantei-` before it. By default one made from the explanation.
   */
  readonly id?: string | undefined;
  /** What `contact` said of the same two shapes, to be drawn and told below. */
  readonly contact?: AnyContact | undefined;
}

const MARGIN = 32;
const WIDTH = 720;
const HEIGHT = 380;
const SPACE_WIDTH = 1020;
const SPACE_HEIGHT = 330;
const TIME_HEIGHT = 230;

/**
 * An explanation as a picture, an SVG document: the two shapes to scale, the verdict in words, and the witness drawn; a
 * common point, or an axis with what each shape covers of it and the gap between. Shapes of space get three views, intervals
 * a line. It scales to any size, follows light and dark, needs nothing from outside, and is the same text for the same input.
 *
 * @throws TypeError `ERR_TYPE` where it is no explanation, or an option has the wrong type.
 * @throws RangeError `ERR_RANGE` for a word that an option does not know.
 *
 * @example
 * ```ts
 * import { box, explain } from "hantei";
 * import { toSVG } from "hantei/render";
 * const picture = toSVG(explain(box(0, 0, 5, 5), box(6, 1, 8, 4)), { lang: "ja" });
 * console.log(picture.startsWith("<svg")); // true
 * ```
 */
export function toSVG(explanation: AnyExplanation, options: SVGOptions = {}): string {
  checkRendering("toSVG", explanation, options);
  const lang = options.lang ?? "en";
  const voice = voiceOf(explanation, lang, options.labels);
  // A style sheet's `#1` names nothing.
  const id = (options.id ?? `hantei-${fingerprint(explanation, lang)}`)
    .replace(/[^\w-]/g, "_")
    .replace(/^(?![a-z_])/i, "hantei-");
  const isSpace = viewsOf(explanation.a).length > 1;
  const verdict = drawVerdict(explanation, voice, isSpace ? SPACE_WIDTH : WIDTH);
  const { body, width, bottom } = drawBody(explanation, voice, id, verdict.bottom, options);
  const footer = drawFooter(explanation, voice, width, bottom + 30, options.contact);
  const height = footer.bottom + 10;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      id,
      role: "img",
      lang,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      "aria-labelledby": `${id}-title ${id}-desc`,
    },
    element("title", { id: `${id}-title` }, escapeXML(verdictText(explanation, voice))),
    element("desc", { id: `${id}-desc` }, escapeXML(description(explanation, voice))),
    element("style", {}, styleSheet(id, options.theme ?? "auto")),
    element("defs", {}, hatchings(id), fadeGradients(id)),
    element("rect", { class: "paper", width, height }),
    verdict.body,
    body,
    footer.body,
  );
}

interface Body {
  readonly body: string;
  readonly width: number;
  readonly bottom: number;
}

function drawBody(
  explanation: AnyExplanation,
  voice: Voice,
  id: string,
  y: number,
  { yAxis, contact }: SVGOptions,
): Body {
  const names = { a: cut(voice.labels.a), b: cut(voice.labels.b) };
  const down = yAxis === "down";
  if (explanation.a.kind === "interval") {
    const region = { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: TIME_HEIGHT };
    return { body: drawTimeline(explanation, voice, { id, region, names }), width: WIDTH, bottom: y + TIME_HEIGHT };
  }
  const views = viewsOf(explanation.a);
  if (views.length === 1) {
    const region = { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: HEIGHT };
    const view = views[0] as (typeof views)[number];
    const options = { id, number: 0, view, region, down, names, contact };
    const body = drawPanel(explanation, voice, frameOf(explanation, options), options);
    return { body, width: WIDTH, bottom: y + HEIGHT };
  }
  const space = 20;
  const width = (SPACE_WIDTH - 2 * MARGIN - 2 * space) / 3;
  const options = views.map((view, number) => {
    const region = { x: MARGIN + number * (width + space), y: y + 22, width, height: SPACE_HEIGHT };
    return { id, number, view, region, down, names, contact };
  });
  const frames = options.map((each) => frameOf(explanation, each));
  const panels = options.map((each) => {
    const title = `${AXIS_NAMES[each.view[0]]} →\u00a0\u00a0\u00a0${AXIS_NAMES[each.view[1]]} ${down ? "↓" : "↑"}`;
    return (
      text(title, { class: "quiet", x: each.region.x + 2, y: y + 12 }) +
      drawPanel(explanation, voice, frameOf(explanation, each, frames), each)
    );
  });
  return { body: panels.join(""), width: SPACE_WIDTH, bottom: y + 22 + SPACE_HEIGHT };
}

/** Names wider than this many letters are cut in the picture; the title and the words below keep them whole. */
const WIDEST_NAME = 14;

function cut(name: string): string {
  if (widthOf(name) <= WIDEST_NAME) return name;
  let kept = "";
  for (const letter of name) {
    if (widthOf(kept + letter) >= WIDEST_NAME) break;
    kept += letter;
  }
  return `${kept}…`;
}

function drawVerdict(explanation: AnyExplanation, voice: Voice, width: number): Body {
  const lines = wrap(verdictText(explanation, voice), (width - 2 * MARGIN - 42) / 10.2);
  const written = lines.map((line, index) => text(line, { class: "verdict", x: MARGIN + 42, y: 44 + 26 * index }));
  return { body: icon(explanation) + written.join(""), width, bottom: 42 + 26 * lines.length };
}

/** Two rings: apart, touching, or one in the other. */
function icon({ relation }: AnyExplanation): string {
  const shift = { disjoint: 9.5, touching: 7, overlapping: 4 }[relation];
  const ring = (cx: number): string =>
    element("circle", { class: `icon-${relation}`, cx, cy: 38, r: relation === "disjoint" ? 6 : 7 });
  return ring(MARGIN + 16 - shift) + ring(MARGIN + 16 + shift);
}

/** Words below the picture: how to check it, and the comparison that decided. */
function drawFooter(
  explanation: AnyExplanation,
  voice: Voice,
  width: number,
  top: number,
  contact: AnyContact | undefined,
): Body {
  const letters = (width - 2 * MARGIN) / 7;
  const told = contact === undefined ? [] : contactText(contact, voice);
  const lines = [...witnessText(explanation, voice), ...told].flatMap((sentence) => wrap(sentence, letters));
  const decisive = decisiveStep(explanation);
  const formulas = decisive === undefined ? [] : formulaLines(decisive, explanation, voice, letters);
  const written = [
    ...lines.map((line, index) => text(line, { x: MARGIN, y: top + 22 * index })),
    ...formulas.map((line, index) =>
      text(line, { class: "formula", x: MARGIN, y: top + 22 * lines.length + 4 + 21 * index }),
    ),
  ];
  const bottom = top + 22 * (lines.length - 1) + (formulas.length > 0 ? 26 + 21 * (formulas.length - 1) : 0) + 14;
  return { body: written.join(""), width, bottom };
}

/** The comparison that settled it: the last one, or where shapes touch the last that held; interiors meet for want of any. */
function decisiveStep({ relation, steps }: AnyExplanation): Step | undefined {
  if (relation === "overlapping") return undefined;
  return relation === "disjoint" ? steps.at(-1) : [...steps].reverse().find(({ outcome }) => outcome);
}

/** The formula and its numbers; where these are too long, both sides' values. */
function formulaLines(
  step: Step,
  explanation: AnyExplanation,
  { messages }: Voice,
  letters: number,
): readonly string[] {
  const room = letters * 0.88;
  const values = `${roundNumber(step.left)} ${step.operator} ${roundNumber(step.right)}`;
  const shown = widthOfFormula(step.numbers) <= room || hasDates(explanation) ? step.numbers : `≈ ${values}`;
  const numbers = step.outcome ? shown : `${shown} : ${messages.no}`;
  // Spaces that XML keeps.
  const together = `${step.formula}\u00a0\u00a0\u00a0\u00a0${numbers}`;
  const where = step.where.filter((line) => widthOfFormula(line) <= room);
  if (widthOfFormula(together) <= room) return [...where, together];
  return [...where, step.formula, numbers].flatMap((line) =>
    widthOfFormula(line) <= room ? [line] : wrap(line, room),
  );
}

function widthOfFormula(line: string): number {
  return [...line].length;
}

function description(explanation: AnyExplanation, voice: Voice): string {
  const { labels, messages } = voice;
  const named = (side: "a" | "b"): string =>
    fill(messages.named, { label: labels[side], shape: shapeText(explanation[side], voice) });
  return [named("a"), named("b"), ...witnessText(explanation, voice)].join(messages.space);
}

/** A short name made from what the picture shows, the same on every runtime (FNV-1a, 32 bits). */
function fingerprint({ a, b, relation }: AnyExplanation, lang: Language): string {
  let hash = 0x811c9dc5;
  const shown = [a, b]
    .map((shape) =>
      ownFields(shape)
        .map(([, value]) => String(value))
        .join(" "),
    )
    .join(" ");
  for (const letter of `${shown} ${relation} ${lang}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
