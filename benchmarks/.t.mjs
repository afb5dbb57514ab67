import { pairs } from "hantei/broadphase";
import { clustered, uniform } from "./lib/box-scenes.mjs";
import { compileNative, startNative } from "./lib/native.mjs";

for (const f of [clustered, uniform]) {
  const b = f(1000000);
  const n = await startNative(compileNative(), [b]);
  for (let i = 0; i < 4; i++) {
    const r = await n.time(1);
    const t = performance.now();
    pairs(b);
    console.log(f.name, r.ms.toFixed(1), (performance.now() - t).toFixed(1));
  }
  n.stop();
}
