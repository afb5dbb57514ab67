/** What the parts of a calendar's picture are drawn as. */

/** Shapes, and apart from them the words that are drawn over all shapes, so that they stay readable. */
export interface Layers {
  readonly shapes: string;
  readonly words: string;
}

/** Those of one day, and how far down it goes. */
export interface DayLayers extends Layers {
  readonly bottom: number;
}

/** What others are stacked below. */
export interface Drawing {
  readonly svg: string;
  readonly height: number;
}
