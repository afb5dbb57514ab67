/**
 * Just enough of TypeScript's grammar to hold a fence: what is code, what is comment or text, and what a module imports.
 */

/** One `import` or `export … from` of a module. */
export interface Import {
  readonly specifier: string;
  /** True where nothing of it is left after compiling. */
  readonly typeOnly: boolean;
}

export interface Source {
  /** The code, with comments gone and the insides of texts blank; line numbers stay. */
  readonly code: string;
  readonly imports: readonly Import[];
}

export function readSource(text: string): Source {
  const bare = withoutComments(text, false);
  return { code: withoutComments(text, true), imports: importsOf(bare) };
}

function importsOf(code: string): Import[] {
  const found: Import[] = [];
  for (const [, clause = "", specifier = ""] of code.matchAll(
    /^(?:import|export)\b([^;"']*?)from\s*["']([^"']+)["']/gm,
  )) {
    found.push({ specifier, typeOnly: isTypeOnly(clause) });
  }
  for (const [, specifier = ""] of code.matchAll(/\bimport\s*\(?\s*["'`]([^"'`]+)["'`]/g)) {
    found.push({ specifier, typeOnly: false });
  }
  return found;
}

/** `type { A, B }`, or `{ type A, type B }`. */
function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1];
  return names?.split(",").every((name) => /^\s*(type\s|$)/.test(name)) ?? false;
}

/** Removes comments, and with `blankTexts` also what stands between quotes; code inside a template's `${}` stays. */
function withoutComments(text: string, blankTexts: boolean): string {
  let out = "";
  let at = 0;
  // What the closing brace at this depth ends: a block of code, or a hole in a template.
  const open: ("block" | "hole")[] = [];

  const template = (): void => {
    while (at < text.length) {
      if (text.startsWith("${", at)) {
        open.push("hole");
        out += "${";
        at += 2;
        return;
      }
      const char = text[at] as string;
      at += char === "\\" ? 2 : 1;
      if (char === "`") {
        out += "`";
        return;
      }
      if (char === "\n" || !blankTexts) out += char;
    }
  };

  while (at < text.length) {
    const char = text[at] as string;
    if (text.startsWith("//", at)) {
      while (at < text.length && text[at] !== "\n") at++;
    } else if (text.startsWith("/*", at)) {
      const close = text.indexOf("*/", at + 2);
      const end = close < 0 ? text.length : close + 2;
      // A note to bundlers is read by the fence as well.
      const comment = text.slice(at, end);
      out += comment.includes("@__PURE__") ? "@__PURE__" : comment.replaceAll(/[^\n]/g, "");
      at = end;
    } else if (char === '"' || char === "'") {
      const start = at++;
      while (at < text.length && text[at] !== char && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
      at++;
      out += blankTexts ? char + char : text.slice(start, at);
    } else if (char === "`") {
      out += char;
      at++;
      template();
    } else if (char === "/" && /[=(,:[!&|?{};\n]\s*$/.test(out)) {
      // A regular expression: a slash where a value is due.
      let inClass = false;
      at++;
      while (at < text.length && text[at] !== "\n" && (inClass || text[at] !== "/")) {
        if (text[at] === "[") inClass = true;
        if (text[at] === "]") inClass = false;
        at += text[at] === "\\" ? 2 : 1;
      }
      at++;
      out += "RegExp";
    } else {
      if (char === "{") open.push("block");
      out += char;
      at++;
      if (char === "}" && open.pop() === "hole") template();
    }
  }
  return out;
}

/**
 * The statements of a module, each with everything inside brackets left out: `const f = (…) => {…}`. Formatted code is
 * taken for granted: a statement begins at the start of a line, and its other lines are indented or begin with a bracket.
 */
export function topLevelStatements(code: string): string[] {
  return code
    .split(/^(?=[\w@({["'`])/m)
    .map((statement) => outsideBrackets(statement).replaceAll(/\s+/g, " ").replace(/;? *$/, ""))
    .filter((statement) => statement !== "");
}

function outsideBrackets(text: string): string {
  let out = "";
  let depth = 0;
  for (const char of text) {
    if ("})]".includes(char)) depth--;
    if (depth === 0) out += char;
    if ("{([".includes(char)) depth++;
  }
  return out;
}
