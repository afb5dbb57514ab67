/** What `npm start` shows: the articles' examples, article 003's table, two pictures, and a map. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./lib/process.mjs";
import { ROOT } from "./lib/root.mjs";

/** Two pairs of shapes worth a picture: article 000's own boxes, and a circle at a box's corner as in article 004. */
const PICTURES = [
  ["article-000.svg", ({ box }) => [box(0, 0, 5, 5), box(1, 1, 6, 4)]],
  ["article-004.svg", ({ box, circle }) => [circle(8, 9, 5), box(0, 0, 5, 5)]],
];

export async function demo() {
  // Not at the top: nothing of this exists before the build.
  const { ARTICLE_003, runArticleExamples } = await import("@hantei/formulas");
  const hantei = await import("hantei");
  const { toSVG } = await import("hantei/render");

  console.log("The articles' own examples\n");
  for (const { article, input, verdict, note } of runArticleExamples("en")) {
    console.log(`  ${article}  ${input}: ${verdict}\n       ${note}`);
  }

  console.log(`\nArticle 003's table on this machine; the article counted ${ARTICLE_003.collisions} collisions\n`);
  const { status } = await run("node", ["packages/cli/bin/hantei.js", "bench"], { show: true });
  if (status !== 0) process.exit(status);

  console.log("\nTwo pictures, with their reasons drawn in");
  mkdirSync(join(ROOT, "out"), { recursive: true });
  for (const [name, shapes] of PICTURES) {
    const [a, b] = shapes(hantei);
    const file = join(ROOT, "out", name);
    writeFileSync(file, toSVG(hantei.explain(a, b)));
    console.log(`  ${hantei.relate(a, b).padEnd(12)}${file}`);
  }
  console.log("\nEvery town's name on a map of the world");
  const { drawTownLabels, townLabels } = await import("./scenes/town-labels.mjs");
  const towns = await townLabels();
  const labels = towns.overlaps.length;
  const hidden = towns.overlaps.reduce((sum, one) => sum + one, 0);
  const number = (value) => value.toLocaleString("en-US");
  console.log(
    `  ${number(labels)} labels at zoom ${towns.zoom}: ${number(hidden)} overlap another, in ${number(towns.found.length / 2)} pairs, found in ${towns.milliseconds.toFixed(0)} ms`,
  );
  const map = join(ROOT, "out", "town-labels.svg");
  writeFileSync(map, drawTownLabels(towns));
  console.log(`  ${"drawn".padEnd(12)}${map}`);
  console.log("\nNext: npx hantei --help");
}
