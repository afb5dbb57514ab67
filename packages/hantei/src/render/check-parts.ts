/**
 * What an explanation from elsewhere may lack: all that renderers read is looked at, so that a damaged one is refused by the name of the
 * part that is amiss. Whether anything in it is true is for `verifyWitness`.
 */
import { isDate } from "../base/built-in.js";
import { isFiniteNumber } from "../base/validate.js";
import { en } from "./messages/en.js";
import { type AnyShape, isList, ownFields } from "./words.js";

/** Refuses a part: its path, as in "steps[2].where", and what is there. */
export type Refuse = (path: string, value: unknown) => never;

type Fields = Readonly<Record<string, unknown>>;

/** Looks at the shapes, the witness and the steps of what has all of these. Only as JSON may it have dates as text. */
export function checkParts({ a, b, witness, steps, omitted }: Fields, asJSON: boolean, refuse: Refuse): void {
  const axes = axesOf(a as AnyShape);
  if (axesOf(b as AnyShape) !== axes) refuse("b.kind", (b as AnyShape).kind);
  checkShape(a as AnyShape, "a", asJSON, refuse);
  checkShape(b as AnyShape, "b", asJSON, refuse);
  checkWitness(witness as Fields, axes, refuse);
  for (const [index, step] of (steps as readonly unknown[]).entries()) checkStep(step, `steps[${index}]`, refuse);
  if (omitted !== undefined) checkNumber(omitted, "omitted", refuse);
}

/** How many coordinates a point of the shape has. */
export function axesOf({ kind }: AnyShape): number {
  if (kind === "interval") return 1;
  return kind === "sphere" || kind.endsWith("3") ? 3 : 2;
}

function checkShape(shape: AnyShape, path: string, asJSON: boolean, refuse: Refuse): void {
  for (const [name, value] of ownFields(shape)) {
    if (name === "kind" || isInfiniteBound(name, value) || (shape.kind === "interval" && isInstant(value, asJSON)))
      continue;
    checkField(name, value, `${path}.${name}`, refuse);
  }
}

function checkField(name: string, value: unknown, path: string, refuse: Refuse): void {
  if (name === "coordinates") {
    checkCoordinates(value, path, refuse);
  } else if (name === "holes") {
    checkList(value, path, refuse).forEach((hole, index) => {
      checkCoordinates(hole, `${path}[${index}]`, refuse);
    });
  } else {
    checkFiniteNumber(value, path, refuse);
  }
}

/** Whether a box or an interval may have no bound there. */
function isInfiniteBound(name: string, value: unknown): boolean {
  if (/^(min|start)/.test(name)) return value === Number.NEGATIVE_INFINITY || value === "-Infinity";
  return /^(max|end)/.test(name) && (value === Number.POSITIVE_INFINITY || value === "Infinity");
}

/** An end of an interval that is no number: a whole one without bounds, or a date. */
function isInstant(value: unknown, asJSON: boolean): boolean {
  if (typeof value !== "string") return typeof value === "bigint" || (isDate(value) && !Number.isNaN(value.getTime()));
  return isWhole(value) || (asJSON && !Number.isNaN(Date.parse(value)));
}

/** Whether a text is a whole number's, as of a bigint in JSON. */
export function isWhole(text: string): boolean {
  return /^-?\d+$/.test(text);
}

function checkCoordinates(value: unknown, path: string, refuse: Refuse): void {
  const list = checkList(value, path, refuse);
  if (list.length < 4 || list.length % 2 !== 0) refuse(`${path}.length`, list.length);
  list.forEach((number, index) => {
    checkFiniteNumber(number, `${path}[${index}]`, refuse);
  });
}

function checkWitness({ type, point, axis, nearest }: Fields, axes: number, refuse: Refuse): void {
  if (!["axis", "apart", "point", "contact", "touch"].includes(type as string)) refuse("witness.type", type);
  if (type === "axis" || type === "contact") checkAxis(axis, axes, refuse);
  if (type === "apart") checkNearest(nearest, axes, refuse);
  if (type !== "axis" && type !== "apart") checkPlace(point, axes, "witness.point", refuse);
}

