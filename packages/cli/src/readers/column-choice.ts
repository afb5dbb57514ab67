/** `--columns`, and for a second file `--columns2`: which column of the input stands for which of a form. */
import { BadInput, quote } from "../bad-input.js";
import { keyOf, readRoles } from "./column-names.js";
import { FORMS } from "./forms.js";
import { namesIn } from "./name-list.js";

/** What such an option says, or that it is not given. */
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

/** Whether names are those of others, in any order. */
function areSame(names: readonly string[], others: readonly string[]): boolean {
  const keys = new Set(names.map(keyOf));
  return names.length === others.length && others.every((name) => keys.has(keyOf(name)));
}
