import { castShape, relate, type Shape } from "hantei";
import type { Text } from "../lang.js";
import type { Tone } from "../marks.js";
import type { View } from "../view.js";
import type { Answer, Asked } from "./answer.js";
import { arrow, dot, ghost } from "./marks.js";
import { number, place } from "./words.js";

/** How far A gets along the arrow before it meets B. */
export function way(a: Shape, b: Shape, { arrow: { dx, dy }, touching }: Asked): Answer {
  const { status, fraction, point, normal } = castShape(a, { x: dx, y: dy }, b, undefined, { touching });
  const statuses: Readonly<Record<typeof status, Text>> = {
    hit: {
      en: touching ? "A gets as far as B and touches it." : "A gets so far; any farther, and the interiors meet.",
      ja: touching ? "A は B に届いて接する。" : "A はここまで動ける。これより先では内部が交わる。",
    },
    separated: {
      en: "A can go the whole way. However fast, it jumps over nothing.",
      ja: "A は最後まで動ける。どんなに速くても、飛び越しはない。",
    },
    overlapped: { en: "They overlap before anything moves.", ja: "動く前から重なっている。" },
  };
  const words: Readonly<Record<typeof status, Text>> = {
    hit: { en: "a hit", ja: "当たり" },
    separated: { en: "a free way", ja: "通れる" },
    overlapped: { en: "overlapped from the start", ja: "初めから重なっている" },
  };
  /** Of shapes that meet before anything moves, no side is met. */
  const atOnce = fraction === 0 && relate(a, b) !== "disjoint";
  const tone: Tone = status === "overlapped" ? "both" : "touch";
  return {
    verdict: words[status],
    findings: [
      {
        name: "status",
        value: JSON.stringify(status),
        meaning: statuses[status],
        marks: (view) => ghost(a, dx, dy, "gap", view),
      },
      {
        name: "fraction",
        value: number(fraction),
        meaning: {
          en: "How much of the way can be gone, within its bound; stepped back where A, moved so far, would overlap B.",
          ja: "進める割合。誤差の上限つきで、ここまで動かした A が B に重なるときは手前に戻してある。",
        },
        marks: (view) => (status === "hit" ? ghost(a, dx * fraction, dy * fraction, "a", view) : []),
      },
      ...(point === undefined
        ? []
        : [
            {
              name: "point",
              value: place(point),
              meaning: atOnce
                ? { en: "A point common to both.", ja: "両方に共通の点。" }
                : { en: "Where they meet.", ja: "出会う点。" },
              marks: (view: View) => [dot(point, tone, view)],
            },
          ]),
      ...(point === undefined || normal === undefined
        ? []
        : [
            {
              name: "normal",
              value: place(normal),
              meaning: atOnce
                ? {
                    en: "Straight against A’s way, of length 1: where they meet before anything moves, no side is met.",
                    ja: "A の動きの真逆を向く長さ 1 の向き。動く前から出会っているので、当たる辺がない。",
                  }
                : {
                    en: "From B to A, square to the side that is met, of length 1; of corners met head on, against A’s way.",
                    ja: "B から A へ、当たった辺に垂直な長さ 1 の向き。角どうしが正面から当たれば、A の動きの真逆。",
                  },
              marks: (view: View) => [arrow(point, normal, 44, tone, view)],
            },
          ]),
    ],
  };
}
