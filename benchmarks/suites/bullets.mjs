/**
 * A million shots at a wall without thickness: a bullet of size 0.01 that flies 10⁶ in a frame, from any angle and from near and
 * far, toward a place on the wall that the frame reaches. How many pass?
 */
import { castShape, circle, segment } from "hantei";
import { readFlags } from "../lib/options.mjs";
import { random as seeded } from "../lib/random.mjs";

const { quick, ...given } = readFlags(
  `node benchmarks/suites/bullets.mjs [--quick] [--shots N] [--seed N]

A million shots at a wall without thickness. Nothing is kept.
  --quick    100,000 shots
  --shots N  so many
  --seed N   other ones`,
  { shots: { type: "string" }, seed: { type: "string", default: "20261121" } },
);
const shots = Number(given.shots ?? (quick ? 100_000 : 1_000_000));
const random = seeded(Number(given.seed));
const wall = segment(-50, -20, 30, 60);
const WAY = 1e6;

let passed = 0;
const start = performance.now();
for (let shot = 0; shot < shots; shot++) {
  const share = random();
  const target = { x: -50 + 80 * share, y: -20 + 80 * share };
  // A direction by rejection: every angle alike.
  let dx = 0;
  let dy = 0;
  do {
    dx = 2 * random() - 1;
    dy = 2 * random() - 1;
  } while (dx * dx + dy * dy > 1 || dx * dx + dy * dy < 1e-4);
  const size = Math.sqrt(dx * dx + dy * dy);
  const motion = { x: (dx / size) * WAY, y: (dy / size) * WAY };
  const before = random() * 0.9;
  const bullet = circle(target.x - before * motion.x, target.y - before * motion.y, 0.005);
  const { status } = castShape(bullet, motion, wall, undefined, { touching: shot % 2 === 0 });
  if (status === "separated") passed++;
}
const microseconds = ((performance.now() - start) * 1000) / shots;
console.log(`${passed} of ${shots} shots passed; ${microseconds.toFixed(2)} µs a cast`);
if (passed > 0) process.exitCode = 1;
