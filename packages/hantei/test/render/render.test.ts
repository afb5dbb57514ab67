/** Words, JSON and pictures of every kind: complete in both languages, well-formed, escaped, and true to the numbers. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  explain,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
  verifyWitness,
} from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import type { Extent, MeaningId } from "../../src/explain/explanation.js";
import * as line from "../../src/interval/index.js";
import {
  type AnyExplanation,
  explanationFromJSON,
  explanationToJSON,
  type Language,
  toSteps,
  toSVG,
  toText,
} from "../../src/render/index.js";
import { en } from "../../src/render/messages/en.js";
import { ja } from "../../src/render/messages/ja.js";
import { CATALOGUE } from "./catalogue.js";
import { elements, type Node, ownText, parse } from "./xml.js";

const LANGUAGES: readonly Language[] = ["en", "ja"];
const ENTRIES = Object.entries(CATALOGUE);
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The gaps in a text, and all texts of a language with where they are. */
const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
function* texts(messages: object, path = ""): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") yield [`${path}${key}`, value];
    else yield* texts(value, `${path}${key}.`);
  }
}

describe("the languages", () => {
  test("say the same things, with the same gaps", () => {
    const japanese = new Map(texts(ja));
    expect([...japanese.keys()].sort()).toEqual([...texts(en)].map(([key]) => key).sort());
    for (const [key, text] of texts(en)) {
      const other = japanese.get(key) as string;
      expect([key, gaps(other)]).toEqual([key, gaps(text)]);
      expect(text).not.toMatch(JAPANESE);
      // "{min} to {max}" and the like have no words that could be told apart.
      if (/[a-z]{3}/i.test(text.replace(/\{\w+\}/g, ""))) expect(other).toMatch(JAPANESE);
    }
  });

  test("Japanese counts in digits, and does not speak of edges with edges where a point has none", () => {
    for (const [key, text] of texts(ja)) expect([key, /[一二三四]つ|[一二三]点/.test(text)]).toEqual([key, false]);
    const why = explain(polygon([0, 0, 4, 0, 4, 4, 0, 4]), point(4, 2));
    expect(toText(why, { lang: "ja" })).toContain("辺についての比較を 4 回");
  });

  test("each meaning is met somewhere in the catalogue, so that each has been read", () => {
    const met = new Set(ENTRIES.flatMap(([, { steps }]) => steps.map(({ meaning }) => meaning)));
    expect((Object.keys(en.meaning) as MeaningId[]).filter((id) => !met.has(id))).toEqual([]);
  });
});

test("labels stay as they are given, whatever they end in", () => {
  const ring = polygon([0, 0, 12, 0, 12, 12, 0, 12], [[3, 3, 9, 3, 9, 9, 3, 9]]);
  const labels = { a: "敵 王", b: "赤い 箱" };
  for (const lang of LANGUAGES) {
    const text = toText(explain(ring, circle(6, 6, 2)), { lang, labels });
    expect(text).not.toMatch(/敵王|赤い箱|箱does/);
    expect(text.split("赤い 箱").length).toBeGreaterThan(2);
  }
});

describe.each(ENTRIES)("%s", (_, explanation) => {
  test.each(LANGUAGES)("in words: %s", (lang) => {
    const text = toText(explanation, { lang });
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
    expect(JAPANESE.test(text)).toBe(lang === "ja");
    // In sentences, spaces stand beside Latin letters and numbers only.
    expect(text).not.toMatch(/[ぁ-んァ-ヶ一-龠] [ぁ-んァ-ヶ一-龠].*。$/m);
    const messages = lang === "ja" ? ja : en;
    let from = 0;
    for (const { formula, numbers, outcome } of explanation.steps) {
      const formulaAt = text.indexOf(`. ${formula}\n`, from);
      expect(formulaAt).toBeGreaterThanOrEqual(from);
      from = text.indexOf(`    ${numbers}: ${outcome ? messages.yes : messages.no}\n`, formulaAt);
      expect(from).toBeGreaterThan(formulaAt);
    }
  });

  test.each(LANGUAGES)("as a picture: %s", (lang) => {
    const svg = toSVG(explanation, { lang });
    expect(svg).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
    expect(toSVG(explanation, { lang })).toBe(svg);
    checkPicture(parse(svg), explanation);
  });

  test("as JSON", () => {
    const json = explanationToJSON(explanation);
    const sent = JSON.parse(JSON.stringify(json));
    expect(sent).toEqual(json);
    expect(JSON.stringify(json)).not.toMatch(/null|NaN|[\u3040-\u30ff\u4e00-\u9fff]/);
    expect(sent.relation).toBe(explanation.relation);
    expect(sent.steps.map((step: { numbers: string }) => step.numbers)).toEqual(
      explanation.steps.map(({ numbers }) => numbers),
    );
    const restored = explanationFromJSON(sent);
    expect(restored).toEqual(explanation);
    expect(toText(restored)).toBe(toText(explanation));
    expect(toSVG(restored)).toBe(toSVG(explanation));
  });
});

