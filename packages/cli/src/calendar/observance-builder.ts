/** Gathers the properties of one STANDARD or DAYLIGHT part of a VTIMEZONE. */
import { Misread } from "../bad-input.js";
import type { ContentLine } from "./content-line.js";
import { type Rule, readRule } from "./rule.js";
import { named, readDateOrTime, readOffset } from "./values.js";
import type { Observance } from "./vtimezone.js";

export class ObservanceBuilder {
  readonly #name: string;
  #start: number | undefined;
  #from: number | undefined;
  #to: number | undefined;
  readonly #rules: Rule[] = [];
  readonly #dates: number[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  property({ name, value }: ContentLine): void {
    named(name, () => this.#read(name, value.trim()));
  }

  #read(name: string, value: string): void {
    if (name === "DTSTART") this.#start = readDateOrTime(value).local;
    else if (name === "TZOFFSETFROM") this.#from = readOffset(value);
    else if (name === "TZOFFSETTO") this.#to = readOffset(value);
    else if (name === "RRULE") this.#rules.push(readRule(value));
    else if (name === "RDATE") this.#dates.push(...value.split(",").map((date) => readDateOrTime(date.trim()).local));
  }

  /** @throws Misread where something is missing without which there is no rule. */
  build(): Observance {
    const [start, from, to] = [this.#start, this.#from, this.#to];
    if (start === undefined || from === undefined || to === undefined) {
      const missing = start === undefined ? "DTSTART" : from === undefined ? "TZOFFSETFROM" : "TZOFFSETTO";
      throw new Misread(undefined, `the VTIMEZONE's ${this.#name} part has no ${missing}`);
    }
    return { start, from, to, rules: this.#rules, dates: this.#dates };
  }
}
