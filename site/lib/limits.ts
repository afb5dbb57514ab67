/** How much a scene may hold: far more than one can see in a figure. */
export const MOST_SHAPES = 60;
/** Of a ring or a chain. */
export const MOST_POSITIONS = 500;
/** Of a polygon. */
export const MOST_HOLES = 50;
export const LARGEST_ID = 1_000_000;
