/** Hantei's explanations in words, as JSON, and as pictures. */

export type { ExplanationJSON } from "../explain/explanation.js";
export type { AnyContact, AnyVector } from "./contact.js";
export { explanationFromJSON, explanationToJSON } from "./json.js";
export type { Language } from "./messages/messages.js";
export type { Theme } from "./svg/style.js";
export { type SVGOptions, toSVG } from "./svg/svg.js";
export { type StepText, type TextOptions, toSteps, toText } from "./text.js";
export type { AnyExplanation, AnyShape, Labels } from "./words.js";
