/** Code in four tones, by classes: strings, comments, keywords and numbers. Light and dark are the style sheet's affair. */

const TOKENS =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=^|\s)# [^\n]*)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\b(import|export|from|const|let|function|return|if|else|for|of|in|while|new|type|interface|extends|readonly|async|await|throw|true|false|undefined|null|this|class)\b|\b(\d[\d_.]*(?:e[+-]?\d+)?)\b/g;
const CLASSES = ["comment", "string", "keyword", "number"];

/** Languages whose words are coloured; the rest are shown as they are. */
const CODE = new Set(["ts", "js", "json", "sh", "html", "mjs"]);

export function highlight(text, lang) {
  const body = CODE.has(lang) ? coloured(text.trimEnd()) : escapeHTML(text.trimEnd());
  return `<pre v-pre tabindex="0"><code>${body}</code></pre>`;
}

function coloured(text) {
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
