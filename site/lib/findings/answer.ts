import type { Text } from "../lang.js";
import type { Mark } from "../marks.js";
import type { Scene } from "../scene.js";
import type { View } from "../view.js";

/** One number of an answer, or one point. */
export interface Finding {
  /** As one writes it in code: `hit.depth`. */
  readonly name: string;
  readonly value: string;
  readonly meaning: Text;
  readonly marks: (view: View) => readonly Mark[];
}

export interface Answer {
  /** The answer in a word or two. */
  readonly verdict: Text;
  readonly findings: readonly Finding[];
}

/** What a question is asked with. */
export type Asked = Pick<Scene, "arrow" | "inside" | "touching">;
