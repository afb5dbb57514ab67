import { typeError } from "../base/errors.js";
import { isSame } from "./same-shape.js";

/**
 * Refuses a shape that was built past its constructor and is not what the constructor would have made of it: there is nothing
 * true to explain about it. `construct` is the constructor, from fields. Fields that the kind does not know are nobody's
 * business: a record may carry an id or a name.
 *
 * @returns The shape as the constructor makes it: the kind's own fields and no others.
 * @throws TypeError `ERR_TYPE` for a field left out, a number as text, and a vertex that is repeated, as at a ring's end;
 * otherwise as the constructor does.
 */
export function checkShape(
  shape: { readonly kind: string },
  construct: (fields: Readonly<Record<string, unknown>>) => object,
): object {
  const fields = shape as unknown as Readonly<Record<string, unknown>>;
  const built = construct(fields);
  // The constructor fills in what was left out, reads text as JSON has it, and drops repeated vertices: here all is in place.
  for (const [name, value] of Object.entries(built)) {
    if (isSame(value, fields[name])) continue;
    typeError("ERR_TYPE", `explain: ${shape.kind}: ${name} is left out, text, or repeats a vertex`);
  }
  return built;
}
