import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listening } from "../src/server/listening.js";
import { policy, siteServer } from "../src/server/static-site.js";
import { hantei } from "./lib/hantei.js";

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hantei-play-"));
  mkdirSync(join(folder, "site", "lessons"), { recursive: true });
  writeFileSync(join(folder, "secret.html"), "secret");
  writeFileSync(join(folder, "site", "index.html"), "<h1>first</h1>");
  writeFileSync(join(folder, "site", "lessons", "a b.html"), "lesson");
  mkdirSync(join(folder, "site", "guide", "in depth"), { recursive: true });
  writeFileSync(join(folder, "site", "guide", "index.html"), "guide");
  writeFileSync(join(folder, "site", "guide", "in depth", "index.html"), "deep");
  writeFileSync(join(folder, "site", "key.pem"), "key");
  writeFileSync(join(folder, "site", "LICENSES.txt"), "licenses");
  server = siteServer(join(folder, "site"), { base: "/some/folder/", wasm: true });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The first line and the rest of what the server says to a request written out, which no client would mend. */
function raw(path: string, method = "GET", at = port): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(at, "127.0.0.1", () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding("utf8").on("data", (piece) => (text += piece));
    socket.on("end", () => resolve(text)).on("error", reject);
  });
}

test("files are served with their types and the policy", async () => {
  const first = await raw("/some/folder/");
  expect(first).toMatch(/^HTTP\/1\.1 200/);
  expect(first).toContain("Content-Type: text/html; charset=utf-8");
  expect(first).toContain(`Content-Security-Policy: ${policy(true)}`);
  expect(first).toContain("<h1>first</h1>");
  expect(await raw("/some/folder/lessons/a%20b.html?x=1")).toContain("lesson");
  expect(await raw("/some/folder/LICENSES.txt")).toMatch(/^HTTP\/1\.1 200[\s\S]*text\/plain[\s\S]*licenses$/);
  expect(await raw("/some/folder/", "HEAD")).not.toContain("<h1>");
});

test("a page's .html may be left out", async () => {
  const answer = await raw("/some/folder/lessons/a%20b?x=1");
  expect(answer).toMatch(/^HTTP\/1\.1 200[\s\S]*text\/html/);
  expect(answer).toContain("lesson");
});

test("the way there is shown from outside the folder", async () => {
  expect(await raw("/")).toMatch(/^HTTP\/1\.1 302[\s\S]*Location: \/some\/folder\//);
  expect(await raw("/some/folder")).toMatch(/^HTTP\/1\.1 302/);
  expect(await raw("/other/")).toMatch(/^HTTP\/1\.1 404/);
});

test("a folder of pages is shown from its slash on", async () => {
  expect(await raw("/some/folder/guide")).toMatch(/^HTTP\/1\.1 302[\s\S]*Location: \/some\/folder\/guide\/\r\n/);
  expect(await raw("/some/folder/guide/in%20depth?x=//y")).toMatch(
    /^HTTP\/1\.1 302[\s\S]*Location: \/some\/folder\/guide\/in%20depth\/\?x=\/\/y\r\n/,
  );
  expect(await raw("/some/folder?q=a%0d%0ab")).toMatch(
    /^HTTP\/1\.1 302[\s\S]*Location: \/some\/folder\/\?q=a%0d%0ab\r\n/,
  );
  expect(await raw("/some/folder/guide/")).toMatch(/^HTTP\/1\.1 200[\s\S]*guide/);
});

test("nothing leads to another host, and no page is shown where its links would lead astray", async () => {
  const open = siteServer(join(folder, "site"), { base: "/", wasm: true });
  await new Promise<void>((resolve) => open.listen(0, "127.0.0.1", resolve));
  const at = (open.address() as AddressInfo).port;
  for (const path of [
    "//guide",
    "//guide/",
    "//evil.example/guide",
    "/%2fguide",
    "/guide%2f",
    "/guide%2F",
    "/%2f%2fevil.example/..%2fguide",
    "/guide//",
    "/guide/..",
    "/guide/%2e%2e/%2fguide",
    "/guide/./%2f",
    "/guide%0d%0aSet-Cookie:x",
    "/\\guide",
  ]) {
    const answer = await raw(path, "GET", at);
    expect(answer, path).not.toMatch(/Location: (?!\/(?:guide\/)?\r\n)|^Set-Cookie/m);
    expect(answer, path).toMatch(path === "/guide/.." ? /^HTTP\/1\.1 200/ : /^HTTP\/1\.1 (?:400|404)/);
  }
  expect(await raw("http://x/guide", "GET", at)).toMatch(/^HTTP\/1\.1 302[\s\S]*Location: \/guide\/\r\n/);
  open.close();
});

test.each([
  "/some/folder/../secret.html",
  "/some/folder/..%2fsecret.html",
  "/some/folder/..%2fsecret",
  "/some/folder/%2e%2e/secret.html",
  "/some/folder/..%5csecret.html",
  "/some/folder//etc/passwd",
  "/some/folder/lessons",
  "/some/folder/lessons/",
  "/some/folder/key.pem",
  "/some/folder/key",
  "/some/folder/%00.html",
  "/some/folder/%zz",
  "/some/folder/index.html/x.html",
])("%s gives nothing away", async (path) => {
  const answer = await raw(path);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404)/);
  expect(answer).not.toMatch(/secret\n|root:|key\n|first/);
});

