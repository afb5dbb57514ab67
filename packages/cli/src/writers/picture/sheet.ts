/** The sheet that a picture is drawn on: title, legend and a line at the foot. */
import { element, escapeXML } from "../svg.js";
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
  /** At the foot: how far the coordinates go, and a remark where there is room beside it. */
  readonly range: string;
  readonly remark: string;
}

export function sheet({ frame, names, told, legend, body, range, remark }: Sheet): string {
  const { width, height } = frame;
  const title = names.join(" × ");
  const room = (width - 2 * MARGIN - GAP - widthOf(told)) / TITLE_SIZE;
  const each = (room - widthOf(" × ") * (names.length - 1)) / names.length;
  const shortTitle = widthOf(title) <= room ? title : names.map((name) => tail(name, each)).join(" × ");
  const text = (className: string, content: string, place: { readonly x: number; readonly y: number }): string => {
    const isRight = place.x > width / 2;
    return element(
      "text",
      { class: className, ...place, ...(isRight ? { "text-anchor": "end" } : {}) },
      escapeXML(content),
    );
  };
  const isRoom = widthOf(range) + GAP + widthOf(remark) <= width - 2 * MARGIN;
  const [left, right, foot] = [MARGIN, width - MARGIN, height - 14];
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img" },
    ...[
      element("title", {}, escapeXML(`${title}: ${told}`)),
      element("style", {}, STYLE),
      PATTERNS,
      element("rect", { class: "paper", width, height }),
      text("title", shortTitle, { x: left, y: 36 }),
      text("quiet", told, { x: right, y: 36 }),
      legend,
      body,
      text("quiet", range, { x: left, y: foot }),
      text("quiet", isRoom ? remark : "", { x: right, y: foot }),
    ].map((part) => `\n${part}`),
    "\n",
  ).concat("\n");
}
