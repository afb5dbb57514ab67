/** The one look: A red, B blue, overlap violet, touching amber, disjoint gray; a style and words beside each color. */
export const LIGHT =
  "--paper:#fcfbf8;--ink:#26282c;--quiet:#6d6f75;--line:#e2dfd8;--a:#c8372d;--b:#2563b8;--both:#7c3fa8;--touch:#b36b00;--gap:#74767c";
export const DARK =
  "--paper:#17191d;--ink:#e8e6e1;--quiet:#a2a5ac;--line:#30343b;--a:#ff7d72;--b:#7db2ff;--both:#cf9cf5;--touch:#f2b24a;--gap:#a8abb2";

const FONT = `"Inter","Noto Sans","Noto Sans JP","Noto Sans CJK JP","Hiragino Sans","Yu Gothic",system-ui,sans-serif`;

export const STYLE = [
  `svg{${LIGHT}}`,
  `@media(prefers-color-scheme:dark){svg{${DARK}}}`,
  ".paper{fill:var(--paper)}",
  `text{font-family:${FONT};font-size:14px;fill:var(--ink)}`,
  ".title{font-size:19px;font-weight:600}",
  ".quiet{fill:var(--quiet);font-size:13px}",
  ".group{font-size:13px;font-weight:600}",
  ".rule{stroke:var(--line)}",
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
  ".many .touching{fill:var(--touch);fill-opacity:.16;stroke-width:1.1}",
  ".many .overlapping{fill:var(--both);fill-opacity:.16;stroke-width:1.4}",
  ".many .disjoint{stroke-width:.8}",
  "path.open{fill:none}",
  ".dots,.hatch{stroke:none;fill-opacity:.13}",
  ".dots{fill:var(--touch)}",
  ".hatch{fill:var(--both)}",
  ".dot{fill:var(--touch);fill-opacity:.75}",
  ".line{stroke:var(--both);stroke-opacity:.4;stroke-width:1.2}",
  ".common{fill:var(--both);fill-opacity:.4;stroke:none}",
  ".thin{fill:none;stroke:var(--both);stroke-width:2.5;stroke-linecap:round}",
  ".contact{fill:none;stroke:var(--touch);stroke-width:2.5;stroke-linecap:round}",
].join("");

/** What areas are filled with, so that they differ without colors, too: dots where they touch, lines where they overlap. */
export const PATTERNS = [
  "<defs>",
  '<pattern id="hantei-dots" width="6" height="6" patternUnits="userSpaceOnUse"><rect class="dots" width="6" height="6"/><circle class="dot" cx="3" cy="3" r=".8"/></pattern>',
  '<pattern id="hantei-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch" width="6" height="6"/><path class="line" d="M3 0V6"/></pattern>',
  "</defs>",
].join("");

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
  const value = Number.parseInt(new RegExp(`--${name}:#([0-9a-f]{6})`).exec(LIGHT)?.[1] ?? "", 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
