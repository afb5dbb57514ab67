/** The checks of what renderers are handed: a wrong option would otherwise end in a picture that says something else. */
import { typeError } from "../base/errors.js";
import { checkObject, checkWord } from "../base/options.js";
import { show } from "../base/validate.js";
import { axesOf, checkParts, hasWord } from "./check-parts.js";
import { en } from "./messages/en.js";
import type { AnyExplanation, AnyShape } from "./words.js";

/** The values of the options that are one of a few words. */
const CHOICES = {
  lang: ["en", "ja"],
  yAxis: ["up", "down"],
  theme: ["auto", "light", "dark"],
} as const;

/** Throws unless the first argument is an explanation and the second holds options as documented. */
export function checkRendering(question: string, explanation: AnyExplanation, options: object): void {
  checkExplanation(question, explanation);
  checkObject(question, "options", options);
  const { id, labels, contact, ...words } = options as Readonly<
    Record<"id" | "labels" | "contact" | keyof typeof CHOICES, unknown>
  >;
  checkContact(`${question}: contact`, contact, axesOf(explanation.a));
  for (const [name, choices] of Object.entries(CHOICES)) {
    checkWord(question, name, words[name as keyof typeof CHOICES], choices);
  }
  checkText(`${question}: id`, id);
  if (labels === undefined) return;
  checkObject(question, "labels", labels);
  for (const side of ["a", "b"] as const) {
    checkText(`${question}: labels.${side}`, (labels as Readonly<Record<string, unknown>>)[side]);
  }
}

/** Throws unless the value has what every explanation has; what is in JSON, as there. */
export function checkExplanation(question: string, explanation: unknown, asJSON = false): void {
  const { relation, a, b, steps, witness, omitted } = Object(explanation) as Partial<Record<string, unknown>>;
  const isShape = (shape: unknown): boolean => hasWord(en.shape, (Object(shape) as AnyShape).kind);
  if (
    !hasWord(en.verdict, relation) ||
    !isShape(a) ||
    !isShape(b) ||
    Object(witness) !== witness ||
    !Array.isArray(steps)
  ) {
    typeError("ERR_TYPE", `${question} takes what explain returned, not ${show(explanation)}`);
  }
  checkParts({ a, b, steps, witness, omitted }, asJSON, (path, value) =>
    typeError("ERR_TYPE", `${question} takes what explain returned, not something whose ${path} is ${show(value)}`),
  );
}

function checkContact(where: string, value: unknown, axes: number): void {
  if (value === undefined) return;
  const { normal, depth, points } = Object(value) as Record<string, unknown>;
  const isNumber = (given: unknown): boolean => typeof given === "number" && !Number.isNaN(given);
  const names = axes === 3 ? ["x", "y", "z"] : ["x", "y"];
  const isVector = (given: unknown): boolean => {
    const vector = Object(given) as Record<string, unknown>;
    return names.every((name) => isNumber(vector[name]));
  };
  if (!isVector(normal) || !isNumber(depth) || !Array.isArray(points) || !points.every(isVector)) {
    typeError("ERR_TYPE", `${where} must be what contact returned, not ${show(value)}`);
  }
}

function checkText(where: string, value: unknown): void {
  if (value !== undefined && typeof value !== "string")
    typeError("ERR_TYPE", `${where} must be text, not ${show(value)}`);
}
