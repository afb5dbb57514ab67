import { rangeError, typeError } from "../base/errors.js";

/**
 * Refuses a shape that was built past its constructor and would not have got through it: there is nothing true to explain
 * about it. `construct` is the constructor, from fields.
 *
 * @throws RangeError `ERR_NOT_FINITE` for NaN; TypeError `ERR_TYPE` for a field left out; otherwise as the constructor does.
 */
export function checkShape(
  shape: { readonly kind: string },
  construct: (fields: Readonly<Record<string, unknown>>) => object,
): void {
  const fields = shape as unknown as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(fields)) {
    if (Number.isNaN(value)) {
      rangeError("ERR_NOT_FINITE", `explain: ${shape.kind}: ${name} is NaN; there is nothing true to say about it`);
    }
  }
  // The constructor fills in what was left out; here it must be there.
  for (const name of Object.keys(construct(fields))) {
    if ((fields[name] ?? undefined) === undefined) {
      typeError("ERR_TYPE", `explain: ${shape.kind}: ${name} is missing`);
    }
  }
}
