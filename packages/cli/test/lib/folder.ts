import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A new folder for what a file of tests writes; it is removed after the last of them. Not for use within a test. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `hantei-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
