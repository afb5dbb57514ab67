/** `hantei play`: the lessons and the playground, served on this machine. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "commander";
import { BadInput } from "../bad-input.js";
import { HOST, listening } from "../server/listening.js";
import { siteServer } from "../server/static-site.js";
import { wholeNumber } from "./options/whole-number.js";

const DEFAULT_PORT = 4173;

const AFTER_HELP = `
Serves the lessons, the playground and the guide at http://${HOST}:${DEFAULT_PORT}/ until you press Ctrl+C. Only this machine can reach
it, and its pages ask nobody else for anything.

Examples:
  $ hantei play
  $ hantei play --port 8080
`;

interface PlayOptions {
  readonly port: number;
  readonly base: string;
  readonly wasm: boolean;
}

export function playCommand(): Command {
  return new Command("play")
    .description("serve the lessons and the playground on this machine")
    .option("--port <N>", "the port to listen on; 0 takes a free one", wholeNumber(0, 65535), DEFAULT_PORT)
    .option("--base <path>", "the folder of addresses to serve it under", basePath, "/")
    .option("--no-wasm", "forbid the pages to compile WebAssembly, as the strictest sites do")
    .addHelpText("after", AFTER_HELP)
    .action(run);
}

/** In the workspace where it was checked out, beside the program where it was installed. */
const PLACES = ["../../../site/dist/", "./site/"];

function siteFolder(): string {
  for (const place of PLACES) {
    const folder = fileURLToPath(new URL(place, import.meta.url));
    if (existsSync(`${folder}index.html`)) return folder.slice(0, -1);
  }
  throw new BadInput("the site is not built; in a checkout, run npm run play");
}

async function run({ port, base, wasm }: PlayOptions): Promise<void> {
  const server = siteServer(siteFolder(), { base, wasm });
  const origin = await listening(server, port).catch((problem: NodeJS.ErrnoException) => {
    throw new BadInput(whyNot(problem, port));
  });
  process.stdout.write(`${origin}${base}\n`);
  await new Promise(() => {});
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === "EADDRINUSE")
    return `port ${port} is taken; give another, as in: hantei play --port ${(port + 1) % 65536}`;
  if (code === "EACCES") return `port ${port} may not be used by you; give one from 1024 on`;
  return `cannot listen on port ${port}: ${message}`;
}

function basePath(text: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(text) || /\/\.{1,2}\//.test(text)) {
    throw new InvalidArgumentError("Give a path that begins and ends with a slash, as in /hantei/.");
  }
  return text;
}
