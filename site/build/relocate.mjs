/**
 * Makes a built site independent of the folder it lies in, and of inline scripts and styles, which a strict content security
 * policy refuses. Pages find their files by relative addresses; scripts find out from their own address where they are.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { BASE } from "./base.mjs";

/** Rewrites every file of a folder in place. */
export function relocate(folder) {
  // Its scripts cannot know how deep the address is that nothing was found at.
  rmSync(join(folder, "404.html"), { force: true });
  const inline = new Map();
  for (const entry of readdirSync(folder, { recursive: true })) {
    const path = entry.replaceAll("\\", "/");
    const file = join(folder, path);
    const root = "../".repeat(path.split("/").length - 1) || "./";
    const rewrite = { html: page(inline), js: script, css: sheet }[/\.(\w+)$/.exec(path)?.[1]];
    if (rewrite !== undefined) writeFileSync(file, rewrite(readFileSync(file, "utf8"), root));
  }
  for (const [code, name] of inline) writeFileSync(join(folder, name), `${code}\n`);
}

/** Inline scripts move into files of their own, which run as early as they did. */
function page(inline) {
  return (text, root) =>
    text
      .replace(/<script( id="[^"]*")?>([\s\S]*?)<\/script>/g, (_, id, code) => {
        if (!inline.has(code)) inline.set(code, `assets/early-${inline.size + 1}.js`);
        return `<script${id ?? ""} src="${root}${inline.get(code)}"></script>`;
      })
      .replace(/ style="[^"]*"/g, "")
      // VitePress makes a class of the whole path.
      .replace(/ ___HANTEI_BASE__[^"\s]*/g, "")
      .replaceAll(BASE, root);
}

/** Fonts and pictures lie beside the sheet or above it. */
function sheet(text, root) {
  return text.replaceAll(BASE, root);
}

/** In every string the folder's name becomes an expression. */
function script(text, root) {
  if (!text.includes(BASE)) return text;
  const source = ts.createSourceFile("script.js", text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const edits = [];
  const visit = (node) => {
    const start = node.getStart(source);
    const quote = QUOTES[node.kind]?.(text[start]);
    if (quote !== undefined && text.slice(start, node.end).includes(BASE)) {
      // What is joined by + stands in parentheses, for what follows may be `.length`.
      const joined = quote[0].endsWith("+");
      if (joined) edits.push([start, 0, "("]);
      for (let at = text.indexOf(BASE, start); at >= 0 && at < node.end; at = text.indexOf(BASE, at + 1)) {
        edits.push([at, BASE.length, `${quote[0]}__folder${quote[1]}`]);
      }
      if (joined) edits.push([node.end, 0, ")"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let out = "";
  let from = 0;
  for (const [at, length, insertion] of edits.sort(([a], [b]) => a - b)) {
    out += text.slice(from, at) + insertion;
    from = at + length;
  }
  out += text.slice(from);
  if (out.includes(BASE)) throw new Error("a script names the folder outside of any string");
  return `const __folder=new URL(${JSON.stringify(root)},import.meta.url).pathname;${out}`;
}

/** How to leave and to enter a string of each kind. */
const QUOTES = {
  [ts.SyntaxKind.StringLiteral]: (quote) => [`${quote}+`, `+${quote}`],
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral]: () => ["${", "}"],
  [ts.SyntaxKind.TemplateHead]: () => ["${", "}"],
  [ts.SyntaxKind.TemplateMiddle]: () => ["${", "}"],
  [ts.SyntaxKind.TemplateTail]: () => ["${", "}"],
};
