import type { Language } from "../formulas/formula.js";
import { circleBoxFigure, slotsFigure } from "./figures.js";
import { boxes3d } from "./sections/boxes-3d.js";
import { catalogue } from "./sections/catalogue.js";
import { centers } from "./sections/centers.js";
import { circleBox } from "./sections/circle-box.js";
import { corners } from "./sections/corners.js";
import { segments } from "./sections/segments.js";
import { properOrders, slots } from "./sections/slots.js";

const INTRO: Record<Language, string> = {
  en: `# The articles' formulas, run and counted

[日本語](formulas.ja.md)

Five articles taught this library what to decide: 000 boxes by two corners, 001 boxes by center and size, 002 from time slots to
boxes, 003 segment against segment, 004 circle against box. This page answers the questions they left open, with proofs and
with numbers. Every number here comes from running \`packages/formulas\`, which writes this page (\`npm run generate -w
@hantei/formulas\`); a test fails where the two differ. Random scenes come from the Mersenne Twister with fixed seeds. Times are not
on this page, since they are different on every machine: \`hantei bench\` prints article 003's table for yours.`,
  ja: `# 記事の式を動かして数える

[English](formulas.md)

このライブラリが何を判定するかは、5 つの記事から学んだ。000：対角の 2 点による矩形、001：中心と大きさによる矩形、002：時間帯から
矩形へ、003：線分と線分、004：円と矩形。このページでは、記事が残した問いに証明と数値で答える。数値はすべて \`packages/formulas\` を実行して
得たもので、このページもそこから生成する（\`npm run generate -w @hantei/formulas\`）。両者が食い違えばテストが失敗する。乱数の場面は、
シードを固定したメルセンヌ・ツイスターで作る。時間は計算機ごとに違うので載せていない。記事 003 の表は \`hantei bench\` で、お使いの計算機
について表示できる。`,
};

/**
 * Everything the generator writes, by path within `docs/`. Measures anew at each call, which takes some seconds, and gives
 * the same text on every machine.
 */
export function pages(): ReadonlyMap<string, string> {
  const sections = [catalogue(), corners(), centers(), slots(), boxes3d(), circleBox(), segments()];
  const page = (language: Language): string =>
    `${[INTRO[language], ...sections.map((section) => section(language))].join("\n\n")}\n`;
  return new Map([
    ["formulas.md", page("en")],
    ["formulas.ja.md", page("ja")],
    ["figures/formulas-slots.svg", slotsFigure(properOrders())],
    ["figures/formulas-circle-box.svg", circleBoxFigure("en")],
    ["figures/formulas-circle-box.ja.svg", circleBoxFigure("ja")],
  ]);
}
