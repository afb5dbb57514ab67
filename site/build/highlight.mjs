/** Code in four tones, by classes: strings, comments, keywords and numbers. Light and dark are the style sheet's affair. */

const TOKENS =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=^|\s)# [^\n]*)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\b(import|export|from|const|let|function|return|if|else|for|of|in|while|new|type|interface|extends|readonly|async|await|throw|true|false|undefined|null|this|class)\b|\b(\d[\d_.]*(?:e[+-]?\d+)?)\b/g;
const CLASSES = ["comment", "string", "keyword", "number"];

/** Lines that are indented more, in steps of two, go on below as these do. */
const DEEPEST = 4;

/** Languages whose words are colored; the rest are shown as they are. */
const CODE = new Set(["ts", "js", "json", "sh", "html", "mjs"]);

export function highlight(text, lang) {
  const body = CODE.has(lang) ? colored(text.trimEnd()) : escapeHTML(text.trimEnd());
  return `<pre v-pre tabindex="0"><code>${lines(body)}</code></pre>`;
}

/**
 * Every line of its own, named by its indent, so that what goes on below can go on further in. A tone that runs over several lines,
 * as a comment's does, is given to each.
 */
function lines(html) {
  let tone = "";
  return html
    .split("\n")
    .map((line) => {
      const opened = tone;
      for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) tone = tag === "</span>" ? "" : tag;
      const indent = Math.min(line.search(/\S|$/) >> 1, DEEPEST);
      return `<span class="line in-${indent}">${opened}${line}${tone === "" ? "" : "</span>"}</span>`;
    })
    .join("\n");
}

function colored(text) {
  let html = "";
  let at = 0;
  for (const match of text.matchAll(TOKENS)) {
    const kind = CLASSES[match.slice(1).findIndex((group) => group !== undefined)];
    html += `${escapeHTML(text.slice(at, match.index))}<span class="code-${kind}">${escapeHTML(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return html + escapeHTML(text.slice(at));
}

function escapeHTML(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
