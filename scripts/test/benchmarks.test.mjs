/** What stands between a measurement and what is told of it: counts that must agree, tables, targets, plots. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { box, explain } from "hantei";
import { countPairs } from "hantei/broadphase";
import { toSVG } from "hantei/render";
import { describe, expect, test, vi } from "vitest";
import { contest, contestant } from "../../benchmarks/lib/contest.mjs";
import { fromCsv, toCsv } from "../../benchmarks/lib/csv.mjs";
import { judge, tally, verdictRows } from "../../benchmarks/lib/judge.mjs";
import { ONLY, readFlags } from "../../benchmarks/lib/options.mjs";
import { RESULTS, readTables } from "../../benchmarks/lib/tables.mjs";
import { COLORS, paletteOf, spread, widthOf } from "../../benchmarks/plots/paper.mjs";
import { drawn } from "../../benchmarks/plots/plots.mjs";
import { TARGETS } from "../../benchmarks/targets.mjs";
import { run } from "../lib/process.mjs";
import { ROOT } from "../lib/root.mjs";

// Suites are started, and read their data; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

describe("a contest", () => {
  /** A contestant that takes the times given, one after another. */
  const timed = (kind, count, ...times) => {
    let call = 0;
    return { kind, run: () => ({ ms: times[Math.min(call++, times.length - 1)], count }) };
  };

  test("refuses counts that differ", async () => {
    const contestants = { hantei: timed("ours", 5, 100), other: timed("peer", 6, 100) };
    await expect(contest("work", 10, contestants)).rejects.toThrow("work, 10: other found 6, hantei 5");
  });

  test("refuses counts that differ in a later round only", async () => {
    let calls = 0;
    const lost = { kind: "peer", run: () => ({ ms: 300, count: ++calls > 3 ? 4 : 5 }) };
    const settled = contest("work", 10, { hantei: timed("ours", 5, 300), lost }, { rounds: 3 });
    await expect(settled).rejects.toThrow("differ");
  });

  test("notes what float32 finds, within a thousandth", async () => {
    const near = { ...timed("peer", 9995, 300), rounds32: true };
    const rows = await contest("work", 10, { hantei: timed("ours", 10000, 300), near });
    expect(rows[1].note).toBe("float32: found 9995");
    const far = { ...timed("peer", 9000, 300), rounds32: true };
    await expect(contest("work", 10, { hantei: timed("ours", 10000, 300), far })).rejects.toThrow("9000");
  });

  test("gives medians of at least seven rounds to ours, native code and the fastest peer; says who is left out", async () => {
    const contestants = {
      // Two calls are enough to warm up where they take so long.
      hantei: timed("ours", 1, 900, 900, 300, 100, 200, 500, 400, 250, 350),
      "native C++": timed("native", 1, 250),
      fast: timed("peer", 1, 600),
      slow: timed("peer", 1, 1000),
      slower: timed("peer", 1, 5000),
    };
    const rows = await contest("work", 10, contestants, { leftOut: { slowest: "it takes an hour" } });
    const of = Object.fromEntries(rows.map((row) => [row.contestant, row]));
    expect(of.hantei).toMatchObject({ ms: 300, runs: 7, "times ours": 1 });
    expect(of["native C++"].runs).toBe(7);
    expect(of.fast).toMatchObject({ ms: 600, runs: 7, "times ours": 2 });
    expect(of.slow.runs).toBe(1);
    expect(of.slower).toMatchObject({ ms: 5000, runs: 1 });
    expect(of.slowest).toMatchObject({ ms: "", runs: 0, note: "left out: it takes an hour" });
  });

  test("does not time the first six calls", async () => {
    const contestants = { hantei: timed("ours", 1, 90, 80, 70, 60, 50, 40, 30) };
    const [own] = await contest("work", 10, contestants);
    expect(own).toMatchObject({ ms: 30, runs: 15 });
  });

  test("times what a function takes", async () => {
    const { ms, count } = contestant("ours", () => 7).run(1000);
    expect(count).toBe(7);
    expect(ms).toBeLessThan(1);
  });
});

