/**
 * One contestant in a process of its own: the first call, which compiles; later ones; and the most memory that the process had
 * beyond what the columns themselves take. As a program: `node lib/fresh.mjs CONTESTANT BOXES CALLS`, which prints JSON.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { uniform } from "./box-scenes.mjs";
import { median } from "./interleave.mjs";

const SELF = fileURLToPath(import.meta.url);

/** @returns {Promise<{ first: number, warm: number, bytes: number, pairs: number }>} Milliseconds, and bytes. */
export function inFreshProcess(contestant, boxes, calls) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SELF, contestant, String(boxes), String(calls)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (piece) => {
      text += piece;
    });
    child.on("error", reject);
    child.on("close", (status) => {
      if (status === 0) resolve(JSON.parse(text));
      else reject(new Error(`${contestant}, ${boxes} boxes in a process of its own: exit status ${status}`));
    });
  });
}

/** The find function of a contestant; only its own library is loaded. */
async function prepare(contestant, boxes) {
  if (contestant === "hantei" || contestant === "hantei, TypeScript") {
    const { pairs } = await import("hantei/broadphase");
    const kernel = contestant === "hantei" ? "simd" : "js";
    return () => pairs(boxes, { kernel }).length / 2;
  }
  const { JOIN_PEERS } = await import("../peers/joins.mjs");
  return () => {
    // Its own objects count as memory: the columns are what everyone starts from.
    const { find } = JOIN_PEERS[contestant].within(boxes);
    return find().count();
  };
}

if (process.argv[1] === SELF) {
  const [contestant, size, calls] = process.argv.slice(2);
  const boxes = uniform(Number(size));
  const find = await prepare(contestant, boxes);
  const before = process.memoryUsage().rss;
  const timed = () => {
    const start = performance.now();
    const pairs = find();
    return { ms: performance.now() - start, pairs };
  };
  const { ms: first, pairs } = timed();
  const bytes = process.resourceUsage().maxRSS * 1024 - before;
  const later = Array.from({ length: Number(calls) - 1 }, () => timed().ms);
  console.log(JSON.stringify({ first, warm: later.length > 0 ? median(later) : first, bytes, pairs }));
}
