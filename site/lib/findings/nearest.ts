import { closestPoints, distance, type Shape } from "hantei";
import type { Answer } from "./answer.js";
import { dot, line } from "./marks.js";
import { number, place } from "./words.js";

/** How far apart. */
export function apart(a: Shape, b: Shape): Answer {
  const length = distance(a, b);
  const { a: p, b: q } = closestPoints(a, b);
  return {
    verdict: { en: number(length), ja: number(length) },
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

/** Where each is nearest to the other. */
export function nearest(a: Shape, b: Shape): Answer {
  const { a: p, b: q } = closestPoints(a, b);
  const verdict =
    distance(a, b) === 0
      ? { en: `${place(p)}, which both have`, ja: `${place(p)}（両方にある）` }
      : { en: `${place(p)} of A, ${place(q)} of B`, ja: `A の ${place(p)} と B の ${place(q)}` };
  return { ...apart(a, b), verdict };
}
