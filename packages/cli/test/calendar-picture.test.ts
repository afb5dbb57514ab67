/** The picture that `hantei calendar --svg` draws, and the example of the README, drawn and told. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { wrapped } from "../src/calendar/picture/wrap.js";
import { at, calendar, event, file } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

describe("the picture", () => {
  const args = (svg: string, ...more: readonly string[]) => ["calendar", ...more, "--by", "all", "--svg", svg];

  test("is well-formed whatever events are called, and marks each clash by pattern, number and words", async () => {
    const evil = ["<script>alert(1)</script>", "]]>&quot;\"'", "\u0000\u0001\ud800", "会議".repeat(400), "\u202eabc"];
    const text = file(
      calendar(
        ...evil.map((name, index) => event(`${index}`, "DTSTART:20260105T090000Z", "DURATION:PT2H", `SUMMARY:${name}`)),
      ),
    );
    const svg = file("", "svg");
    const { status } = await hantei(args(svg, text));
    expect(status).toBe(0);
    const picture = readFileSync(svg, "utf8");
    expect(picture).not.toContain("<script");
    expect(picture).not.toContain("\u202e");
    expect(picture).toContain('fill="url(#hantei-calendar-hatch)"');
    expect(picture).toContain("10 double bookings");
    expect(tagsMatch(picture)).toBe(true);
  });

  test("says how many events it does not draw, and how many clashes it does not list", async () => {
    const row = (i: number, length: number): string => {
      const at = (ms: number): string => new Date(Date.UTC(2026, 10, 2) + ms).toISOString();
      return `${at(i * 60_000)},${at(i * 60_000 + length)}\n`;
    };
    const drawn = async (length: number): Promise<string> => {
      const svg = file("", "svg");
      const rows = Array.from({ length: 1400 }, (_, i) => row(i, length));
      await hantei(args(svg, file(`start,end\n${rows.join("")}`, "csv"), "--lang", "en"));
      return readFileSync(svg, "utf8");
    };
    const apart = await drawn(30_000);
    expect(apart).toContain(">900 more events not drawn<");
    const chain = await drawn(90_000);
    expect(chain).toContain(">1399 double bookings<");
    expect(chain).toContain(">… +1387<");
  });

  test("has a column a day of the window, the week of the first clash otherwise, in both languages", async () => {
    const week = file(calendar(at("a", "0900", 60), at("b", "0930", 60)));
    const days = async (...more: readonly string[]): Promise<string[]> => {
      const svg = file("", "svg");
      await hantei(args(svg, week, ...more));
      const found = readFileSync(svg, "utf8").matchAll(/<text class="day"[^>]*>([^<]*)</g);
      return Array.from(found, ([, name]) => name as string);
    };
    expect(await days("--lang", "en")).toEqual([
      "Mon 5 Jan",
      "Tue 6 Jan",
      "Wed 7 Jan",
      "Thu 8 Jan",
      "Fri 9 Jan",
      "Sat 10 Jan",
      "Sun 11 Jan",
    ]);
    expect(await days("--lang", "ja", "--from", "2026-01-05", "--to", "2026-01-07")).toEqual([
      "1月5日（月）",
      "1月6日（火）",
    ]);
  });

  test("its groups are those of all weeks, whatever the week drawn calls them", async () => {
    const named = ["X-WR-CALNAME:Team", at("a", "0900", 60, "LOCATION:room"), at("b", "0930", 60, "LOCATION:room")];
    const old = event("old", "DTSTART:20251201T090000Z", "LOCATION:ROOM", "DURATION:PT1H");
    const paths = [file(calendar(...named)), file(calendar("X-WR-CALNAME:Team", old))];
    for (const by of ["calendar", "location"]) {
      const svg = file("", "svg");
      await hantei(["calendar", ...paths, "--by", by, "--svg", svg]);
      expect(readFileSync(svg, "utf8")).toContain("09:30–10:00");
    }
  });

  test("shows the hours from the first event to the last, and more of the days on which more happens", async () => {
    const svg = file("", "svg");
    await hantei(args(svg, file(calendar(at("a", "0915", 90), at("b", "1000", 60)))));
    const picture = readFileSync(svg, "utf8");
    expect([...picture.matchAll(/>(\d\d:00)</g)].map(([, hour]) => hour)).toEqual(["09:00", "10:00", "11:00"]);
    const days = [...picture.matchAll(/class="day" x="([\d.]+)"/g)].map(([, x]) => Number(x));
    const widths = days.slice(1).map((x, index) => x - (days[index] as number));
    expect(Math.max(...widths)).toBeGreaterThan(3 * Math.min(...widths));
  });

  test("times that the clocks or other days make unclear are told with offsets or days", async () => {
    const drawn = async (rows: string, ...more: readonly string[]): Promise<string> => {
      const svg = file("", "svg");
      const window = ["--tz", "Europe/Berlin", "--to", "2026-03-30"];
      await hantei(args(svg, file(`title,start,end\n${rows}`, "csv"), ...window, ...more));
      return readFileSync(svg, "utf8");
    };
    const night = await drawn(
      "a,2026-03-29 00:30,2026-03-29 03:15\nb,2026-03-29 01:45,2026-03-29 04:00\n",
      "--from",
      "2026-03-29",
    );
    expect(night).toContain(">Sun 29 Mar 01:45 (+01:00)–03:15 (+02:00) · 30 min<");
    expect(night).toContain(">00:30 (+01:00)–03:15 (+02:00)<");
    const long = "a,2026-03-23 07:30,2026-03-24 09:30\n";
    const week = ["--from", "2026-03-23"];
    const beside = await drawn(`${long}b,2026-03-24 08:45,2026-03-24 10:00\n`, ...week);
    expect(beside).toContain(">07:30–Tue 24 Mar 09:30<");
    expect(beside).toMatch(/>(?:Mon 23 Mar 07:30|…)–09:30</);
    expect(beside).not.toContain(">07:30–09:30<");
    const narrow = (count: number): Promise<string> =>
      drawn(long + "b,2026-03-23 07:00,2026-03-24 09:00\n".repeat(count), ...week);
    expect(await narrow(2)).toContain(">…–09:30<");
    expect(await narrow(4)).toContain(">–09:30<");
    expect(await drawn(`${long}b,2026-03-24 08:45,2026-03-24 10:00\n`, ...week, "--lang", "ja")).toContain(
      ">07:30–3月24日（火） 09:30<",
    );
  });

  test("no time goes on into the next block", async () => {
    const svg = file("", "svg");
    const rows = "a,2026-03-23 07:00,2026-03-24 09:30\n".repeat(9);
    const window = ["--from", "2026-03-23", "--to", "2026-03-30"];
    await hantei(args(svg, file(`title,start,end\n${rows}`, "csv"), ...window));
    const picture = readFileSync(svg, "utf8");
    const times = [...picture.matchAll(/class="time on" x="([\d.]+)"[^>]*>([^<]*)</g)];
    const blocks = [...picture.matchAll(/class="block clashing" x="([\d.]+)"[^>]*? width="([\d.]+)"/g)];
    expect(blocks.length).toBe(18);
    for (const [, x, text] of times) {
      const block = blocks.find(
        ([, left, width]) => Number(x) > Number(left) && Number(x) < Number(left) + Number(width),
      );
      // A digit takes some six pixels.
      expect(Number(x) + 6 * (text as string).length).toBeLessThan(Number(block?.[1]) + Number(block?.[2]) + 3);
    }
  });

  test("parts names between words only", () => {
    expect(wrapped("Quarterly review of it", 6, 3)).toEqual(["Quart…", "review", "of it"]);
    expect(wrapped("Call with Tokyo", 10, 2)).toEqual(["Call with", "Tokyo"]);
    expect(wrapped("Call with Tokyo", 10, 1)).toEqual(["Call with…"]);
    expect(wrapped("四半期のまとめ。", 10, 4)).toEqual(["四半期のま", "とめ。"]);
    expect(wrapped("四半期。", 6, 4)).toEqual(["四半", "期。"]);
    expect(wrapped("Call with Tokyo (東京支社)", 10, 4)).toEqual(["Call with", "Tokyo", "(東京支社)"]);
    expect(wrapped("", 6, 4)).toEqual([""]);
  });

  test("of nothing is a picture, too", async () => {
    const svg = file("", "svg");
    writeFileSync(svg, "");
    await hantei(args(svg, file(calendar())));
    expect(readFileSync(svg, "utf8")).toContain("no double bookings");
    expect(tagsMatch(readFileSync(svg, "utf8"))).toBe(true);
  });
});

describe("the example of the README", () => {
  const example = (name: string) => fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url));
  const args = ["calendar", example("rooms.ics"), "--by", "location", "--tz", "Europe/Berlin", "--to", "2026-11-02"];

  test.each([
    ["en", "rooms.svg"],
    ["ja", "rooms.ja.svg"],
  ])("its picture is drawn by it (%s)", async (lang, name) => {
    const svg = file("", "svg");
    await hantei([...args, "--from", "2026-10-26", "--lang", lang, "--svg", svg]);
    expect(readFileSync(svg, "utf8")).toBe(readFileSync(example(name), "utf8"));
  });

  test("its table is what it prints", async () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const { stdout, stderr } = await hantei([...args, "--from", "2026-10-19", "--lang", "en"]);
    expect(readme).toContain(`--tz Europe/Berlin\n${stdout}\`\`\``);
    expect(stderr).toBe("");
  });
});

/** Whether every element that opens closes, and no bare markup character is left: what makes the file XML. */
function tagsMatch(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([\w-]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, __, self) => {
    if (close !== "") return open.pop() === name ? "" : "<";
    if (self === "") open.push(name);
    return "";
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
  return open.length === 0 && !/[<\u0000-\u0008]/.test(rest) && !/&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(rest);
}