test("a table comes back from its file", () => {
  const rows = [
    { work: 'a "b", c', boxes: 1000, ms: 0.5, note: "" },
    { work: "d", boxes: 10, ms: "", note: "left out: long, too" },
  ];
  expect(fromCsv(toCsv("machine", rows))).toEqual({ machine: "machine", rows });
  expect(() => fromCsv("a,b\n1,2\n")).toThrow("no machine");
  expect(() => fromCsv("# machine\na,b\n1\n")).toThrow("1 cells, not 2");
});

describe("targets", () => {
  const row = (kind, ms, contestant = kind) => ({ work: "uniform", boxes: 10000, contestant, kind, ms });
  const verdictOf = (rows, of, to) =>
    judge({ joins: rows }).find(
      ({ target }) =>
        target.where.boxes === 10000 && target.where.work === "uniform" && target.of === of && target.to === to,
    );

  test("compare with the fastest peer", () => {
    const peers = [row("peer", 80, "a"), row("peer", 35, "b"), { ...row("peer", "", "c") }];
    expect(verdictOf([row("ours", 1), ...peers], "ours", "peer")).toMatchObject({ value: 35, verdict: "met" });
    expect(verdictOf([row("ours", 1.01), ...peers], "ours", "peer").verdict).toBe("missed");
    expect(verdictOf(peers, "ours", "peer")).toMatchObject({ value: undefined, verdict: "not measured" });
  });

  test("compare with native code", () => {
    expect(verdictOf([row("ours", 1.75), row("native", 1)], "ours", "native").verdict).toBe("met");
    expect(verdictOf([row("ours", 1.76), row("native", 1)], "ours", "native").verdict).toBe("missed");
    expect(verdictOf([row("ours", 1.76)], "ours", "native").verdict).toBe("not measured");
  });

  test("tell a miss with the digits that show it", () => {
    const said = (ms) => verdictRows([verdictOf([row("ours", ms), row("native", 1)], "ours", "native")])[0].at(-1);
    expect(said(1.75)).toBe("1.75×");
    expect(said(1.7534)).toBe("1.753×");
    expect(said(1.76)).toBe("1.76×");
    const far = [row("ours", 1), row("peer", 34.6)];
    expect(verdictRows([verdictOf(far, "ours", "peer")])[0].at(-1)).toBe("34.6×");
  });

  test("look at growth and at columns", () => {
    const at = (boxes, ms) => ({ work: "uniform", boxes, contestant: "hantei", kind: "ours", ms });
    const growth = (rows) => judge({ joins: rows }).find(({ target }) => target.growth !== undefined);
    expect(growth([at(1e5, 1), at(1e6, 10), at(1e7, 300)])).toMatchObject({ value: 3, verdict: "met" });
    expect(growth([at(1e5, 1), at(1e6, 40), at(1e7, 100)])).toMatchObject({ value: 4, verdict: "missed" });
    expect(growth([at(1e5, 1), at(1e7, 100)]).verdict).toBe("not measured");
    const batch = [{ pairs: "segments", contestant: "twin", "times faster than the fastest peer": 2.5 }];
    expect(judge({ batch }).filter(({ verdict }) => verdict === "met").length).toBe(1);
  });

  test("are each about a table of ours, and are told one by one", () => {
    expect(new Set(TARGETS.map(({ table }) => table))).toEqual(
      new Set(["joins", "joins-first-call", "queries", "batch"]),
    );
    const judged = judge({});
    expect(tally(judged)).toBe(`of ${TARGETS.length} targets 0 are met, 0 missed, ${TARGETS.length} not measured`);
    const told = verdictRows(judged).map((cells) => cells.join());
    expect(new Set(told).size).toBe(TARGETS.length);
    expect(told.join()).not.toMatch(/undefined|NaN/);
  });

  test("are not met by rounding: where a row has its times, these tell", () => {
    const row = {
      work: "build 1000000",
      scene: "uniform",
      peer: "flatbush",
      "TypeScript, times the fastest peer": 1.5,
    };
    const told = (times) =>
      judge({ queries: [{ ...row, ...times }] }).find(({ target }) => target.what.endsWith("uniform: TypeScript"));
    expect(told({ "flatbush, ms": 149.7, "ours in TypeScript, ms": 100 }).verdict).toBe("missed");
    expect(told({ "flatbush, ms": 150, "ours in TypeScript, ms": 100 }).verdict).toBe("met");
    expect(told({}).value).toBe(1.5);
  });

  test("name work that the kept tables have", () => {
    const tables = readTables(RESULTS);
    const missing = TARGETS.filter(({ table, where }) => {
      const rows = tables[table]?.rows ?? [];
      return (
        rows.length > 0 && !rows.some((each) => Object.entries(where).every(([name, value]) => each[name] === value))
      );
    });
    expect(missing.map(({ what }) => what)).toEqual([]);
  });
});

