/** `hantei pairs` and Parquet: numbers, names, groups, and what cannot be used. */
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";
import { FOLDER, parquet } from "./lib/parquet.js";

test("boxes of any numeric type, with ids", async () => {
  const path = await parquet(
    "boxes [1]*'s.parquet",
    `select * from (values (10, 0::double, 0::float, 5::bigint, 5::decimal(9, 2)), (20, 5, 0, 6, 5), (30, 1, 1, 2, 2)) t(id, "minX", "MINY", maxx, "maxY")`,
  );
  const { status, stdout, stderr } = await hantei(["pairs", path, "--format", "ndjson"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe('{"a":10,"b":20,"relation":"touching"}\n{"a":10,"b":30,"relation":"overlapping"}\n');
});

test.runIf(process.platform !== "win32")("names with backslashes", async () => {
  const query = "select * from (values (0, 0, 1, 1), (1, 0, 2, 1)) t(minX, minY, maxX, maxY)";
  const path = await parquet("plain.parquet", query);
  for (const name of ["a\\[1].parquet", "b\\*.parquet", "c\\d.parquet"]) {
    const copy = join(FOLDER, name);
    copyFileSync(path, copy);
    expect(await hantei(["pairs", copy])).toMatchObject({ status: 0, stdout: "a,b,relation\n1,2,touching\n" });
  }
  const both = join(FOLDER, "e\\f*.parquet");
  copyFileSync(path, both);
  const { status, stderr } = await hantei(["pairs", both]);
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("rename the file") });
});

test("a long id full of zeros is read in one go", async () => {
  // Zeros that are followed by something, a million of them: to look for the last zeros from each on would take minutes.
  const query =
    "select i as x, 0 as y, 2 as width, 2 as height, '1' || repeat('0', 1000000) || i as id from range(2) r(i)";
  const { status, stdout } = await hantei(["pairs", await parquet("zeros.parquet", query), "--format", "ndjson"]);
  expect({ status, length: stdout.length }).toEqual({ status: 0, length: 2_000_045 });
});

test("ids and groups of more than 1 MiB", async () => {
  const rows = (length: number) =>
    `select i as x, 0 as y, 2 as width, 2 as height, repeat(chr(65 + i::int), ${length}) as id from range(2) r(i)`;
  const just = await hantei(["pairs", await parquet("just.parquet", rows(2 ** 20)), "--format", "ndjson"]);
  expect({ status: just.status, stderr: just.stderr }).toEqual({ status: 0, stderr: "" });
  const long = await parquet("long.parquet", rows(2 ** 20 + 1));
  for (const args of [[], ["--by", "id"]]) {
    const { status, stderr } = await hantei(["pairs", long, ...args]);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("longer than 1 MiB") });
  }
});

test.runIf(process.platform !== "win32")("a pipe is refused: DuckDB would wait for it for ever", async () => {
  const path = await parquet("piped.parquet", "select 0 as minX, 0 as minY, 1 as maxX, 1 as maxY");
  const pipe = join(FOLDER, "pipe");
  execFileSync("mkfifo", [pipe]);
  const writer = spawn("sh", ["-c", 'exec cat "$0" > "$1"', path, pipe], { stdio: "ignore" });
  const { status, stderr } = await hantei(["pairs", pipe, "--from", "parquet"]);
  writer.kill();
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("from a pipe or a device") });
});

test("rows keep their order over many chunks, and agree with the same table as CSV", async () => {
  const path = await parquet(
    "grid.parquet",
    `select i % 300 as x, i // 300 as y, 1.0 + (i % 7) / 16 as width, 1.0 as height, 'g' || (i // 300 % 3) as g from range(60000) r(i)`,
  );
  const lines = Array.from(
    { length: 60000 },
    (_, i) => `${i % 300},${Math.floor(i / 300)},${1 + (i % 7) / 16},1,g${Math.floor(i / 300) % 3}`,
  );
  const csv = join(FOLDER, "grid.csv");
  writeFileSync(csv, `x,y,width,height,g\n${lines.join("\n")}\n`);
  for (const args of [
    ["--touching", "miss"],
    ["--by", "g", "--touching", "miss"],
  ]) {
    const [fromParquet, fromCsv] = await Promise.all([
      hantei(["pairs", path, ...args]),
      hantei(["pairs", csv, ...args]),
    ]);
    expect(fromParquet.stderr).toBe("");
    expect(fromParquet.stdout.length).toBeGreaterThan(10_000);
    expect(fromParquet.stdout === fromCsv.stdout).toBe(true);
  }
});

