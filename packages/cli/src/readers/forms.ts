/** Shapes as columns of a table: which columns make which shape. */
import { BadInput, Misread, quote } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";
import { keyOf, onlyPlaceOf, readRoles } from "./column-names.js";
import { THIRD_COORDINATE } from "./geometry.js";
import { KINDS, type KindName } from "./kinds.js";
import { listed } from "./listed.js";
import { namesIn } from "./name-list.js";
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
const FORMS: readonly Form[] = [
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

/** What a third coordinate is called: beside the columns of a form of the plane it would be left out without a word. */
const THIRD = new Set(["z", "z1", "z2", "minz", "maxz"]);
/** Any of these makes a form one of the plane, where it has none of those. */
const PLANAR = new Set(["x", "x1", "minX"]);

/** The forms' columns, for messages and help. */
const FORM_NAMES: string = FORMS.filter(({ isAskedFor }) => !isAskedFor)
  .map(({ columns }) => columns.join(","))
  .join(" · ");

/** What `--columns` says, or of a second file `--columns2`: which column of the input stands for which of a form. */
export interface ColumnChoice {
  /** The option that says otherwise. */
  readonly option: string;
  /** Whether it is said of two inputs at once: what is meant for one may do something else to the other. */
  readonly isShared: boolean;
  /** The name of the input's column for a form's; its own where nothing is said. */
  readonly nameOf: (role: string) => string;
  /** Those that are spoken of, `id` aside; a form must have them all. */
  readonly roles: readonly string[];
  /** Whether these are all the columns that the form has, as names in order are. */
  readonly isWhole: boolean;
  /** Whether it is said which column is the `id`. */
  readonly namesId: boolean;
  /** Whether any input had columns that it could speak of. */
  wasUsed: boolean;
  /** Whether any input had its `id`. */
  idWasFound: boolean;
}

/** Columns named in order, by how many they are; where the names are a form's own, in any order, it is that form. */
const IN_ORDER: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ["wkt"]],
  [2, ["start", "end"]],
  [3, ["x", "y", "radius"]],
  [4, ["minX", "minY", "maxX", "maxY"]],
]);

const OWN_NAMES = FORMS.flatMap(({ columns, areCorners }) => (areCorners ? [] : [columns]));

const ROLES = new Set([...FORMS.flatMap(({ columns }) => columns), "id"]);

/**
 * Reads the value of such an option: names in order, or `role=name`, or nothing.
 *
 * @throws BadInput where it is neither.
 */
export function readColumnChoice(text: string | undefined, option: string, isShared = false): ColumnChoice {
  const unused = { option, isShared, wasUsed: false, idWasFound: false };
  if (text === undefined) return { ...unused, nameOf: (role) => role, roles: [], isWhole: false, namesId: false };
  const parts = namesIn(text);
  const isByRole = parts.some((part) => part.includes("="));
  const names = isByRole
    ? readRoles(parts, ROLES, {
        malformed: (part) =>
          new BadInput(`${option}: ${quote(part)} is not ROLE=NAME; roles: ${[...ROLES].join(", ")}`),
        twice: (role) => new BadInput(`${option}: ${role} is given twice`),
      })
    : namesInOrder(parts, option, text);
  return {
    ...unused,
    nameOf: (role) => names.get(role) ?? role,
    roles: [...names.keys()].filter((role) => role !== "id"),
    isWhole: !isByRole,
    namesId: names.has("id"),
  };
}

/** The names of a form's columns, in their order. */
function namesInOrder(parts: readonly string[], option: string, text: string): Map<string, string> {
  const own = OWN_NAMES.find((columns) => areSame(parts, columns));
  const roles = own ?? IN_ORDER.get(parts.length);
  // An id among names in order would be taken for a number of the shape.
  if (roles === undefined || parts.some((part) => part === "" || keyOf(part) === "id")) {
    throw new BadInput(
      `${option} takes 4 names (minX,minY,maxX,maxY), 3 (x,y,radius), 2 (start,end), 1 (wkt), the names of another shape's columns (x,y), or ROLE=NAME,...; got ${quote(text)}`,
    );
  }
  return new Map(roles.map((role, i) => [role, own === undefined ? (parts[i] as string) : role]));
}

/** What is told where names may have been meant for one of two inputs. */
const SPEAKS_OF_BOTH = "--columns speaks of both files, and --columns2 of the second alone";

/** What a table is counted as that has none of the forms. */
export const WITHOUT_SHAPES = "without columns that make shapes";

/** Where a table's columns stand. */
export interface TableColumns {
  readonly form: Form;
  /** Of the form's columns, in its order. */
  readonly places: readonly number[];
  /** Of the `id` column, if there is one. */
  readonly id: number | undefined;
  /** Of the `--by` column, if one is asked for. */
  readonly by: number | undefined;
}

/**
 * Finds the form of a table by its header.
 *
 * @param geometry - The column that the input itself says has the geometries, if it says so; `--columns` may say otherwise.
 * @throws Misread where no form fits, or several do, or a column that is needed is there twice.
 */
export function findColumns(
  header: readonly string[],
  choice: ColumnChoice,
  by: string | undefined,
  geometry?: string,
): TableColumns {
  const keys = header.map(keyOf);
  const isTold = geometry !== undefined && choice.roles.length === 0 && keyOf(geometry) !== "wkt";
  if (isTold) refuseOtherGeometry(geometry, keys, choice);
  const nameOf = (role: string): string => (isTold && role === "geometry" ? geometry : choice.nameOf(role));
  const form = fittingForm({ header, keys: new Set(keys), nameOf, choice });
  if (choice.roles.length === 0) refuseThird(header, form, choice, by);
  choice.wasUsed = true;
  const byPlace = by === undefined ? undefined : placeOfGroup(by, header, keys);
  const chosen = onlyPlaceOf(nameOf("id"), keys);
  if (chosen !== undefined) choice.idWasFound = true;
  const places = form.columns.map((role) => onlyPlaceOf(nameOf(role), keys) as number);
  const id = chosen ?? onlyPlaceOf("id", keys);
  // Geometries that are called so name nothing.
  return { form, places, id: isTold && id === places[0] ? undefined : id, by: byPlace };
}

