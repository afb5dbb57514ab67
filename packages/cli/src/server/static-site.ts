/** Serves the files of one folder on this machine alone, under a content security policy that allows nothing from elsewhere. */
import { createReadStream, readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { extname, join, sep } from "node:path";

export interface SiteOptions {
  /** The folder of addresses under which the site is found, with a slash at both ends. */
  readonly base: string;
  /** Whether pages may compile WebAssembly; where not, the kernels' TypeScript twins run. */
  readonly wasm: boolean;
}

/** The site's own files by ending; anything else is not served. */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Everything from here, nothing inline, nobody's frame. */
export function policy(wasm: boolean): string {
  const script = wasm ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'";
  return [
    "default-src 'none'",
    script,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function siteServer(folder: string, options: SiteOptions): Server {
  const headers = {
    "Content-Security-Policy": policy(options.wasm),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
  };
  return createServer((request, response) => answer(folder, options.base, headers, request, response));
}

function answer(
  folder: string,
  base: string,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): ServerResponse {
  const refuse = (status: number, text: string, more: OutgoingHttpHeaders = {}): ServerResponse =>
    response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8", ...more }).end(`${text}\n`);
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuse(405, "only GET and HEAD", { Allow: "GET, HEAD" });
  const address = addressOf(request.url ?? "/");
  if (address === undefined) return refuse(400, "not an address");
  const { path, query } = address;
  const goTo = (place: string): ServerResponse =>
    response.writeHead(302, { ...headers, Location: `${place}${query}` }).end();
  if (!path.startsWith(base)) {
    if (path !== "/" && `${path}/` !== base) return refuse(404, "nothing is here");
    return goTo(base);
  }
  const within = path.slice(base.length);
  const found = find(folder, within);
  if (found === undefined) {
    // A folder of pages, whose links are written from its slash on.
    if (find(folder, `${within}/`) !== undefined) return goTo(encodeURI(`${path}/`));
    const page = notFound(folder, base);
    if (page === undefined) return refuse(404, "nothing is here");
    response.writeHead(404, { ...headers, "Content-Type": TYPES[".html"] });
    return response.end(request.method === "HEAD" ? undefined : page);
  }
  response.writeHead(200, { ...headers, "Content-Type": found.type, "Content-Length": found.size });
  if (request.method === "HEAD") return response.end();
  return createReadStream(found.file)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** The site's page for addresses at which nothing is; its links are written from the site's own folder on. */
function notFound(folder: string, base: string): string | undefined {
  const file = join(folder, "404.html");
  return sizeOf(file) === undefined ? undefined : readFileSync(file, "utf8").replaceAll('"./', `"${base}`);
}

/** The address' path, decoded, and its query as it is; undefined where it is none. */
function addressOf(url: string): { readonly path: string; readonly query: string } | undefined {
  try {
    // What begins with two slashes is a path, too, and no host.
    const { pathname, search } = new URL(url.startsWith("/") ? `http://localhost${url}` : url);
    const path = decodeURIComponent(pathname);
    // A slash within a name is none of the path's: a page's links would start elsewhere.
    return /%2f/i.test(pathname) || /[\0\\]/.test(path) ? undefined : { path, query: search };
  } catch {
    return undefined;
  }
}

interface Found {
  readonly file: string;
  readonly type: string;
  readonly size: number;
}

/** Two slashes at once make a page's links lead elsewhere, and a Location another host; so would a way up. */
const CROOKED = /(?:^|\/)\.{0,2}\//;

/** The file that a path within the folder names; a page's `.html` may be left out. Undefined where nothing may be served. */
function find(folder: string, path: string): Found | undefined {
  if (CROOKED.test(path)) return undefined;
  const names = path === "" || path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  for (const name of names) {
    const file = join(folder, ...name.split("/"));
    const type = TYPES[extname(file)];
    // After `join` no `..` is left, so whatever does not begin with the folder lies outside of it.
    const size = file.startsWith(folder + sep) && type !== undefined ? sizeOf(file) : undefined;
    if (type !== undefined && size !== undefined) return { file, type, size };
  }
  return undefined;
}

function sizeOf(file: string): number | undefined {
  try {
    const found = statSync(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    // Not there, or below what is no folder, or a name too long for the disk: there is no such file.
    return undefined;
  }
}