function checkAxis(value: unknown, axes: number, refuse: Refuse): void {
  const path = "witness.axis";
  const axis = fieldsOf(value, path, refuse);
  checkPlace(axis.direction, axes, `${path}.direction`, refuse);
  if ((axis.direction as readonly Fields[]).every((quantity) => quantity.value === 0)) {
    refuse(`${path}.direction`, axis.direction);
  }
  for (const side of ["a", "b"] as const) {
    const extent = fieldsOf(axis[side], `${path}.${side}`, refuse);
    for (const end of ["min", "max"] as const) checkQuantity(extent[end], `${path}.${side}.${end}`, refuse);
  }
  checkNumber(axis.gap, `${path}.gap`, refuse);
}

function checkNearest(value: unknown, axes: number, refuse: Refuse): void {
  const path = "witness.nearest";
  const nearest = fieldsOf(value, path, refuse);
  for (const side of ["a", "b"] as const) checkPlace(nearest[side], axes, `${path}.${side}`, refuse);
  checkNumber(nearest.gap, `${path}.gap`, refuse);
}

function checkPlace(value: unknown, axes: number, path: string, refuse: Refuse): void {
  const place = checkList(value, path, refuse);
  if (place.length !== axes) refuse(`${path}.length`, place.length);
  place.forEach((quantity, index) => {
    checkQuantity(quantity, `${path}[${index}]`, refuse);
    const { value: nearest, exact } = quantity as Fields;
    // What is beyond the doubles is infinite as one.
    if (exact === undefined) checkFiniteNumber(nearest, `${path}[${index}].value`, refuse);
  });
}

function checkQuantity(given: unknown, path: string, refuse: Refuse): void {
  const { value, exact } = fieldsOf(given, path, refuse);
  checkNumber(value, `${path}.value`, refuse);
  if (exact === undefined) return;
  // Digits, of which a part may follow a point or a bar, as `toExactText` writes them.
  if (typeof exact !== "string" || !/^-?\d+(\.\d+|\/0*[1-9]\d*)?$/.test(exact)) refuse(`${path}.exact`, exact);
}

function checkStep(value: unknown, path: string, refuse: Refuse): void {
  const step = fieldsOf(value, path, refuse);
  for (const name of ["id", "formula", "numbers"]) checkText(step[name], `${path}.${name}`, refuse);
  checkList(step.where, `${path}.where`, refuse).forEach((definition, index) => {
    checkText(definition, `${path}.where[${index}]`, refuse);
  });
  for (const side of ["left", "right"]) checkQuantity(step[side], `${path}.${side}`, refuse);
  if (!["<", "≤", "=", "≥", ">"].includes(step.operator as string)) refuse(`${path}.operator`, step.operator);
  if (typeof step.outcome !== "boolean") refuse(`${path}.outcome`, step.outcome);
  checkWord(en.meaning, step.meaning, `${path}.meaning`, refuse);
  for (const side of ["of", "to"]) {
    if (step[side] !== "a" && step[side] !== "b") refuse(`${path}.${side}`, step[side]);
    const part = `${side}Part`;
    if (step[part] !== undefined) checkPart(step[part], `${path}.${part}`, refuse);
  }
  if (step.axis !== undefined) checkWord(en.on, step.axis, `${path}.axis`, refuse);
}

function checkPart(value: unknown, path: string, refuse: Refuse): void {
  const { type, index } = fieldsOf(value, path, refuse);
  checkWord(en.part, type, `${path}.type`, refuse);
  checkNumber(index, `${path}.index`, refuse);
}

function checkWord(words: object, value: unknown, path: string, refuse: Refuse): void {
  if (!hasWord(words, value)) refuse(path, value);
}

/** Whether there is a text for a word. */
export function hasWord(words: object, value: unknown): boolean {
  return typeof value === "string" && Object.hasOwn(words, value);
}

function checkText(value: unknown, path: string, refuse: Refuse): void {
  if (typeof value !== "string") refuse(path, value);
}

function checkFiniteNumber(value: unknown, path: string, refuse: Refuse): void {
  if (!isFiniteNumber(value)) refuse(path, value);
}

/** A number; infinities are text in JSON. */
function checkNumber(value: unknown, path: string, refuse: Refuse): void {
  const isNumber = typeof value === "number" && !Number.isNaN(value);
  if (!isNumber && value !== "Infinity" && value !== "-Infinity") refuse(path, value);
}

function checkList(value: unknown, path: string, refuse: Refuse): readonly unknown[] {
  if (!isList(value)) return refuse(path, value);
  return Array.from(value);
}

function fieldsOf(value: unknown, path: string, refuse: Refuse): Fields {
  if (typeof value !== "object" || value === null) return refuse(path, value);
  return value as Fields;
}
