import { AABB, DynamicTree } from "planck";
import { scaled, toMeters } from "./meters.mjs";
import { sink } from "./sink.mjs";

/** Pairs of planck's tree, whose boxes have a skin: whether they meet is asked again. */
function queryPlanck(tree, all) {
  const found = sink();
  all.forEach((box, i) => {
    tree.query(box, (proxy) => {
      const j = tree.getUserData(proxy);
      const other = all[j];
      const meet =
        box.lowerBound.x <= other.upperBound.x &&
        other.lowerBound.x <= box.upperBound.x &&
        box.lowerBound.y <= other.upperBound.y &&
        other.lowerBound.y <= box.upperBound.y;
      if (j > i && meet) found.put(i, j);
      return true;
    });
  });
  return found;
}

function planckBoxes(boxes) {
  const { minX, minY, maxX, maxY } = scaled(boxes, toMeters(boxes));
  return Array.from(minX, (x, i) => new AABB({ x, y: minY[i] }, { x: maxX[i], y: maxY[i] }));
}

export function within(boxes) {
  const all = planckBoxes(boxes);
  return {
    find() {
      const tree = new DynamicTree();
      for (const [id, box] of all.entries()) tree.createProxy(box, id);
      return queryPlanck(tree, all);
    },
  };
}

export function moving(boxes) {
  const all = planckBoxes(boxes);
  const factor = toMeters(boxes);
  const tree = new DynamicTree();
  const proxies = all.map((box, id) => tree.createProxy(box, id));
  const still = { x: 0, y: 0 };
  return {
    find() {
      for (const [i, box] of all.entries()) tree.moveProxy(proxies[i], box, still);
      return queryPlanck(tree, all);
    },
    refresh() {
      const { minX, minY, maxX, maxY } = scaled(boxes, factor);
      all.forEach(({ lowerBound, upperBound }, i) => {
        [lowerBound.x, lowerBound.y] = [minX[i], minY[i]];
        [upperBound.x, upperBound.y] = [maxX[i], maxY[i]];
      });
    },
  };
}
