import RAPIER from "@dimforge/rapier2d-compat";
import { scaled, toMeters } from "./meters.mjs";
import { sink } from "./sink.mjs";

await RAPIER.init();

/** A sensor for each box, free of bodies; touching ones count. */
function rapierWorld({ minX, minY, maxX, maxY }) {
  const world = new RAPIER.World({ x: 0, y: 0 });
  const numbers = new Map();
  const sensors = Array.from(minX, (x, i) => {
    const [halfWidth, halfHeight] = [(maxX[i] - x) / 2, (maxY[i] - minY[i]) / 2];
    const { ALL, FIXED_FIXED } = RAPIER.ActiveCollisionTypes;
    const shape = RAPIER.ColliderDesc.cuboid(halfWidth, halfHeight)
      .setTranslation(x + halfWidth, minY[i] + halfHeight)
      .setSensor(true)
      .setActiveCollisionTypes(ALL | FIXED_FIXED);
    const sensor = world.createCollider(shape);
    numbers.set(sensor.handle, i);
    return sensor;
  });
  const find = () => {
    const found = sink();
    world.step();
    sensors.forEach((sensor, i) => {
      world.intersectionPairsWith(sensor, ({ handle }) => {
        const j = numbers.get(handle);
        if (j > i) found.put(i, j);
      });
    });
    return found;
  };
  return { world, sensors, find };
}

export function within(boxes) {
  const large = scaled(boxes, toMeters(boxes));
  return {
    find() {
      const { world, find } = rapierWorld(large);
      const found = find();
      world.free();
      return found;
    },
  };
}

export function moving(boxes) {
  const factor = toMeters(boxes);
  const { sensors, find } = rapierWorld(scaled(boxes, factor));
  return {
    find,
    refresh() {
      const { minX, minY, maxX, maxY } = scaled(boxes, factor);
      sensors.forEach((sensor, i) => {
        sensor.setTranslation({ x: (minX[i] + maxX[i]) / 2, y: (minY[i] + maxY[i]) / 2 });
      });
    },
  };
}
