import { type AnyContact, contactText } from "./contact.js";
import type { Language } from "./messages/messages.js";
import { checkRendering } from "./options.js";
import {
  type AnyExplanation,
  cutText,
  fill,
  type Labels,
  meaningText,
  shapeText,
  type Voice,
  verdictText,
  voiceOf,
  witnessText,
} from "./words.js";

/** How an explanation is worded. */
export interface TextOptions {
  /** English where nothing is said. */
  readonly lang?: Language | undefined;
  /** What the shapes are called: "A" and "B" where nothing is said. */
  readonly labels?: Labels | undefined;
  /** What `contact` said of the same two shapes, to be told below. */
  readonly contact?: AnyContact | undefined;
}

/**
 * An explanation in words: the verdict, the two shapes, every comparison with its numbers and what it means, and how to check
 * the verdict without trusting any of it. Plain text of several lines, without a newline at the end.
 *
 * @throws TypeError `ERR_TYPE` where it is no explanation, or an option has the wrong type.
 * @throws RangeError `ERR_RANGE` for another language.
 *
 * @example
 * ```ts
 * import { box, explain } from "hantei";
 * import { toText } from "hantei/render";
 * console.log(toText(explain(box(0, 0, 5, 5), box(6, 1, 8, 4)), { lang: "en" }).split("\n")[0]);
 * // "A and B are disjoint: no common point."
 * ```
 */
export function toText(explanation: AnyExplanation, options: TextOptions = {}): string {
  checkRendering("toText", explanation, options);
  const voice = voiceOf(explanation, options.lang ?? "en", options.labels);
  const { messages, labels } = voice;
  return [
    verdictText(explanation, voice),
    "",
    `${labels.a}: ${shapeText(explanation.a, voice)}`,
    `${labels.b}: ${shapeText(explanation.b, voice)}`,
    "",
    messages.steps,
    ...stepLines(explanation, voice),
    ...(explanation.omitted === undefined
      ? []
      : [`    ${fill(messages.omitted, { count: String(explanation.omitted) })}`]),
    "",
    messages.witness,
    ...witnessText(explanation, voice).map((line) => `  ${line}`),
    ...(options.contact === undefined ? [] : ["", ...contactText(options.contact, voice)]),
  ].join("\n");
}

function stepLines(explanation: AnyExplanation, voice: Voice): string[] {
  const { where } = voice.messages;
  return stepTexts(explanation, voice).flatMap((step, index) => [
    `${`${index + 1}.`.padStart(3)} ${step.formula}`,
    ...step.where.map((definition) => `    ${where}${definition}`),
    `    ${step.numbers}: ${step.answer}`,
    `    ${step.meaning}`,
  ]);
}

/** One comparison in words. */
export interface StepText {
  /** In symbols: "a.maxX < b.minX". */
  readonly formula: string;
  /** What the formula's short names stand for, each told at the first step that uses it. */
  readonly where: readonly string[];
  /** The same with the numbers put in: "5 < 1". */
  readonly numbers: string;
  /** "yes" or "no". */
  readonly answer: string;
  /** What that says of the two shapes, as a sentence. */
  readonly meaning: string;
}

/**
 * Every comparison of an explanation in words, one entry a step: `toText` in pieces, for those who lay it out themselves.
 *
 * @throws As `toText`.
 * @example
 * ```ts
 * import { box, explain } from "hantei";
 * import { toSteps } from "hantei/render";
 * const [first] = toSteps(explain(box(0, 0, 5, 5), box(6, 1, 8, 4)));
 * console.log(`${first?.formula}: ${first?.answer}`); // "a.maxX < b.minX: yes"
 * ```
 */
export function toSteps(explanation: AnyExplanation, options: TextOptions = {}): readonly StepText[] {
  checkRendering("toSteps", explanation, options);
  return stepTexts(explanation, voiceOf(explanation, options.lang ?? "en", options.labels));
}

function stepTexts(explanation: AnyExplanation, voice: Voice): readonly StepText[] {
  const { yes, no } = voice.messages;
  const known = new Set<string>();
  return explanation.steps.map((step) => {
    const where = step.where.filter((definition) => !known.has(definition));
    const cut = cutText(step, explanation, voice);
    const meaning = meaningText(step, voice) + (known.has(cut) ? "" : cut);
    for (const told of [...where, cut]) known.add(told);
    return {
      formula: step.formula,
      where,
      numbers: step.numbers,
      answer: step.outcome ? yes : no,
      meaning,
    };
  });
}
