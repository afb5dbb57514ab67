/** How far what is drawn goes, as a person reads it. */
import type { InstantKind } from "../../pairs/instant-kinds.js";
import { instantText } from "../../readers/instant.js";
import type { Extent } from "./frame.js";

/** Digits of a number, where more do not help to tell the two ends apart; and all that a double has. */
const COMMON_DIGITS = 6;
const ALL_DIGITS = 17;
/** Digits of the distance between the two ends that each of them shows. */
const DISTANCE_DIGITS = 3;

/** `0 … 5`, or one number where both ends are; empty where nothing is finite. */
export function extentText([least, greatest]: Extent, kind?: InstantKind): string {
  if (least > greatest) return "";
  const isDate = kind === "local" || kind === "zoned";
  const digits = digitsFor(least, greatest);
  const text = (value: number): string => (isDate ? instantText(value, kind) : rounded(value, digits));
  return least === greatest ? text(least) : `${text(least)} … ${text(greatest)}`;
}

/** The largest doubles have no larger ones to be rounded to. */
function rounded(value: number, digits: number): string {
  const short = Number(value.toPrecision(digits));
  return String(Number.isFinite(short) ? short : value);
}

function digitsFor(least: number, greatest: number): number {
  if (least === greatest) return ALL_DIGITS;
  const beyond = Math.log10(Math.max(-least, greatest)) - Math.log10(greatest - least);
  return Math.min(Math.max(Math.ceil(beyond) + DISTANCE_DIGITS, COMMON_DIGITS), ALL_DIGITS);
}
