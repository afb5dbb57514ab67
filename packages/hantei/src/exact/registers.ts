/**
 * The numbers a predicate is asked about. A kernel writes its coordinates here, then calls the predicate with their
 * indices; nothing calls back in between, so one set of registers serves all.
 */
export const registers: Float64Array = /* @__PURE__ */ new Float64Array(57);
