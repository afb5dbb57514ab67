import { expect, it } from "vitest";
import { ARTICLE_003, countCollisions, runSegmentTable } from "../src/index.js";

it("counts the same collisions in every row", async () => {
  const rows = await runSegmentTable({ pairs: 200_000 });
  expect(rows.map(({ name }) => name)).toEqual(["base", "byParameters", "bySideProducts", "hantei"]);
  expect(rows.map(({ label }) => label)).toEqual(["Base", "Totoki", "Luna", "Hantei"]);
  const [base, ...tests] = rows;
  expect(base?.collisions).toBeUndefined();
  // 46,296 is expected; three standard deviations are 566.
  for (const row of tests) {
    expect(row.collisions).toBe(tests[0]?.collisions);
    expect(Math.abs((row.collisions ?? 0) - (200_000 * 25) / 108)).toBeLessThan(566);
  }
  expect(countCollisions(200_000)).toBe(tests[0]?.collisions);
});

it("adds up its times", async () => {
  const [base, ...tests] = await runSegmentTable({ pairs: 50_000 });
  if (base === undefined) throw new Error("no Base row");
  expect(base.milliseconds).toBeGreaterThan(0);
  expect(base.netMilliseconds).toBe(0);
  expect(base.nanosecondsAPair).toBeCloseTo((base.milliseconds * 1e6) / 50_000);
  for (const row of tests) {
    expect(row.milliseconds).toBeCloseTo(base.milliseconds + row.netMilliseconds);
    expect(row.nanosecondsAPair).toBeCloseTo((row.netMilliseconds * 1e6) / 50_000);
    expect(row.relativeToBase).toBeCloseTo(row.netMilliseconds / base.milliseconds);
  }
});

it("draws another count from another seed, and the same from the same", async () => {
  const count = async (seed: number): Promise<number | undefined> =>
    (await runSegmentTable({ pairs: 20_000, seed }))[3]?.collisions;
  expect(await count(1)).toBe(await count(1));
  expect(await count(1)).not.toBe(await count(2));
});

it("reports progress up to the last pair", async () => {
  const done: number[] = [];
  await runSegmentTable({ pairs: 40_000, onProgress: (pairs, of) => done.push(pairs / of) });
  expect(done.length).toBeGreaterThan(1);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(done.at(-1)).toBe(1);
});

it("stops between chunks where asked to", async () => {
  const stop = new AbortController();
  const reason = new Error("enough");
  let calls = 0;
  const table = runSegmentTable({
    pairs: 10_000_000,
    signal: stop.signal,
    onProgress: () => {
      calls++;
      stop.abort(reason);
    },
  });
  await expect(table).rejects.toBe(reason);
  expect(calls).toBe(1);
});

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %s pairs", async (pairs) => {
  await expect(runSegmentTable({ pairs })).rejects.toThrow(expect.objectContaining({ code: "ERR_RANGE" }));
});

it("takes the article's recipe by default", () => {
  expect(ARTICLE_003).toEqual({ pairs: 10_000_000, seed: 4992, collisions: 2_313_804 });
});
