/** What is to be seen in a page's figures. */
import type { Page } from "playwright-core";

/** Pixels of one unit of the page's first figure, which is `units` wide. */
export async function unit(page: Page, units: number): Promise<number> {
  const box = await page.locator(".stage").first().boundingBox();
  return (box?.width ?? 0) / units;
}

/** The names in a figure that lie within its frame. */
export function namesWithin(page: Page, selector: string): Promise<(string | null)[]> {
  return page.locator(selector).evaluate((figure) => {
    const frame = figure.getBoundingClientRect();
    return Array.from(figure.querySelectorAll("text"))
      .filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      })
      .map(({ textContent }) => textContent);
  });
}
