import * as hantei from "hantei"; import * as hantei3 from "hantei/3d";
import { garbageOf, planeKinds, spaceKinds } from "../lib/into-forms.mjs";
import { loopOver } from "../lib/interleave.mjs"; import { random } from "../lib/random.mjs";
const next = random(7411);
const [dim, q, filter] = process.argv.slice(2);
const lib = dim === "2" ? hantei : hantei3; const kinds = (dim === "2" ? planeKinds : spaceKinds)(lib, next);
if (dim==="2") kinds.concave = () => { const x=next()*2.2,y=next()*2.2,s=0.3+next()/2; return hantei.place(hantei.polygon([0,0,3*s,0,3*s,s,s,s,s,3*s,0,3*s]),{x,y,angle:next()*6}); };
const rows = garbageOf(lib, kinds, dim === "2" ? ["x","y"] : ["x","y","z"], next, loopOver, q);
for (const r of rows) console.log(r.question, r.pair, r["bytes a call"].toFixed(2));
