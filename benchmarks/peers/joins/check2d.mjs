import { Box, System } from "check2d";
import { sink } from "./sink.mjs";

export function within(boxes) {
  // Read anew in each run: what it knows of where its bodies are, it rounds on the way.
  const { minX, minY, maxX, maxY } = boxes;
  const bodies = Array.from(minX, (x, i) => new Box({ x, y: minY[i] }, maxX[i] - x, maxY[i] - minY[i]));
  return {
    find() {
      const found = sink();
      const system = new System();
      for (const [id, body] of bodies.entries()) {
        body.id = id;
        body.minX = minX[id];
        body.minY = minY[id];
        body.maxX = maxX[id];
        body.maxY = maxY[id];
      }
      system.load(bodies);
      for (const body of bodies)
        for (const other of system.search(body)) if (other.id > body.id) found.put(body.id, other.id);
      return found;
    },
  };
}
