import { box, circle, place, point, polygon, polyline, translate } from "hantei";
import { describe, expect, test } from "vitest";
import { arrowIn } from "../lib/arrow.js";
import { reasonOf } from "../lib/misread.js";
import { fromLink, linkWriter, readShapes, type Scene, sceneToJSON } from "../lib/scene.js";
import { link, SCENE } from "./lib/scene.js";

/** What one is told of why something cannot be read. */
async function told(read: () => unknown): Promise<{ en: string; ja: string }> {
  try {
    await read();
  } catch (error) {
    return reasonOf(error);
  }
  throw new Error("it was read");
}

const LATIN_WORD = /[A-Za-z]{3,}(?: [A-Za-z]{2,}){2,}/;

describe("links", () => {
  test.each([
    ["letters that we do not write", "#s=%3C", "文字"],
    ["a length that base64 has not", "#s=AAAAA", "途中で切れ"],
    ["no compressed data", "#s=AAAA", "途中で切れ"],
    ["half of one", link(SCENE).slice(0, 60), "途中で切れ"],
    ["too long", `#s=${"A".repeat(60_000)}`, "長すぎ"],
    ["not a scene", link([1, 2, 3]), "形式"],
    ["too many fields", link({ ...SCENE, extra: 1 }), "形式"],
    ["one id twice", link({ ...SCENE, shapes: [SCENE.shapes[0], SCENE.shapes[0]] }), "同じ id"],
    ["a kind we have not", link({ ...SCENE, shapes: [{ id: 1, shape: { kind: "star" } }] }), "種類"],
  ])("%s", async (_, hash, ja) => {
    const reason = await told(() => fromLink(hash));
    expect(reason.ja).toContain(ja);
    expect(reason.ja).not.toMatch(LATIN_WORD);
    expect(reason.en).not.toMatch(/atob|EOF|JSON at|Invalid key/);
  });

  test("none is written that would be refused, and what is too large for one can be saved and read", async () => {
    // Digits of no pattern, so that there is little to compress.
    const noise = Array.from({ length: 1000 }, (_, i) => Math.sin(i * i) * 100);
    const shapes = Array.from({ length: 60 }, (_, i) => ({ id: i + 1, shape: polyline(noise.map((x) => x + i)) }));
    const { v: _, ...start } = SCENE;
    const asked = { question: "touches", step: "1", inside: "hit", arrow: arrowIn(SCENE.window) } as const;
    const scene: Scene = { ...start, ...asked, shapes };
    const write = await linkWriter();
    expect((await told(() => write(scene))).ja).toContain("JSON として保存");
    expect(readShapes(`${JSON.stringify(sceneToJSON(scene), null, 2)}\n`)).toEqual(scene);
    const small = { ...scene, shapes: shapes.slice(0, 1) };
    expect(await fromLink(`#${write(small)}`)).toEqual(small);
  });
});

