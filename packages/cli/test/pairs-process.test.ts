/** `hantei pairs` as a process: interrupted, its reader gone, large records, and equality with trying every pair. */
import { spawn } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { type Circle, circle, point, polygon, relate, type Shape, segment } from "hantei";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { BIN, ended, hantei, start } from "./lib/hantei.js";
import { hasTerminal, startOnTerminal } from "./lib/terminal.js";

const FOLDER = temporaryFolder("process");

/** Many boxes over each other: half a million pairs. */
const STACK = `minX,minY,maxX,maxY\n${Array.from({ length: 1000 }, (_, i) => `${i / 1000},0,2,2\n`).join("")}`;

/** The same numbers for the same seed: a linear congruence of 32 bits (Numerical Recipes, third edition, section 7.1). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

test("random shapes of all kinds, in every text format: the same pairs as relate gives of all", async () => {
  const next = randomNumbers(20261121);
  const whole = (most: number): number => Math.floor(next() * most);
  const shapes = Array.from({ length: 300 }, (): Shape => {
    const [x, y, size] = [whole(60), whole(60), 1 + whole(5)];
    const kinds: (() => Shape)[] = [
      () => point(x, y),
      () => segment(x, y, x + whole(7) - 3, y + whole(7) - 3),
      () => circle(x, y, size),
      () => polygon([x, y, x + size, y, x + size, y + size, x, y + size]),
      () => polygon([x, y, x + 6, y + 2, x, y + 4, x + 2, y + 2]),
    ];
    return (kinds[whole(kinds.length)] as () => Shape)();
  });
  const expected: string[] = [];
  for (const [i, a] of shapes.entries()) {
    for (let j = i + 1; j < shapes.length; j++) {
      const relation = relate(a, shapes[j] as Shape);
      if (relation !== "disjoint") expected.push(`${i + 1},${j + 1},${relation}`);
    }
  }
  expect(expected.length).toBeGreaterThan(300);
  const ndjson = join(FOLDER, "shapes.ndjson");
  writeFileSync(ndjson, shapes.map((shape) => JSON.stringify(shape)).join("\n"));
  for (const kernel of ["simd", "js"]) {
    const { stdout } = await hantei(["pairs", ndjson, "--kernel", kernel]);
    expect(stdout.trim().split("\n").slice(1)).toEqual(expected);
  }
  // Two files: the halves of the list against each other.
  const [a, b] = [join(FOLDER, "a.ndjson"), join(FOLDER, "b.ndjson")];
  writeFileSync(
    a,
    shapes
      .slice(0, 150)
      .map((shape) => JSON.stringify(shape))
      .join("\n"),
  );
  writeFileSync(
    b,
    shapes
      .slice(150)
      .map((shape, i) => JSON.stringify({ ...shape, id: `${i + 151}` }))
      .join("\n"),
  );
  const crossing = expected.filter((row) => Number(row.split(",")[0]) <= 150 && Number(row.split(",")[1]) > 150);
  expect((await hantei(["pairs", a, b])).stdout.trim().split("\n").slice(1)).toEqual(crossing);
  // Circles alone, as a table.
  const circles = shapes.flatMap((shape, i) => (shape.kind === "circle" ? [[i + 1, shape] as const] : []));
  const table = circles.map(([id, { x, y, radius }]: readonly [number, Circle]) => `${id},${x},${y},${radius}`);
  const numbers = new Set(circles.map(([id]) => String(id)));
  const among = expected.filter((row) =>
    row
      .split(",")
      .slice(0, 2)
      .every((id) => numbers.has(id)),
  );
  expect(
    (await hantei(["pairs", "-"], { input: `id,x,y,radius\n${table.join("\n")}\n` })).stdout
      .trim()
      .split("\n")
      .slice(1),
  ).toEqual(among);
});

test("boxes on a small grid, all relations and groups, against comparisons by hand", async () => {
  const next = randomNumbers(7);
  const boxes = Array.from({ length: 400 }, () => {
    const [x, y] = [Math.floor(next() * 40), Math.floor(next() * 40)];
    return [x, y, x + Math.floor(next() * 4), y + Math.floor(next() * 4), Math.floor(next() * 9)] as const;
  });
  const axis = (a0: number, a1: number, b0: number, b1: number): number => {
    if (a0 > b1 || b0 > a1) return -1;
    if (a0 === a1 && b0 === b1) return 1;
    return a0 < b1 && b0 < a1 ? 1 : 0;
  };
  const expected: string[] = [];
  for (const [i, a] of boxes.entries()) {
    for (let j = i + 1; j < boxes.length; j++) {
      const b = boxes[j] as (typeof boxes)[number];
      const code = Math.min(axis(a[0], a[2], b[0], b[2]), axis(a[1], a[3], b[1], b[3]));
      if (code >= 0 && a[4] === b[4]) expected.push(`${i + 1},${j + 1},${code > 0 ? "overlapping" : "touching"}`);
    }
  }
  const input = `minX,minY,maxX,maxY,group\n${boxes.map((box) => box.join(",")).join("\n")}\n`;
  expect(expected.length).toBeGreaterThan(30);
  expect((await hantei(["pairs", "-", "--by", "group"], { input })).stdout.trim().split("\n").slice(1)).toEqual(
    expected,
  );
});

test("Ctrl-C leaves no piece of a file, and what was there before stays", async () => {
  const folder = mkdtempSync(join(FOLDER, "interrupted-"));
  const out = join(folder, "pairs.csv");
  writeFileSync(out, "before");
  const child = start(["pairs", "-", "--out", out, "--svg", join(folder, "picture.svg")]);
  const result = ended(child);
  child.stdin?.on("error", () => {});
  // More than a pipe holds, so that it is being read by the time all is written; and then nothing: it waits.
  await new Promise((resolve) => child.stdin?.write(STACK + "0,0,1,1\n".repeat(100_000), resolve));
  child.kill("SIGINT");
  expect(await result).toMatchObject({ status: 130, stdout: "" });
  expect(readdirSync(folder)).toEqual(["pairs.csv"]);
  expect(readFileSync(out, "utf8")).toBe("before");
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s in the middle of writing takes the piece away", async (signal, status) => {
  const folder = mkdtempSync(join(FOLDER, "writing-"));
  const input = join(FOLDER, `many-${signal}.csv`);
  // Eight million pairs: there is time to see the piece.
  writeFileSync(input, `start,end\n${Array.from({ length: 4000 }, (_, i) => `${i / 4000},2\n`).join("")}`);
  const child = start(["pairs", input, "--out", join(folder, "pairs.csv")]);
  const result = ended(child);
  // An empty one comes and goes before: whether the folder can be written into is tried at once.
  const hasBegun = (): boolean =>
    readdirSync(folder).some((name) => (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) > 0);
  for (let tries = 0; tries < 600 && !hasBegun(); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.hantei-[\da-f]{12}\.tmp$/)]);
  child.kill(signal);
  expect((await result).status).toBe(status);
  expect(readdirSync(folder)).toEqual([]);
});

test("two million pairs with long names, in little memory", async () => {
  const input = join(FOLDER, "equal.csv");
  const name = (i: number): string => `${String(i).padStart(8, "0")}-0000-4000-8000-000000000000`;
  writeFileSync(
    input,
    `id,minX,minY,maxX,maxY\n${Array.from({ length: 2000 }, (_, i) => `${name(i)},0,0,1,1\n`).join("")}`,
  );
  // The rows take 170 MB.
  const child = start(["pairs", input], { env: { NODE_OPTIONS: "--max-old-space-size=64" } });
  let bytes = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const status = await new Promise((resolve) => child.on("close", resolve));
  expect({ status, bytes }).toEqual({ status: 0, bytes: "a,b,relation\n".length + 1_999_000 * (2 * 36 + 14) });
});

test.skipIf(!hasTerminal)("on a terminal a bar shows how far it is (needs `script`)", async () => {
  const input = join(FOLDER, "long.csv");
  writeFileSync(input, `start,end\n${Array.from({ length: 200_000 }, (_, i) => `${i},${i}.5\n`).join("")}`);
  const { status, stdout } = await ended(startOnTerminal(["pairs", input, "--count"]));
  expect(status).toBe(0);
  expect(stdout).toMatch(/% · \d+ of 3 MB of .*long\.csv/);
  expect(stdout).toMatch(/0\r?\n$/);
});

/** Intervals over each other: of a few thousand there are millions of pairs, which take a while. */
function crowd(name: string, count: number): string {
  const input = join(FOLDER, name);
  writeFileSync(input, `start,end\n${Array.from({ length: count }, (_, i) => `${i / count},2\n`).join("")}`);
  return input;
}

