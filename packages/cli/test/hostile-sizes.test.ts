/** Input made to take hours or all the stack: what looks harmless when it is short. No test here should take long. */
import { expect, test } from "vitest";
import { readTexts } from "../src/calendar/content-line.js";
import { ByteWindow } from "../src/readers/byte-window.js";
import { parseJson } from "../src/readers/json-text.js";
import { readNumber } from "../src/readers/number.js";
import { readJson } from "../src/readers/shape-json.js";
import { readShapeWkt } from "../src/readers/shape-wkt.js";
import { decodeUtf8, firstBadByte, textOfBytes } from "../src/readers/utf8.js";
import { csvCell } from "../src/writers/pair-formats.js";
import { hantei } from "./lib/hantei.js";

const MILLION = 1_000_000;

test.sequential("a million digits, and then a letter", async () => {
  const input = `minX,minY,maxX,maxY\n${"1".repeat(MILLION)}x,0,1,1\n`;
  const { status, stderr } = await hantei(["pairs", "-"], { input });
  expect(status).toBe(2);
  expect(stderr).toContain("is not a number");
});

test.sequential("the same as an id that begins as a formula does", () => {
  const id = `+${"1".repeat(MILLION)}x`;
  expect(csvCell(id) === `'${id}`).toBe(true);
  const apostrophes = "'".repeat(MILLION);
  const cells = [`${apostrophes}x`, `${apostrophes}=`].map(csvCell);
  expect(cells.map(({ length }) => length - MILLION)).toEqual([1, 2]);
});

test.sequential("a hundred thousand U+FFFD, and then a byte that is not UTF-8", () => {
  const replaced = "\ufffd".repeat(100_000);
  const bytes = Buffer.concat([Buffer.from(`é${replaced}`), Buffer.of(0xef, 0xbf), Buffer.from("\ufffd")]);
  expect(() => textOfBytes(bytes)).toThrow("byte 0xEF is not UTF-8");
  expect(firstBadByte(bytes)).toBe(300_002);
  expect(firstBadByte(Buffer.of(0xff))).toBe(0);
  expect(() => decodeUtf8(bytes.toString("latin1"))).toThrow(expect.objectContaining({ column: 100_002 }));
});

test.sequential("a million spaces between two digits", () => {
  expect(() => readNumber(`1${" ".repeat(MILLION)}2`, "field")).toThrow("a field holds one number");
  expect(() => readNumber(" 12 ", "field")).toThrow("write 12");
});

test.sequential("a string of millions of characters beside a number that is too large", async () => {
  const text = "a".repeat(24 * MILLION);
  const feature = `{"type":"Feature","properties":{"big":1e400,"text":"${text}"},"geometry":{"type":"Point","coordinates":[0,0]}}`;
  const input = `{"type":"FeatureCollection","features":[${feature}]}`;
  expect(await hantei(["pairs", "-"], { input })).toMatchObject({ status: 0, stdout: "a,b,relation\n" });
});

const ODD = ["01e400", "-01e400", "1.e400", "1e400e", "1e400+", "1e400-5", "1e400e5", "1e400.5", "1e4001e400", "-e400"];

test.each([...ODD, "{1e400:1}", "{-1e400 :2}", "[1e400:1]"])("a number beyond doubles makes no JSON of %s", (value) => {
  expect(() => parseJson(`{"v":${value}}`)).toThrow("this is no JSON");
});

test.sequential("strings of millions of escapes, closed or not", () => {
  const quotes = '\\"'.repeat(8 * MILLION);
  expect(parseJson(`[1e400,"1e400","${quotes}",-1e400]`)).toMatchObject({ 0: "1e400", 1: "1e400", 3: "-1e400" });
  expect(() => parseJson(`[1e400,"${quotes}`)).toThrow("the JSON text does not end");
  expect(readJson(`{"kind":"point","x":1,"y":2,"note":"${quotes}"} 3`).end).toBe(38 + quotes.length);
});

test.sequential("a list of texts that is one long text", () => {
  const [first, second] = readTexts(`${"a".repeat(24 * MILLION)}\\,,b`);
  expect([first?.length, second]).toEqual([24 * MILLION + 1, "b"]);
  expect(readTexts("a\\,b, c ,,\\n,d\\\\,e")).toEqual(["a,b", "c", "d\\", "e"]);
});

test.sequential("many places in one line that is long", async () => {
  async function* chunks() {
    yield Buffer.alloc(64 * MILLION, "a");
  }
  const window = new ByteWindow(chunks());
  await window.more();
  for (window.at = 0; window.at < 63 * MILLION; window.at += 100) window.position(window.at);
  expect(window.position(window.at)).toEqual({ line: 1, column: 63 * MILLION + 1 });
});

test.sequential("a long text with a mistake near its end", { timeout: 20_000 }, () => {
  const numbers = `[${"1,".repeat(10 * MILLION)}`;
  expect(() => parseJson(`${numbers}x]`)).toThrow('this is no JSON: "x" is not wanted somewhere in it');
  expect(() => parseJson(`${numbers}1 2]`)).toThrow(
    expect.objectContaining({ column: numbers.length + 3, reason: "not JSON" }),
  );
});

test.sequential("a long shape in WKT with a mistake near its end", { timeout: 20_000 }, () => {
  const line = `LINESTRING (${"1 2, ".repeat(MILLION / 5)}`;
  expect(() => readShapeWkt(`${line}3 x)`)).toThrow(expect.objectContaining({ column: line.length + 3 }));
  const rings = `POLYGON ((0 0, 1 0, 1 1, 0 0)${", (0 0, 1 0, 1 1, 0 0)".repeat(MILLION / 20)}`;
  expect(() => readShapeWkt(`${rings}, (1 x))`)).toThrow(expect.objectContaining({ column: rings.length + 6 }));
});

test.sequential("what a spreadsheet may take for a formula, and what is a number", () => {
  expect(["＝1+1", "＋1", "－1", "＠x", "\n=1", "=1", "-1", "－"].map(csvCell)).toEqual([
    "'＝1+1",
    "'＋1",
    "'－1",
    "'＠x",
    '"\'\n=1"',
    "'=1",
    "-1",
    "'－",
  ]);
});
