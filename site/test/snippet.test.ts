import * as hantei from "hantei";
import { describe, expect, test } from "vitest";
import { QUESTIONS } from "../lib/scene.js";
import { snippetOf } from "../lib/snippet.js";

const SHAPES: readonly hantei.Shape[] = [
  hantei.point(1, 2),
  hantei.segment(0, 0, 5, 5),
  hantei.box(Number.NEGATIVE_INFINITY, 0, 2, Number.POSITIVE_INFINITY),
  hantei.circle(0.1, -0.2, 1e-9),
  hantei.capsule(0, 0, 3, 0, 1),
  hantei.polygon([0, 0, 6, 0, 6, 6, 0, 6], [[1, 1, 2, 1, 2, 2]]),
  hantei.polyline([0, 0, 4, 0, 4, 4]),
];

describe("code of a scene", () => {
  test.each(QUESTIONS)("%s: runs as it is pasted, for every kind", (question) => {
    for (const a of SHAPES) {
      for (const b of SHAPES) {
        const asked = { question, arrow: { x: -3, y: 0, dx: 2, dy: 0.5 }, inside: "ignore", touching: false } as const;
        const code = snippetOf(a, b, asked);
        const printed: unknown[] = [];
        const console = { log: (...values: unknown[]) => printed.push(...values) };
        const body = code.replace(/^import (\{.*\}) from "hantei";/, "const $1 = hantei;");
        new Function("hantei", "console", `"use strict";${body}`)(hantei, console);
        expect(printed.length, code).toBeGreaterThan(0);
      }
    }
  });
});
