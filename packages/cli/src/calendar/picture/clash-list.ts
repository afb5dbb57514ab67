/** The clashes as a list: number, time, names, and at the right what Allen calls it. */

import { label } from "../../writers/svg.js";
import { textWidth } from "../../writers/text-width.js";
import type { Clash } from "../clash.js";
import { dayOf, MINUTE } from "../local-time.js";
import { offsetsOf } from "../moment-text.js";
import { type Language, WORDS } from "../words.js";
import type { Zone } from "../zone.js";
import { badge, MOST_LISTED } from "./clash-marks.js";
import { LEFT } from "./grid.js";
import type { Drawing } from "./layers.js";
import type { PanelOptions } from "./panel-options.js";
import { clockText, dayName, nameOf, shortened } from "./texts.js";

const LINE = 20;

export function drawClashList({ clashes, zone, lang, width }: PanelOptions, top: number): Drawing {
  const right = LEFT + width;
  const lines = clashes.slice(0, MOST_LISTED).map((clash) => ({ clash, when: whenOf(clash, zone, lang) }));
  const named = LEFT + 40 + Math.max(...lines.map(({ when }) => textWidth(when) * 6.3), 0);
  const parts = lines.flatMap(({ clash, when }, index) => {
    const at = top + index * LINE;
    const how = WORDS[lang].allen[clash.allen];
    const what = `${nameOf(clash.a, lang)} × ${nameOf(clash.b, lang)}`;
    return [
      badge(index + 1, LEFT + 4, at, clash),
      label(when, { class: "time", x: LEFT + 22, y: at + 4 }),
      label(shortened(what, right - named - textWidth(how) * 6.8 - 16), { class: "name", x: named, y: at + 4 }),
      label(how, { class: "quiet", x: right, y: at + 4, "text-anchor": "end" }),
    ];
  });
  const more = clashes.length - MOST_LISTED;
  if (more > 0) parts.push(label(`… +${more}`, { class: "quiet", x: LEFT, y: top + lines.length * LINE + 4 }));
  return { svg: parts.join(""), height: (lines.length + (more > 0 ? 1 : 0)) * LINE };
}

/** `Mon 26 Oct 09:30–10:00 · 30 min`; with offsets where the times alone do not tell how long that is. */
function whenOf({ start, end }: Clash, zone: Zone, lang: Language): string {
  const [first, last] = [start, end].map((instant) => dayOf(zone.localAt(instant))) as [number, number];
  const lastDay = first === last ? "" : `${dayName(last, lang)} `;
  const offset = offsetsOf(start, end, zone);
  const until = start === end ? "" : `–${lastDay}${clockText(end, zone)}${offset(end)}`;
  const minutes = WORDS[lang].minutes(Math.round(((end - start) / MINUTE) * 100) / 100);
  return `${dayName(first, lang)} ${clockText(start, zone)}${offset(start)}${until} · ${minutes}`;
}
