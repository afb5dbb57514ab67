import { describe, expect, inject, test } from "vitest";
import { leave, press, relation, text, useBrowser, visit } from "./lib/pages.js";

useBrowser();

describe.each([
  ["with WebAssembly", false],
  ["without, as a strict policy has it", true],
] as const)("%s", (_, strict) => {
  test("the policy is what it says", async () => {
    const response = await fetch(strict ? inject("strictSite") : inject("site"));
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy.includes("'wasm-unsafe-eval'")).toBe(!strict);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("default-src 'none'");
  });

  test("the stress scene runs, both kernels find the same pairs, and boxes and circles can be had", async () => {
    const visited = await visit("stress.html", { strict, motion: false });
    const { page } = visited;
    await page.getByRole("button", { name: "10,000", exact: true }).click();
    // Who wants no motion is shown one frame.
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForFunction(() => Number(document.querySelector("[data-stress]")?.getAttribute("data-frames")) > 8);
    expect(Number((await text(page, "[data-pairs]")).replaceAll(",", ""))).toBeGreaterThan(500);
    // Without WebAssembly there is nothing to compare with, and the page says so.
    if (strict) expect(await page.locator("[data-no-choice]").count()).toBe(1);
    else expect(await text(page, "[data-same]")).toBe("✓");
    await page.locator('[data-kind="circles"]').click();
    await page.waitForFunction(() => Number(document.querySelector("[data-stress]")?.getAttribute("data-frames")) > 2);
    await page.locator("[data-toggle]").click();
    // What a policy forbids is said on the console by the browser itself.
    if (strict)
      visited.problems.splice(
        0,
        visited.problems.length,
        ...visited.problems.filter((each) => !each.includes("WebAssembly")),
      );
    await leave(visited);
  });

  test("the playground and lesson 8 work", async () => {
    const visited = await visit("playground.html", { strict });
    await press(visited.page, '[data-body="1"]', "ArrowLeft");
    expect(await relation(visited.page)).toBe("overlapping");
    await leave(visited);
    const lesson = await visit("lessons/8-many.html", { strict });
    expect(await text(lesson.page, "[data-hits]")).toMatch(/^\d+ pairs/);
    if (strict)
      lesson.problems.splice(
        0,
        lesson.problems.length,
        ...lesson.problems.filter((each) => !each.includes("WebAssembly")),
      );
    await leave(lesson);
  });
});
