/** Hantei's explanations in words, as JSON, and as pictures. */
export { type ExplanationJSON, explanationToJSON } from "./json.js";
