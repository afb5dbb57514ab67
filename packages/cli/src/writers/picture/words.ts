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
  /** How many shapes the picture leaves out, and how many it shows a part of. */
  readonly outside: (lyingThere: number, goingOn: number) => string;
}

/** A count, its digits in groups of three. */
export const number = (value: number): string => value.toLocaleString("en-US");

function outsideInEnglish(name: string): Words["outside"] {
  return (lyingThere, goingOn) => {
    const counted = (count: number): string => `${number(count)} ${count === 1 ? name : `${name}s`}`;
    const outer = lyingThere === 0 ? [] : [`${counted(lyingThere)} outside, marked at the edge`];
    const cut = goingOn === 0 ? [] : [`${counted(goingOn)} ${goingOn === 1 ? "goes" : "go"} on outside`];
    return [...outer, ...cut].join(", ");
  };
}

function outsideInJapanese(name: string, counter: string): Words["outside"] {
  return (lyingThere, goingOn) => {
    const outer = lyingThere === 0 ? [] : [`枠の外に${name} ${number(lyingThere)} ${counter}（縁に印）`];
    const cut = goingOn === 0 ? [] : [`枠の外まで続く${name} ${number(goingOn)} ${counter}`];
    return [...outer, ...cut].join("、");
  };
}

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
    outside: outsideInEnglish("shape"),
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
    outside: outsideInJapanese("図形", "個"),
  },
};

/** What lies in time is called so. */
const WORDS_OF_TIME: Readonly<Record<"en" | "ja", Pick<Words, "shapes" | "dense" | "outside">>> = {
  en: {
    shapes: (count) => `${number(count)} ${count === 1 ? "slot" : "slots"}`,
    dense: "the stronger the color, the more slots lie there",
    outside: outsideInEnglish("slot"),
  },
  ja: {
    shapes: (count) => `予定 ${number(count)} 件`,
    dense: "色が濃いほど多くの予定がある",
    outside: outsideInJapanese("予定", "件"),
  },
};

export function wordsFor(lang: "en" | "ja", isTime: boolean): Words {
  return isTime ? { ...WORDS[lang], ...WORDS_OF_TIME[lang] } : WORDS[lang];
}