/** What holds of every picture. */
function checkPicture(root: Node, explanation: AnyExplanation): void {
  const all = [...elements(root)];
  expect(root.name).toBe("svg");
  expect(root.attributes).toMatchObject({ role: "img", xmlns: "http://www.w3.org/2000/svg" });
  const ids = all.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of root.attributes["aria-labelledby"]?.split(" ") ?? [""]) expect(ids).toContain(id);
  for (const { attributes } of all) {
    for (const value of Object.values(attributes)) {
      for (const [, id] of value.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
    }
  }
  const style = ownText(all.find(({ name }) => name === "style") as Node);
  expect(style).toContain("prefers-color-scheme:dark");
  // Every class that is used has a rule, and the verdict and both names are there in words.
  for (const { attributes } of all) {
    for (const name of attributes.class?.split(" ") ?? []) expect(style).toContain(`.${name}`);
  }
  const words = all.filter(({ name }) => name === "text");
  expect(words.map(ownText)).toEqual(expect.arrayContaining(["A", "B"]));
  const title = ownText(all.find(({ name }) => name === "title") as Node);
  expect(
    words
      .filter(({ attributes }) => attributes.class === "verdict")
      .map(ownText)
      .join(" "),
  ).toBe(title);
  expect(all.some(({ attributes }) => attributes.class === `icon-${explanation.relation}`)).toBe(true);
  const width = Number(root.attributes.width);
  const height = Number(root.attributes.height);
  for (const { attributes } of words) {
    expect(Number(attributes.x)).toBeGreaterThanOrEqual(0);
    expect(Number(attributes.x)).toBeLessThanOrEqual(width);
    expect(Number(attributes.y)).toBeGreaterThan(0);
    expect(Number(attributes.y)).toBeLessThan(height);
  }
  const witness = {
    disjoint: /parting|quiet/,
    touching: /mark-touch/,
    overlapping: /ring-both/,
  }[explanation.relation];
  expect(all.some(({ attributes }) => witness.test(attributes.class ?? ""))).toBe(true);
}

const words = (svg: string) => [...elements(parse(svg))].filter(({ name }) => name === "text").map(ownText);