/** Where the texts of a plot lie, about; those of its own style sheet and title left out. */
function textsOf(svg) {
  return Array.from(svg.matchAll(/<text(?: class="([^"]*)")? x="([^"]*)" y="([^"]*)"([^>]*)>([^<]*)</g), (found) => {
    const [, look = "", x, y, rest, words] = found;
    const size = look.includes("small") ? 12 : look.includes("title") ? 19 : 14;
    const width = (widthOf(words) * size) / 14;
    const left = Number(x) - (rest.includes("end") ? width : rest.includes("middle") ? width / 2 : 0);
    return { words, minX: left, maxX: left + width, minY: Number(y) - 0.75 * size, maxY: Number(y) + 0.2 * size };
  });
}

function overlapsIn(svg) {
  const texts = textsOf(svg);
  const column = (name) => Float64Array.from(texts, (each) => each[name]);
  const boxes = { minX: column("minX"), minY: column("minY"), maxX: column("maxX"), maxY: column("maxY") };
  return { texts, boxes, pairs: countPairs(boxes, { touching: false }) };
}

describe("plots", () => {
  /** Tables of the same form with times of any kind. */
  function madeUp(seed) {
    let state = seed;
    const draw = () => {
      state = (state * 16807) % 2147483647;
      return state / 2147483647;
    };
    const works = new Set(TARGETS.filter(({ table }) => table === "joins").map(({ where }) => where.work));
    const contestants = { hantei: "ours", "hantei, TypeScript": "twin", "native C++": "native" };
    for (const peer of ["flatbush", "box-intersect", "rbush"]) contestants[peer] = "peer";
    const rows = [...works].flatMap((work) =>
      [1000, 10000, 100000, 1000000].flatMap((boxes) =>
        Object.entries(contestants).map(([who, kind]) => {
          const ms = (boxes / 1e4) * 10 ** (draw() * (seed % 3));
          return { work, boxes, contestant: who, kind, ms };
        }),
      ),
    );
    const asked = TARGETS.filter(({ column }) => column === "times the fastest peer");
    const queries = asked.map(({ where }) => ({
      ...where,
      "times the fastest peer": 10 ** (4 * draw() - 1),
      peer: "flatbush",
    }));
    return { joins: { machine: "m", rows }, queries: { machine: "m", rows: queries } };
  }
  const scenes = [
    ["as kept", readTables(RESULTS)],
    ...[1, 2, 3, 4, 5, 6].map((seed) => [`made up ${seed}`, madeUp(seed)]),
  ];

  test.each(scenes.flatMap(([name, tables]) => ["en", "ja"].map((lang) => [name, lang, tables])))(
    "%s, %s: no text lies on another or leaves the paper",
    (_, lang, tables) => {
      const plots = Object.entries(drawn(tables, lang));
      expect(plots.length).toBeGreaterThan(1);
      for (const [, { svg, alt }] of plots) {
        expect(svg + alt).not.toMatch(/NaN|undefined|Infinity/);
        const { texts, boxes, pairs } = overlapsIn(svg);
        expect(texts.length).toBeGreaterThan(8);
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg);
        expect([
          pairs,
          Math.min(...boxes.minX) >= 0,
          Math.max(...boxes.maxX) <= width,
          Math.max(...boxes.maxY) <= height,
        ]).toEqual([0, true, true, true]);
      }
    },
  );

  test("texts that lie on one another are noticed", () => {
    expect(overlapsIn('<text x="0" y="20">some words</text><text x="40" y="25">others</text>').pairs).toBe(1);
  });

  test("they have the colors of the library's pictures, by day and by night", () => {
    const picture = toSVG(explain(box(0, 0, 5, 5), box(6, 1, 8, 4)));
    const [day, night] = Array.from(paletteOf(COLORS).matchAll(/svg\{([^}]*)\}/g), ([, rules]) => rules);
    expect([picture.includes(`{${day}}`), picture.includes(`{${night}}`)]).toEqual([true, true]);
  });

  test("labels are spread as little as they must be", () => {
    expect(spread([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(spread([98, 99, 3], 10, 0, 100)).toEqual([90, 100, 3]);
  });
});

test.each([
  [["--suite", "nope"], 'there is no suite "nope"'],
  [["--sute"], "--sute"],
  [["--quick", "--write"], "--quick takes too little to be kept"],
])("npm run bench refuses %j", async (args, why) => {
  const { status, output } = await run("node", ["scripts/bench.mjs", ...args]);
  expect(status).toBe(2);
  expect(output).toContain(why);
});

test("npm run bench says how it is used, and judges what is kept", async () => {
  const { status, stdout } = await run("node", ["scripts/bench.mjs", "--help"]);
  expect([status, stdout.includes("--write")]).toEqual([0, true]);
  const kept = await run("node", ["scripts/bench.mjs", "--targets"]);
  expect([kept.status, /of \d+ targets \d+ are met/.test(kept.stdout)]).toEqual([0, true]);
});

test.each(["joins", "real", "intervals"])(
  "the suite %s says how it is used, and refuses other flags",
  async (suite) => {
    const { status, stdout } = await run("node", [`benchmarks/suites/${suite}.mjs`, "--help"]);
    expect([status, stdout.includes("--only TEXT")]).toEqual([0, true]);
    const refused = await run("node", [`benchmarks/suites/${suite}.mjs`, "--onyl"]);
    expect(refused.status).toBe(2);
    const nothing = await run("node", [`benchmarks/suites/${suite}.mjs`, "--quick", "--only", "no such work"]);
    expect([nothing.status, nothing.output.includes('holds "no such work"')]).toEqual([2, true]);
  },
);

test.each([
  [[], undefined],
  [["--only", "uniform"], undefined],
  [["--write"], "all"],
  [["--write", "--only", "uniform"], "these"],
  [["--write", "--casts"], "nothing"],
  [["--write", "--quick"], "nothing"],
  [["--write", "--only", "uniform", "--quick"], "nothing"],
])("with %j a suite keeps %s", (args, keeps) => {
  const own = { ...ONLY, casts: { type: "boolean", default: false, keeps: "nothing" } };
  expect(readFlags("usage", own, args).keeps).toBe(keeps);
});

test("every suite refuses a flag that it does not know, before it measures", async () => {
  for (const name of readdirSync(join(ROOT, "benchmarks/suites"))) {
    const { status, output } = await run("node", [`benchmarks/suites/${name}`, "--no-such-flag"]);
    expect([name, status, output.includes(`node benchmarks/suites/${name}`)]).toEqual([name, 2, true]);
  }
});
