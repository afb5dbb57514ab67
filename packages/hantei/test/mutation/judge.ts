/** The oracle on a changed source: throws at the first wrong answer. */
import { run } from "../oracle/check.js";
import { pairNamed } from "../rooms.js";

/** Each pair has few cases at first and more in the end, so that most changes are found out soon. */
const PORTIONS = [100, 400, 1_500, 8_000];

/** `judge(["10000", "circle-box", …])` asks 10,000 hard cases of each pair. */
export function judge([cases = "0", ...pairs]: readonly string[]): void {
  let left = Number(cases);
  for (let seed = 1; left > 0; seed++) {
    const portion = Math.min(left, PORTIONS[seed - 1] ?? 10_000);
    for (const pair of pairs) {
      const { wrong } = run(pairNamed(pair), portion, seed);
      if (wrong > 0) throw new Error(`${pair}: ${wrong} wrong`);
    }
    left -= portion;
  }
}
