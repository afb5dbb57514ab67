/** What the questions answer that are not yes or no: each number of the answer, what it means, and where it is on the figure. */
import {
  bounds,
  type ContactPoint,
  castRay,
  castShape,
  closestPoints,
  contact,
  distance,
  type Feature,
  type RayHit,
  type Shape,
  translate,
} from "hantei";
import type { Arrow } from "./arrow.js";
import { cut } from "./clip.js";
import type { Text } from "./lang.js";
import type { Mark, Tone } from "./marks.js";
import { pathOf } from "./outline.js";
import type { Question, Scene } from "./scene.js";
import { pixels, type View } from "./view.js";

/** One number of an answer, or one point. */
export interface Finding {
  /** As one writes it in code: `hit.depth`. */
  readonly name: string;
  readonly value: string;
  readonly meaning: Text;
  readonly marks: (view: View) => readonly Mark[];
}

export interface Answer {
  /** The answer in a word or two. */
  readonly verdict: Text;
  readonly findings: readonly Finding[];
}

export type Measured = Extract<Question, "distance" | "closestPoints" | "contact" | "castRay" | "castShape">;

type Asked = Pick<Scene, "arrow" | "inside" | "touching">;

const ANSWERS: Readonly<Record<Measured, (a: Shape, b: Shape, asked: Asked) => Answer>> = {
  distance: nearest,
  closestPoints: nearest,
  contact: parting,
  castRay: ray,
  castShape: way,
};

export function isMeasured(question: Question): question is Measured {
  return question in ANSWERS;
}

/** Whether a question is about something that moves. */
export function moves(question: Question): boolean {
  return question === "castRay" || question === "castShape";
}

/**
 * The answer to a question about a pair.
 *
 * @throws TypeError or RangeError of the library, where numbers go beyond the doubles.
 */
export function answerOf(question: Measured, a: Shape, b: Shape, asked: Asked): Answer {
  return ANSWERS[question](a, b, asked);
}

function nearest(a: Shape, b: Shape): Answer {
  const length = distance(a, b);
  const { a: p, b: q } = closestPoints(a, b);
  const verdict = { en: number(length), ja: number(length) };
  return {
    verdict,
    findings: [
      {
        name: "distance(a, b)",
        value: number(length),
        meaning:
          length === 0
            ? {
                en: "0 exactly where they have a common point, as here.",
                ja: "0 になるのは、ここのように共通の点があるときだけ。",
              }
            : {
                en: "The length of the shortest way from one to the other; never 0 where they are disjoint.",
                ja: "一方から他方へのいちばん短い道のり。離れていれば 0 にはならない。",
              },
        marks: (view) => [line(p, q, "gap", view)],
      },
      {
        name: "closestPoints(a, b).a",
        value: place(p),
        meaning: { en: "The point of A that is nearest to B.", ja: "A の点のうち、B にいちばん近いもの。" },
        marks: (view) => [dot(p, "a", view)],
      },
      {
        name: "closestPoints(a, b).b",
        value: place(q),
        meaning:
          length === 0
            ? { en: "The same point, which is common to both.", ja: "同じ点。両方に共通。" }
            : { en: "The point of B that is nearest to A.", ja: "B の点のうち、A にいちばん近いもの。" },
        marks: (view) => [dot(q, "b", view)],
      },
    ],
  };
}

function parting(a: Shape, b: Shape): Answer {
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
        meaning: {
          en: "Of length 1, from A to B: the direction in which to move B, or against which to move A.",
          ja: "長さ 1 で A から B へ向かう。B をこの向きに（A なら逆向きに）動かす。",
        },
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
        : {
            en: `Common to both: ${inA.en} of A meets ${inB.en} of B.`,
            ja: `両方に共通の点。A の${inA.ja}と B の${inB.ja}が出会うところ。`,
          },
    marks: (view) => [dot({ x, y }, tone, view)],
  };
}

function ray(a: Shape, b: Shape, { arrow: given, inside }: Asked): Answer {
  const options = { initialOverlap: inside };
  const hits = [
    { name: "a", hit: castRay(a, given, options) },
    { name: "b", hit: castRay(b, given, options) },
  ] as const;
  return {
    verdict: firstOf(hits[0].hit, hits[1].hit, (hit, name) => slackOf(hit, name === "a" ? a : b, given)),
    findings: hits.flatMap(({ name, hit }) => rayFindings(name, hit)),
  };
}

function firstOf(a: RayHit | undefined, b: RayHit | undefined, slack: (hit: RayHit, name: "a" | "b") => number): Text {
  if (a === undefined && b === undefined) return { en: "neither", ja: "どちらにも当たらない" };
  const [first, second] = [
    { en: "A first", ja: "まず A" },
    { en: "B first", ja: "まず B" },
  ] as const;
  if (a === undefined) return second;
  if (b === undefined) return first;
  // Where a ray starts in a shape is known exactly.
  const [inA, inB] = [startsIn(a), startsIn(b)];
  if (inA && inB) return { en: "both at once", ja: "両方に同時" };
  if (inA !== inB) return inA ? first : second;
  if (!(Math.abs(a.fraction - b.fraction) > slack(a, "a") + slack(b, "b"))) {
    return { en: "doubles cannot tell which is first", ja: "どちらが先か、倍精度では区別できない" };
  }
  return a.fraction < b.fraction ? first : second;
}

function startsIn({ fraction, feature }: RayHit): boolean {
  return fraction === 0 && feature.type === "face";
}

