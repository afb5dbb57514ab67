import type { Language, Policy, Text } from "../../formulas/formula.js";
import { formulas } from "../../formulas.js";
import { table, yesNo } from "../markdown.js";
import type { Section } from "../section.js";

const HEAD: Record<Language, readonly string[]> = {
  en: ["formula", "article", "id", "assumes", "touching", "exact in real arithmetic"],
  ja: ["式", "記事", "id", "前提", "接する場合", "実数の計算なら正確か"],
};

const TOUCHING: Record<Policy, Text> = {
  open: { en: "miss", ja: "外れ" },
  closed: { en: "hit", ja: "当たり" },
  mixed: { en: "depends on where", ja: "場所による" },
};

const TITLE: Text = { en: "## The formulas", ja: "## 式の一覧" };

const INTRO: Text = {
  en:
    "Each formula is written once and evaluated three ways: in doubles, as an article's program would; in doubles that count " +
    "every operation really made (what a short-circuit skips is not counted, and a difference that an article writes twice to square it is taken once); and in exact fractions of big integers, which " +
    "is real arithmetic. Doubles are the usual 64-bit numbers of JavaScript.",
  ja:
    "どの式も 1 度だけ書き、3 通りに計算する。記事のプログラムと同じ倍精度浮動小数点数（以下、倍精度数）、実際に行った演算を" +
    "数えながらの倍精度数（短絡評価で飛ばした分は数えない。記事が 2 乗のために 2 度書いている差は 1 度だけ計算する）、そして多倍長整数の分数による正確な計算、つまり実数の計算である。",
};

/** The table of all formulas. */
export function catalogue(): Section {
  return (language) => {
    const rows = formulas.map((formula) => [
      formula.title[language],
      formula.article === "hantei" ? "–" : formula.article,
      `\`${formula.id}\``,
      formula.assumes[language],
      TOUCHING[formula.policy][language],
      yesNo(formula.exactInReals, language),
    ]);
    return [TITLE[language], INTRO[language], table(HEAD[language], rows)].join("\n\n");
  };
}