describe("texts", () => {
  test.each([
    ["hello", "JSON としても"],
    ["{", "JSON としても"],
    ["[]", "1 つもありません"],
    ['{"kind":"circle","x":0,"y":"2","radius":1}', 'y は数でなければなりません。渡されたのは "2" です'],
    ['{"kind":"box","minX":0}', "maxX は数でなければなりません。何も渡されていません"],
    ['{"kind":"polyline","coordinates":[0,0,1,null]}', "形式"],
    ["null", "形式"],
    ["POINT (1 NaN)", "数ではありません"],
    ["POINT (1 2 3)", "3 つ"],
    ["POINT (1 2, 3 4)", "1 つだけ"],
    ["CIRCLE (0 0)", "読めません"],
    ["LINESTRING (0 0", "閉じかっこ"],
    ["LINESTRING (0 0)", "2 つ以上"],
    ["POLYGON (0 0)", "輪"],
    ["POINT Z (1 2 3)", "Z は読めません"],
    ["pointzm(1 2 3 4)", "POINTZM は読めません"],
    ["LINESTRING M (0 0 1, 1 1 1)", "M は読めません"],
    ["POINT EMPTY", "EMPTY は図形になりません"],
    ["multipolygon z empty", "z は読めません"],
    ["POLYGONEMPTY", "JSON としても"],
    ["The empty box", "JSON としても"],
    ["SRID=4326;POINT (1 2)", "SRID=… は読めません"],
    ["POINT (0 0) SRID=4326;POINT (1 2)", "SRID=… は読めません"],
    [`POLYGON ((0 0, 9 0, 0 9)${", (0 0)".repeat(51)})`, "穴が 50 を"],
    ["POINT (0 0) x", "WKT ではありません"],
    ["POLYGON ((0 0, 2 2, 2 0, 0 2))", "外側の輪の辺 0 (0, 0)–(2, 2) と辺 2 (2, 0)–(0, 2) が、(1, 1) で交わっています"],
    ["POLYGON ((0 0, 2 2, 2 0, 0 1))", "が、およそ (0.6666666666666666, 0.6666666666666666) で交わって"],
    [
      "POLYGON ((0 0, 9 0, 9 9, 0 0), (1 0, 2 0, 2 1, 1 0))",
      "外側の輪の辺 0 (0, 0)–(9, 0) と穴 0 の辺 0 (1, 0)–(2, 0) が、(1, 0) から (2, 0) まで重なっています",
    ],
    ["POLYGON ((0 0, 4 0, 4 4, 2 0, 0 4, 0 0))", "が、(2, 0) で触れ合っています"],
    ["POLYGON ((0 0, 4 0, 0 0))", "外側の輪には異なる頂点が 3 つ以上必要ですが、2 つしかありません"],
    ["POLYGON ((0 0, 9 0, 9 9, 0 0), (5 1, 5 1))", "穴 0 には異なる頂点が 3 つ以上必要ですが、1 つしかありません"],
    ['{"kind":"polyline","coordinates":[1,1]}', "折れ線には異なる頂点が 2 つ以上"],
    ['{"kind":"polygon","coordinates":[0,0,4,4,4],"holes":[]}', "外側の輪の座標が 5 個です"],
    ['{"kind":"blob"}', '図形の種類 "blob" はありません。あるのは point、segment、box、'],
    ['{"kind":"circle","x":0,"y":0,"radius":-1}', "半径（radius）は 0 以上でなければなりません。渡されたのは -1 です"],
    ['{"kind":"box","minX":1,"minY":0,"maxX":0,"maxY":1}', "最小が最大を超えています：minX は 1、maxX は 0"],
    [
      '{"kind":"box","minX":0,"minY":"-Infinity","maxX":1,"maxY":"-Infinity"}',
      "minY は Infinity より小さく、maxY は -Infinity より大きく",
    ],
    ['{"kind":"circle","x":[1],"y":0,"radius":1}', "x は数でなければなりません。渡されたのは配列です"],
    ['{"kind":"polyline"}', "折れ線は座標の配列でなければなりません。何も渡されていません"],
    ['{"kind":"polygon","coordinates":"a"}', '外側の輪は座標の配列でなければなりません。渡されたのは "a" です'],
    [
      '{"kind":"polygon","coordinates":[0,0,1,0,0,1],"holes":[1]}',
      "穴 0 は座標の配列でなければなりません。渡されたのは 1",
    ],
    [
      '{"kind":"polygon","coordinates":[0,0,1,0,0,1],"holes":"a"}',
      'holes は輪の配列でなければなりません。渡されたのは "a"',
    ],
    ['{"x":1,"y":0}', "種類（kind）がありません"],
    ["POLYGON ((0 0, 4 0, 4 4, 0 0), (6 6, 7 6, 7 7, 6 6))", "穴 0 が、外側の輪の外に出ています（頂点 (6, 6) から先）"],
    ["POLYGON ((0 0, 9 0, 9 9, 0 0), (2 1, 8 1, 8 7, 2 1), (6 2, 7 2, 7 3, 6 2))", "穴 1 が、穴 0 の中"],
    ["POINT (1e400 0)", "1e400：大きすぎます"],
    ["POINT (1e-400 5)", "1e-400：小さすぎます"],
    ["POLYGON ((0 0, 9 0, 0 -1E-999))", "-1E-999：小さすぎます"],
    ['{"kind":"point","x":1e-400,"y":5}', "1e-400：小さすぎます"],
    ['{"kind":"point","x":5,"y":-1e400}', "-1e400：大きすぎます"],
    ['{"kind":"1e-400","x":5,"y":0}', "種類"],
  ])("%s", async (text, ja) => {
    const reason = await told(() => readShapes(text));
    expect(reason.ja).toContain(ja);
    expect(reason.ja).not.toMatch(LATIN_WORD);
  });

  test("how many numbers a position has is said in English that counts", async () => {
    expect((await told(() => readShapes("POINT (1)"))).en).toBe("a position is two numbers, x y; here: 1");
    expect((await told(() => readShapes("POINT (1e400 0)"))).en).toBe("1e400: too large for a double");
    expect((await told(() => readShapes("POINT (1e-400 5)"))).en).toBe("1e-400: too small for a double");
  });

  test("what rounding does to a shape that is moved is told as such", async () => {
    const sliver = polygon([0, 0, 1, 1e-17, 2, 0, 1, 1]);
    expect((await told(() => translate(sliver, 1e16, 1e16))).ja).toMatch(
      /^座標を倍精度数に丸めると、形が崩れます：外側の輪/,
    );
    const short = polyline([0, 0, 1e-17, 0]);
    expect((await told(() => translate(short, 1, 1))).ja).toBe("座標を倍精度数に丸めると、1 つの点になってしまいます");
    expect((await told(() => translate(point(1.7e308, 0), 1e308, 0))).ja).toBe(
      "動かした先の座標が Infinity になってしまいます。もっと小さい数にしてください",
    );
    const quarter = { x: 0, y: 0, angle: Math.PI / 2 };
    expect((await told(() => place(box(0, 0, Infinity, 1), quarter))).ja).toContain("果てのない");
  });

  test("the library's reasons have a sentence each", async () => {
    for (const make of [
      () => circle(0, 0, Number.NaN),
      () => box(0, 0, "1" as unknown as number, 1),
      () => polygon([0, 0, 1, 1]),
    ]) {
      const { en, ja } = await told(make);
      expect(en.length).toBeGreaterThan(10);
      expect(ja).toMatch(/[ぁ-ん]/);
    }
  });
});

test("what an editor writes before JSON does not matter; GeoJSON is named as what it is", async () => {
  expect(readShapes('\ufeff{"kind":"point","x":7,"y":8}\n')).toEqual([point(7, 8)]);
  for (const text of [
    '{"type":"Point","coordinates":[1,2]}',
    '{"type":"FeatureCollection","features":[]}',
    '[{"type":"Polygon","coordinates":[]}]',
  ]) {
    const reason = await told(() => readShapes(text));
    expect(reason.en).toContain("GeoJSON");
    expect(reason.ja).toContain("GeoJSON");
  }
  expect((await told(() => readShapes("{}"))).en).toContain("kind");
});
