/** Shapes as columns of a table: which columns make which shape. */
import type { LayerBuilder } from "../pairs/layer-builder.js";
import { KINDS, type KindName } from "./kinds.js";
import type { NumberPlace } from "./number.js";
import { addSizedBox } from "./sized-box.js";

/** What a column holds; of numbers only those that are bounds may be infinite, for an open side. */
export type ColumnType = "number" | "finite" | "instant" | "wkt";

/** Where the numbers of such columns stand, for what is said of one that cannot be used. */
export const NUMBER_PLACES: Readonly<Record<ColumnType, NumberPlace>> = {
  number: "field",
  finite: "finite field",
  instant: "instant",
  wkt: "position",
};

export interface Form {
  readonly columns: readonly string[];
  readonly type: ColumnType;
  /** Whether it is meant only where `--columns` names just these: many tables have a place beside their shapes. */
  readonly isAskedFor?: true;
  /** Whether its columns, named in order, are corners of boxes, as object detectors call them; without being named they are its own. */
  readonly areCorners?: true;
  /**
   * Adds the shape of a row's numbers, in the order of the columns; none for WKT, which is text.
   *
   * @param given - How the input writes the number of a column.
   */
  readonly add: (builder: LayerBuilder, values: Float64Array, given: (column: number) => string) => void;
}

/** The form whose columns are a kind's numbers. */
function ofKind(kind: KindName, more: Partial<Form> = {}): Form {
  const { numbers, isOpen, make } = KINDS[kind];
  return {
    columns: numbers,
    type: isOpen ? "number" : "finite",
    add: (builder, values) => builder.shape(() => make(values)),
    ...more,
  };
}

/** Adds a box without making one: most large tables are of boxes. */
function addBox(builder: LayerBuilder, values: Float64Array): void {
  builder.box(values[0] as number, values[1] as number, values[2] as number, values[3] as number);
}

/** Every form. Where the columns of one are among those of another that fits as well, the larger one is meant. */
export const FORMS: readonly Form[] = [
  ofKind("box", { add: addBox }),
  { columns: ["x", "y", "width", "height"], type: "finite", add: addSizedBox },
  ofKind("circle"),
  ofKind("point", { isAskedFor: true }),
  { columns: ["wkt"], type: "wkt", add: () => {} },
  // What GeoParquet calls it; in other tables it is WKT, too.
  { columns: ["geometry"], type: "wkt", add: () => {} },
  {
    columns: ["start", "end"],
    type: "instant",
    add: (builder, values, given) => builder.interval(values[0] as number, values[1] as number, given),
  },
  ofKind("segment", { areCorners: true }),
  ofKind("capsule"),
  ofKind("box3"),
  ofKind("sphere"),
  ofKind("point3", { isAskedFor: true }),
  ofKind("segment3"),
  ofKind("capsule3"),
];
