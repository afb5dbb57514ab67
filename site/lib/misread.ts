/** What was wrong with something given, in words for the person who gave it. */
import type { ErrorCode } from "hantei";
import { getDotPath, isValiError } from "valibot";
import { asked } from "./asked.js";
import type { Text } from "./lang.js";
import { reasonIn } from "./reasons.js";
import { NOT_SERVED } from "./words.js";

export class Misread extends Error {
  readonly ja: string;
  constructor(en: string, ja = "図の内容に誤りがあります") {
    super(en);
    this.ja = ja;
  }
}

/** A part of the site that is asked for when it is wanted; whoever served it may have stopped. */
export async function fetched<T>(part: Promise<T>): Promise<T> {
  try {
    return await asked(part);
  } catch {
    throw new Misread(NOT_SERVED.en, NOT_SERVED.ja);
  }
}

/** In Japanese the library's code has to do where we do not know the message. */
const CODES: Readonly<Record<ErrorCode, string>> = {
  ERR_TYPE: "値の型が違います",
  ERR_KIND: "図形の種類（kind）が正しくありません",
  ERR_NOT_FINITE: "有限の数でなければなりません",
  ERR_ORDER: "最小が最大を超えています",
  ERR_RADIUS: "半径は 0 以上でなければなりません",
  ERR_VERTICES: "異なる頂点が足りないか、座標の数が奇数です",
  ERR_NOT_SIMPLE: "多角形の輪が、自分自身かほかの輪と交わっているか、触れてはいけないところで触れています",
  ERR_NOT_REPRESENTABLE: "結果が倍精度数の範囲に収まりません",
  ERR_UNBOUNDED: "果てのない図形にはできません",
  ERR_RANGE: "値が範囲の外です",
  ERR_FORMAT: "データが壊れています",
  ERR_LENGTH: "長さがそろっていません",
  ERR_TOO_MANY: "多すぎます",
};

/** The field that a message of the library begins with, in Japanese and in parentheses; nothing where it names none. */
function fieldIn(message: string): string {
  const [, field] = /^\w+: (\w+) must be/.exec(message) ?? [];
  return field === undefined ? "" : `（${field}）`;
}

/** What an error says, in both languages; short, for it may quote what was given. */
export function reasonOf(error: unknown): Text {
  if (error instanceof Misread) return { en: error.message.slice(0, 200), ja: error.ja.slice(0, 200) };
  if (isValiError(error)) {
    const [issue] = error.issues;
    const at = (getDotPath(issue) ?? "").slice(0, 60);
    return {
      en: at === "" ? "no scene and no shape of ours" : `no scene and no shape of ours, at ${at}`,
      ja: at === "" ? "図や図形の形式に合っていません" : `図や図形の形式に合っていません（${at}）`,
    };
  }
  const { code, message } = error as Error & { readonly code?: unknown };
  const known = typeof code === "string" && Object.hasOwn(CODES, code) ? CODES[code as ErrorCode] : undefined;
  return {
    en: message.slice(0, 200),
    ja: (reasonIn(message) ?? (known ?? "扱えない図形です") + fieldIn(message)).slice(0, 200),
  };
}