describe("pictures", () => {
  test("show the numbers: extents, gap, common point", () => {
    const apart = words(toSVG(explain(box(0, 0, 5, 5), box(6, 1, 8, 4))));
    expect(apart).toEqual(expect.arrayContaining(["0", "5", "6", "8", "gap 1"]));
    expect(words(toSVG(explain(circle(0, 0, 2), circle(3, 4, 3))))).toContain("touch at (1.2, 1.6)");
    expect(words(toSVG(explain(box(0, 0, 5, 5), box(1, 1, 6, 4)), { lang: "ja" }))).toContain(
      "共通の内部の点 (3, 2.5)",
    );
    const bit = words(toSVG(explain(box(0, 0, 0.3, 1), box(0.1 + 0.2, 0, 1, 1))));
    expect(bit).toEqual(expect.arrayContaining(["0.3", "0.30000000000000004", "gap 5.551×10⁻¹⁷"]));
  });

  test("round shapes reach as far on the axis as they do", () => {
    expect(words(toSVG(explain(circle(0, 0, 1), circle(5, 0, 2))))).toEqual(
      expect.arrayContaining(["−1", "1", "3", "7", "gap 2"]),
    );
  });

  test.for(LANGUAGES)("where shapes touch is told within the frame: %s", (lang) => {
    const all = [...elements(parse(toSVG(explain(box(0, 0, 9, 1.2345), box(8.12, 1.2345, 9.5, 2)), { lang })))];
    const label = all.find(({ attributes }) => attributes.class === "ink-touch halo") as Node;
    const frame = all.find(({ attributes }) => attributes.class === "frame") as Node;
    expect(label.attributes["text-anchor"]).toBe("start");
    // Letters of 14 pixels: those of the East are as wide, the others half as wide.
    const width = [...ownText(label)].reduce((sum, letter) => sum + (JAPANESE.test(letter) ? 14 : 7), 0);
    const end = Number(frame.attributes.x) + Number(frame.attributes.width);
    expect(Number(label.attributes.x) + width).toBeLessThanOrEqual(end);
  });

  test("y points up, or down if asked to", () => {
    const marks = (yAxis: "up" | "down") =>
      [...elements(parse(toSVG(explain(point(0, 0), point(0, 9)), { yAxis })))]
        .filter(({ attributes }) => /^dot-/.test(attributes.class ?? "") && attributes.r === "4.5")
        .map(({ attributes }) => Number(attributes.cy));
    const [upA = 0, upB = 0] = marks("up");
    const [downA = 0, downB = 0] = marks("down");
    expect(upA).toBeGreaterThan(upB);
    expect(downA).toBeLessThan(downB);
  });

  test("are light, dark, or as the reader has it", () => {
    const why = explain(point(0, 0), point(1, 1));
    expect(toSVG(why, { theme: "light" })).not.toContain("prefers-color-scheme");
    expect(toSVG(why, { theme: "dark" })).not.toContain("prefers-color-scheme");
    expect(toSVG(why, { theme: "dark" })).not.toBe(toSVG(why, { theme: "light" }));
  });

  test("have ids of their own on one page", () => {
    const ids = new Set(ENTRIES.map(([, each]) => parse(toSVG(each)).attributes.id));
    expect(ids.size).toBe(ENTRIES.length);
    expect(parse(toSVG(CATALOGUE.huge as AnyExplanation, { id: `x"><script>` })).attributes.id).toBe("x___script_");
    // What begins so is no name in a style sheet.
    for (const id of ["1", "", "-", "-2"]) {
      const svg = toSVG(CATALOGUE.huge as AnyExplanation, { id });
      expect(parse(svg).attributes.id).toBe(`hantei-${id}`);
      expect(svg).toContain(`#hantei-${id}{`);
    }
  });
});

const HOSTILE = [
  `<script>alert(1)</script>`,
  `"><svg onload="x">`,
  `&lt;&amp;&#39;`,
  `]]><!--`,
  `a\u0000b\u0008c\u001f`,
  "\ud800 alone",
  "{of} {a} {gap}",
  "x".repeat(500),
  "長い名前".repeat(40),
  "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
  "",
];

describe("hostile labels", () => {
  test.each(HOSTILE)("%j", (label) => {
    const why = explain(box(0, 0, 5, 5), box(6, 1, 8, 4));
    for (const lang of LANGUAGES) {
      const root = parse(toSVG(why, { lang, labels: { a: label, b: label } }));
      const names = [...elements(root)].map(({ name }) => name);
      expect(names).not.toContain("script");
      expect(names.filter((name) => name === "svg")).toHaveLength(1);
      const title = ownText([...elements(root)].find(({ name }) => name === "title") as Node);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
      const plain = label.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/gu, "\ufffd");
      expect(title.startsWith(plain)).toBe(true);
      expect(toText(why, { lang, labels: { a: label } })).toContain(`${label}: `);
    }
  });
});

test("a chain of thousands of edges is drawn, its name beside some of them", () => {
  // Beside every edge, and compared with every edge, it would take minutes.
  const saw = polyline(Array.from({ length: 6000 }, (_, i): [number, number] => [i, i % 2]));
  const svg = toSVG(explain(saw, box(3, 5, 4, 6)), { labels: { a: "saw" } });
  expect(svg).toContain(">saw</text>");
});

