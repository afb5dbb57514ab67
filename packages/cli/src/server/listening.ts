/** Where the site is served: on this machine, and for nobody else. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The number, and not `localhost`: browsers may take that for [::1], where another program may listen on the same port. */
export const HOST = "127.0.0.1";

/**
 * Makes a server listen.
 *
 * @param port - 0 takes a free one.
 * @returns What the addresses of its pages begin with, up to the port.
 * @throws The system's error where the port cannot be had.
 */
export async function listening(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${HOST}:${taken}`;
}
