/** Which form a table has, by its header, and where its columns stand. */
import { Misread, quote } from "../bad-input.js";
import type { ColumnChoice } from "./column-choice.js";
import { keyOf, onlyPlaceOf } from "./column-names.js";
import { FORMS, type Form } from "./forms.js";
import { THIRD_COORDINATE } from "./geometry.js";
import { listed } from "./listed.js";

/** What a third coordinate is called: beside the columns of a form of the plane it would be left out without a word. */
const THIRD = new Set(["z", "z1", "z2", "minz", "maxz"]);
/** Any of these makes a form one of the plane, where it has none of those. */
const PLANAR = new Set(["x", "x1", "minX"]);

/** The forms' columns, for messages. */
const FORM_NAMES: string = FORMS.filter(({ isAskedFor }) => !isAskedFor)
  .map(({ columns }) => columns.join(","))
  .join(" · ");

/** What is told where names may have been meant for one of two inputs. */
const SPEAKS_OF_BOTH = "--columns speaks of both files, and --columns2 of the second alone";

/** What a table is counted as that has none of the forms. */
export const WITHOUT_SHAPES = "without columns that make shapes";

/** Where a table's columns stand. */
export interface TableColumns {
  readonly form: Form;
  /** Of the form's columns, in its order. */
  readonly places: readonly number[];
  /** What the header calls them. */
  readonly names: readonly string[];
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
  const names = places.map((place) => (header[place] as string).trim());
  return { form, places, names, id: isTold && id === places[0] ? undefined : id, by: byPlace };
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