test.each([
  [capsule(32, 42, 13, 1, 1), capsule(51, 17, 59, 43, 4)],
  [polygon([0, 14, 16, 19, 8, 52, 0, 19]), capsule(44, 3, 39, 25, 3)],
  [capsule(3, 18, 7, 32, 2), capsule(12, 30, 34, 50, 3)],
  [circle(42, 10, 4), segment(22, 46, 7, 0)],
])("the bars of a slanted axis lie in the frame: %j, %j", (a, b) => {
  for (const yAxis of ["up", "down"] as const) {
    const nodes = [...elements(parse(toSVG(explain(a, b), { yAxis })))];
    const numbers = ({ attributes }: Node, ...names: string[]) => names.map((name) => Number(attributes[name]));
    const frame = nodes.find(({ attributes }) => attributes.class === "frame") as Node;
    const [x, y, width, height] = numbers(frame, "x", "y", "width", "height") as [number, number, number, number];
    const bars = nodes.filter(({ attributes }) => /^(?:bar|cap)-[ab]$/.test(attributes.class ?? ""));
    expect(bars.length).toBeGreaterThanOrEqual(3);
    for (const bar of bars) {
      const [x1, y1, x2, y2] = numbers(bar, "x1", "y1", "x2", "y2") as [number, number, number, number];
      expect([Math.min(x1, x2) >= x, Math.max(x1, x2) <= x + width]).toEqual([true, true]);
      expect([Math.min(y1, y2) >= y, Math.max(y1, y2) <= y + height]).toEqual([true, true]);
    }
  }
});

test.each([
  [segment(0, 0, 100, 30), segment(3, 0, 103, 30)],
  [segment(0, 0, 100, -30), segment(3, 0, 103, -30)],
  [segment(0, 0, 100, 0.5), segment(0, 0.25, 100, 0.75)],
])("the gap of a slanted axis is written in the frame: %j, %j", (a, b) => {
  const nodes = [...elements(parse(toSVG(explain(a, b))))];
  const { x, width } = (nodes.find(({ attributes }) => attributes.class === "frame") as Node).attributes;
  const gap = nodes.find(({ name, attributes }) => name === "text" && /ink-gap/.test(attributes.class ?? "")) as Node;
  const wide = 7 * ownText(gap).length;
  const at =
    Number(gap.attributes.x) - wide * ({ start: 0, middle: 0.5, end: 1 }[gap.attributes["text-anchor"] ?? ""] ?? 0);
  expect(at).toBeGreaterThanOrEqual(Number(x));
  expect(at + wide).toBeLessThanOrEqual(Number(x) + Number(width));
  // And not upon the line through the gap.
  const line = nodes.find(({ name, attributes }) => name === "line" && attributes.class === "parting") as Node;
  const { x1, y1, x2, y2 } = Object.fromEntries(
    Object.entries(line.attributes).map(([key, value]) => [key, Number(value)]),
  );
  const baseline = Number(gap.attributes.y);
  for (let t = 0; t <= 1; t += 1 / 256) {
    const [px, py] = [(x1 as number) * (1 - t) + (x2 as number) * t, (y1 as number) * (1 - t) + (y2 as number) * t];
    expect(px > at && px < at + wide && py > baseline - 10 && py < baseline).toBe(false);
  }
});

test.for(LANGUAGES)("what is said below in numbers of seventeen digits ends within the picture: %s", (lang) => {
  const line = polyline([0.859016718342903, 0.3309637703932822, -0.859016718342903, 0, -0.3309637703932822, -0.85]);
  const far = segment(-3.107876992426819, -1.3167072885580047, -3.052327603248771, -1.1866524333547264);
  const svg = parse(toSVG(explain(line, far), { lang }));
  const below = [...elements(svg)].filter(({ name, attributes }) => name === "text" && attributes.class === undefined);
  expect(below.length).toBeGreaterThan(0);
  for (const text of below) {
    // Letters of 14 pixels: those of the East are as wide, digits 9 pixels wide in our fonts, the others on average 7.
    const letters = [...ownText(text)];
    const wide = letters.reduce((sum, letter) => sum + (JAPANESE.test(letter) ? 14 : /\d/.test(letter) ? 9 : 7), 0);
    expect(Number(text.attributes.x) + wide).toBeLessThanOrEqual(Number(svg.attributes.width));
  }
});

