/** The rooms of `src` and the arrows between them, as ARCHITECTURE.md tells them: no room leans on one that leans on it. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** Which room may import which, itself aside; a later room never an earlier one. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  program: ["commands", "terminal", "base"],
  commands: ["rect", "calendar", "writers", "readers", "pairs", "server", "terminal", "base"],
  rect: ["writers", "readers", "terminal", "base"],
  calendar: ["writers", "readers", "terminal", "base"],
  writers: ["readers", "pairs", "base"],
  readers: ["pairs", "terminal", "base"],
  pairs: ["base"],
  server: [],
  terminal: ["base"],
  base: [],
};

const PROGRAM = ["main.ts", "program.ts"];

/** The room of a file: its folder, or one of two for what lies in none. */
function roomOf(file: string): string {
  const [first, second] = relative(SOURCES, file).split(sep) as [string, string?];
  return second !== undefined ? first : PROGRAM.includes(first) ? "program" : "base";
}

const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join(SOURCES, name));

function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from |import\(|import )"(\.[^"]+)\.js"/g);
  return Array.from(found, ([, path]) => `${resolve(dirname(file), path as string)}.ts`);
}

test("the table has no cycles", () => {
  const order = Object.keys(ROOMS);
  for (const [room, others] of Object.entries(ROOMS)) {
    for (const other of others) expect(order.indexOf(other), `${room} → ${other}`).toBeGreaterThan(order.indexOf(room));
  }
});

test("every import is an arrow of the table, and every arrow is used", () => {
  const unused = new Set(
    Object.entries(ROOMS).flatMap(([room, others]) => others.map((other) => `${room} → ${other}`)),
  );
  const forbidden: string[] = [];
  for (const file of FILES) {
    for (const imported of importsOf(file)) {
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from === to) continue;
      unused.delete(`${from} → ${to}`);
      if (!ROOMS[from]?.includes(to)) forbidden.push(`${relative(SOURCES, file)} → ${relative(SOURCES, imported)}`);
    }
  }
  expect(forbidden).toEqual([]);
  expect([...unused]).toEqual([]);
});

test("no verb imports another", () => {
  const verbs = join(SOURCES, "commands");
  const between = FILES.filter((file) => dirname(file) === verbs).flatMap((file) =>
    importsOf(file).filter((imported) => dirname(imported) === verbs),
  );
  expect(between).toEqual([]);
});
