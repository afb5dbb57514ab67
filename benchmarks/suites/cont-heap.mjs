import { Session } from "node:inspector";
import * as hantei from "hantei"; import * as hantei3 from "hantei/3d";
import { planeKinds, spaceKinds, questions } from "../lib/into-forms.mjs";
import { loopOver } from "../lib/interleave.mjs"; import { random } from "../lib/random.mjs";
const next = random(7411);
const [dim, q, a, b, rounds = "60"] = process.argv.slice(2);
const lib = dim === "2" ? hantei : hantei3; const kinds = (dim === "2" ? planeKinds : spaceKinds)(lib, next);
kinds.concave = () => { const x=next()*2.2,y=next()*2.2,s=0.3+next()/2; return hantei.place(hantei.polygon([0,0,3*s,0,3*s,s,s,s,s,3*s,0,3*s]),{x,y,angle:next()*6}); };
const shapes = Array.from({ length: 1024 }, () => [kinds[a](), kinds[b ?? a]()]).flat();
const loop = loopOver("x", questions(lib, dim === "2" ? ["x","y"] : ["x","y","z"], next)[q]());
for (let i = 0; i < +rounds; i++) { loop(shapes); if (i % 10 === 0) await new Promise((r) => setTimeout(r, 20)); }
const s = new Session(); s.connect();
s.post("HeapProfiler.startSampling", { samplingInterval: 64, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true });
const before = process.memoryUsage().heapUsed;
for (let i = 0; i < 15; i++) loop(shapes);
const grown = process.memoryUsage().heapUsed - before;
s.post("HeapProfiler.stopSampling", (e, { profile }) => {
  const rows = [];
  const walk = (n, path) => { const name = `${n.callFrame.functionName}:${n.callFrame.lineNumber + 1}:${n.callFrame.url.split("/").slice(-2).join("/")}`; if (n.selfSize > 0) rows.push([n.selfSize / 15 / 1024, name, path.slice(-2).join(" < ")]); for (const c of n.children) walk(c, [...path, n.callFrame.functionName]); };
  walk(profile.head, []);
  rows.sort((x, y) => y[0] - x[0]);
  for (const [size, name, path] of rows.slice(0, 14)) console.log(size.toFixed(2), name, "(", path, ")");
  console.log("grown", (grown / 15 / 1024).toFixed(2));
});
if (globalThis.cnt) { const c0 = globalThis.cnt; loop(shapes); console.log("calls per", (globalThis.cnt - c0) / 1024); }
