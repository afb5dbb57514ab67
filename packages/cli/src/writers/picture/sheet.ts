/** The sheet that a picture is drawn on: title, legend and a line at the foot. */
import { escapeXml } from "../svg.js";
import { type Frame, MARGIN } from "./frame.js";
import { PATTERNS, STYLE } from "./palette.js";
import { tail, widthOf } from "./text-fit.js";

/** How much larger than other words the title is, and what is left free between the two. */
const TITLE_SIZE = 1.6;
const GAP = 44;

/** What is written on it; `legend` and `body` are SVG already. */
export interface Sheet {
  readonly frame: Frame;
  /** Of the layers. */
  readonly names: readonly string[];
  readonly told: string;
  readonly legend: string;
  readonly body: string;
  /** At the foot: how far the coordinates go, and a remark. */
  readonly range: string;
  readonly remark: string;
}

export function sheet({ frame, names, told, legend, body, range, remark }: Sheet): string {
  const { width, height } = frame;
  const title = names.join(" × ");
  const room = (width - 2 * MARGIN - GAP - widthOf(told)) / TITLE_SIZE;
  const each = (room - widthOf(" × ") * (names.length - 1)) / names.length;
  const shortTitle = widthOf(title) <= room ? title : names.map((name) => tail(name, each)).join(" × ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(`${title}: ${told}`)}</title>`,
    `<style>${STYLE}</style>`,
    PATTERNS,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    `<text class="title" x="${MARGIN}" y="36">${escapeXml(shortTitle)}</text>`,
    `<text class="quiet" x="${width - MARGIN}" y="36" text-anchor="end">${escapeXml(told)}</text>`,
    legend,
    body,
    `<text class="quiet" x="${MARGIN}" y="${height - 14}">${escapeXml(range)}</text>`,
    `<text class="quiet" x="${width - MARGIN}" y="${height - 14}" text-anchor="end">${escapeXml(remark)}</text>`,
    "</svg>\n",
  ].join("\n");
}
