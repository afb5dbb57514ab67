/** Which column of a table a name means. */
import { Misread, quote } from "../bad-input.js";
import { listed } from "./listed.js";

/** Names are compared without case and without spaces around them. */
export function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * Where the column of a name is; undefined where there is none.
 *
 * @param keys - Of the table's columns.
 * @throws Misread where there are several.
 */
export function onlyPlaceOf(name: string, keys: readonly string[]): number | undefined {
  const key = keyOf(name);
  const first = keys.indexOf(key);
  if (first < 0 || first === keys.lastIndexOf(key)) return first < 0 ? undefined : first;
  const places = keys.flatMap((other, at) => (other === key ? [at + 1] : []));
  throw new Misread(
    undefined,
    `the column ${quote(name)} is there ${places.length} times (columns ${listed(places, String)}); which is meant?`,
  );
}

/** What is thrown where roles cannot be read. */
export interface RoleRefusals {
  readonly malformed: (part: string) => Error;
  readonly twice: (role: string) => Error;
}

/** Reads `ROLE=NAME` of each part: what the user calls the columns of roles. */
export function readRoles<Role extends string>(
  parts: readonly string[],
  roles: Iterable<Role>,
  { malformed, twice }: RoleRefusals,
): Map<Role, string> {
  const known = new Map([...roles].map((role) => [keyOf(role), role]));
  const names = new Map<Role, string>();
  for (const part of parts) {
    const [given = "", ...rest] = part.split("=");
    const role = known.get(keyOf(given));
    const name = rest.join("=").trim();
    if (role === undefined || name === "") throw malformed(part);
    if (names.has(role)) throw twice(role);
    names.set(role, name);
  }
  return names;
}
