/** A scene to begin with, and links as the playground writes them. */
import { deflateSync } from "node:zlib";

/** A link as the playground writes it, whatever it holds. */
export function link(value: unknown): string {
  return `#s=${deflateSync(Buffer.from(JSON.stringify(value)), { level: 9 })
    .subarray(2, -4)
    .toString("base64url")}`;
}
export const SCENE = {
  v: 1,
  shapes: [
    { id: 1, shape: { kind: "box", minX: 0, minY: 0, maxX: 4, maxY: 4 } },
    { id: 2, shape: { kind: "point", x: 4, y: 2 } },
  ],
  a: 1,
  b: 2,
  question: "touches",
  touching: true,
  step: "1",
  window: { minX: -1, minY: -1, maxX: 8, maxY: 5 },
};