test("the name of a thin, slanted shape stands beside it", () => {
  for (const [thin, other] of [
    [capsule(0, 0, 10, 30, 0.5), box(12, 3, 20, 9)],
    [polygon([0, 0, 100, 100, 99, 101, -1, 1]), polygon([4, 0, 104, 100, 103, 101, 3, 1])],
  ] as const) {
    const nodes = [...elements(parse(toSVG(explain(thin, other))))];
    const name = nodes.find(({ attributes }) => /\bname ink-a\b/.test(attributes.class ?? "")) as Node;
    const [x, y] = [Number(name.attributes.x), Number(name.attributes.y) - 6];
    const outline = nodes.find(({ attributes }) => attributes.class === "edge-a") as Node;
    // Its first edge is a long one.
    const ends = (outline.attributes.d ?? "").match(/[\d.]+/g)?.map(Number) as [number, number, number, number];
    const [dx, dy] = [ends[2] - ends[0], ends[3] - ends[1]];
    const along = ((x - ends[0]) * dx + (y - ends[1]) * dy) / (dx * dx + dy * dy);
    const across = ((x - ends[0]) * dy - (y - ends[1]) * dx) / Math.sqrt(dx * dx + dy * dy);
    expect(along > 0 && along < 1).toBe(true);
    expect(Math.abs(across)).toBeLessThan(30);
  }
});

test("an explanation read back from JSON is still proved", () => {
  const [a, b] = [box(-Infinity, 0, 1, 1), box(2, 0, Infinity, 1)];
  const plain = explanationToJSON(explain(a, b));
  // As it is, too: its type fits.
  expect(verifyWitness(a, b, plain)).toBe(true);
  const [p, q] = [space.point(0, 0, 0), space.point(0, 0, 1)];
  expect(space.verifyWitness(p, q, explanationToJSON(space.explain(p, q)))).toBe(true);
  const sent = JSON.parse(JSON.stringify(plain));
  expect(sent.witness.axis.a.min.value).toBe("-Infinity");
  expect(verifyWitness(a, b, sent)).toBe(true);
});

test.each([
  ["infinities", explain(box(-Infinity, 0, 1, 1), box(2, 0, Infinity, 1))],
  ["dates", line.explain(line.interval(new Date(0), new Date(5)), line.interval(new Date(5), new Date(7)))],
  ["days without end", line.explain(line.interval(new Date(0), Infinity), line.interval(-Infinity, new Date(7)))],
  ["whole numbers", line.explain(line.interval(-1n, 2n ** 70n), line.interval(2n ** 70n, 2n ** 71n))],
])("%s come back from JSON as what they were", (_, explanation) => {
  const restored = explanationFromJSON(JSON.parse(JSON.stringify(explanationToJSON(explanation))));
  expect(restored).toEqual(explanation);
  for (const render of [toText, toSVG]) expect(render(restored)).toBe(render(explanation));
});

test.each([
  [{ relation: "disjoint", a: { kind: "interval", start: "soon" }, b: { kind: "box" }, witness: {}, steps: [] }],
  [null],
  [{}],
  [{ relation: "disjoint", a: { kind: "cube" }, b: { kind: "box" }, witness: {}, steps: [] }],
])("%j is no explanation to be restored", (json) => {
  expect(() => explanationFromJSON(json as never)).toThrowError(
    expect.objectContaining({ code: "ERR_TYPE", message: expect.stringContaining("explanationFromJSON takes") }),
  );
});

