import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/**
 * Refuses a shape that was built past its constructor and is not what the constructor would have made of it: there is nothing
 * true to explain about it. `construct` is the constructor, from fields. Fields that the kind does not know are nobody's
 * business: a record may carry an id or a name.
 *
 * @returns The shape as the constructor makes it: the kind's own fields and no others.
 * @throws TypeError `ERR_TYPE` for a field left out or no number; RangeError `ERR_VERTICES` for a list with a repeated vertex,
 * as at a ring's end; otherwise as the constructor does.
 */
export function checkShape(
  shape: { readonly kind: string },
  construct: (fields: Readonly<Record<string, unknown>>) => object,
): object {
  const fields = shape as unknown as Readonly<Record<string, unknown>>;
  const built = construct(fields);
  // The constructor fills in what was left out, reads text as JSON has it, and drops repeated vertices: here all is in place.
  for (const [name, value] of Object.entries(built)) {
    const given = fields[name] ?? undefined;
    const where = `explain: ${shape.kind}: ${name}`;
    if (given === undefined) typeError("ERR_TYPE", `${where} is missing`);
    if (isSame(value, given)) continue;
    if (!Array.isArray(value)) typeError("ERR_TYPE", `${where} must be a number, not ${show(given)}`);
    rangeError(
      "ERR_VERTICES",
      `${where} must be flat and repeat no vertex, not even a ring's first; ${shape.kind}(...) mends it`,
    );
  }
  return built;
}

/** The same number or text, or lists of the same length and of the same numbers. */
function isSame(built: unknown, given: unknown): boolean {
  if (!Array.isArray(built)) return built === given;
  const list = given as ArrayLike<unknown>;
  return built.length === list.length && built.every((each, index) => isSame(each, list[index]));
}