test("ids beyond the integers that JSON readers keep are written as text", async () => {
  const path = await parquet(
    "large-ids.parquet",
    "select * from (values (9007199254740993::bigint, 0, 0, 1), (9007199254740992, 0, 0, 1)) t(id, x, y, radius)",
  );
  expect((await hantei(["pairs", path, "--format", "ndjson"])).stdout).toBe(
    '{"a":"9007199254740993","b":"9007199254740992","relation":"overlapping"}\n',
  );
});

test("a small decimal number is the group that it is in JSON", async () => {
  const lines = join(FOLDER, "small.ndjson");
  writeFileSync(lines, '{"start":0,"end":1,"g":1e-7}\n');
  for (const type of ["decimal(10, 7)", "decimal(18, 7)", "decimal(38, 20)", "double"]) {
    const path = await parquet("small.parquet", `select 0 as start, 1 as "end", 0.0000001::${type} as g`);
    expect((await hantei(["pairs", path, lines, "--by", "g"])).stdout).toBe("a,b,relation\n1,1,overlapping\n");
  }
});

test("whole numbers beyond what doubles tell apart are told", async () => {
  const path = await parquet(
    "nanoseconds.parquet",
    `select * from (values (1700000000000000001::bigint, 1700000000000000003::decimal(38, 2)), (null, 2), (9223372036854775807, 1e19::decimal(38, 0)), (3, 4))
       t(start, "end")`,
  );
  const { stderr } = await hantei(["pairs", path, "--skip-bad"]);
  expect(stderr).toContain(
    ": 3 whole numbers are beyond what doubles tell apart (1700000000000000001); the nearest doubles are compared\n",
  );
});

test("numbers that make no box of a size", async () => {
  const path = await parquet(
    "sizes.parquet",
    "select * from (values ('infinity'::double, 0, 1, '1'), (0, 0, -2, '1'), (0, 0, 1, '-Infinity')) t(x, y, width, height)",
  );
  const { status, stdout, stderr } = await hantei(["pairs", path, "--skip-bad"]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "a,b,relation\n" });
  expect(stderr).toContain("row 1: x: Infinity is not finite; a finite number is wanted\n");
  expect(stderr).toContain("row 2: box: width must be 0 or more, not -2\n");
  expect(stderr).toContain('row 3: height: "-Infinity" is not finite; a finite number is wanted\n');
  expect(stderr).toContain("2 not finite, 1 width below 0\n");
});

