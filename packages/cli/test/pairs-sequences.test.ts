/** `hantei pairs` on text sequences (RFC 8142): records of JSON, each after a separator. */
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

test("a text sequence is known by its first byte", async () => {
  const input = [0, 6, 12]
    .map((x) => ({ kind: "circle", x, y: 0, radius: 3 }))
    .map((circle) => `\x1e${JSON.stringify(circle)}\n`)
    .join("");
  expect((await hantei(["pairs", "-", "--count"], { input })).stdout).toBe("2\n");
});

test("a separator of records is no part of them, wherever it stands", async () => {
  const record = (x: number) => JSON.stringify({ kind: "circle", x, y: 0, radius: 3 });
  const input = `\x1e${record(0)}\n${record(6)}\n\x1e${record(12)}\n`;
  expect(await hantei(["pairs", "-", "--count"], { input })).toEqual({ status: 0, stdout: "2\n", stderr: "" });
  const oneLine = `\x1e${record(0)}\x1e${record(6)}`;
  expect((await hantei(["pairs", "-"], { input: oneLine })).stdout).toBe("a,b,relation\n1,2,touching\n");
  for (const cut of [`\x1e${record(0).slice(0, 9)}\n`, "\x1e\n{\n"]) {
    expect((await hantei(["pairs", "-"], { input: cut })).stderr).toContain("the JSON text does not end: cut off?\n");
  }
  const plain = await hantei(["pairs", "-"], { input: `${record(0)}\n${record(0).slice(0, 9)}\n` });
  expect(plain.stderr).toContain("the JSON text does not end: cut off?\n");
});

test("records of a text sequence may go on over lines; one that is cut off ends where the next begins", async () => {
  const record = (x: number) => JSON.stringify({ kind: "circle", x, y: 0, radius: 3, name: '} ["' }, null, 2);
  const input = [0, 6, 12].map((x) => `\x1e${record(x)}\n`).join("");
  for (const text of [
    input,
    input.replaceAll("\n", "\r\n"),
    `\n${input}`.trimEnd(),
    `\x1e${input.replaceAll("\n\x1e", "\x1e")}`,
  ])
    expect(await hantei(["pairs", "-", "--count", "--from", "ndjson"], { input: text })).toEqual({
      status: 0,
      stdout: "2\n",
      stderr: "",
    });
  const cut = `\x1e${record(0)}\n\x1e${record(1).slice(0, 30)}\n\x1e${record(6)}\n`;
  expect((await hantei(["pairs", "-"], { input: cut })).stderr).toMatch(
    /line 1\d, column \d+: the JSON text does not end: cut off\?\n$/,
  );
  const skipped = await hantei(["pairs", "-", "--skip-bad"], { input: cut });
  expect(skipped.stdout).toBe("a,b,relation\n1,3,touching\n");
  expect(skipped.stderr).toContain("note: skipped 1 record of <stdin>");
  const wrong = `\x1e${record(0).replace('"y": 0', '"y": x')}\n\x1e${record(6)}\n`;
  expect((await hantei(["pairs", "-"], { input: wrong })).stderr).toContain("line 4, column 8: this is no JSON");
  // More than is read at once.
  const many = Array.from({ length: 9000 }, (_, x) => `\x1e${record(6 * x)}\n`).join("");
  expect(await hantei(["pairs", "-", "--count"], { input: many })).toEqual({ status: 0, stdout: "8999\n", stderr: "" });
});
