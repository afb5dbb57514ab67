/**
 * Who finds all pairs of boxes. Each prepares its own objects from the columns, untimed, and gives a function that finds all
 * pairs, closed, each once, and leaves them in a sink of numbers, which is what the library does too. A tree is built anew in
 * every run, as the library builds its grid; `moving` keeps it between frames, where a peer has a way to.
 *
 * A file of `joins/` exports `within`, and where it can `between` and `moving`: they prepare one list, or two, and give `find`,
 * and `refresh`, to be called where the columns have changed.
 */

/** The library and its twin. */
export const OURS = {
  hantei: { kind: "ours", load: () => import("./joins/hantei.mjs"), kernel: "simd" },
  "hantei, TypeScript": { kind: "twin", load: () => import("./joins/hantei.mjs"), kernel: "js" },
};

const boxIntersect = { kind: "peer", most: 1000000, load: () => import("./joins/box-intersect.mjs") };

/** Name → `most`: the most boxes it is given, for more take it many seconds; `load`: its file. */
export const JOIN_PEERS = {
  flatbush: { kind: "peer", most: 1000000, load: () => import("./joins/flatbush.mjs") },
  "box-intersect": boxIntersect,
  rbush: { kind: "peer", most: 1000000, load: () => import("./joins/rbush.mjs") },
  check2d: { kind: "peer", most: 100000, load: () => import("./joins/check2d.mjs"), hasOneList: true },
  "planck's tree": { kind: "peer", most: 10000, load: () => import("./joins/planck.mjs"), hasOneList: true },
  rapier2d: {
    kind: "peer",
    most: 100000,
    load: () => import("./joins/rapier2d.mjs"),
    hasOneList: true,
    rounds32: true,
  },
};

/** The same for space. */
export const SPACE_PEERS = { "box-intersect": boxIntersect };

/** The same for intervals, closed. */
export const INTERVAL_PEERS = {
  "box-intersect": boxIntersect,
  "node-interval-tree": { kind: "peer", most: 100000, load: () => import("./joins/node-interval-tree.mjs") },
  "@flatten-js/interval-tree": { kind: "peer", most: 100000, load: () => import("./joins/flatten-interval-tree.mjs") },
};
