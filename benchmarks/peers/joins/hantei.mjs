/** The library itself, in the same form; `kernel` is "simd" or "js". */
import { join, pairs } from "hantei/broadphase";

const found = (all) => ({ count: () => all.length / 2, pairs: () => all });

export const within = (boxes, kernel) => ({ find: () => found(pairs(boxes, { touching: true, kernel })) });
export const between = (a, b, kernel) => ({ find: () => found(join(a, b, { touching: true, kernel })) });
