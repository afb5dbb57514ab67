/** A scene's question as code that one can paste and run. */
import type { Shape } from "hantei";
import type { Question, Scene } from "./scene.js";

/** A shape as the call that makes it. */
function callOf(shape: Shape): string {
  const { kind, ...fields } = shape;
  if (shape.kind === "polygon") {
    const holes = shape.holes.length > 0 ? `, [${shape.holes.map((hole) => `[${hole.join(", ")}]`).join(", ")}]` : "";
    return `polygon([${shape.coordinates.join(", ")}]${holes})`;
  }
  if (shape.kind === "polyline") return `polyline([${shape.coordinates.join(", ")}])`;
  return `${kind}(${Object.values(fields).join(", ")})`;
}

type Asked = Pick<Scene, "arrow" | "inside" | "touching">;

/** What comes before the question, and the question. */
const CALLS: Readonly<Record<Question, (asked: Asked) => readonly string[]>> = {
  relate: () => ["relate(a, b)"],
  intersects: () => ["intersects(a, b)"],
  overlaps: () => ["overlaps(a, b)"],
  touches: () => ["touches(a, b)"],
  contains: () => ["contains(a, b)"],
  containsStrict: () => ["contains(a, b, { strict: true })"],
  distance: () => ["distance(a, b)"],
  closestPoints: () => ["closestPoints(a, b)"],
  contact: () => ["contact(a, b, { maxDistance: Infinity })"],
  castRay: ({ arrow: { x, y, dx, dy }, inside }) => {
    const options = inside === "hit" ? "" : `, { initialOverlap: "${inside}" }`;
    return [
      `const ray = { x: ${x}, y: ${y}, dx: ${dx}, dy: ${dy} };`,
      `castRay(a, ray${options}), castRay(b, ray${options})`,
    ];
  },
  castShape: ({ arrow: { dx, dy }, touching }) => [
    `const way = { x: ${dx}, y: ${dy} };`,
    `castShape(a, way, b, undefined, { touching: ${touching} })`,
  ],
};

export function snippetOf(a: Shape, b: Shape, { question, ...asked }: Asked & Pick<Scene, "question">): string {
  const lines = CALLS[question](asked);
  const call = lines.at(-1) as string;
  const names = [...new Set([a.kind, b.kind, (/^\w+/.exec(call) ?? [""])[0]])].sort();
  return [
    `import { ${names.join(", ")} } from "hantei";`,
    "",
    `const a = ${callOf(a)};`,
    `const b = ${callOf(b)};`,
    ...lines.slice(0, -1),
    `console.log(${call});`,
  ].join("\n");
}
