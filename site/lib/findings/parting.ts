import { type ContactPoint, contact, type Shape } from "hantei";
import type { Text } from "../lang.js";
import type { Tone } from "../marks.js";
import type { Answer, Finding } from "./answer.js";
import { arrow, dot, outline, shifted } from "./marks.js";
import { number, part, place } from "./words.js";

/** How deep they overlap, and how to part them. */
export function parting(a: Shape, b: Shape): Answer {
  const hit = contact(a, b, { maxDistance: Number.POSITIVE_INFINITY });
  if (hit === undefined) return { verdict: { en: "no contact", ja: "接触なし" }, findings: [] };
  const { depth, normal, minimal, points } = hit;
  const tone: Tone = depth > 0 ? "both" : depth === 0 ? "touch" : "gap";
  const from = points[0] ?? { x: 0, y: 0 };
  const depths: Text =
    depth > 0
      ? {
          en: Number.isFinite(depth)
            ? "They overlap. Moved so far along the normal, B no longer overlaps A."
            : "They overlap, and no move that doubles can write parts them.",
          ja: Number.isFinite(depth)
            ? "重なっている。B を法線の向きにこれだけ動かすと、もう重ならない。"
            : "重なっていて、倍精度で書ける移動では引き離せない。",
        }
      : depth === 0
        ? { en: "0: they only touch. There is nothing to part.", ja: "0：接しているだけ。引き離すまでもない。" }
        : {
            en: "Below 0: they are apart, by that distance. (Asked with maxDistance: Infinity.)",
            ja: "負：これだけ離れている（maxDistance: Infinity で尋ねた）。",
          };
  return {
    verdict: { en: `depth ${number(depth)}`, ja: `深さ ${number(depth)}` },
    findings: [
      {
        name: "hit.depth",
        value: number(depth),
        meaning: depths,
        marks: (view) => {
          const parted = depth > 0 ? shifted(b, normal.x * depth, normal.y * depth) : undefined;
          return parted === undefined ? [] : [outline(parted, "b", view)];
        },
      },
      {
        name: "hit.normal",
        value: place(normal),
        meaning:
          depth > 0
            ? {
                en: "Of length 1, from A to B: the direction in which to move B, or against which to move A.",
                ja: "長さ 1 で A から B へ向かう。B をこの向きに（A なら逆向きに）動かす。",
              }
            : { en: "Of length 1, from A to B.", ja: "長さ 1 で A から B へ向かう。" },
        marks: (view) => {
          const length = Number.isFinite(depth) ? Math.abs(depth) * view.scale : 0;
          // Long enough to be seen, and no longer than leads out of any figure.
          return [arrow(from, normal, Math.min(Math.max(length, 36), 4000), tone, view)];
        },
      },
      {
        name: "hit.minimal",
        value: String(minimal),
        meaning: shortest(depth, minimal),
        marks: () => [],
      },
      ...points.map((point, index) => contactPoint(point, index, depth, tone)),
    ],
  };
}

function shortest(depth: number, minimal: boolean): Text {
  if (depth === Number.POSITIVE_INFINITY) {
    return {
      en: "No move parts them, so none is the shortest.",
      ja: "引き離せる移動がないので、最短のものもない。",
    };
  }
  if (depth < 0) return { en: "They are apart: there is nothing to part.", ja: "離れているので、引き離すまでもない。" };
  if (depth === 0)
    return { en: "They only touch: there is nothing to part.", ja: "接しているだけなので、引き離すまでもない。" };
  if (minimal) return { en: "No shorter move parts them.", ja: "これより短い移動では引き離せない。" };
  return {
    en: "It parts them, but a concave shape may have a shorter way out.",
    ja: "これで引き離せるが、凹んだ図形にはもっと短い道があるかもしれない。",
  };
}

function contactPoint({ x, y, featureA, featureB }: ContactPoint, index: number, depth: number, tone: Tone): Finding {
  const [inA, inB] = [part(featureA), part(featureB)];
  return {
    name: `hit.points[${index}]`,
    value: place({ x, y }),
    meaning:
      depth < 0
        ? {
            en: `Between the two, where ${inA.en} of A is nearest to ${inB.en} of B.`,
            ja: `両者の間の点。A の${inA.ja}と B の${inB.ja}がいちばん近いところ。`,
          }
        : depth > 0
          ? {
              en: `Common to both. What is in contact: ${inA.en} of A, ${inB.en} of B.`,
              ja: `両方に共通の点。A の${inA.ja}と B の${inB.ja}が接触している。`,
            }
          : {
              en: `Common to both: ${inA.en} of A meets ${inB.en} of B.`,
              ja: `両方に共通の点。A の${inA.ja}と B の${inB.ja}が出会うところ。`,
            },
    marks: (view) => [dot({ x, y }, tone, view)],
  };
}
