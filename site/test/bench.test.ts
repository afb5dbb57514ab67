import { describe, expect, test } from "vitest";
import { leave, text, useBrowser, visit } from "./lib/pages.js";

useBrowser();

describe("the bench page", () => {
  test("counts the article's 2,313,804 collisions in every row", { timeout: 120_000 }, async () => {
    const visited = await visit("bench.html");
    const { page } = visited;
    await page.locator("[data-run]").click();
    await page.locator("[data-right]").waitFor({ timeout: 110_000 });
    for (const row of ["byParameters", "bySideProducts", "hantei"]) {
      expect(await text(page, `[data-row="${row}"] .collisions`)).toBe("2,313,804");
    }
    await leave(visited);
  });

  test.each(["bench.html", "ja/bench.html"])("%s shows every column on a phone", async (path) => {
    const visited = await visit(path, { width: 390 });
    const { page } = visited;
    const table = page.locator(".results");
    // Numbers as wide as those of a slow machine.
    await table.evaluate((element) => {
      for (const row of element.querySelectorAll("tbody tr")) {
        for (const [index, widest] of ["4,136", "12,345", "9,876", "987.6", "2,313,804"].entries()) {
          const cell = row.querySelectorAll("td")[index];
          if (cell) cell.textContent = widest;
        }
      }
    });
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await leave(visited);
  });

  test("is canceled on the way, and shows how far it is", async () => {
    const visited = await visit("ja/bench.html");
    const { page } = visited;
    await page.locator("[data-run]").click();
    await page.waitForFunction(() => (document.querySelector("progress") as HTMLProgressElement).value > 0);
    await page.locator("[data-cancel]").click();
    expect(await text(page, "[data-state]")).toBe("中止しました。");
    expect(await page.locator("[data-run]").isEnabled()).toBe(true);
    await leave(visited);
  });

  test("says of how many pairs its rows are, whichever number is chosen next", async () => {
    const visited = await visit("bench.html");
    const { page } = visited;
    const choose = (count: string): Promise<void> => page.locator(".choice button", { hasText: count }).click();
    await choose("1,000,000");
    await page.locator("[data-run]").click();
    await page.locator(".results caption").waitFor({ timeout: 110_000 });
    await choose("10,000,000");
    expect(await text(page, ".results caption")).toBe("here: 1,000,000 pairs; the article: 10,000,000");
    expect(await page.locator("[data-right]").count()).toBe(0);
    expect(await page.locator("progress").evaluate((bar: HTMLProgressElement) => bar.value)).toBe(1);
    await leave(visited);
  });
});
