/** The look of pictures of pairs: A red, B blue, disjoint gray; a style and words beside each color. */
import { DARK, element, FONT, LIGHT } from "../svg.js";

/** Their colors, beside those of every picture. */
const SIDES = {
  light: "--a:#c8372d;--b:#2563b8;--gap:#74767c",
  dark: "--a:#ff7d72;--b:#7db2ff;--gap:#a8abb2",
};

/** The widths of lines where shapes are many, in pixels. */
const LINES = { disjoint: 0.8, touching: 1.1, overlapping: 1.4, common: 2.5 } as const;

export const STYLE = [
  `svg{${LIGHT};${SIDES.light}}`,
  `@media(prefers-color-scheme:dark){svg{${DARK};${SIDES.dark}}}`,
  ".paper{fill:var(--paper)}",
  `text{font-family:${FONT};font-size:14px;fill:var(--ink)}`,
  ".title{font-size:19px;font-weight:600}",
  ".quiet{fill:var(--quiet);font-size:13px}",
  ".group{font-size:13px;font-weight:600}",
  ".rule,.axis{stroke:var(--line)}",
  "path,rect.s{stroke-width:1;stroke-linejoin:round}",
  ".disjoint{fill:var(--gap);fill-opacity:.1;stroke:var(--gap);stroke-opacity:.75}",
  ".touching{fill:url(#hantei-dots);stroke:var(--touch);stroke-width:1.4;stroke-dasharray:2.5 2}",
  ".overlapping{fill:url(#hantei-hatch);stroke:var(--both);stroke-width:2}",
  ".a{stroke:var(--a)}",
  ".b{stroke:var(--b);stroke-dasharray:7 3}",
  ".b.touching{stroke-dasharray:7 2 2 2}",
  ".a.disjoint{fill:var(--a);fill-opacity:.08}",
  ".b.disjoint{fill:var(--b);fill-opacity:.08}",
  // Marks within small shapes would be noise, and lines as heavy as elsewhere fill them up: there the weight alone tells.
  `.many .touching{fill:var(--touch);fill-opacity:.16;stroke-width:${LINES.touching}}`,
  `.many .overlapping{fill:var(--both);fill-opacity:.16;stroke-width:${LINES.overlapping}}`,
  `.many .disjoint{stroke-width:${LINES.disjoint}}`,
  "path.open{fill:none}",
  ".dots,.hatch{stroke:none;fill-opacity:.13}",
  ".dots{fill:var(--touch)}",
  ".hatch{fill:var(--both)}",
  ".dot{fill:var(--touch);fill-opacity:.75}",
  ".line{stroke:var(--both);stroke-opacity:.4;stroke-width:1.2}",
  ".common{fill:var(--both);fill-opacity:.4;stroke:none}",
  `.thin{fill:none;stroke:var(--both);stroke-width:${LINES.common};stroke-linecap:round}`,
  `.contact{fill:none;stroke:var(--touch);stroke-width:${LINES.common};stroke-linecap:round}`,
].join("");

export type LineOf = keyof typeof LINES;

/** An attribute for thinner lines, by a share of the usual ones; nothing for the usual ones. */
export function fineStyle(of: LineOf, share: number): string {
  if (share === 1) return "";
  // What two have in common is no wider than their outlines: in a crowd there is no paper left between them.
  const widths = [LINES[of === "common" ? "touching" : of], 2.5, 2];
  const [width, dash, gap] = widths.map((length) => Math.round(length * share * 100) / 100);
  return ` style="stroke-width:${width}${of === "touching" ? `;stroke-dasharray:${dash} ${gap}` : ""}"`;
}

/** What areas are filled with, so that they differ without colors, too: dots where they touch, lines where they overlap. */
export const PATTERNS: string = element(
  "defs",
  {},
  pattern("hantei-dots", {}, "dots", element("circle", { class: "dot", cx: 3, cy: 3, r: 0.8 })),
  pattern("hantei-hatch", { patternTransform: "rotate(45)" }, "hatch", element("path", { class: "line", d: "M3 0V6" })),
);

function pattern(id: string, turned: { readonly patternTransform?: string }, ground: string, mark: string): string {
  const size = { width: 6, height: 6 };
  const attributes = { id, ...size, patternUnits: "userSpaceOnUse", ...turned };
  return element("pattern", attributes, element("rect", { class: ground, ...size }), mark);
}

/** The light paper's colors, for rasters: translucent, so that they serve on dark paper as well. */
export const INKS = {
  a: ink("a"),
  b: ink("b"),
  overlapping: ink("both"),
  touching: ink("touch"),
  disjoint: ink("gap"),
} as const;

export type Ink = keyof typeof INKS;

function ink(name: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(new RegExp(`--${name}:#([0-9a-f]{6})`).exec(`${LIGHT};${SIDES.light}`)?.[1] ?? "", 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
