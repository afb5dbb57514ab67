import { expect } from "vitest";
import { namesWithin } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, relation, text, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("1-intervals");

lesson("slots are dragged from overlapping to meeting to before, with pointer and keys", async (page, say) => {
  expect(await relation(page)).toBe("overlapping");
  expect(await text(page, "[data-allen]")).toBe("overlaps");
  await page.locator(".step").first().hover();
  expect(await text(page, ".step.active")).toContain("a.end < b.start");
  expect(await page.locator(".marks line").count()).toBe(2);
  await press(page, '[data-handle="a end"]', "ArrowLeft", 2);
  expect(await relation(page)).toBe("touching");
  expect(await text(page, "[data-allen]")).toBe("meets");
  expect(await text(page, ".verdict")).toContain(say("no conflict", "重ならない"));
  await drag(page, '[data-body="b"]', 60, 0);
  expect(await relation(page)).toBe("disjoint");
  expect(await text(page, "[data-allen]")).toBe("before");
  expect(await page.locator(".six .holds").count()).toBe(1);
});

lesson("slots always have a length, and their labels stay within the frame of a phone", async (page, say) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, '[data-handle="a end"]', "ArrowLeft", 20);
  expect(await page.locator(".tone-a text").textContent()).toBe("1: 10:00–10:30");
  await press(page, '[data-handle="b start"]', "ArrowRight", 20);
  expect(await page.locator(".tone-b text").textContent()).toBe("2: 16:30–17:00");
  expect(await page.locator(".six .holds").count()).toBe(1);
  await press(page, '[data-body="a"]', "ArrowLeft", 20);
  await press(page, '[data-body="b"]', "ArrowRight", 20);
  expect(await namesWithin(page, ".stage svg")).toEqual(expect.arrayContaining(["1: 9:00–9:30", "2: 18:30–19:00"]));
  expect(await page.locator('[data-handle="a end"]').getAttribute("aria-label")).toBe(
    say("slot 1, end, 9:30", "時間帯 1、終了、9:30"),
  );
});

lesson(
  "the figure ticks off Allen's names as they are visited, and says when all thirteen have been",
  async (page, say) => {
    const been = page.locator(".names .been");
    expect(await been.allTextContents()).toEqual(["✓ overlaps"]);
    const told = page.locator("[data-visited]");
    expect(await told.textContent()).toContain(say("1 of 13", "13 のうち 1"));
    const walk: readonly (readonly [grip: string, key: string, times: number])[] = [
      // Slot 2 goes left, past the end of slot 1, through it and past its start.
      ['[data-body="b"]', "ArrowLeft", 11],
      ['[data-handle="a start"]', "ArrowRight", 4],
      // About slot 1, as long as it, and about it again.
      ['[data-handle="b end"]', "ArrowRight", 16],
      ['[data-handle="a start"]', "ArrowLeft", 5],
      ['[data-handle="a end"]', "ArrowRight", 6],
      ['[data-handle="a start"]', "ArrowRight", 2],
      ['[data-handle="b start"]', "ArrowRight", 14],
      ['[data-handle="a end"]', "ArrowLeft", 6],
    ];
    for (const [grip, key, times] of walk) {
      expect(await told.locator("[role=status]").textContent()).toBe("");
      await press(page, grip, key, times);
    }
    expect(await been.count()).toBe(13);
    expect(await page.locator(".names .now").textContent()).toBe("✓ before");
    expect(await told.locator("[role=status]").textContent()).toBe(say("That is all there are!", "これで全部です！"));
    expect(await page.locator('[data-body="b"]').getAttribute("aria-label")).toContain(
      say("slot 2, 16:30 to 19:00", "時間帯 2、16:30 から 19:00 まで"),
    );
  },
);