test("columns that differ in case alone are not guessed among", async () => {
  const path = await parquet(
    "case.parquet",
    "select * from (values (0, 0, 1, 50), (20, 0, 1, 50)) t(x, y, radius, radiuQ)",
  );
  // DuckDB itself writes no such file.
  const bytes = readFileSync(path).toString("latin1").replaceAll("radiuQ", "RADIUS");
  writeFileSync(path, bytes, "latin1");
  const { status, stdout, stderr } = await hantei(["pairs", path]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain('the column "radius" is there 2 times');
  const nested = await parquet(
    "nested.parquet",
    "select * from (values ({x: 9, deep: {y: [1, 2]}}, 0, 0, 1), ({x: 9, deep: {y: [3]}}, 1, 0, 1)) t(about, x, y, radius)",
  );
  expect((await hantei(["pairs", nested])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("a folder called column=value, and a name that begins with ~, say nothing about the rows", async () => {
  for (const folder of ["x=5", "~"]) mkdirSync(join(FOLDER, folder));
  const rows = `select * from (values ('a', 0, 0, 1), ('b', 2, 0, 1), ('c', 100, 0, 1)) t(id, x, y, radius)`;
  const expected = { status: 0, stdout: "a,b,relation\na,b,touching\n", stderr: "" };
  expect(await hantei(["pairs", await parquet("x=5/h.parquet", rows)])).toEqual(expected);
  await parquet("~/t.parquet", rows);
  expect(await hantei(["pairs", "~/t.parquet"], { cwd: FOLDER })).toEqual(expected);
});

test("numbers that group and name are the same as in other formats", async () => {
  const slots = join(FOLDER, "slots.ndjson");
  writeFileSync(slots, '{"room":1,"start":0,"end":9}\n{"room":0.1,"start":0,"end":9}\n');
  for (const type of ["DOUBLE", "FLOAT", "DECIMAL(9, 2)", "BIGINT", "VARCHAR"]) {
    const one = type === "VARCHAR" ? "'1'" : "1";
    const path = await parquet(
      `rooms-${type}.parquet`,
      `select ${one}::${type} as id, ${one}::${type} as room, 1 as start, 2 as "end"`,
    );
    const { stdout } = await hantei(["pairs", path, slots, "--by", "room", "--format", "ndjson"]);
    const id = /DECIMAL|VARCHAR/.test(type) ? '"1"' : "1";
    expect(stdout, type).toBe(`{"a":${id},"b":1,"relation":"overlapping"}\n`);
  }
  for (const type of ["DOUBLE", "FLOAT", "DECIMAL(9, 2)"]) {
    const path = await parquet(`tenth-${type}.parquet`, `select 0.1::${type} as room, 1 as start, 2 as "end"`);
    expect((await hantei(["pairs", path, slots, "--by", "room"])).stdout).toBe("a,b,relation\n1,2,overlapping\n");
  }
});

test("decimals of many digits are read to the nearest double", async () => {
  const digits = ["6.978764079526248173", "9007199254740993", "0.12345678901234567", "-3.141592653589793238"];
  const csv = join(FOLDER, "digits.csv");
  writeFileSync(csv, `start,end\n${digits.map((text) => `${text},${text}`).join("\n")}\n`);
  for (const type of ["DECIMAL(38, 18)", "DECIMAL(18, 0)", "DECIMAL(18, 17)"]) {
    for (const [i, text] of digits.entries()) {
      if (type !== "DECIMAL(38, 18)" && i !== (type === "DECIMAL(18, 0)" ? 1 : 2)) continue;
      const path = await parquet("digits.parquet", `select ${text}::${type} as start, ${text}::${type} as "end"`);
      // An interval of no length overlaps only what is the same to the last bit.
      expect((await hantei(["pairs", path, csv])).stdout, text).toBe(`a,b,relation\n1,${i + 1},overlapping\n`);
    }
  }
});

test("decimals that DuckDB takes for something else are refused where they are used", async () => {
  const rows = "select * from (values (0, 0, 1, 'A', 'g'), (1, 0, 1, 'B', 'g')) t(x, y, radius, id, zone)";
  // Thrift's compact form: the converted type DECIMAL, the scale 2 and the precision. DuckDB itself writes no such files.
  const wide = {
    type: "decimal(38, 2)",
    from: [0x25, 0x0a, 0x15, 0x04, 0x15, 0x4c],
    to: [0x25, 0x0a, 0x15, 0x04, 0x15, 0x4e],
  };
  const logical = { type: "decimal(18, 2)", from: [0x25, 0x0a, 0x15, 0x04], to: [0x25, 0x24, 0x15, 0x04] };
  for (const [{ type, from, to }, which] of [
    [wide, "of more than 38 digits"],
    [logical, "without the converted type DECIMAL"],
  ] as const) {
    for (const [column, value] of [
      ["x", "x"],
      ["id", "radius"],
      ["zone", "radius"],
    ] as const) {
      const name = `decimals-${column}.parquet`;
      const path = await parquet(name, `select * replace (${value}::${type} as ${column}) from (${rows})`);
      const bytes = readFileSync(path);
      bytes.set(to, bytes.lastIndexOf(Buffer.from(from)));
      writeFileSync(path, bytes);
      const told = `${name}: the column "${column}" has decimals ${which}, which are not read; write doubles or text\n`;
      const { status, stdout, stderr } = await hantei(["pairs", path, "--by", "zone", "--skip-bad"]);
      expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: "", stderr: expect.stringContaining(told) });
      if (column !== "zone") continue;
      expect((await hantei(["pairs", path])).stdout).toBe("a,b,relation\nA,B,overlapping\n");
    }
  }
});

test("ids and groups in bytes are UTF-8", async () => {
  const csv = join(FOLDER, "words.csv");
  writeFileSync(csv, "id,room,start,end\nC,Grün,0,9\n");
  const rows = (...names: readonly string[]): string =>
    `select encode('日') as id, unnest([${names.join(", ")}]) as room, 1 as start, 2 as "end"`;
  const words = await parquet("words.parquet", rows("encode('Grün')", "encode(' Grün ')"));
  expect(await hantei(["pairs", words, csv, "--by", "room"])).toEqual({
    status: 0,
    stdout: "a,b,relation\n日,C,overlapping\n日,C,overlapping\n",
    stderr: expect.stringMatching(/^note: [^\n]*"日" is the id of more than one record; [^\n]*\n$/),
  });
  const bad = await parquet("bad-words.parquet", rows("from_hex('4772FC6E')", "null", "encode('Grün')"));
  const told = 'bad-words.parquet, row 1: "room": byte 0xFC is not UTF-8; write the column as text, or name another\n';
  const { status, stderr } = await hantei(["pairs", bad, csv, "--by", "room"]);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(told) });
  const skipped = await hantei(["pairs", bad, csv, "--by", "room", "--skip-bad"]);
  expect(skipped).toMatchObject({ status: 0, stdout: "a,b,relation\n日,C,overlapping\n" });
  expect(skipped.stderr).toContain('row 2: "room": there is no value to group by\n');
  expect(skipped.stderr).toContain("1 not UTF-8, 1 no group\n");
  const ids = await hantei(["pairs", bad, "--columns", "id=room,start=start,end=end", "--skip-bad"]);
  expect(ids.stdout).toBe("a,b,relation\n2,Grün,overlapping\n");
  const long = await parquet("long-words.parquet", rows("encode(repeat('A', 1048577))"));
  expect((await hantei(["pairs", long, "--by", "room"])).stderr).toContain("longer than 1 MiB");
});

test("values that are none are told by row, or skipped", async () => {
  const path = await parquet(
    "bad.parquet",
    `select * from (values (0::double, 1::double), (null, 1), ('nan'::double, 1), (2, 1), (0.5, 0.75)) t(start, "end")`,
  );
  const { status, stderr } = await hantei(["pairs", path]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining("bad.parquet, row 2: start: the value is null"),
  });
  const skipped = await hantei(["pairs", path, "--skip-bad"]);
  expect(skipped).toMatchObject({ status: 0, stdout: "a,b,relation\n1,5,overlapping\n" });
  expect(skipped.stderr).toContain("skipped 3 records");
  expect(skipped.stderr).toContain("row 3: start: NaN lies nowhere");
  const mixed = await parquet(
    "kinds.parquet",
    `select * from (values ('5', 'oops'), ('2026-01-01', '2026-01-03'), ('2026-01-02', '2026-01-04')) t(start, "end")`,
  );
  expect((await hantei(["pairs", mixed, "--skip-bad"])).stdout).toBe("a,b,relation\n2,3,overlapping\n");
});

