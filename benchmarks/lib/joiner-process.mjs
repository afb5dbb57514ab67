/**
 * One contestant of a join in this process: `node joiner-process.mjs NAME WORK SIZE`, started by `joiner.mjs`. It prepares its
 * boxes, says `{ boxes }`, and answers `{ run: repetitions }` and `{ move: way }`.
 */
import { INTERVAL_PEERS, JOIN_PEERS, OURS } from "../peers/joins.mjs";
import { makeWork } from "./works.mjs";

const [name, work, size] = process.argv.slice(2);
const { load, kernel } = { ...JOIN_PEERS, ...INTERVAL_PEERS, ...OURS }[name];
const library = await load();
const { lists, velocities, move } = await makeWork(work, Number(size));
const before = process.memoryUsage().rss;
const prepare = lists.length > 1 ? library.between : ((velocities && library.moving) ?? library.within);
const { find, refresh } = prepare(...lists, kernel);

function run(repetitions) {
  let found;
  const start = performance.now();
  for (let k = 0; k < repetitions; k++) found = find();
  const ms = (performance.now() - start) / repetitions;
  return { ms, count: found.count(), bytes: process.resourceUsage().maxRSS * 1024 - before };
}

process.on("disconnect", () => process.exit());
process.on("message", (message) => {
  if (message.run !== undefined) {
    process.send(run(message.run));
    return;
  }
  move(message.move);
  refresh?.();
  process.send({});
});
process.send({ boxes: (lists[0].minX ?? lists[0].start).length });
