/** A contest of joins: the library and its twin, native code, and the peers that can, each in a process of its own. */
import { OURS } from "../peers/joins.mjs";
import { contest } from "./contest.mjs";
import { startJoiner } from "./joiner.mjs";
import { compileNative, startNative } from "./native.mjs";
import { makeWork } from "./works.mjs";

/** So many boxes have results so large that it matters whether their pages are new: native code is timed with such, too. */
const NEW_PAGES = 1000000;

/**
 * @param {string} work - One of `works.mjs`.
 * @param {number} size
 * @param {Record<string, object>} peers - As `peers/joins.mjs` has them.
 * @param {{ reasons?: Record<string, string>, isNative?: boolean, rounds?: number }} [how] - `reasons`: peers that are left out,
 * and why.
 * @returns {Promise<object[]>} Rows.
 */
export async function joinContest(work, size, peers, { reasons = {}, isNative = true, rounds } = {}) {
  const leftOut = { ...reasons };
  const contestants = {};
  const started = [];
  const start = async (name, { kind, rounds32 }) => {
    const joiner = await startJoiner(name, work, size);
    started.push(joiner);
    contestants[name] = { kind, rounds32, run: joiner.run };
  };
  try {
    for (const [name, own] of Object.entries(OURS)) await start(name, own);
    const program = isNative ? compileNative() : undefined;
    if (program !== undefined) {
      const { lists, velocities } = await makeWork(work, size);
      const limit = await startNative(program, lists, velocities);
      started.push(limit);
      contestants["native C++"] = {
        kind: "native",
        run: velocities ? limit.timeFrames : (repetitions, isChecked) => limit.time(repetitions, { isChecked }),
      };
      if (size >= NEW_PAGES)
        contestants["native C++, new pages"] = {
          kind: "new pages",
          run: (repetitions, isChecked) => limit.time(repetitions, { isChecked, isNew: true }),
        };
    }
    for (const [name, peer] of Object.entries(peers)) {
      if (leftOut[name] !== undefined) continue;
      if (size <= peer.most) await start(name, peer);
      else leftOut[name] = `more than ${peer.most.toLocaleString("en")} boxes take it too long`;
    }
    return await contest(work, started[0].boxes, contestants, { leftOut, rounds });
  } finally {
    for (const each of started) each.stop();
  }
}
