/** Words, JSON and pictures of every kind: complete in both languages, well-formed, escaped, and true to the numbers. */
import { describe, expect, test } from "vitest";
import { box, capsule, circle, explain, point, polygon, polyline, segment, verifyWitness } from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import type { Explanation, MeaningId } from "../../src/explain/explanation.js";
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

describe("of a damaged explanation each part is either told or refused by its name", () => {
  const spot = (value: object, path: readonly string[]): Record<string, unknown> =>
    path.reduce((at, name) => at[name] as Record<string, unknown>, value as Record<string, unknown>);
  const paths = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, part]) => [[...path, name], ...paths(part, [...path, name])])
      : [];

  test.each([
    ["a contact", explain(circle(8, 9, 5), box(0, 0, 5, 5))],
    ["a gap along an axis", explain(box(0, 0, 1, 1), polyline([2, 0, 3, 1, Math.PI, 7]))],
    ["a common point", explain(segment(0, 0, 3, 1), segment(0, 1, 3, -1 / 3))],
    ["nearest points", explain(polygon([0, 0, 9, 0, 9, 9, 0, 9], [[1, 1, 8, 1, 8, 8, 1, 8]]), circle(4, 4, 1))],
    ["a touch in a bay", explain(polygon([0, 0, 4, 0, 4, 4, 2, 1, 0, 4]), point(2, 1))],
    ["space", space.explain(space.sphere(0, 0, 0, 1), space.box(1, 0, 0, 2, 2, Infinity))],
    ["dates", line.explain(line.interval(new Date(0), new Date(5)), line.interval(new Date(5), new Date(7)))],
  ])("%s", (_, explanation) => {
    const whole = JSON.parse(JSON.stringify(explanationToJSON(explanation as Explanation<object>)));
    for (const path of paths(whole)) {
      for (const other of [null, undefined, {}, [], "text", Number.NaN, 5, -1e300, true, "Infinity", -1 / 0]) {
        const damaged = structuredClone(whole);
        const last = path.at(-1) as string;
        spot(damaged, path.slice(0, -1))[last] = other;
        for (const render of [toText, toSVG, toSteps]) {
          try {
            expect(JSON.stringify(render(explanationFromJSON(damaged))), path.join()).not.toMatch(/NaN|undefined/);
          } catch (error) {
            const { code, message } = error as Error & { code?: string };
            expect([path.join(), code, message]).toEqual([path.join(), "ERR_TYPE", message]);
            expect(message).toMatch(/takes what explain returned, not/);
          }
        }
      }
    }
  });

  test("dates that are no dates, and dates as JSON has them where they were not restored", () => {
    const dates = line.explain(line.interval(new Date(0), new Date(5)), line.interval(new Date(5), new Date(7)));
    const { a, ...others } = dates;
    for (const render of [toText, toSVG, toSteps, explanationToJSON])
      expect(() => render({ ...others, a: { ...a, end: new Date(Number.NaN) } } as never)).toThrow(/whose a.end is/);
    const plain = explanationToJSON(dates);
    for (const render of [toText, toSVG, toSteps])
      expect(() => render(plain as never)).toThrow(/whose a.start is "1970-01-01T00:00:00.000Z"/);
    expect(explanationToJSON(plain as never)).toEqual(plain);
  });

  test("but a point beyond the doubles is told", () => {
    const huge = explain(box(4e307, -1.2e308, Infinity, 0), capsule(8e307, 1.2e308, 1.6e308, -4e307, 1.6e308));
    expect(huge.witness).toMatchObject({ point: [{ value: Infinity, exact: expect.any(String) }, {}] });
    const sent = JSON.parse(JSON.stringify(explanationToJSON(huge)));
    expect(toText(explanationFromJSON(sent))).toBe(toText(huge));
    expect(toSVG(huge)).not.toContain("NaN");
  });

  test("a step without what it means", () => {
    const { steps, ...others } = explain(box(0, 0, 1, 1), box(2, 0, 3, 1));
    const damaged = { ...others, steps: [...steps, { ...steps[0], meaning: "toString" }] };
    expect(() => toText(damaged as never)).toThrow(
      `toText takes what explain returned, not something whose steps[${steps.length}].meaning is "toString"`,
    );
  });
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
