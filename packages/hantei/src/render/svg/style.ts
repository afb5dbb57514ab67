/**
 * The one look: A red and B blue, what they share violet, contact amber, gaps gray, on calm paper. Never by color alone: A is
 * hatched one way and drawn solid, B hatched the other way and drawn dashed, and every mark has its words.
 */

/** Light or dark paper; "auto" follows the reader's own setting. */
export type Theme = "auto" | "light" | "dark";

const TEXT_FONT = `"Inter","Noto Sans","Noto Sans JP","Noto Sans CJK JP","Hiragino Sans","Yu Gothic",system-ui,sans-serif`;
const FORMULA_FONT = `"JetBrains Mono","SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Noto Sans Mono",monospace`;

const LIGHT =
  "--paper:#fcfbf8;--ink:#26282c;--quiet:#6d6f75;--line:#e2dfd8;--a:#c8372d;--b:#2563b8;--both:#7c3fa8;--touch:#b36b00;--gap:#74767c";
const DARK =
  "--paper:#17191d;--ink:#e8e6e1;--quiet:#a2a5ac;--line:#30343b;--a:#ff7d72;--b:#7db2ff;--both:#cf9cf5;--touch:#f2b24a;--gap:#a8abb2";

const RULES: readonly (readonly [string, string])[] = [
  [".paper", "fill:var(--paper)"],
  ["text", `font-family:${TEXT_FONT};font-size:14px;fill:var(--ink)`],
  [".verdict", "font-size:19px;font-weight:600"],
  [".quiet", "fill:var(--quiet)"],
  [".formula", `font-family:${FORMULA_FONT};font-size:13px;fill:var(--quiet)`],
  [".number", "font-size:12px;fill:var(--quiet)"],
  [".name", "font-size:17px;font-weight:700"],
  [".halo", "paint-order:stroke;stroke:var(--paper);stroke-width:5px;stroke-linejoin:round"],
  ["line,path,rect,circle", "fill:none;stroke-width:1.5px"],
  [".frame", "stroke:var(--line);stroke-width:1px"],
  [".edge-a", "stroke:var(--a)"],
  [".edge-b", "stroke:var(--b);stroke-dasharray:7 4"],
  [".edge-both", "stroke:var(--both);stroke-width:4px"],
  [".wash-a", "fill:var(--a);fill-opacity:.08"],
  [".wash-b", "fill:var(--b);fill-opacity:.08"],
  [".wash-both", "fill:var(--both);fill-opacity:.3"],
  [".hatch-a", "stroke:var(--a);stroke-opacity:.35;stroke-width:1px"],
  [".hatch-b", "stroke:var(--b);stroke-opacity:.35;stroke-width:1px"],
  [".dot-a", "fill:var(--a);stroke:var(--paper)"],
  [".dot-b", "fill:var(--paper);stroke:var(--b);stroke-width:2.5px"],
  [".ink-a", "fill:var(--a)"],
  [".ink-b", "fill:var(--b)"],
  [".ink-both", "fill:var(--both);font-weight:600"],
  [".ink-touch", "fill:var(--touch);font-weight:600"],
  [".ink-gap", "fill:var(--gap);font-weight:600"],
  [".bar-a", "stroke:var(--a);stroke-width:4px"],
  [".bar-b", "stroke:var(--b);stroke-width:4px;stroke-dasharray:7 2.5"],
  [".cap-a", "stroke:var(--a)"],
  [".cap-b", "stroke:var(--b)"],
  [".arrow-a", "stroke:var(--a);stroke-width:2px"],
  [".arrow-b", "stroke:var(--b);stroke-width:2px"],
  [".rail", "stroke:var(--line);stroke-width:1px"],
  [".parting", "stroke:var(--gap);stroke-width:1.2px;stroke-dasharray:2 4;stroke-linecap:round"],
  [".meeting", "stroke:var(--touch);stroke-width:1.2px;stroke-dasharray:2 4;stroke-linecap:round"],
  [".measure", "stroke:var(--gap);stroke-width:1.2px"],
  [".ring-paper", "stroke:var(--paper);stroke-width:5px"],
  [".ring-both", "stroke:var(--both);stroke-width:2px"],
  [".core-both", "fill:var(--both);stroke:none"],
  [".leader-both", "stroke:var(--both);stroke-width:1.2px;stroke-dasharray:2 4;stroke-linecap:round"],
  [".leader-touch", "stroke:var(--touch);stroke-width:1.2px;stroke-dasharray:2 4;stroke-linecap:round"],
  [".mark-touch", "fill:var(--touch);stroke:var(--paper);stroke-width:1.5px"],
  [".contact-dot", "fill:var(--both);stroke:var(--paper);stroke-width:1.5px"],
  [".contact-arrow", "stroke:var(--ink);stroke-width:2px;stroke-linecap:round"],
  [".ink-contact", "fill:var(--ink);font-weight:600"],
  [".icon-disjoint", "stroke:var(--gap);stroke-width:2px"],
  [".icon-touching", "stroke:var(--touch);stroke-width:2px"],
  [".icon-overlapping", "stroke:var(--both);stroke-width:2px"],
];

/** The style sheet of one picture; every rule names its id, so that it reaches nothing else on a page. */
export function styleSheet(id: string, theme: Theme): string {
  const rules = RULES.map(
    ([selector, rule]) =>
      `${selector
        .split(",")
        .map((part) => `#${id} ${part}`)
        .join(",")}{${rule}}`,
  );
  const dark = theme === "auto" ? `@media (prefers-color-scheme:dark){#${id}{${DARK}}}` : "";
  return `#${id}{${theme === "dark" ? DARK : LIGHT}}${dark}${rules.join("")}`;
}
