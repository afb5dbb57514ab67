/** What the table and the picture say, in two languages. */
import type { AllenRelation } from "hantei/interval";

export type Language = "en" | "ja";

export interface Words {
  readonly group: string;
  readonly when: string;
  readonly length: string;
  readonly relation: string;
  readonly none: string;
  /** An event without a SUMMARY. */
  readonly untitled: string;
  readonly zone: (name: string) => string;
  readonly count: (clashes: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly weekdays: readonly string[];
  readonly monthDay: (month: number, day: number) => string;
  readonly overlap: string;
  readonly others: (count: number) => string;
  readonly hidden: (count: number) => string;
  readonly allDay: string;
  readonly allen: Readonly<Record<AllenRelation, string>>;
}

const ENGLISH_ALLEN: Words["allen"] = {
  before: "before",
  meets: "meets",
  overlaps: "overlaps",
  "finished-by": "finished by",
  contains: "contains",
  starts: "starts",
  equals: "equals",
  "started-by": "started by",
  during: "during",
  finishes: "finishes",
  "overlapped-by": "overlapped by",
  "met-by": "met by",
  after: "after",
};

const JAPANESE_ALLEN: Words["allen"] = {
  before: "Aの後にBがある",
  meets: "Aの終わりにBが続く",
  overlaps: "Aの後半とBの前半が重なる",
  "finished-by": "AがBを含み、同時に終わる",
  contains: "AがBを含む",
  starts: "同時に始まり、Aが先に終わる",
  equals: "まったく同じ時間",
  "started-by": "同時に始まり、Bが先に終わる",
  during: "BがAを含む",
  finishes: "BがAを含み、同時に終わる",
  "overlapped-by": "Bの後半とAの前半が重なる",
  "met-by": "Bの終わりにAが続く",
  after: "Bの後にAがある",
};

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    group: "group",
    when: "when",
    length: "minutes",
    relation: "A to B",
    none: "no double bookings",
    untitled: "(no title)",
    zone: (name) => `. Times are those of ${name}.`,
    count: (clashes) => `${clashes} double ${clashes === 1 ? "booking" : "bookings"}`,
    minutes: (minutes) => `${minutes} min`,
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    monthDay: (month, day) => `${day} ${MONTHS[month - 1]}`,
    overlap: "double booking",
    others: (count) => `${count} more ${count === 1 ? "group" : "groups"} with double bookings not drawn`,
    hidden: (count) => `${count} more ${count === 1 ? "event" : "events"} not drawn`,
    allDay: "all day",
    allen: ENGLISH_ALLEN,
  },
  ja: {
    group: "グループ",
    when: "日時",
    length: "分",
    relation: "AとBの関係",
    none: "二重予約はありません",
    untitled: "（件名なし）",
    zone: (name) => `。時刻は ${name} のものです。`,
    count: (clashes) => `二重予約 ${clashes} 件`,
    minutes: (minutes) => `${minutes}分`,
    weekdays: ["日", "月", "火", "水", "木", "金", "土"],
    monthDay: (month, day) => `${month}月${day}日`,
    overlap: "二重予約",
    others: (count) => `二重予約のあるグループはほかに ${count} 件あります（図にはありません）`,
    hidden: (count) => `予定はほかに ${count} 件あります（図にはありません）`,
    allDay: "終日",
    allen: JAPANESE_ALLEN,
  },
};
