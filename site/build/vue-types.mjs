/**
 * `.vue` files as TypeScript under `out/vue`, for `tsc -p tsconfig.vue.json` to look at: the scripts, and the expressions of the
 * templates. Vue's own checker runs on the compiler's programming interface, which TypeScript 7 has not; this is what can be had
 * without it. It does not see whether a component is given the properties it wants; the browser tests do.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileScript, parse } from "vue/compiler-sfc";

const SITE = fileURLToPath(new URL("..", import.meta.url));
const OUT = join(SITE, "out/vue");

rmSync(OUT, { recursive: true, force: true });
for (const folder of ["components", ".vitepress/theme"]) {
  for (const entry of readdirSync(join(SITE, folder), { recursive: true })) {
    if (!entry.endsWith(".vue")) continue;
    const path = join(folder, entry);
    const { descriptor, errors } = parse(readFileSync(join(SITE, path), "utf8"), { filename: path });
    if (errors.length > 0) throw errors[0];
    const { content } = compileScript(descriptor, { id: "x", inlineTemplate: true });
    const file = join(OUT, `${path}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typed(content, descriptor.scriptSetup?.content ?? ""));
  }
}

/** The compiler's output with the types that it leaves to Vue's own checker: what a component is given, and its models. */
function typed(content, source) {
  const given = propertiesOf(source);
  return `${content
    .replace("mergeModels as _mergeModels, ", "")
    .replace(/_useModel<(.*?)>\(__props, ("\w+")\)/g, "(_useModel as Function)(__props, $2) as import('vue').Ref<$1>")
    .replace("setup(__props: any", given === undefined ? "$&" : `setup(__props: ${given}`)}
declare function _mergeModels(a: object, b: object): any;
`;
}

/** The type within `defineProps<…>`; what has a default is there. */
function propertiesOf(source) {
  const start = source.indexOf("defineProps<");
  if (start < 0) return undefined;
  let depth = 0;
  for (let at = start + "defineProps".length; at < source.length; at++) {
    if (source[at] === "<") depth++;
    if (source[at] === ">" && source[at - 1] !== "=" && --depth === 0) {
      const type = source.slice(start + "defineProps<".length, at);
      return source.includes("withDefaults(") ? `Required<${type}>` : type;
    }
  }
  return undefined;
}
