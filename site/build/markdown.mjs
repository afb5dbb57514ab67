/** What our Markdown has beyond VitePress: formulas, calm code, and code that is taken from its source file. */
import { readFileSync } from "node:fs";
import katex from "katex";
import { inJapanese } from "./code-ja.mjs";
import { highlight } from "./highlight.mjs";

const ROOT = new URL("../../", import.meta.url);

/** @type {import("vitepress").MarkdownOptions} */
export const markdown = {
  highlight,
  config(md) {
    md.use(formulas);
    md.use(sources);
    md.use(alignedCells);
    md.use(breakableCells);
    md.use(emptyHeads);
    md.use(joinedLines);
    md.use(japaneseLabels);
  },
};

const isJapanese = (env) => env.relativePath?.startsWith("ja/") === true;

/**
 * `$a < b$` in a line, `$$ … $$` on lines of its own. MathML alone: browsers draw it by themselves, so no script, no font and no
 * inline style is needed.
 */
function formulas(md) {
  md.inline.ruler.after("escape", "formula", (state, silent) => {
    if (state.src[state.pos] !== "$" || state.src[state.pos + 1] === "$") return false;
    const end = state.src.indexOf("$", state.pos + 1);
    if (end < 0) return false;
    if (!silent) state.push("formula", "", 0).content = state.src.slice(state.pos + 1, end);
    state.pos = end + 1;
    return true;
  });
  md.block.ruler.before("fence", "formula", (state, start, last, silent) => {
    const line = (n) => state.src.slice(state.bMarks[n] + state.tShift[n], state.eMarks[n]).trim();
    if (line(start) !== "$$") return false;
    let end = start + 1;
    while (end < last && line(end) !== "$$") end++;
    if (silent) return true;
    const token = state.push("formula", "", 0);
    token.content = state.getLines(start + 1, end, 0, false);
    token.block = true;
    state.line = end + 1;
    return true;
  });
  md.renderer.rules.formula = (tokens, index) => {
    const { content, block } = tokens[index];
    const options = { output: "mathml", displayMode: block, throwOnError: true, strict: "error" };
    const math = katex.renderToString(content, options).replace(/<annotation[\s\S]*?<\/annotation>/, "");
    return block ? `<p class="formula" tabindex="0" v-pre>${math}</p>` : `<span v-pre>${math}</span>`;
  };
}

/** A fence that says `source=FILE#name,name` shows these functions of that file, with the comments above them. */
function sources(md) {
  md.core.ruler.push("sources", ({ tokens, env }) => {
    for (const token of tokens) {
      const code = token.type === "fence" ? sourceOf(token.info) : undefined;
      if (code === undefined) continue;
      token.content = isJapanese(env) ? inJapanese(code) : code;
      token.info = token.info.replace(/\s*source=\S+/, "");
    }
  });
}

/** The code that a fence's first line asks for, with English comments; undefined where it names no source. */
export function sourceOf(info) {
  const [, file, names] = /source=([^\s#]+)#(\S+)/.exec(info) ?? [];
  if (file === undefined) return undefined;
  const text = readFileSync(new URL(file, ROOT), "utf8");
  const definitions = names.split(",").map((name) => definitionOf(text, name, file));
  return `${definitions.join("\n\n")}\n`;
}

/** A function from the start of its comment to its closing brace. */
function definitionOf(text, name, file) {
  const found = new RegExp(
    `(?:^/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?^(?:export )?function ${name}\\b[\\s\\S]*?^}`,
    "m",
  ).exec(text);
  if (found === null) throw new Error(`${file} has no function ${name}`);
  return found[0];
}

/** A cell's alignment as a class: our pages allow no inline styles. */
function alignedCells(md) {
  md.core.ruler.push("cells", ({ tokens }) => {
    for (const token of tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(token.attrGet("style") ?? "") ?? [];
      if (side === undefined) continue;
      token.attrs = token.attrs.filter(([name]) => name !== "style");
      token.attrJoin("class", `to-${side}`);
    }
  });
}

/** Markdown asks every table for a head and every column for a name: one without words is left out, or no heading. */
function emptyHeads(md) {
  md.core.ruler.push("empty-heads", ({ tokens }) => {
    for (let at = tokens.length - 1; at >= 0; at--) {
      if (tokens[at].type === "thead_open") {
        const size = tokens.slice(at).findIndex(({ type }) => type === "thead_close") + 1;
        if (tokens.slice(at, at + size).every(({ content }) => content === "")) tokens.splice(at, size);
      } else if (tokens[at].type === "th_open" && tokens[at + 1].content === "") {
        for (const end of [tokens[at], tokens[at + 2]]) end.tag = "td";
      }
    }
  });
}

/** Code in a table's cell may break after these signs, so that the table fits a phone, and within no name. */
const BREAK_AFTER = /[(,_](?=\p{L})/gu;

function breakableCells(md) {
  md.core.ruler.push("breakable-cells", ({ tokens }) => {
    tokens.forEach(({ type }, index) => {
      if (type !== "td_open") return;
      for (const child of tokens[index + 1].children) if (child.type === "code_inline") child.meta = { inCell: true };
    });
  });
  const render = md.renderer.rules.code_inline;
  md.renderer.rules.code_inline = (tokens, index, ...rest) => {
    const html = render(tokens, index, ...rest);
    return tokens[index].meta?.inCell ? html.replace(BREAK_AFTER, "$&<wbr>") : html;
  };
}

/** What VitePress says in English to who listens, or points at a button: there is one setting for all languages. */
function japaneseLabels(md) {
  md.core.ruler.push("japanese-permalinks", ({ tokens, env }) => {
    if (!isJapanese(env)) return;
    for (const child of tokens.flatMap(({ children }) => children ?? [])) {
      const [, title] = /^Permalink to "([\s\S]*)"$/.exec(child.attrGet("aria-label") ?? "") ?? [];
      if (title !== undefined) child.attrSet("aria-label", `「${title}」へのリンク`);
    }
  });
  const render = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const html = render(tokens, index, options, env, self);
    return isJapanese(env) ? html.replace('title="Copy Code"', 'title="コードをコピー"') : html;
  };
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Nothing stands between these and what follows. */
const STOP = /[、。，．）」』：；！？・]/u;

/** A line's end in the source is no space between two Japanese letters, nor after a stop. */
function joinedLines(md) {
  md.core.ruler.push("joined-lines", ({ tokens }) => {
    for (const { children } of tokens) {
      children?.forEach((token, index) => {
        if (token.type !== "softbreak") return;
        const before = letterFrom(children, index, -1);
        const after = letterFrom(children, index, 1);
        if (!STOP.test(before) && !(CJK.test(before) && CJK.test(after))) return;
        token.type = "text";
        token.content = "";
      });
    }
  });
}

/** The letter next to a token on one side; a formula or code counts as a Latin one. */
function letterFrom(tokens, index, direction) {
  for (let i = index + direction; i >= 0 && i < tokens.length; i += direction) {
    const { type, content } = tokens[i];
    if (type === "code_inline" || type === "formula") return "x";
    if (content !== "") return direction < 0 ? (Array.from(content).at(-1) ?? "") : (Array.from(content)[0] ?? "");
  }
  return "";
}