/** How far a cast's end may be from the shape, as a part of the largest number: docs/exactness.md. */
const CAST_BOUND = 32 * 2 ** -53;

/** How far a hit's fraction may be from the true one: the farther, the flatter the ray meets the side. */
function slackOf({ normal }: RayHit, shape: Shape, { x, y, dx, dy }: Arrow): number {
  const numbers = [...Object.values(bounds(shape)), x, y, dx, dy].filter((value) => Number.isFinite(value));
  const largest = Math.max(...numbers.map((value) => Math.abs(Number(value))));
  return (CAST_BOUND * largest) / Math.abs(normal.x * dx + normal.y * dy);
}

function rayFindings(name: "a" | "b", hit: RayHit | undefined): Finding[] {
  const shape = name.toUpperCase();
  const call = `castRay(${name}, ray)`;
  if (hit === undefined) {
    return [
      {
        name: call,
        value: "undefined",
        meaning: {
          en: `The ray misses ${shape}. Hit or miss is exact, grazed corners included.`,
          ja: `光線は ${shape} に当たらない。かすめる角まで含めて、当たり外れは正確。`,
        },
        marks: () => [],
      },
    ];
  }
  const { fraction, normal, feature } = hit;
  const there = part(feature);
  const percent = `${Math.round(fraction * 1000) / 10} %`;
  return [
    {
      name: `${call}.fraction`,
      value: number(fraction),
      meaning: {
        en: `It meets ${shape} after ${percent} of the arrow, on ${there.en}, at ${place(hit)}.`,
        ja: `矢印の ${percent} のところ ${place(hit)} で、${shape} の${there.ja}に当たる。`,
      },
      marks: (view) => [dot(hit, name, view)],
    },
    {
      name: `${call}.normal`,
      value: place(normal),
      meaning: {
        en: `Square to ${shape} there, of length 1, and facing the ray: what a bounce needs.`,
        ja: `その場所で ${shape} に垂直な長さ 1 の向き。光線のほうを向く。跳ね返りに使う。`,
      },
      marks: (view) => [arrow(hit, normal, 44, name, view)],
    },
  ];
}

function way(a: Shape, b: Shape, { arrow: { dx, dy }, touching }: Asked): Answer {
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
              meaning: { en: "Where they meet.", ja: "出会う点。" },
              marks: (view: View) => [dot(point, tone, view)],
            },
          ]),
      ...(point === undefined || normal === undefined
        ? []
        : [
            {
              name: "normal",
              value: place(normal),
              meaning: {
                en: "From B to A, square to the side that is met, of length 1.",
                ja: "B から A へ、当たった辺に垂直な長さ 1 の向き。",
              },
              marks: (view: View) => [arrow(point, normal, 44, tone, view)],
            },
          ]),
    ],
  };
}

/* Words. */

const FEATURES: Readonly<Record<Feature["type"], Text>> = {
  vertex: { en: "vertex", ja: "頂点" },
  edge: { en: "edge", ja: "辺" },
  face: { en: "the inside", ja: "内部" },
};

function part({ type, index }: Feature): Text {
  const { en, ja } = FEATURES[type];
  return type === "face" ? { en, ja } : { en: `${en} ${index}`, ja: `${ja} ${index}` };
}

/** As many digits as one can take in; the library has all of them. */
function number(value: number): string {
  return String(Number.isFinite(value) ? Number(value.toPrecision(7)) : value);
}

function place({ x, y }: Arrowless): string {
  return `(${number(x)}, ${number(y)})`;
}

/* Marks. */

type Arrowless = Pick<Arrow, "x" | "y">;

function dot({ x, y }: Arrowless, tone: Tone, view: View): Mark {
  return { type: "dot", tone, x: view.x(x), y: view.y(y) };
}

function line(p: Arrowless, q: Arrowless, tone: Tone, view: View): Mark {
  return { type: "line", tone, ...cut(view, p.x, p.y, q.x, q.y) };
}

function outline(shape: Shape, tone: Tone, view: View): Mark {
  return { type: "path", tone, d: pathOf(shape, view), dashed: true };
}

/** An arrow of a length in pixels, from a place along a direction of length 1. */
function arrow({ x, y }: Arrowless, direction: Arrowless, length: number, tone: Tone, view: View): Mark {
  const [px, py] = [view.x(x), view.y(y)];
  return {
    type: "path",
    tone,
    d: arrowPath(px, py, px + direction.x * length, py - direction.y * length),
    dashed: false,
  };
}

/** A line with a head at its end, as the `d` of a path; pixels. */
export function arrowPath(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
  const shaft = `M${pixels(x1)} ${pixels(y1)}L${pixels(x2)} ${pixels(y2)}`;
  if (!(length > 1)) return shaft;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min(9, length / 2);
  const end = (side: 1 | -1): string =>
    `${pixels(x2 - head * (ux + side * 0.5 * uy))} ${pixels(y2 - head * (uy - side * 0.5 * ux))}`;
  return `${shaft}M${end(1)}L${pixels(x2)} ${pixels(y2)}L${end(-1)}`;
}

function ghost(shape: Shape, dx: number, dy: number, tone: Tone, view: View): Mark[] {
  const moved = shifted(shape, dx, dy);
  return moved === undefined ? [] : [outline(moved, tone, view)];
}

function shifted(shape: Shape, dx: number, dy: number): Shape | undefined {
  try {
    return translate(shape, dx, dy);
  } catch {
    return undefined;
  }
}
