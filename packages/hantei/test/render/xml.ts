/** A small XML reader: elements, attributes, text, the five entities; throws at whatever is not well-formed. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

export function parse(xml: string): Node {
  let at = 0;
  const fail = (what: string): never => {
    throw new Error(`${what} at ${at}: ${xml.slice(at, at + 40)}`);
  };
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    const sticky = new RegExp(pattern.source, "uy");
    sticky.lastIndex = at;
    const found = sticky.exec(xml) ?? undefined;
    if (found) at = sticky.lastIndex;
    return found;
  };
  const decoded = (text: string): string => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
    if (/[<\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u.test(text))
      fail("a forbidden character");
    return text.replace(/&([^;]*);?/g, (whole, name: string) => ENTITIES[name] ?? fail(`the entity ${whole}`));
  };
  const element = (): Node => {
    const name = match(/<([A-Za-z][\w:-]*)/)?.[1] ?? fail("an element wanted");
    const attributes: Record<string, string> = {};
    for (let found = match(/\s+([A-Za-z][\w:-]*)="([^"]*)"/); found; found = match(/\s+([A-Za-z][\w:-]*)="([^"]*)"/)) {
      const [, key = "", value = ""] = found;
      if (key in attributes) fail(`${key} twice`);
      attributes[key] = decoded(value);
    }
    if (match(/\/>/)) return { name, attributes, children: [] };
    if (!match(/>/)) fail("> wanted");
    const children: (Node | string)[] = [];
    for (;;) {
      const text = match(/[^<]+/)?.[0];
      if (text !== undefined) children.push(decoded(text));
      if (match(new RegExp(`</${name}>`))) return { name, attributes, children };
      children.push(element());
    }
  };
  const root = element();
  if (at < xml.length) fail("more after the end");
  return root;
}

/** All elements, outermost first. */
export function* elements(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) if (typeof child !== "string") yield* elements(child);
}

/** The text of an element, without what is below it. */
export function ownText(node: Node): string {
  return node.children.filter((child) => typeof child === "string").join("");
}
