import { test, expect } from "vitest";
import { hardCase } from "./generators/hard-cases.js";
import { Random } from "./generators/random.js";
import { build, PAIRS } from "./rooms.js";
import * as H from "../src/2d/index.js";
import { largestOf } from "./laws/measuring.js";
const N=Number(process.env.N??1500);
for (const p of PAIRS.filter(p=>p.room.name==="2d" && (!process.env.P || p.name.includes(process.env.P)))) test(p.name, () => {
  const random = new Random(Number(process.env.S??7)); let bad=0; const kinds={} as any; let worst=0, inf=0, min=0, over=0, thrown=0, pts=0;
  for (let i=0;i<N;i++){ const [a,b]=hardCase(p.kindA,p.kindB,random,i).map(d=>build(p.room,d)) as any;
    const r=H.relate(a,b); const M=largestOf(a,b);
    const fine = M<1e150 && M>1e-150;
    let c:any, c2:any;
    const fail=(why:string)=>{ kinds[why.split(" ")[0]]=(kinds[why.split(" ")[0]]??0)+1; if(bad++<2) console.log(p.name,why,JSON.stringify(a),JSON.stringify(b),r,JSON.stringify(c)); };
    try { c=H.contact(a,b); c2=H.contact(b,a);} catch(e:any){ fail("throws "+e.stack); continue; }
    if ((c===undefined)!==(r==="disjoint")) {fail("undef"); continue;}
    if (c===undefined) { 
      try { c=H.contact(a,b,{maxDistance:Infinity}); } catch(e:any){ fail("throws "+e.stack); continue; }
      const d=H.distance(a,b); if (d===Infinity) continue;
      if (c===undefined) {fail("undef2"); continue;}
      if (c.depth!==-d) fail("dist "+d);
    }
    const nl=Math.hypot(c.normal.x,c.normal.y); if(!(Math.abs(nl-1)<1e-15)) fail("unit "+nl);
    if (r==="overlapping" ? !(c.depth>0) : r==="touching" ? c.depth!==0 : !(c.depth<0)) fail("sign");
    if (c2) { if (c2.depth!==c.depth) fail("order"); if (JSON.stringify(a)!==JSON.stringify(b) && !(c2.normal.x===-c.normal.x && c2.normal.y===-c.normal.y)) fail("opposite"); }
    if (r==="overlapping") { over++; if(c.minimal) min++;
      if (c.depth===Infinity) { inf++; }
      else for (const way of [0,1]) { let m; try { m = way? H.relate(H.translate(a,-c.normal.x*c.depth,-c.normal.y*c.depth),b) : H.relate(a,H.translate(b,c.normal.x*c.depth,c.normal.y*c.depth)); } catch(e:any) { thrown++; if (fine && M<1e140) fail("translate"+way+" "+e.message); continue; }
        if (fine && m==="overlapping") fail("parts"+way); }
      if (fine && c.minimal && c.depth>M*2**-20 && c.depth<Infinity) { const k=0.999*c.depth; let m; try{ m=H.relate(a,H.translate(b,c.normal.x*k,c.normal.y*k)); if(m!=="overlapping") fail("least"); }catch{} }
    }
    if (fine) { if(c.points.length<1||c.points.length>2) fail("count"); 
      if (r!=="disjoint") for (const q of c.points) { pts++; const e=Math.max(H.distance(a,H.point(q.x,q.y)),H.distance(b,H.point(q.x,q.y)))/M*2**53; worst=Math.max(worst,e); if(!(e<=64)) fail("point "+e+" "+JSON.stringify(q)); }
    }
  }
  console.log(p.name, JSON.stringify(kinds), {worst,inf,over,min,thrown,pts});
  expect(bad).toBe(0);
});
