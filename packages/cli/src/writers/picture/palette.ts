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
  ".frame{fill:none;stroke:var(--line)}",
  "path,rect.s{stroke-width:1;stroke-linejoin:round}",
  ".disjoint{fill:var(--gap);fill-opacity:.1;stroke:var(--gap);stroke-opacity:.75}",
  ".touching{fill:var(--touch);fill-opacity:.16;stroke:var(--touch);stroke-dasharray:5 2}",
  ".overlapping{fill:var(--both);fill-opacity:.12;stroke:var(--both)}",
  ".a{stroke:var(--a)}",
  ".b{stroke:var(--b);stroke-dasharray:7 3}",
  ".a.disjoint{fill:var(--a);fill-opacity:.08}",
  ".b.disjoint{fill:var(--b);fill-opacity:.08}",
  ".open{fill:none}",
  ".common{fill:var(--both);fill-opacity:.4;stroke:none}",
  ".thin{fill:none;stroke:var(--both);stroke-width:2.5;stroke-linecap:round}",
  ".contact{fill:none;stroke:var(--touch);stroke-width:2.5;stroke-linecap:round}",
].join("");

/** The light paper's colors, for rasters: translucent, so that they serve on dark paper as well. */
export const INKS = {
  a: [200, 55, 45],
  b: [37, 99, 184],
  overlapping: [124, 63, 168],
  touching: [196, 122, 10],
  disjoint: [116, 118, 124],
} as const;
