/** What is filled, and where strokes are, as a browser has it, against the library's own answers. */
import { box, capsule, circle, contains, intersects, point, polygon, polyline, type Shape, segment } from "hantei";
import { expect, test } from "vitest";
import { pathOf } from "../lib/outline.js";
import { viewOf } from "../lib/view.js";
import { chance } from "./lib/chance.js";
import { windowAt } from "./lib/far.js";
import { leave, useBrowser, visit } from "./lib/pages.js";

useBrowser();

/** The widest stroke, a body's; and how far from an outline a pixel says nothing, as arcs of browsers are not quite round. */
const WIDEST = 22;
const UNSURE = 0.75;

interface Asked {
  readonly told: string;
  readonly path: string;
  readonly area: boolean;
  readonly places: readonly {
    readonly x: number;
    readonly y: number;
    readonly inside: boolean;
    readonly apart: boolean;
  }[];
}

/** A shape in a window: places of the view that are clearly in or out of it, and which of them no stroke may reach. */
function asked(shape: Shape, x: number, y: number, halvings: number, next: () => number): Asked {
  const view = viewOf(windowAt(x, y, halvings), 700);
  const area = shape.kind !== "segment" && shape.kind !== "polyline";
  const places = Array.from({ length: 60 }, () => {
    const at = point(view.fromX(next() * view.width), view.fromY(next() * view.height));
    const clear = (pixels: number): boolean => {
      const around = circle(at.x, at.y, pixels / view.scale);
      return contains(shape, around) || !intersects(shape, around);
    };
    return {
      x: view.x(at.x),
      y: view.y(at.y),
      inside: intersects(shape, at),
      apart: clear(WIDEST / 2 + UNSURE),
      clear: clear(UNSURE),
    };
  }).filter(({ clear }) => clear);
  return {
    told: `${JSON.stringify(shape)} at ${x} ${y}, halved ${halvings} times`,
    path: pathOf(shape, view),
    area,
    places,
  };
}

test("each place of the view is in what is filled exactly where it is in the shape, and strokes run along the shape only", async () => {
  const next = chance(5);
  const comb = polygon([0, 0, 16, 0, 16, 7, 13, 1.5, 10, 7, 8, 2, 3, 9, 0, 4], [[1, 1, 2, 1, 2, 3, 1, 3]]);
  const all: Asked[] = [];
  for (let halvings = 0; halvings <= 48; halvings += 1) {
    // At corners, edges, caps and arcs; beside them, where all is inside or out.
    for (const [x, y] of [
      [13, 1.5],
      [14.5, 4.25],
      [1, 2],
      [8, 2.0000001],
    ] as const) {
      all.push(asked(comb, x, y, halvings, next));
    }
    all.push(asked(polyline([0, 4, 12, 10, 16, 3, 5, 5]), 12, 10, halvings, next));
    all.push(asked(segment(0, 4, 12, 10), 6.03125, 7.015625, halvings, next));
    all.push(asked(box(-Infinity, 0, 3, Infinity), 3, 1, halvings, next));
    const angle = next() * 7;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    all.push(asked(circle(1, 2, 5), 1 + 5 * cos, 2 + 5 * sin, halvings, next));
    const [along, across] = [Math.cos(0.5), Math.sin(0.5)];
    const stadium = capsule(1, 2, 1 + 9 * along, 2 + 9 * across, 3);
    all.push(asked(stadium, 1 + 4 * along - 3 * across, 2 + 4 * across + 3 * along, halvings, next));
    all.push(asked(stadium, 1 - 3 * across, 2 + 3 * along, halvings, next));
    all.push(asked(stadium, 1 + 9 * along + 3 * across, 2 + 9 * across - 3 * along, halvings, next));
    all.push(asked(stadium, 1 + 12 * along, 2 + 12 * across, halvings, next));
    // Thin and long, and one without length.
    all.push(asked(capsule(-1e6, -1e6, 2e6, 1e6, 2 ** (1 - halvings)), 5e5, 0, halvings, next));
    all.push(asked(capsule(1, 2, 1, 2, 5), 1 + 5 * cos, 2 + 5 * sin, halvings, next));
  }
  for (const radius of [1e3, 1e5, 1e9, 1e13]) {
    for (const halvings of [0, 3, 8]) {
      all.push(asked(circle(radius * 0.6, -radius * 0.8, radius), 0, 0, halvings, next));
      all.push(asked(capsule(radius * 0.6, -radius * 0.8, radius, radius, radius), 0, 0, halvings, next));
      all.push(asked(capsule(0, -radius, 2, -radius, radius), 0, 0, halvings, next));
    }
  }
  expect(all.flatMap(({ places }) => places).length).toBeGreaterThan(20_000);

  const visited = await visit("index.html");
  const wrong = await visited.page.evaluate(
    ([list, widest]) => {
      const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      context.lineWidth = widest;
      context.lineJoin = "round";
      context.lineCap = "round";
      const found: string[] = [];
      for (const { told, path, area, places } of list) {
        const drawn = new Path2D(path);
        for (const { x, y, inside, apart } of places) {
          if (area && context.isPointInPath(drawn, x, y, "evenodd") !== inside)
            found.push(`fill ${x} ${y} ${told} ${path}`);
          if (apart && context.isPointInStroke(drawn, x, y)) found.push(`stroke ${x} ${y} ${told} ${path}`);
        }
      }
      return found;
    },
    [all, WIDEST] as const,
  );
  expect(wrong.slice(0, 5), `${wrong.length} places`).toEqual([]);
  await leave(visited);
});
