import { bounds, castRay, intersects, point, type RayHit, type Shape } from "hantei";
import type { Arrow } from "../arrow.js";
import type { Text } from "../lang.js";
import type { Inside } from "../scene.js";
import type { Answer, Asked, Finding } from "./answer.js";
import { arrow, dot } from "./marks.js";
import { number, part, place } from "./words.js";

/** Where the arrow, as a ray, meets each, and which first. */
export function ray(a: Shape, b: Shape, { arrow: given, inside }: Asked): Answer {
  const options = { initialOverlap: inside };
  const hits = [
    { name: "a", hit: castRay(a, given, options) },
    { name: "b", hit: castRay(b, given, options) },
  ] as const;
  return {
    verdict: firstOf(hits[0].hit, hits[1].hit, (hit, name) => slackOf(hit, name === "a" ? a : b, given)),
    findings: hits.flatMap(({ name, hit }) => {
      const starts = intersects(name === "a" ? a : b, point(given.x, given.y));
      return rayFindings(name, hit, starts ? inside : "outside");
    }),
  };
}

function firstOf(a: RayHit | undefined, b: RayHit | undefined, slack: (hit: RayHit, name: "a" | "b") => number): Text {
  if (a === undefined && b === undefined) return { en: "neither", ja: "どちらにも当たらない" };
  if (a === undefined) return { en: "B only", ja: "B だけ" };
  if (b === undefined) return { en: "A only", ja: "A だけ" };
  const [first, second] = [
    { en: "A first", ja: "まず A" },
    { en: "B first", ja: "まず B" },
  ] as const;
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

/** Where a ray starts: outside, or in the shape, and then what it is asked to do there. */
type Start = Inside | "outside";

function rayFindings(name: "a" | "b", hit: RayHit | undefined, start: Start): Finding[] {
  const shape = name.toUpperCase();
  const call = `castRay(${name}, ray)`;
  if (hit === undefined) return [{ name: call, value: "undefined", meaning: missed(shape, start), marks: () => [] }];
  return [
    {
      name: `${call}.fraction`,
      value: number(hit.fraction),
      meaning: met(shape, hit, start),
      marks: (view) => [dot(hit, name, view)],
    },
    {
      name: `${call}.normal`,
      value: place(hit.normal),
      meaning:
        start === "hit"
          ? {
              en: "Straight against the ray, of length 1: where it starts in a shape, there is no side to be square to.",
              ja: "光線の真逆を向く長さ 1 の向き。図形の中から始まると、垂直になる相手の辺がない。",
            }
          : {
              en: `Square to ${shape} there, of length 1, and facing the ray: what a bounce needs.`,
              ja: `その場所で ${shape} に垂直な長さ 1 の向き。光線のほうを向く。跳ね返りに使う。`,
            },
      marks: (view) => [arrow(hit, hit.normal, 44, name, view)],
    },
  ];
}

function missed(shape: string, start: Start): Text {
  if (start === "ignore")
    return {
      en: `The ray starts in ${shape}, and does not come back to it.`,
      ja: `光線は ${shape} の中から始まり、出た後に戻ってくることはない。`,
    };
  if (start === "exit")
    return {
      en: `The ray starts in ${shape}, and ends before it leaves it.`,
      ja: `光線は ${shape} の中から始まり、出る前に終わる。`,
    };
  return {
    en: `The ray, which ends with the arrow, misses ${shape}. Hit or miss is exact, grazed corners included.`,
    ja: `光線は矢印の先で終わり、${shape} に当たらない。かすめる角まで含めて、当たり外れは正確。`,
  };
}

function met(shape: string, hit: RayHit, start: Start): Text {
  const [at, there] = [place(hit), part(hit.feature)];
  const percent = `${Math.round(hit.fraction * 1000) / 10} %`;
  if (start === "hit")
    return {
      en: `It starts in ${shape}, at ${at}, and so hits it at once.`,
      ja: `${shape} に属する点 ${at} から始まるので、すぐに当たる。`,
    };
  if (start === "exit")
    return {
      en: `It leaves ${shape} after ${percent} of the arrow, through ${there.en}, at ${at}.`,
      ja: `矢印の ${percent} のところ ${at} で、${shape} の${there.ja}から出る。`,
    };
  if (start === "ignore")
    return {
      en: `Having left ${shape}, it comes back to it after ${percent} of the arrow, on ${there.en}, at ${at}.`,
      ja: `いったん出てから、矢印の ${percent} のところ ${at} で、${shape} の${there.ja}に当たる。`,
    };
  return {
    en: `It meets ${shape} after ${percent} of the arrow, on ${there.en}, at ${at}.`,
    ja: `矢印の ${percent} のところ ${at} で、${shape} の${there.ja}に当たる。`,
  };
}
