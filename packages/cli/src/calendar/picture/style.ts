/**
 * The one look: what two share is violet and hatched, contact amber, all else ink on calm paper. Light or dark as the reader's
 * own setting says.
 */
import { DARK, FONT, LIGHT } from "../../writers/svg.js";

/** The colors of blocks, beside those of every picture. */
const BLOCKS = { light: "--block:#ffffff;--edge:#a9aaaf", dark: "--block:#22252b;--edge:#6b6f78" };

const RULES: readonly (readonly [string, string])[] = [
  [".paper", "fill:var(--paper)"],
  ["text", `font-family:${FONT};font-size:12px;fill:var(--ink)`],
  [".title", "font-size:20px;font-weight:600"],
  [".group", "font-size:15px;font-weight:600"],
  [".quiet", "fill:var(--quiet)"],
  [".hour", "font-size:11px;fill:var(--quiet);font-variant-numeric:tabular-nums"],
  [".day", "font-size:13px;font-weight:600"],
  [".grid", "stroke:var(--line);stroke-width:1"],
  [".block", "fill:var(--block);stroke:var(--edge);stroke-width:1"],
  [".clashing", "stroke:var(--both);stroke-width:1.5"],
  [".name", "font-weight:600"],
  [".time", "font-size:11px;fill:var(--quiet);font-variant-numeric:tabular-nums"],
  [".wash", "fill:var(--both);fill-opacity:.16"],
  [".hatch", "stroke:var(--both);stroke-opacity:.6;stroke-width:1.2"],
  [".bar", "stroke:var(--both);stroke-width:2"],
  [".contact", "stroke:var(--touch);stroke-width:3"],
  [".badge", "fill:var(--both);stroke:var(--paper);stroke-width:1.5"],
  [".badge-contact", "fill:var(--touch);stroke:var(--paper);stroke-width:1.5"],
  [".number", "fill:var(--paper);font-size:11px;font-weight:700;text-anchor:middle"],
  [".moment", "stroke:var(--ink);stroke-width:2"],
  [".on", "paint-order:stroke;stroke:var(--block);stroke-width:4px;stroke-linejoin:round"],
  [".halo", "paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round"],
];

/** The style sheet; every rule names the picture's id, so that it reaches nothing else on a page. */
export function styleSheet(id: string): string {
  const rules = RULES.map(([selector, rule]) => `#${id} ${selector}{${rule}}`);
  return `#${id}{${LIGHT};${BLOCKS.light}}@media (prefers-color-scheme:dark){#${id}{${DARK};${BLOCKS.dark}}}${rules.join("")}`;
}
