/** The library's rooms, told apart by nothing but their kinds, so that one loop serves all of them. */
import * as plane from "../src/2d/index.js";
import { KINDS as PLANE_KINDS } from "../src/2d/shape-kinds.js";
import * as space from "../src/3d/index.js";
import { KINDS as SPACE_KINDS } from "../src/3d/shape-kinds.js";
import * as line from "../src/interval/index.js";
import { type Draft, ringsOf } from "./generators/layout.js";

/** A shape of any room, as plain data. */
export type AnyShape = Readonly<Record<string, unknown>> & { readonly kind: string };
export type Relation = "disjoint" | "touching" | "overlapping";
export type Ask<Answer> = (a: AnyShape, b: AnyShape) => Answer;

export interface Room {
  readonly name: "1d" | "2d" | "3d";
  /** In the order of the matrix's rows. */
  readonly kinds: readonly string[];
  readonly constructors: Readonly<Record<string, (...numbers: number[]) => AnyShape>>;
  readonly relate: Ask<Relation>;
  readonly intersects: Ask<boolean>;
  readonly overlaps: Ask<boolean>;
  readonly touches: Ask<boolean>;
  /** A pair function by its name, as `relateCircleBox`; undefined in the room of intervals, which has one pair only. */
  pairFunction(question: string, kindA: string, kindB: string): Ask<unknown> | undefined;
}

type Exports = Readonly<Record<string, unknown>>;
type Questions = Pick<Room, "relate" | "intersects" | "overlaps" | "touches">;

function room(name: Room["name"], exports: Exports, kinds: readonly string[], hasPairFunctions: boolean): Room {
  const constructors = Object.fromEntries(kinds.map((kind) => [kind, exports[kind.replace("3", "")]]));
  const { relate, intersects, overlaps, touches } = exports as unknown as Questions;
  return {
    name,
    kinds,
    constructors: constructors as Room["constructors"],
    relate,
    intersects,
    overlaps,
    touches,
    pairFunction(question, kindA, kindB) {
      if (!hasPairFunctions) return undefined;
      const found = exports[`${question}${capital(kindA)}${capital(kindB)}`];
      if (typeof found !== "function")
        throw new Error(`no pair function ${question}${capital(kindA)}${capital(kindB)}`);
      return found as Ask<unknown>;
    },
  };
}

function capital(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`.replace("3", "");
}

export const ROOMS: readonly Room[] = [
  room("1d", line, ["interval"], false),
  room("2d", plane, PLANE_KINDS, true),
  room("3d", space, SPACE_KINDS, true),
];

/** An unordered pair of kinds, named as its file in `pairs/`: the later kind first. */
export interface PairOfKinds {
  readonly name: string;
  readonly room: Room;
  readonly kindA: string;
  readonly kindB: string;
}

export const PAIRS: readonly PairOfKinds[] = ROOMS.flatMap((each) =>
  each.kinds.flatMap((kindA, row) =>
    each.kinds.slice(0, row + 1).map((kindB) => ({ name: `${kindA}-${kindB}`, room: each, kindA, kindB })),
  ),
);

/** The pair of that name, in either order. */
export function pairNamed(name: string): PairOfKinds {
  const found = PAIRS.find((pair) => pair.name === name || `${pair.kindB}-${pair.kindA}` === name);
  if (found === undefined) throw new Error(`no pair ${name}; there are ${PAIRS.map((pair) => pair.name).join(", ")}`);
  return found;
}

/** The draft as a shape, through the kind's own constructor. */
export function build(where: Room, draft: Draft): AnyShape {
  const { kind, numbers } = draft;
  const make = where.constructors[kind] as ((...values: unknown[]) => AnyShape) | undefined;
  if (make === undefined) throw new Error(`no constructor for ${kind}`);
  if (kind === "polyline") return make(numbers);
  if (kind !== "polygon") return make(...numbers);
  const [outer, ...holes] = ringsOf(draft);
  return make(outer, holes);
}
