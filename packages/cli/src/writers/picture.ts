/**
 * A picture of layers and their collisions. Few shapes are drawn one by one, each with its name; many as a raster whose colors
 * grow stronger where more of them lie, so that the picture stays readable, and small, with a hundred shapes or ten million.
 */
import type { Bounds, Layer } from "../pairs/layer.js";
import type { Meetings } from "../pairs/meetings.js";
import { OVERLAPPING } from "../pairs/relate-parts.js";
import type { Drawn, Look, State } from "./picture/drawn.js";
import { extentText } from "./picture/extent-text.js";
import { type Frame, frameOf } from "./picture/frame.js";
import { groupNames, namedBlocks, roomFor } from "./picture/group-names.js";
import { type Lanes, lanes } from "./picture/lanes.js";
import { legend } from "./picture/legend.js";
import { isOpen, shapeOf } from "./picture/outline.js";
import { outside } from "./picture/outside.js";
import { raster } from "./picture/raster.js";
import { sheet } from "./picture/sheet.js";
import { timeAxis } from "./picture/time-axis.js";
import { type Common, commonBox, vector } from "./picture/vector.js";
import { wordsFor } from "./picture/words.js";

export interface Picture {
  /** Takes a pair that was found. */
  readonly pair: (a: number, b: number, code: number) => void;
  /** Whether single pairs leave no mark, so that it can as well be told of all at once. */
  readonly isOfMany: boolean;
  /** Takes all pairs at once, instead of one by one. */
  readonly pairs: (meetings: Meetings) => void;
  /** The picture as SVG. */
  readonly finish: () => string;
}

/** More parts than this are drawn in thinner lines. */
const MOST_MARKED = 1000;
/** More parts than this are drawn as a raster. */
const MOST_DRAWN = 5000;

/** @param groups - The names of the groups, by their numbers, where there are any. */
export function startPicture(
  a: Layer,
  b: Layer | undefined,
  lang: "en" | "ja",
  groups: readonly string[] | undefined,
): Picture {
  const layers = b === undefined ? [a] : [a, b];
  const sides = b === undefined ? [undefined] : (["a", "b"] as const);
  const isTime = layers.some(({ world }) => world === "time");
  const words = wordsFor(lang, isTime);
  const placed: Lanes = isTime ? lanes(layers) : { bounds: layers.map((layer) => layer.bounds), blocks: [] };
  const { bounds } = placed;
  const blocks = groups === undefined ? [] : namedBlocks(placed.blocks, groups, sides);
  const isLine = (of: number, part: number): boolean => {
    const shape = shapeOf(layers[of] as Layer, part);
    return shape !== undefined && isOpen(shape);
  };
  const frame = frameOf(bounds, isLine, isTime ? roomFor(blocks) : undefined);
  const drawn = layers.map((layer, i): Drawn => {
    return { layer, bounds: bounds[i] as Bounds, states: new Uint8Array(layer.count), side: sides[i] };
  });
  const [first, second = first] = drawn as [Drawn, Drawn?];
  const parts = bounds.reduce((sum, { minX }) => sum + minX.length, 0);
  const look: Look = parts > MOST_DRAWN ? "raster" : parts > MOST_MARKED ? "many" : "few";
  const common: Common[] = [];
  const isOfMany = look === "raster" || isTime;
  let [overlapping, touching] = [0, 0];
  return {
    isOfMany,
    pairs: (meetings) => {
      ({ overlapping, touching } = meetings);
      const [ofFirst, ofSecond] = meetings.states;
      first.states.set(ofFirst);
      second.states.set(ofSecond);
    },
    pair: (i, j, code) => {
      const state: State = code === OVERLAPPING ? 2 : 1;
      if (state === 2) overlapping++;
      else touching++;
      first.states[i] = Math.max(first.states[i] as number, state);
      second.states[j] = Math.max(second.states[j] as number, state);
      if (isOfMany || common.length > MOST_DRAWN * 4) return;
      const place = commonBox(first, i, second, j, frame);
      if (place !== undefined) common.push({ place, code });
    },
    finish: () => {
      const instants = a.instants ?? b?.instants;
      const told = [layers.map(({ count }) => words.shapes(count)).join(" × "), words.pairs(overlapping, touching)];
      const range = layers.every(({ count }) => count === 0)
        ? words.nothing
        : isTime
          ? extentText(frame.x, instants)
          : planeText(frame);
      const { marks, told: toldOfOutside } = outside(drawn, frame, words, isTime);
      return sheet({
        frame,
        names: layers.map(({ name }) => name),
        told: told.join(" · "),
        legend: legend(
          drawn,
          words,
          look,
          common.some(({ code }) => code === OVERLAPPING),
        ),
        body:
          (isTime ? timeAxis(frame, instants) : "") +
          groupNames(blocks, frame) +
          (look === "raster" ? raster(drawn, frame) : vector(drawn, common, frame, words, look)) +
          marks,
        range: toldOfOutside === "" ? range : `${range} · ${toldOfOutside}`,
        remark: look === "raster" ? words.dense : "",
      });
    },
  };
}

/** An axis without a finite number says nothing. */
function planeText({ x, y }: Frame): string {
  const axes = [["x", extentText(x)] as const, ["y", extentText(y)] as const];
  return axes.flatMap(([name, extent]) => (extent === "" ? [] : `${name} ${extent}`)).join(", ");
}
