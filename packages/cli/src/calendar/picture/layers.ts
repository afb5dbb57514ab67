/** What the parts of a calendar's picture are drawn as. */

/** Shapes, and apart from them the words that are drawn over all shapes, so that they stay readable. */
export interface Layers {
  readonly shapes: string;
  readonly words: string;
}

/** What others are stacked below. */
export interface Drawing {
  readonly svg: string;
  readonly height: number;
}
