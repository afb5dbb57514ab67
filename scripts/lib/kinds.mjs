/** The kinds of shapes of a room, read from its TABLE 1. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

/** A room's kinds in the order of its matrices, as they are named in shapes: "point", or "point3" in space. */
export function kindsOf(room) {
  const text = readFileSync(join(ROOT, "packages/hantei/src", room, "shape-kinds.ts"), "utf8");
  const list = /export type KindOrder = readonly \[([^\]]*)\]/.exec(text);
  if (list === null) throw new Error(`shape-kinds.ts of ${room} has no KindOrder that this script can read`);
  return [...list[1].matchAll(/"(\w+)"/g)].map(([, kind]) => kind);
}

/** A kind's name without its room: the name of its files. */
export const fileOf = (kind) => kind.replace(/3$/, "");
