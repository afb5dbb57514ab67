/** Every kind of space as a core with a radius. */
import { gaugeRound, RADIUS_A, RADIUS_B, resetGauge } from "../../base/gauge.js";
import { type Core, coreA, coreB, loadBox, loadSpot, loadStraight } from "../algorithms/cores.js";
import { chooseScale, gaugeBox, gaugeSpot, gaugeStraight } from "../algorithms/gauge.js";
import { type Kind3, type KindOrder, kindIndex, type Shape3, type Shape3Of } from "../shape-kinds.js";

interface Loader<S> {
  /** Notes the sizes of its numbers; the place is that of its radius. */
  readonly gauge: (shape: S, place: number) => void;
  /** Writes its core; all shapes of the pair are gauged. */
  readonly load: (into: Core, shape: S) => void;
}

type Loaders<Order extends readonly Kind3[]> = { readonly [I in keyof Order]: Loader<Shape3Of<Order[I]>> };

const LOADERS: Loaders<KindOrder> = [
  { gauge: gaugeSpot, load: loadSpot },
  { gauge: gaugeStraight, load: loadStraight },
  { gauge: gaugeBox, load: loadBox },
  {
    gauge: (shape, place) => {
      gaugeSpot(shape);
      gaugeRound(shape, place);
    },
    load: loadSpot,
  },
  {
    gauge: (shape, place) => {
      gaugeStraight(shape);
      gaugeRound(shape, place);
    },
    load: loadStraight,
  },
];

/** Gauges two shapes and writes their cores. */
export function loadCores(a: Shape3, b: Shape3): void {
  const loadA = LOADERS[kindIndex(a)] as unknown as Loader<Shape3>;
  const loadB = LOADERS[kindIndex(b)] as unknown as Loader<Shape3>;
  resetGauge();
  loadA.gauge(a, RADIUS_A);
  loadB.gauge(b, RADIUS_B);
  chooseScale();
  loadA.load(coreA, a);
  loadB.load(coreB, b);
}
