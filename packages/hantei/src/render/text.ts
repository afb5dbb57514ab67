import type { Language } from "./messages/messages.js";
import {
  type AnyExplanation,
  fill,
  type Labels,
  meaningText,
  shapeText,
  type Voice,
  verdictText,
  voiceOf,
  witnessText,
} from "./words.js";

export interface TextOptions {
  /** English where nothing is said. */
  readonly lang?: Language;
  /** What the shapes are called: "A" and "B" where nothing is said. */
  readonly labels?: Labels;
}

/**
 * An explanation in words: the verdict, the two shapes, every comparison with its numbers and what it means, and how to check
 * the verdict without trusting any of it. Plain text of several lines, without a newline at the end.
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
  ].join("\n");
}

function stepLines({ steps }: AnyExplanation, voice: Voice): string[] {
  const { yes, no, where } = voice.messages;
  const known = new Set<string>();
  return steps.flatMap((step, index) => {
    const definitions = step.where.filter((definition) => !known.has(definition));
    for (const definition of definitions) known.add(definition);
    const number = `${index + 1}.`.padStart(3);
    return [
      `${number} ${step.formula}`,
      ...definitions.map((definition) => `    ${where}${definition}`),
      `    ${step.numbers}: ${step.outcome ? yes : no}`,
      `    ${meaningText(step, voice)}`,
    ];
  });
}
