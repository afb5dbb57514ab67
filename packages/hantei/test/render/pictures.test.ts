/** Pictures of explanations: what is written is true and within the frame, whatever a label holds. */
import { describe, expect, test } from "vitest";
import { box, capsule, circle, explain, point, polygon, polyline, segment } from "../../src/2d/index.js";
import { type AnyExplanation, type Language, toSVG, toText } from "../../src/render/index.js";
import { outlineOf } from "../../src/render/svg/flat.js";
import { fit } from "../../src/render/svg/frame.js";
import { extentAlong } from "../../src/render/svg/shapes.js";
import { CATALOGUE } from "./catalogue.js";
import { elements, type Node, ownText, parse } from "./xml.js";

const LANGUAGES: readonly Language[] = ["en", "ja"];
const ENTRIES = Object.entries(CATALOGUE);
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

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

test("outlines of more vertices than a call takes arguments are measured", () => {
  const path = Array.from({ length: 200_000 }, (_, i): [number, number] => [i % 1000, i / 1000]);
  const outline = outlineOf([path], true);
  expect(extentAlong(outline, [1, 0])).toEqual([0, 999]);
  const region = { x: 0, y: 0, width: 400, height: 400 };
  const frame = fit([outline], [0.6, 0.8], region, 0, 0, false);
  expect(frame.scale).toBeGreaterThan(0);
});