test.skipIf(!hasTerminal)(
  "on a terminal a bar shows how far comparing is, where it takes long and its rows go elsewhere (needs `script`)",
  async () => {
    const out = join(FOLDER, "crowd-out.csv");
    const long = await ended(startOnTerminal(["pairs", crowd("crowd.csv", 4000), "--out", out]));
    expect(long.status).toBe(0);
    expect(long.stdout).toMatch(/% · \d+ of 4000 shapes compared/);
    // The line is cleared at the end, and the cursor is back.
    expect(long.stdout.slice(long.stdout.lastIndexOf("compared"))).toMatch(/\[0?K.*\[\?25h/s);
    expect(statSync(out).size).toBeGreaterThan(7_998_000 * 14);
    const quick = await ended(startOnTerminal(["pairs", crowd("few.csv", 100), "--out", out]));
    expect(quick.stdout).not.toContain("compared");
    const shown = await ended(startOnTerminal(["pairs", crowd("shown.csv", 1500)]));
    expect(shown.stdout).toContain("1499,1500,overlapping");
    expect(shown.stdout).not.toContain("compared");
  },
);

test.skipIf(!hasTerminal)(
  "Ctrl-C while the bar is there leaves no piece, and the cursor back (needs `script`)",
  async () => {
    const folder = mkdtempSync(join(FOLDER, "bar-"));
    const child = startOnTerminal(["pairs", crowd("interrupted.csv", 8000), "--out", join(folder, "pairs.csv")]);
    let shown = "";
    child.stdout?.on("data", (text) => {
      shown += text;
      if (shown.includes("compared") && child.stdin?.writable) child.stdin.end("\u0003");
    });
    const { status, stdout } = await ended(child);
    expect({ status, files: readdirSync(folder) }).toEqual({ status: 130, files: [] });
    expect(stdout.lastIndexOf("\u001b[?25h")).toBeGreaterThan(stdout.lastIndexOf("\u001b[?25l"));
  },
);

test.each([
  [[], 0],
  [["--fail-on-hit"], 1],
])("a reader that leaves ends it quietly: %j", async (options, wanted) => {
  const input = join(FOLDER, "stack.csv");
  writeFileSync(input, STACK);
  const child = start(["pairs", input, ...options]);
  let stderr = "";
  child.stderr?.on("data", (text) => {
    stderr += text;
  });
  const status = new Promise((resolve) => child.on("exit", resolve));
  child.stdout?.once("data", () => child.stdout?.destroy());
  expect(await status).toBe(wanted);
  expect(stderr).toBe("");
});

test("a reader that leaves before the picture is whole is told so", async () => {
  const folder = mkdtempSync(join(FOLDER, "left-"));
  const input = join(FOLDER, "stack.csv");
  writeFileSync(input, STACK);
  const picture = join(folder, "picture.svg");
  const child = start(["pairs", input, "--svg", picture]);
  const result = ended(child);
  child.stdout?.once("data", () => child.stdout?.destroy());
  const told = `note: ${picture} was not written: the reader of standard output left before the end\n`;
  expect(await result).toMatchObject({ status: 0, stderr: told });
  expect(readdirSync(folder)).toEqual([]);
});

test("the first pairs of very many take no longer than to count them all", async () => {
  const nested = Array.from({ length: 30_000 }, (_, i) => `${-i},${-i},${i + 1},${i + 1}\n`).join("");
  const { stdout, stderr } = await hantei(["pairs", "-", "--limit", "2"], { input: `minX,minY,maxX,maxY\n${nested}` });
  expect(stdout).toBe("a,b,relation\n1,2,overlapping\n1,3,overlapping\n");
  expect(stderr).toBe("note: wrote the first 2 of 449985000 pairs\n");
  // A picture of all has counted them.
  const args = ["pairs", "-", "--limit", "2", "--svg", join(FOLDER, "first-pairs.svg")];
  const drawn = await hantei(args, { input: `minX,minY,maxX,maxY\n${nested}` });
  expect(drawn).toMatchObject({ stdout, stderr });
});

test("the first pairs of very many circles are found without looking at the others", async () => {
  const input = `x,y,radius\n${"5,5,2\n".repeat(60_000)}`;
  const { stdout, stderr } = await hantei(["pairs", "-", "--limit", "2"], { input });
  expect(stdout).toBe("a,b,relation\n1,2,overlapping\n1,3,overlapping\n");
  // All of them are 1,799,970,000, which takes minutes.
  expect(stderr).toBe("note: wrote the first 2 pairs, and there are more; --count counts them\n");
});

test.skipIf(process.platform === "win32").each([[["/dev/stdin", "/dev/stdin"]], [["-", "/dev/stdin"]]])(
  "a pipe by two names is refused: %s (Windows has no such names)",
  async (names) => {
    const child = spawn("/bin/sh", [
      "-c",
      `printf '{"x":0,"y":0,"radius":1}' | '${process.execPath}' '${BIN}' pairs ${names.join(" ")} --from ndjson`,
    ]);
    const { status, stdout, stderr } = await ended(child);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe(`error: ${names.join(" and ")} are one pipe, which can be read once; name a file beside it\n`);
  },
);

test.skipIf(process.platform === "win32")(
  "Ctrl-C while all pairs are counted at one go ends it at once with 130, and prints nothing (Windows has no signals)",
  async () => {
    const child = start(["pairs", "-", "--count", "--kernel", "js"]);
    const result = ended(child);
    await new Promise((resolve) => child.stdin?.end(STACK + "0,0,1,1\n".repeat(400_000), () => resolve(undefined)));
    // Once all is read, the count takes minutes, longer than this test may.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    child.kill("SIGINT");
    expect(await result).toEqual({ status: 130, stdout: "", stderr: "" });
  },
);

test.skipIf(process.platform === "win32")(
  "Ctrl-C while a picture is painted ends it at once with 130, and leaves no file (Windows has no signals)",
  async () => {
    const folder = mkdtempSync(join(FOLDER, "painted-"));
    const child = start(["pairs", "-", "--by", "g", "--count", "--svg", join(folder, "picture.svg")]);
    const result = ended(child);
    const circles = Array.from({ length: 200_000 }, (_, i) => `${i},${i % 7},0,1000\n`);
    await new Promise((resolve) => child.stdin?.end(`g,x,y,radius\n${circles.join("")}`, () => resolve(undefined)));
    // By now it is painted, which takes many seconds.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    child.kill("SIGINT");
    const since = Date.now();
    expect(await result).toEqual({ status: 130, stdout: "", stderr: "" });
    expect(Date.now() - since).toBeLessThan(4000);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")(
  "/dev/stdout is standard output: what others wrote there stays (Windows has none)",
  async () => {
    const log = join(FOLDER, "log.txt");
    const descriptor = openSync(log, "w");
    writeSync(descriptor, "before\n");
    const input = join(FOLDER, "two.csv");
    writeFileSync(input, "id,x,y,radius\nA,0,0,5\nB,6,8,5\n");
    const child = spawn(process.execPath, [BIN, "pairs", input, "--out", "/dev/stdout", "--format", "csv"], {
      stdio: ["ignore", descriptor, "inherit"],
    });
    await new Promise((resolve) => child.on("exit", resolve));
    writeSync(descriptor, "after\n");
    closeSync(descriptor);
    expect(readFileSync(log, "utf8")).toBe("before\na,b,relation\nA,B,touching\nafter\n");
  },
);

test("a kernel that cannot run is bad input, however few shapes there are", async () => {
  // Newer engines have no flag that takes WebAssembly away, and Node itself needs it: no module compiles.
  const none =
    "data:text/javascript,WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError(); } }";
  const child = spawn(process.execPath, ["--import", none, BIN, "pairs", "-", "--kernel", "simd"]);
  child.stdin.end("id,x,y,radius\nA,0,0,5\nB,6,8,5\n");
  const { status, stderr } = await ended(child);
  expect(status).toBe(2);
  expect(stderr).toBe("error: --kernel simd: there is no WebAssembly with SIMD here; leave it out, or take js\n");
});

test("a ring of a hundred thousand vertices, in WKT and in GeoJSON, each on one line", async () => {
  const ring = Array.from({ length: 100_000 }, (_, i) => [i % 2 === 0 ? i : i + 0.25, i < 50_000 ? i : 100_000 - i]);
  ring.push(ring[0] as number[]);
  const wkt = `id,wkt\nlong,"POLYGON ((${ring.map((position) => position.join(" ")).join(", ")}))"\ndot,POINT (40000 39000)\n`;
  const { status, stdout, stderr } = await hantei(["pairs", "-"], { input: wkt });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe("a,b,relation\nlong,dot,overlapping\n");
  const geometry = { type: "Polygon", coordinates: [ring] };
  const dot = { type: "Point", coordinates: [40000, 39000] };
  const features = [geometry, dot].map((shape) => ({ type: "Feature", geometry: shape, properties: null }));
  const json = JSON.stringify({ type: "FeatureCollection", features });
  expect((await hantei(["pairs", "-"], { input: json })).stdout).toBe("a,b,relation\n1,2,overlapping\n");
});
