/** Every kind as an outline with a radius: what measuring needs to know of it. */
import { gaugeRound, RADIUS_A, RADIUS_B, resetGauge } from "../../base/gauge.js";
import { chooseScale, gaugeBox, gaugePath, gaugeSpot, gaugeStraight } from "../algorithms/gauge.js";
import {
  type Outline,
  outlineA,
  outlineB,
  outlineBox,
  outlineChain,
  outlineRegion,
  outlineSpot,
  outlineStraight,
} from "../algorithms/outline.js";
import { type Kind, type KindOrder, kindIndex, type Shape, type ShapeOf } from "../shape-kinds.js";

interface Loader<S> {
  /** Notes the sizes of its numbers; the place is that of its radius. */
  readonly gauge: (shape: S, place: number) => void;
  /** Writes its outline; all shapes of the pair are gauged. */
  readonly outline: (into: Outline, shape: S) => void;
}

type Loaders<Order extends readonly Kind[]> = { readonly [I in keyof Order]: Loader<ShapeOf<Order[I]>> };

const LOADERS: Loaders<KindOrder> = [
  { gauge: gaugeSpot, outline: outlineSpot },
  { gauge: gaugeStraight, outline: outlineStraight },
  { gauge: gaugeBox, outline: outlineBox },
  {
    gauge: (shape, place) => {
      gaugeSpot(shape);
      gaugeRound(shape, place);
    },
    outline: outlineSpot,
  },
  {
    gauge: (shape, place) => {
      gaugeStraight(shape);
      gaugeRound(shape, place);
    },
    outline: outlineStraight,
  },
  {
    gauge: (shape) => {
      gaugePath(shape.coordinates);
      // They lie inside, so all they can bring is a NaN.
      for (let i = 0; i < shape.holes.length; i++) gaugePath(shape.holes[i] as readonly number[]);
    },
    outline: (into, shape) => outlineRegion(into, shape.coordinates, shape.holes),
  },
  {
    gauge: (shape) => gaugePath(shape.coordinates),
    outline: (into, shape) => outlineChain(into, shape.coordinates),
  },
];

/** Gauges two shapes. */
export function gaugePair(a: Shape, b: Shape): void {
  resetGauge();
  (LOADERS[kindIndex(a)] as unknown as Loader<Shape>).gauge(a, RADIUS_A);
  (LOADERS[kindIndex(b)] as unknown as Loader<Shape>).gauge(b, RADIUS_B);
  chooseScale();
}

/** Gauges two shapes and writes their outlines. */
export function outlinePair(a: Shape, b: Shape): void {
  gaugePair(a, b);
  (LOADERS[kindIndex(a)] as unknown as Loader<Shape>).outline(outlineA, a);
  (LOADERS[kindIndex(b)] as unknown as Loader<Shape>).outline(outlineB, b);
}
