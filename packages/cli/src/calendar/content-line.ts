/** A content line of iCalendar, `NAME;PARAMETER=VALUE:VALUE`, RFC 5545 section 3.1. */
import { Misread, quote } from "../bad-input.js";

export interface ContentLine {
  /** Upper case. */
  readonly name: string;
  /** Names in upper case; values without quotes, several joined by commas. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** @throws Misread where it is none. */
export function readContentLine(line: string): ContentLine {
  const [name = ""] = /^[\w.-]*/.exec(line) ?? [];
  const after = line[name.length];
  if (name === "" || (after !== ":" && after !== ";")) {
    throw new Misread(name.length + 1, `${quote(line)} is no line of iCalendar; one reads NAME:VALUE`);
  }
  // A group before a point, as in vCards, says nothing.
  const bare = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  if (after === ":") return { name: bare, parameters: NONE, value: line.slice(name.length + 1) };
  return readParameters(bare, line, name.length);
}

/**
 * Parameter by parameter: in quotes, colons and semicolons are plain characters. Exchange writes its own URIs of zones without
 * quotes, too, and the value begins behind the next colon then.
 */
function readParameters(name: string, line: string, start: number): ContentLine {
  const parameters = new Map<string, string>();
  // What comes next is looked at, too: else a value could be taken to end before a quote that never closes.
  const parameter = /;([\w-]+)=((?:"[^"]*"|(?:(?<=;TZID=)tzone:\/\/)?[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)(?=[;:]|$)/iy;
  let at = start;
  while (line[at] === ";") {
    parameter.lastIndex = at;
    const found = parameter.exec(line);
    if (found === null) {
      throw new Misread(
        at + 1,
        `${name}: ${quote(line.slice(at))} does not begin with ;PARAMETER=VALUE (is a quote open?)`,
      );
    }
    parameters.set((found[1] as string).toUpperCase(), (found[2] as string).replaceAll('"', ""));
    at = parameter.lastIndex;
  }
  if (line[at] !== ":") throw new Misread(at + 1, `${name}: a colon and the value are missing`);
  return { name, parameters, value: line.slice(at + 1) };
}

/** A TEXT value as it is meant (RFC 5545, 3.3.11). */
export function readText(value: string): string {
  return value.includes("\\")
    ? value.replace(/\\([\s\S])/g, (_, escaped) => (/n/i.test(escaped) ? "\n" : escaped))
    : value;
}

/** A list of TEXT values; a comma behind a backslash parts nothing. */
export function readTexts(value: string): string[] {
  const texts: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of value.matchAll(/\\[\s\S]|,/g)) {
    if (mark !== ",") continue;
    texts.push(value.slice(start, index));
    start = index + 1;
  }
  texts.push(value.slice(start));
  return texts.map((text) => readText(text).trim()).filter((text) => text !== "");
}
