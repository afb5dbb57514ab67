/** What a picture says, in English and Japanese. */
export interface Words {
  readonly shapes: (count: number) => string;
  readonly pairs: (overlapping: number, touching: number) => string;
  /** A shape's name and what it is, for its tooltip. */
  readonly named: (name: string, state: string) => string;
  readonly disjoint: string;
  readonly touching: string;
  readonly overlapping: string;
  readonly common: string;
  readonly dense: string;
  readonly nothing: string;
}

/** A count, its digits in groups of three. */
export const number = (value: number): string => value.toLocaleString("en-US");

const WORDS: Readonly<Record<"en" | "ja", Words>> = {
  en: {
    shapes: (count) => `${number(count)} ${count === 1 ? "shape" : "shapes"}`,
    pairs: (overlapping, touching) =>
      `${number(overlapping)} overlapping and ${number(touching)} touching ${touching === 1 ? "pair" : "pairs"}`,
    named: (name, state) => `${name}: ${state}`,
    disjoint: "disjoint",
    touching: "touching",
    overlapping: "overlapping",
    common: "common to two",
    dense: "the stronger the color, the more shapes lie there",
    nothing: "no shapes",
  },
  ja: {
    shapes: (count) => `図形 ${number(count)} 個`,
    pairs: (overlapping, touching) => `重なる組 ${number(overlapping)}、接する組 ${number(touching)}`,
    named: (name, state) => `${name}：${state}`,
    disjoint: "離れている",
    touching: "接している",
    overlapping: "重なっている",
    common: "共通部分",
    dense: "色が濃いほど多くの図形がある",
    nothing: "図形なし",
  },
};

/** What lies in time is called so. */
const WORDS_OF_TIME: Readonly<Record<"en" | "ja", Pick<Words, "shapes" | "dense">>> = {
  en: {
    shapes: (count) => `${number(count)} ${count === 1 ? "slot" : "slots"}`,
    dense: "the stronger the color, the more slots lie there",
  },
  ja: {
    shapes: (count) => `予定 ${number(count)} 件`,
    dense: "色が濃いほど多くの予定がある",
  },
};

export function wordsFor(lang: "en" | "ja", isTime: boolean): Words {
  return isTime ? { ...WORDS[lang], ...WORDS_OF_TIME[lang] } : WORDS[lang];
}