describe("what renderers refuse", () => {
  const why = explain(box(0, 0, 1, 1), box(2, 0, 3, 1));

  test.each([
    [{ relation: undefined }],
    [{ relation: "toString" }],
    [{ a: { kind: "torus" } }],
    [{ b: {} }],
    [{ steps: {} }],
  ])("an explanation with %s", (part) => {
    const spoiled = { ...explain(box(0, 0, 1, 1), box(2, 0, 3, 1)), ...part } as never;
    for (const render of [toText, toSVG, toSteps])
      expect(() => render(spoiled)).toThrow(expect.objectContaining({ name: "TypeError", code: "ERR_TYPE" }));
  });

  test.each([
    [{ lang: "fr" }, RangeError, "ERR_RANGE", /lang must be "en" or "ja", not "fr"/],
    [{ theme: "blue" }, RangeError, "ERR_RANGE", /theme must be/],
    [{ yAxis: 1 }, TypeError, "ERR_TYPE", /yAxis must be/],
    [{ labels: "AB" }, TypeError, "ERR_TYPE", /labels must be an object/],
    [{ labels: { a: 1 } }, TypeError, "ERR_TYPE", /labels.a must be text, not 1/],
    [{ id: Symbol("x") }, TypeError, "ERR_TYPE", /id must be text/],
    [null, TypeError, "ERR_TYPE", /options must be an object, not null/],
  ])("options %s", (options, type, code, message) => {
    for (const render of [toText, toSVG, toSteps]) {
      const call = (): unknown => render(why, options as never);
      expect(call).toThrow(type);
      expect(call).toThrow(message);
      expect(call).toThrow(expect.objectContaining({ code }));
    }
  });

  test.each([[undefined], [null], [{}], ["why"], [{ steps: [], witness: 1 }], [{ steps: [], witness: {} }]])(
    "%s is no explanation",
    (given) => {
      expect(() => toText(given as never)).toThrow(/takes what explain returned/);
      for (const render of [toSVG, toSteps, explanationToJSON]) {
        expect(() => render(given as never)).toThrow(expect.objectContaining({ name: "TypeError", code: "ERR_TYPE" }));
      }
    },
  );
});

describe("numbers in words", () => {
  test("a finite number beyond the doubles is not called infinite", () => {
    const text = toText(explain(segment(-1.5e308, 1, 1.5e308, -1), segment(0, 1, 1, 2)));
    expect(text).toMatch(/≈\d\.\d{3}e\+308/);
    expect(text).not.toContain("∞");
  });

  test("extents along a slanted direction do not pass for the distance", () => {
    const text = toText(explain(segment(0, 4, 4, 0), segment(3, 3, 4, 4)));
    expect(text).toMatch(/dot products with it\); seen along it, a gap of 1\.41\d+ remains/);
    // The distance is 6.02 here: the direction proves that they are apart, and no more.
    const far = explain(segment(0, 0, 1, 1), segment(5, 5.5, 9, 20));
    expect(toText(far)).toMatch(/seen along it, a gap of 0\.35\d+ remains/);
    expect(toText(far, { lang: "ja" })).toMatch(/沿って見ると、間に 0\.35\d+ のすき間が残る/);
  });

  test("two numbers that are printed alike are two all the same", () => {
    const why = explain(box(0, 0, 1, 1), box(2, 0, 3, 1));
    const { axis } = why.witness as Extract<typeof why.witness, { type: "axis" }>;
    const near = (rest: bigint) => ({ value: 1, exact: `${10n ** 30n + rest}/${10n ** 30n}` });
    const told = (a: Extent) => toText({ ...why, witness: { type: "axis", axis: { ...axis, a } } });
    expect(told({ min: near(1n), max: near(2n) })).toContain("A covers ≈1 to ≈1 and");
    expect(told({ min: near(1n), max: near(1n) })).toContain("A covers only ≈1 and");
  });

  test("a number too near 0 for a double is not called 0", () => {
    const why = space.explain(
      space.segment(0, 0, 0, 5e-324, 1.5e-323, 2.5e-323),
      space.segment(0, 5e-324, 5e-324, 1e-322, 5e-323, 6e-323),
    );
    expect(toText(why)).toMatch(/n = .*= \(≈−2\.929e-646, ≈2\.172e-645, ≈−1\.244e-645\)\n +0 < ≈4\.582e-969: yes/);
    expect(toText(why)).not.toMatch(/≈−?0\b(?!\.)/);
  });

  test("steps and shapes write an instant alike", () => {
    const [a, b] = [40_000, 50_000].map((start) => line.interval(new Date(start), new Date(start + 1)));
    const text = toText(line.explain(a as line.Interval<Date>, b as line.Interval<Date>));
    expect(text).toContain("00:00:40.001Z < 1970-01-01T00:00:50Z: yes");
    expect(text).not.toContain(".000Z");
  });
});

