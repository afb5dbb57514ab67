/**
 * Everything that is drawn and written from the tables under `results`: plots in both languages, the page of targets, and what
 * README shows of them. From the tables alone: nothing is measured here.
 */
import { readFileSync } from "node:fs";
import { judge, tally, verdictRows } from "../lib/judge.mjs";
import { RESULTS, readTables } from "../lib/tables.mjs";
import { TARGETS } from "../targets.mjs";
import { growthOf, growthPlot } from "./growth.mjs";
import { ratioPlot, shown } from "./ratios.mjs";
import { WORDS } from "./words.mjs";

const FOLDER = "benchmarks/results";
const READMES = { en: "README.md", ja: "README.ja.md" };
const BEGIN = "<!-- npm run generate:plots -->";
const END = "<!-- as far as here -->";

/** Every file this writes, by its path in the repository; `tables` are those that are kept. */
export function plots(tables = readTables(RESULTS)) {
  const files = {};
  const rows = Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.rows]));
  for (const lang of ["en", "ja"]) {
    const ending = lang === "en" ? "svg" : `${lang}.svg`;
    const shownHere = [];
    for (const [name, { svg, alt }] of Object.entries(drawn(tables, lang))) {
      files[`${FOLDER}/${name}.${ending}`] = svg;
      shownHere.push(`![${alt}](${FOLDER}/${name}.${ending})\n`);
    }
    if (shownHere.length === 0) continue;
    const text = readFileSync(new URL(`../../${READMES[lang]}`, import.meta.url), "utf8");
    const said = `${WORDS[lang].readme(tables.joins.machine)}\n`;
    files[READMES[lang]] = withBlock(text, [...shownHere, said].join("\n"));
  }
  files[`${FOLDER}/targets.md`] = targetsPage(rows, tables);
  return files;
}

/** The plots of the tables that are there: SVG, and what to say instead. */
export function drawn({ joins, real, queries }, lang) {
  const words = WORDS[lang];
  const made = {};
  if (joins !== undefined) {
    const growth = growthOf(joins.rows);
    const at = (contestant) =>
      growth.find((each) => each.contestant === contestant)?.points.find(([n]) => n === 1e6)?.[1];
    const peers = growth.filter(({ kind }) => kind === "peer").map(({ contestant }) => [at(contestant), contestant]);
    const [cost, peer] = peers.filter(([each]) => each !== undefined).sort(([a], [b]) => a - b)[0] ?? [];
    const alt = words.alt.growth(rounded(at("hantei")), rounded(cost), peer);
    made["joins-growth"] = { svg: growthPlot(joins, lang), alt };

    const bars = barsOf([...joins.rows, ...(real?.rows ?? [])], words).filter(({ work }) => work !== "border segments");
    const adverse = bars.filter(({ work }) => work.startsWith("adverse"));
    const groups = [
      { bars: bars.filter((bar) => !adverse.includes(bar)) },
      { heading: words.ratios.adverse, bars: adverse },
    ].filter((group) => group.bars.length > 0);
    const { title, legend } = words.ratios;
    made.joins = {
      svg: ratioPlot({ groups, title, legend, machine: joins.machine, lang }),
      alt: spanned(bars, words.alt.ratios),
    };
  }
  if (queries !== undefined) {
    const bars = queries.rows.map((row) => ({
      label: words.query(row.work, row.scene).replace(/\d{4,}/g, (digits) => words.number(Number(digits))),
      ratio: row["times the fastest peer"],
      peer: row.peer,
      goal: TARGETS.find(
        ({ table, where }) => table === "queries" && where.work === row.work && where.scene === row.scene,
      )?.atLeast,
    }));
    const { title, legend } = words.queries;
    const svg = ratioPlot({ groups: [{ bars }], title, legend, machine: queries.machine, lang });
    made.queries = { svg, alt: spanned(bars, words.alt.queries) };
  }
  return made;
}

/** One bar for each piece of work that a peer could do, too. */
function barsOf(rows, words) {
  const works = new Map();
  for (const row of rows) {
    const key = `${row.work}/${row.boxes}`;
    if (row.ms !== "") works.set(key, [...(works.get(key) ?? []), row]);
  }
  return [...works.values()].flatMap((all) => {
    const [{ work, boxes }] = all;
    const time = (kind) => all.find((row) => row.kind === kind)?.ms;
    const [fastest] = all.filter(({ kind }) => kind === "peer").sort((a, b) => a.ms - b.ms);
    if (fastest === undefined) return [];
    const over = (kind) => (time(kind) === undefined ? undefined : fastest.ms / time(kind));
    const isOneSize = work.startsWith("adverse");
    return [
      {
        work,
        label: isOneSize ? words.work(work) : words.sized(words.work(work), words.number(boxes)),
        ratio: over("ours"),
        peer: fastest.contestant,
        twin: over("twin"),
        native: over("native"),
        goal: goalFor(work, boxes),
      },
    ];
  });
}

function goalFor(work, boxes) {
  const about = TARGETS.find(
    ({ table, where, of, to }) =>
      table === "joins" && of === "ours" && to === "peer" && where.work === work && (where.boxes ?? boxes) === boxes,
  );
  return about?.atLeast;
}

const rounded = (value) => (value === undefined ? "?" : Math.round(value).toLocaleString("en"));

function spanned(bars, say) {
  const ratios = bars.map(({ ratio }) => ratio);
  return say(shown(Math.min(...ratios)), shown(Math.max(...ratios)));
}

function withBlock(text, block) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`README has no place for the plots: ${BEGIN} … ${END}`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${block}\n${text.slice(end)}`;
}

function targetsPage(rows, tables) {
  const judged = judge(rows);
  const machines = [...new Set(Object.values(tables).map(({ machine }) => machine))];
  const lines = verdictRows(judged).map((cells) => `| ${cells.join(" | ")} |`);
  return `# Targets

What we aimed at, and what the kept tables say (${machines.join("; ")}): ${tally(judged)}. Written by
\`npm run generate:plots\`; \`npm run bench -- --write\` measures anew.

| | work | goal | measured |
| --- | --- | --- | --- |
${lines.join("\n")}
`;
}
