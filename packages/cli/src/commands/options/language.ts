import { Option } from "commander";

/**
 * `--lang`, for the commands that say something in two languages.
 *
 * @param what - What is in that language.
 */
export function languageOption(what: string): Option {
  // In the order of POSIX: the first of these that is set decides.
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const isJapanese = /^ja(?:[_.@-]|$)/i.test(LC_ALL || LC_MESSAGES || LANG || "");
  const option = new Option("--lang <language>", `${what}, else the one of LC_ALL, LC_MESSAGES or LANG`);
  return option.choices(["en", "ja"]).default(isJapanese ? "ja" : "en");
}