describe("what words say of", () => {
  test("capsules without a radius: neither is its center", () => {
    const why = explain(capsule(0, 0, 1, 1, 0), capsule(0, 1, 1, 0, 0));
    expect(toText(why)).toContain("what is round is its center or its core alone");
    expect(toText(why, { lang: "ja" })).toContain("中心か芯だけ");
  });

  test("a bare point: it has no center", () => {
    for (const why of [explain(point(0, 1), capsule(1, 0, 2, 0, 1)), explain(point(1.5, 1), capsule(1, 0, 2, 0, 1))]) {
      expect(toText(why)).not.toContain("center");
      expect(toText(why, { lang: "ja" })).not.toContain("中心");
    }
    expect(toText(explain(circle(0, 1, 0), capsule(1, 0, 2, 0, 1)))).toContain("The center of A");
  });

  test("shapes whose hulls touch: a straight line parts the interiors, but leaves no gap", () => {
    const why = explain(polygon([0, 0, 6, 0, 6, 3, 5, 3, 5, 1, 1, 1, 1, 3, 0, 3]), polygon([3, 3, 4, 5, 2, 5]));
    expect(toText(why)).toContain("No straight line leaves a gap between them, yet they are apart");
    expect(toText(why, { lang: "ja" })).toContain("どの直線も両者の間にすき間を残さない");
  });

  test("a box without bounds: its sides have no ends, and it is told once where they are taken to end", () => {
    const text = toText(explain(box(0, -Infinity, Infinity, Infinity), capsule(-3, 0, -4, 1, 1)));
    expect(text.split("(Where A has no bound, its sides are taken to end beyond all that B reaches.)")).toHaveLength(2);
    expect(text).not.toContain("crosses the rings");
    expect(toText(explain(box(0, -9, 9, 9), capsule(-3, 0, -4, 1, 1)))).not.toContain("no bound");
  });

  test.each(LANGUAGES)("records that carry more than a shape, %s: nothing", (lang) => {
    const more = { weight: Number.NaN, meta: Object.create(null), id: Symbol("x") };
    const plain = explain(circle(0, 0, 1), box(2, 0, 3, 1));
    const laden = explain({ ...circle(0, 0, 1), ...more }, { ...box(2, 0, 3, 1), ...more, radius: 5 });
    expect(toText(laden, { lang })).toBe(toText(plain, { lang }));
    expect(toSVG(laden, { lang })).toBe(toSVG(plain, { lang }));
    expect(verifyWitness(laden.a, laden.b, laden)).toBe(true);
    expect(verifyWitness(laden.a, laden.b, plain)).toBe(true);
  });

  test.each(LANGUAGES)("fields of classes and prototypes, and typed arrays, %s: as a record's own", (lang) => {
    class Ball {
      readonly kind = "circle";
      readonly #center = [1, 2] as const;
      get x(): number {
        return this.#center[0];
      }
      get y(): number {
        return this.#center[1];
      }
      get radius(): number {
        return 3;
      }
    }
    const ring = [0, 0, 4, 0, 4, 4, 0, 4];
    const room = polygon(ring, [[1, 1, 3, 1, 3, 3]]);
    const typed = (numbers: readonly number[]): number[] => Float64Array.from(numbers) as never;
    const unusual: readonly (readonly [unusual: Shape, usual: Shape])[] = [
      [new Ball(), circle(1, 2, 3)],
      [Object.create(circle(1, 2, 3)), circle(1, 2, 3)],
      [Object.create(box(0, 0, 2, 9)), box(0, 0, 2, 9)],
      [{ ...room, coordinates: typed(ring), holes: room.holes.map(typed) }, room],
      [{ ...polyline(ring), coordinates: typed(ring) }, polyline(ring)],
    ];
    const other = segment(2, 2, 9, 9);
    for (const [given, usual] of unusual) {
      const [why, wanted] = [explain(given, other), explain(usual, other)];
      expect(toText(why, { lang })).toBe(toText(wanted, { lang }));
      expect(toSVG(why, { lang, id: "x" })).toBe(toSVG(wanted, { lang, id: "x" }));
      const sent = JSON.parse(JSON.stringify(explanationToJSON(why)));
      expect(sent).toEqual(explanationToJSON(wanted));
      expect(verifyWitness(given, other, sent)).toBe(true);
    }
  });

  test("what a record carries besides stays out of JSON: it may lead back to the record", () => {
    const ball = { ...circle(0, 0, 1), born: new Date(Number.NaN), owner: {} };
    ball.owner = { ball };
    expect(explanationToJSON(explain(ball, box(2, 0, 3, 1))).a).toEqual(circle(0, 0, 1));
  });
});
