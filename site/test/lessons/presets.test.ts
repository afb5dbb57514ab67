import { expect } from "vitest";
import { testsOfLesson } from "../lib/languages.js";
import { press, relation, useBrowser } from "../lib/pages.js";

useBrowser();

for (const name of ["4-touching", "5-segments"]) {
  testsOfLesson(name)(`${name}: a preset can be chosen again once the figure was changed`, async (page) => {
    const preset = page.locator('[data-choice="tee"]');
    await preset.click();
    expect(await preset.getAttribute("aria-pressed")).toBe("true");
    await press(page, '[data-body="b"]', "ArrowUp", 2);
    expect(await preset.getAttribute("aria-pressed")).toBe("false");
    expect(await relation(page)).toBe("disjoint");
    await preset.click();
    expect(await preset.getAttribute("aria-pressed")).toBe("true");
    expect(await relation(page)).toBe("touching");
  });
}
