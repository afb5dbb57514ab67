/** What the questions answer that are not yes or no: each number of the answer, what it means, and where it is on the figure. */
import type { Shape } from "hantei";
import type { Question } from "../scene.js";
import type { Answer, Asked } from "./answer.js";
import { apart, nearest } from "./nearest.js";
import { parting } from "./parting.js";
import { ray } from "./ray.js";
import { way } from "./way.js";

export type { Answer, Finding } from "./answer.js";

export type Measured = Extract<Question, "distance" | "closestPoints" | "contact" | "castRay" | "castShape">;

const ANSWERS: Readonly<Record<Measured, (a: Shape, b: Shape, asked: Asked) => Answer>> = {
  distance: apart,
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
