/** A scene's question as code that one can paste and run. */
import type { Shape } from "hantei";
import type { Question } from "./scene.js";

/** A shape as the call that makes it. */
export function callOf(shape: Shape): string {
  const { kind, ...fields } = shape;
  if (shape.kind === "polygon") {
    const holes = shape.holes.length > 0 ? `, [${shape.holes.map((hole) => `[${hole.join(", ")}]`).join(", ")}]` : "";
    return `polygon([${shape.coordinates.join(", ")}]${holes})`;
  }
  if (shape.kind === "polyline") return `polyline([${shape.coordinates.join(", ")}])`;
  return `${kind}(${Object.values(fields).join(", ")})`;
}

const CALLS: Readonly<Record<Question, string>> = {
  relate: "relate(a, b)",
  intersects: "intersects(a, b)",
  overlaps: "overlaps(a, b)",
  touches: "touches(a, b)",
  contains: "contains(a, b)",
  containsStrict: "contains(a, b, { strict: true })",
  distance: "distance(a, b)",
  contact: "contact(a, b)",
};

export function snippetOf(a: Shape, b: Shape, question: Question): string {
  const call = CALLS[question];
  const names = [...new Set([a.kind, b.kind, (/^\w+/.exec(call) ?? [""])[0]])].sort();
  return [
    `import { ${names.join(", ")} } from "hantei";`,
    "",
    `const a = ${callOf(a)};`,
    `const b = ${callOf(b)};`,
    `console.log(${call});`,
  ].join("\n");
}
