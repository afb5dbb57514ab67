/** `hantei pairs` and Parquet: times, and what is lost of them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";
import { FOLDER, parquet } from "./lib/parquet.js";

test("times of every type, dates and texts", async () => {
  const slots = (type: string): string =>
    `select s::${type} as start, e::${type} as "end" from (values (timestamp '2026-11-21 09:00:00', timestamp '2026-11-21 10:00:00'), (timestamp '2026-11-21 09:59:59', timestamp '2026-11-21 11:00:00'), (timestamp '2026-11-21 11:00:00', timestamp '2026-11-21 12:00:00')) t(s, e)`;
  for (const type of ["TIMESTAMP", "TIMESTAMPTZ", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS", "VARCHAR"]) {
    const path = await parquet(`slots-${type}.parquet`, slots(type));
    expect(await hantei(["pairs", path])).toEqual({ status: 0, stdout: "a,b,relation\n1,2,overlapping\n", stderr: "" });
  }
  const zoned = join(FOLDER, "slots.csv");
  writeFileSync(zoned, "start,end\n2026-11-21T18:30+09:00,2026-11-21T09:31Z\n");
  const { stdout } = await hantei(["pairs", join(FOLDER, "slots-TIMESTAMPTZ.parquet"), zoned]);
  expect(stdout).toBe("a,b,relation\n1,1,overlapping\n");
  const late = await parquet(
    "late.parquet",
    `select timestamp '2026-01-05 09:30:00' as start, timestamp '2026-01-03' as "end"`,
  );
  expect((await hantei(["pairs", late])).stderr).toContain("after end: 2026-01-05T09:30 > 2026-01-03");
  for (const [type, told] of [
    ["TIMESTAMP", "2026-01-01T00:00:00.000002 > 2026-01-01T00:00:00.000001"],
    ["TIMESTAMPTZ", "2026-01-01T00:00:00.000002Z > 2026-01-01T00:00:00.000001Z"],
    ["VARCHAR", "2026-01-01 00:00:00.000002 > 2026-01-01 00:00:00.000001"],
  ]) {
    const micros = await parquet(
      `micros-${type}.parquet`,
      `select (timestamp '2026-01-01 00:00:00.000002')::${type} as start, (timestamp '2026-01-01 00:00:00.000001')::${type} as "end"`,
    );
    expect((await hantei(["pairs", micros])).stderr).toContain(`must not be after end: ${told}\n`);
  }
  const fine = await parquet(
    "fine.parquet",
    `select timestamp '2300-01-01 00:00:00.000002' as start, timestamp '2301-01-01' as "end"`,
  );
  expect((await hantei(["pairs", fine])).stderr).toContain("row 1: start: a time is finer than a double tells");
  const mixed = await hantei(["pairs", join(FOLDER, "slots-TIMESTAMP.parquet"), zoned]);
  expect(mixed).toMatchObject({ status: 2, stdout: "" });
  expect(mixed.stderr).toContain("dates with a time zone here, dates without a time zone before");
});

test("times without end", async () => {
  const slots = (type: string): string =>
    `select s::timestamp::${type} as start, e::timestamp::${type} as "end" from (values ('2026-11-21', 'infinity'), ('-infinity', '2026-11-22'), ('2026-01-01', '2026-01-02')) t(s, e)`;
  for (const type of ["TIMESTAMP", "TIMESTAMPTZ", "TIMESTAMP_MS", "TIMESTAMP_NS", "DATE"]) {
    const path = await parquet(`endless-${type}.parquet`, slots(type));
    expect(await hantei(["pairs", path]), type).toEqual({
      status: 0,
      stdout: "a,b,relation\n1,2,overlapping\n2,3,overlapping\n",
      stderr: "",
    });
  }
});

test("times that are null are refused, whichever end they are of", async () => {
  for (const type of ["TIMESTAMP", "TIMESTAMPTZ", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS", "DATE"]) {
    const path = await parquet(
      `null-${type}.parquet`,
      `select s::timestamp::${type} as start, e::timestamp::${type} as "end" from (values ('2026-11-21', '2026-11-22'), (null, '2030-01-01'), ('2026-01-01', null), ('2026-11-21', '2026-11-23')) t(s, e)`,
    );
    expect((await hantei(["pairs", path])).stderr, type).toContain("row 2: start: the value is null");
    const { status, stdout, stderr } = await hantei(["pairs", path, "--skip-bad"]);
    expect({ status, stdout }, type).toEqual({ status: 0, stdout: "a,b,relation\n1,4,overlapping\n" });
    expect(stderr, type).toMatch(/2 .*null/s);
  }
});

test("dates beyond all times are dates", async () => {
  const path = await parquet(
    "far.parquet",
    `select s::date as start, e::date as "end" from (values ('2026-11-21', '300000-01-01'), ('2026-11-21', '2026-11-22'), ('2026-11-20', 'infinity'), ('300000-01-01', '5000000-12-31')) t(s, e)`,
  );
  expect(await hantei(["pairs", path])).toEqual({
    status: 0,
    stdout: "a,b,relation\n1,2,overlapping\n1,3,overlapping\n2,3,overlapping\n3,4,overlapping\n",
    stderr: "",
  });
});

test("nanoseconds with a time zone come as microseconds, which is told", async () => {
  const zoned = "2026-11-21 09:00:00.000001+00";
  const file = await parquet(
    "zoned.parquet",
    `select timestamptz '${zoned}' as start, timestamptz '${zoned}' as "end"`,
  );
  // DuckDB writes microseconds; in the footer, the unit is a field of its union of units: 1, 2 and 3, each an empty structure.
  const bytes = readFileSync(file);
  const micros = Buffer.from([0x11, 0x1c, 0x2c, 0x00, 0x00, 0x00]);
  let count = 0;
  for (let at = bytes.indexOf(micros); at >= 0; at = bytes.indexOf(micros, at + 1), count++) bytes[at + 2] = 0x3c;
  expect(count).toBe(2);
  const finer = join(FOLDER, "finer.parquet");
  writeFileSync(finer, bytes);
  const { status, stderr } = await hantei(["pairs", finer]);
  expect(status).toBe(0);
  for (const column of ["start", "end"]) {
    expect(stderr).toContain(`finer.parquet: the column "${column}" has nanoseconds, of which microseconds are read`);
  }
  expect((await hantei(["pairs", file])).stderr).toBe("");
});

test("nanoseconds name rows with a note, and groups not at all", async () => {
  const file = await parquet("at.parquet", "select 0 x, 0 y, 1 radius, timestamptz '2026-11-21 09:00:00+00' \"at\"");
  const bytes = readFileSync(file);
  bytes[bytes.indexOf(Buffer.from([0x11, 0x1c, 0x2c, 0x00, 0x00, 0x00])) + 2] = 0x3c;
  writeFileSync(file, bytes);
  const told = 'at.parquet: the column "at" has nanoseconds, of which microseconds are read';
  expect(await hantei(["pairs", file, "--columns", "id=at"])).toMatchObject({
    status: 0,
    stderr: expect.stringContaining(`note: ${FOLDER}/${told}`),
  });
  expect(await hantei(["pairs", file, "--by", "at"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`${told}: different groups would be one`),
  });
  expect((await hantei(["pairs", file])).stderr).toBe("");
});