test("files and columns that cannot be used", async () => {
  const run = async (path: string, ...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await hantei(["pairs", path, ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    return stderr;
  };
  const flags = await parquet("flags.parquet", `select true as start, 1 as "end"`);
  expect(await run(flags)).toContain('the column "start" is of type BOOLEAN; numbers, dates or timestamps are wanted');
  expect(await run(await parquet("other.parquet", "select 1 as a"))).toContain("no columns that make shapes");
  expect(await run(flags, "--by", "room")).toContain('there is no column "room" to group by');
  const nested = await parquet("nested.parquet", `select 0 as start, 1 as "end", [1, 2] as room, {'a': 1} as id`);
  expect(await run(nested)).toContain('the column "id" is of type STRUCT(a INTEGER); an id is text or a number');
  const rooms = await parquet("rooms.parquet", `select 0 as start, 1 as "end", [1, 2] as room`);
  expect(await run(rooms, "--by", "room")).toContain(
    'the column "room" is of type INTEGER[]; a group is text or a number',
  );
  const named = join(FOLDER, "named.csv");
  writeFileSync(named, readFileSync(rooms));
  expect(await run(named)).toContain("named.csv: the file begins as Parquet does; read it with --from parquet");
  const cut = join(FOLDER, "cut.parquet");
  writeFileSync(cut, readFileSync(flags).subarray(0, -10));
  expect(await run(cut)).toMatch(/cut\.parquet: not readable as Parquet: .*(?:magic|footer)/i);
  const empty = join(FOLDER, "empty.parquet");
  writeFileSync(empty, "");
  expect(await run(empty)).toContain("not readable as Parquet");
});

test("NaN is no group and no id", async () => {
  const rows = `select * from (values ('1.5', 0, 1), ('nan', 0, 1)) t(g, "start", "end")`;
  const path = await parquet("nan.parquet", `select g::double as g, g::double as id, "start", "end" from (${rows})`);
  const { status, stderr } = await hantei(["pairs", path, "--by", "g"]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('row 2: "g": there is no value to group by\n'),
  });
  expect((await hantei(["pairs", path])).stdout).toBe("a,b,relation\n1.5,2,overlapping\n");
});

test("spaces around a group", async () => {
  const rows = "select * from (values ('Red', 1, 3), ('Red ', 2, 4)) t(room, \"start\", \"end\")";
  const rooms = await hantei(["pairs", await parquet("rooms-spaced.parquet", rows), "--by", "room"]);
  expect(rooms.stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("a footer that has two numbers of rows is refused", async () => {
  const query = "select i::double minX, 0 minY, i + 1 maxX, 1 maxY from range(5000) t(i)";
  const path = await parquet("whole.parquet", query, "row_group_size 2048");
  expect((await hantei(["pairs", path, "--count"])).stdout).toBe("4999\n");
  const bytes = readFileSync(path);
  // Thrift's compact form: a field of 64 bits, and 2048, or 1500, as a zigzag varint. The last 2048 is that of a row group.
  const at = bytes.lastIndexOf(Buffer.from([0x16, 0x80, 0x20]));
  bytes.set([0x16, 0xb8, 0x17], at);
  const damaged = join(FOLDER, "damaged-rows.parquet");
  writeFileSync(damaged, bytes);
  const { status, stdout, stderr } = await hantei(["pairs", damaged, "--count"]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(
    "its footer says that there are 5000 rows, and its row groups have 4452; the file is damaged",
  );
});

test("what a value is refused for names its column as the file has it", async () => {
  const path = await parquet(
    "own-names.parquet",
    `select 0 as "left", null::int as "top", 1 as "right", 2 as "bottom"`,
  );
  const { status, stderr } = await hantei(["pairs", path, "--columns", "left,top,right,bottom"]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining("own-names.parquet, row 1: top: the value is null; a number is wanted"),
  });
  const geometry = await parquet("own-geometry.parquet", "select null::varchar as geom");
  expect((await hantei(["pairs", geometry, "--columns", "wkt=geom"])).stderr).toContain(
    "row 1: geom: the value is null",
  );
});
