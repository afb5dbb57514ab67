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