/** Where the file says which column has its geometries, another that is called so may be meant as well. */
function refuseOtherGeometry(geometry: string, keys: readonly string[], { option }: ColumnChoice): void {
  if (keyOf(geometry) === "geometry" || !keys.includes("geometry")) return;
  throw new Misread(
    undefined,
    `the file says that its geometries are in ${quote(geometry)}, and there is a column "geometry"; say which with ${option}, as in ${option} geometry=${geometry}`,
  );
}

/** A header, and what is said about its columns. */
interface Asked {
  readonly header: readonly string[];
  readonly keys: ReadonlySet<string>;
  readonly nameOf: (role: string) => string;
  readonly choice: ColumnChoice;
}

/** The largest form whose columns are all there. */
function fittingForm({ header, keys, nameOf, choice }: Asked): Form {
  const has = (role: string): boolean => keys.has(keyOf(nameOf(role)));
  const isNamed = (columns: readonly string[]): boolean =>
    choice.roles.every((role) => columns.includes(role)) && !(choice.isWhole && columns.length > choice.roles.length);
  const fitting = FORMS.filter(
    ({ columns, isAskedFor }) =>
      columns.every(has) && isNamed(columns) && (!isAskedFor || columns.length === choice.roles.length),
  );
  const largest = fitting.filter(
    (form) => !fitting.some((other) => other !== form && form.columns.every((name) => other.columns.includes(name))),
  );
  const [form] = largest;
  if (form === undefined) throw new Misread(undefined, missing(header, choice), WITHOUT_SHAPES);
  if (largest.length > 1) {
    const named = largest.map(({ columns }) => columns.map(nameOf).join(","));
    throw new Misread(
      undefined,
      `the columns fit ${named.join(" and ")}; say which with ${choice.option}, as in ${choice.option} ${form.columns.map((role) => `${role}=${nameOf(role)}`).join(",")}`,
    );
  }
  if (choice.isShared && form.isAskedFor) {
    const other = FORMS.find(
      (each) => form.columns.every((role) => each.columns.includes(role)) && each !== form && each.columns.every(has),
    );
    if (other !== undefined)
      throw new Misread(undefined, `the columns fit ${other.columns.join(",")}, too, and ${SPEAKS_OF_BOTH}`);
  }
  return form;
}

function placeOfGroup(by: string, header: readonly string[], keys: readonly string[]): number {
  const place = onlyPlaceOf(by, keys);
  if (place !== undefined) return place;
  throw new Misread(
    undefined,
    `there is no column ${quote(by)} to group by; columns: ${listed(header, quote)}`,
    "no group",
  );
}

/** A third coordinate is not left out. */
function refuseThird(header: readonly string[], { columns }: Form, choice: ColumnChoice, by: string | undefined): void {
  if (!PLANAR.has(columns[0] as string) || columns.some((role) => THIRD.has(role.toLowerCase()))) return;
  const third = unasked(header, THIRD, choice, by);
  if (third === undefined) return;
  throw new Misread(
    undefined,
    `the column ${quote(third)} looks like a third coordinate, and ${columns.join(",")} lie in the plane; if they are meant, say ${choice.option} ${advised(columns, choice)}`,
    THIRD_COORDINATE,
  );
}

/** The first column of such a name that is not asked for otherwise: as the id, or as the group. */
function unasked(
  header: readonly string[],
  names: ReadonlySet<string>,
  choice: ColumnChoice,
  by: string | undefined,
): string | undefined {
  const id = choice.nameOf("id");
  const asked = [id, by ?? id].map(keyOf);
  return header.find((name) => names.has(keyOf(name)) && !asked.includes(keyOf(name)));
}

/** How to choose the columns of a form, and the id that was chosen. */
function advised(columns: readonly string[], choice: ColumnChoice): string {
  const id = choice.namesId ? [`id=${choice.nameOf("id")}`] : [];
  return [...columns.map((role) => `${role}=${role}`), ...id].join(",");
}

function missing(header: readonly string[], choice: ColumnChoice): string {
  if (choice.roles.length > 0) {
    const absent = choice.roles
      .map((role) => choice.nameOf(role))
      .filter((name) => !header.map(keyOf).includes(keyOf(name)));
    if (absent.length > 0) {
      const both = choice.isShared ? `; ${SPEAKS_OF_BOTH}` : "";
      return `there is no column ${absent.map(quote).join(", ")}; columns: ${listed(header, quote)}${both}`;
    }
  }
  const keys = header.map(keyOf);
  const place = ["x", "y", "z"].filter((axis) => keys.includes(axis)).join();
  const points = place.startsWith("x,y") ? `, as in ${choice.option} ${place} for points` : "";
  return `no columns that make shapes; there are: ${listed(header, quote)}; wanted: ${FORM_NAMES}; or name them with ${choice.option}${points}`;
}

/** Whether names are those of others, in any order. */
function areSame(names: readonly string[], others: readonly string[]): boolean {
  const keys = new Set(names.map(keyOf));
  return names.length === others.length && others.every((name) => keys.has(keyOf(name)));
}
