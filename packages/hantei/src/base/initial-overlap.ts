/** What is done with a ray that starts in the shape. */
import { checkObject, checkWord } from "./options.js";

/** What is done with a ray that starts in the shape. */
export type InitialOverlap = "hit" | "ignore" | "exit";

const INITIAL_OVERLAPS: readonly string[] = ["hit", "ignore", "exit"];

/** What the options of a ray say, or `"hit"`. */
export function readInitialOverlap(
  question: string,
  options: { readonly initialOverlap?: InitialOverlap | undefined },
): InitialOverlap {
  checkObject(question, "options", options);
  const { initialOverlap = "hit" } = options;
  checkWord(question, "initialOverlap", initialOverlap, INITIAL_OVERLAPS);
  return initialOverlap;
}
