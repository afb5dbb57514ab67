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

  test("shows every clash of a crowd as one, numbers those that it lists, and no number stands in the list", async () => {
    const drawn = async (text: string): Promise<Crowd> => {
      const svg = file("", "svg");
      await hantei(args(svg, file(text)));
      const picture = readFileSync(svg, "utf8");
      const all = (pattern: RegExp): number[] => Array.from(picture.matchAll(pattern), ([, found]) => Number(found));
      return {
        numbers: all(/class="number"[^>]*>(\d+)</g),
        badges: all(/class="badge" x="[\d.]+" y="([\d.-]+)"/g),
        height: Number(/viewBox="0 0 \d+ (\d+)"/.exec(picture)?.[1]),
        clashing: all(/class="block clashing" x="[\d.]+" y="[\d.]+" width="([\d.-]+)"/g),
        free: all(/class="block" x="([\d.]+)"/g),
        washed: all(/class="wash" x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"/g).slice(1),
        names: picture.split('class="name on"').length - 1,
      };
    };
    // Each clashes with all others, to the end at 19:00; 780 of them, of which the first 12 are in the list.
    const day = calendar(
      ...Array.from({ length: 40 }, (_, i) => at(`e${i}`, `09${String(i).padStart(2, "0")}`, 600 - i)),
    );
    const crowd = await drawn(day);
    expect(crowd.clashing.length).toBe(40);
    expect(crowd.free).toEqual([]);
    const hour = 480 / 10;
    expect(crowd.washed).toEqual([expect.closeTo(hour * (10 - 1 / 60), 1)]);
    // Blocks of thirteen pixels: what is called so would stand on the next ones.
    expect(crowd.names).toBe(0);
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(crowd.numbers).toEqual([...numbers, ...numbers]);

    // Nineteen seconds at the end of an hour: their numbers take more room than it does.
    const seconds = Array.from({ length: 19 }, (_, i) => {
      const [from, to] = [i, i + 2].map((second) => String(second).padStart(2, "0"));
      return event(`s${i}`, `DTSTART:20260105T0959${from}Z`, `DTEND:20260105T0959${to}Z`);
    });
    const short = await drawn(calendar(...seconds));
    const [beside, listed] = [short.badges.slice(0, 12), short.badges.slice(12)];
    expect(listed.length).toBe(12);
    expect(Math.max(...beside)).toBeLessThan(Math.min(...listed) - 18);
    expect(Math.max(...listed)).toBeLessThan(short.height);

    // At the end of a long day they move up.
    const evening = calendar(
      ...Array.from({ length: 4 }, (_, i) => at(`e${i}`, "2330", 30)),
      event("morning", "DTSTART:20260105T010000Z", "DURATION:PT1H"),
    );
    const late = await drawn(evening);
    expect(Math.min(...late.badges.slice(6)) - Math.max(...late.badges.slice(0, 6))).toBe(40);

    // Lanes narrower than the gaps between them.
    const many = calendar(...Array.from({ length: 400 }, (_, i) => at(`m${i}`, "0900", 60)));
    const { clashing } = await drawn(many);
    expect(clashing.length).toBe(400);
    expect(Math.min(...clashing)).toBeGreaterThan(0);
  });

  test("draws what is as good as in one place once", async () => {
    const drawn = async (events: readonly string[]): Promise<string> => {
      const svg = file("", "svg");
      await hantei(args(svg, file(calendar(...events)), "--touching", "hit"));
      return readFileSync(svg, "utf8");
    };
    const long = event("long", "DTSTART:20260105T080000Z", "DURATION:PT10H");
    const seconds = (count: number, length: number): string[] =>
      Array.from({ length: count }, (_, i) => {
        const second = String(2 * i).padStart(2, "0");
        return event(`s${i}`, `DTSTART:20260105T0900${second}Z`, `DURATION:PT${length}S`);
      });
    // Each is a second of the long one, and thinner than what is drawn.
    expect((await drawn([long, ...seconds(12, 1)])).split('class="wash"').length - 1).toBe(2);
    // Each ends where the next begins.
    expect((await drawn(seconds(12, 2))).split('class="contact"').length - 1).toBe(1);
  });

  test("has no hours where all take whole days", async () => {
    const svg = file("", "svg");
    const days = ["a", "b"].map((uid) => event(uid, "DTSTART;VALUE=DATE:20260105", "DTEND;VALUE=DATE:20260107"));
    await hantei(args(svg, file(calendar(...days))));
    const picture = readFileSync(svg, "utf8");
    expect(picture).toContain(">all day<");
    expect(picture).not.toMatch(/>\d\d:00</);
    expect(Number(/viewBox="0 0 \d+ (\d+)"/.exec(picture)?.[1])).toBeLessThan(300);
    await hantei(args(svg, file(calendar(...days, at("c", "0900", 60)))));
    expect(readFileSync(svg, "utf8")).toMatch(/>09:00</);
  });

  test("tells both years of a week that is in two", async () => {
    const about = async (...more: readonly string[]): Promise<string | undefined> => {
      const svg = file("", "svg");
      const night = event("a", "DTSTART:20251231T230000Z", "DURATION:PT2H");
      await hantei(args(svg, file(calendar(night)), ...more));
      return /<title[^>]*>[^,]*, ([^<]*)</.exec(readFileSync(svg, "utf8"))?.[1];
    };
    expect(await about("--lang", "en")).toBe("29 Dec 2025–4 Jan 2026 · UTC");
    expect(await about("--lang", "ja")).toBe("2025年12月29日–2026年1月4日 · UTC");
    const days = ["--from", "2025-12-30", "--to", "2026-01-01"];
    expect(await about("--lang", "en", ...days)).toBe("30 Dec–31 Dec 2025 · UTC");
    expect(await about("--lang", "ja", ...days)).toBe("2025年12月30日–12月31日 · UTC");
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

/** What a picture of many events has. */
interface Crowd {
  readonly numbers: readonly number[];
  /** How far down numbers are, those of the list after those of the days. */
  readonly badges: readonly number[];
  readonly height: number;
  /** The widths of blocks that clash, and the places of those that do not. */
  readonly clashing: readonly number[];
  readonly free: readonly number[];
  /** The heights of bands. */
  readonly washed: readonly number[];
  readonly names: number;
}

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
