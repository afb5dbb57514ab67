/** Inputs that `hantei pairs` refuses, and what it says of each. */
import { describe, expect, test } from "vitest";
import { hantei } from "./hantei.js";

/**
 * Input, what the message must say, the reason that --skip-bad counts, and how many lines of the record it skips when it reads
 * them again; no reason where nothing can be skipped.
 */
export type Refused = readonly [input: string, message: string, reason?: string, lines?: number];

/** A test for each. */
export function testRefused(format: string, cases: readonly Refused[]): void {
  describe(format, () => {
    // By the beginning of the input, which may be of megabytes.
    const named = cases.map((row) => ({ name: JSON.stringify(row[0]).slice(0, 200), row }));
    test.each(named)("$name", async ({ row: [input, message, reason, lines = 0] }) => {
      const { status, stdout, stderr } = await hantei(["pairs", "-"], { input });
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toMatch(/^error: [^\n]+\n$/);
      expect(stderr).toContain(message);
      const skipped = await hantei(["pairs", "-", "--skip-bad"], { input });
      if (reason === undefined) expect(skipped).toMatchObject({ status: 2, stdout: "" });
      else {
        expect(skipped).toMatchObject({ status: 0, stdout: "a,b,relation\n" });
        const again = lines === 0 ? "" : `, and ${lines} of the lines that its quotes took in`;
        expect(skipped.stderr).toContain(`note: skipped 1 record of <stdin>${again}: 1 `);
        expect(skipped.stderr).toContain(reason);
      }
    });
  });
}
