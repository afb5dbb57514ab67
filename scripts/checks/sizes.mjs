import { run } from "../lib/process.mjs";

/** The limits of `.size-limit.json`, each a test of its own: bytes of the minified bundle, gzipped. */
export async function sizes() {
  const { status, stdout, output } = await run("size-limit", ["--json"]);
  let entries;
  try {
    entries = JSON.parse(stdout);
  } catch {
    return { passed: 0, failed: 1, output };
  }
  const missed = entries.filter((entry) => !entry.passed);
  const table = entries.map(({ name, size, sizeLimit }) => `${name}: ${size} bytes of ${sizeLimit}`).join("\n");
  const failed = missed.length === 0 && status !== 0 ? 1 : missed.length;
  return { passed: entries.length - missed.length, failed, output: failed > 0 ? table : output };
}