test("where nothing is, the site's own page says so, and its links lead back from any depth", async () => {
  const page = join(folder, "site", "404.html");
  writeFileSync(page, '<a href="./ja/">back</a>');
  for (const path of ["nothing.html", "deep/down/there.html", "lessons"]) {
    const answer = await raw(`/some/folder/${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).toContain(`Content-Security-Policy: ${policy(true)}`);
    expect(answer).toContain('<a href="/some/folder/ja/">back</a>');
  }
  expect(await raw("/some/folder/nothing.html", "HEAD")).not.toContain("back");
  rmSync(page);
});

test("the address that is told is the site's, whoever listens on the same port of [::1]", async (context) => {
  const other = createServer((_, response) => response.end("another program"));
  const taken = await new Promise<number | undefined>((resolve) => {
    other.once("error", () => resolve(undefined));
    other.listen(0, "::1", () => resolve((other.address() as AddressInfo).port));
  });
  if (taken === undefined) return context.skip("this machine has no IPv6");
  const site = siteServer(join(folder, "site"), { base: "/", wasm: true });
  try {
    const origin = await listening(site, taken);
    expect(origin).toBe(`http://127.0.0.1:${taken}`);
    expect(await (await fetch(`${origin}/`)).text()).toBe("<h1>first</h1>");
  } finally {
    site.close();
    other.close();
  }
});

test("a port that is taken is told by the system's code", async () => {
  await expect(listening(siteServer(folder, { base: "/", wasm: true }), port)).rejects.toThrow("EADDRINUSE");
  const { status, stdout, stderr } = await hantei(["play", "--port", `${port}`]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/is taken; give another|the site is not built/);
});

test("the help tells the same address", async () => {
  expect((await hantei(["play", "--help"])).stdout).toContain("at http://127.0.0.1:4173/ until");
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
  const answer = await raw("/some/folder/", method);
  expect(answer).toMatch(/^HTTP\/1\.1 405/);
  expect(answer).toMatch(/^Allow: GET, HEAD\r$/m);
});

test("the policy allows nothing inline, and WebAssembly only where it is asked for", () => {
  expect(policy(true)).toContain("'wasm-unsafe-eval'");
  expect(policy(false)).not.toContain("wasm");
  expect(policy(true)).not.toContain("unsafe-inline");
});

test.each([
  ["--port", "-1"],
  ["--port", "65536"],
  ["--port", "80.5"],
  ["--port", "http"],
  ["--base", "hantei"],
  ["--base", "/a/../"],
  ["--base", "/a b/"],
])("%s %s is refused", async (option, value) => {
  const { status, stdout } = await hantei(["play", option, value]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
});
