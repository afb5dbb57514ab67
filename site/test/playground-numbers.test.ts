import { describe, expect, test } from "vitest";
import { drag, leave, press, relation, text, useBrowser, visit } from "./lib/pages.js";
import { link, SCENE } from "./lib/scene.js";

useBrowser();

describe.each([
  ["en", ""],
  ["ja", "ja/"],
] as const)("numbers of the playground, %s", (lang, root) => {
  test("distance, nearest points, contact, rays and ways are answered, drawn and told", async () => {
    const say = (en: string, ja: string): string => (lang === "en" ? en : ja);
    const visited = await visit(
      `${root}playground.html${link({
        ...SCENE,
        shapes: [SCENE.shapes[0], { id: 2, shape: { kind: "circle", x: 9, y: 2, radius: 1 } }],
        arrow: { x: -2, y: 2, dx: 4, dy: 0 },
        window: { minX: -4, minY: -4, maxX: 14, maxY: 8 },
      })}`,
    );
    const { page } = visited;
    await page.locator('[data-body="2"]').waitFor();
    const ask = (question: string) => page.locator("[data-question]").selectOption(question);
    const answer = () => text(page, "[data-answer] strong");
    const finding = (name: string) => page.locator(`[data-finding="${name}"]`);
    const value = (name: string): Promise<string> => finding(name).locator(".numbers").innerText();
    const unit = ((await page.locator(".stage").first().boundingBox())?.width ?? 0) / 18;

    await ask("distance");
    // The page may still be about to take its scene from the address.
    await expect.poll(answer).toBe("4");
    await ask("closestPoints");
    expect(await value("closestPoints(a, b).a")).toBe("(4, 2)");
    expect(await value("closestPoints(a, b).b")).toBe("(8, 2)");
    expect(await page.locator(".marks > *").count()).toBe(3);
    await finding("closestPoints(a, b).a").hover();
    expect(await page.locator(".marks > *").count()).toBe(1);
    expect(await text(page, ".findings .meaning")).toContain(say("nearest to B", "B にいちばん近い"));

    await ask("contact");
    expect(await value("hit.depth")).toBe("-4");
    await drag(page, '[data-body="2"]', -4.5 * unit, 0, [0.5, 0.2]);
    // Half a unit is no place on a grid of 1: it lands on 4 or 5.
    expect(await value("hit.normal")).toBe("(1, 0)");
    await press(page, '[data-body="2"]', "ArrowLeft");
    expect(await relation(page)).toBe("overlapping");
    expect(Number(await value("hit.depth"))).toBeGreaterThan(0);
    await finding("hit.depth").hover();
    expect(await text(page, ".findings .meaning")).toContain(say("no longer overlaps", "もう重ならない"));
    expect(await page.locator(".marks path.dashed").count()).toBe(1);
    // A drag is one step back, a key another.
    for (let i = 0; i < 2; i++) await page.locator("[data-undo]").click();
    expect(await value("hit.depth")).toBe("-4");

    await ask("castRay");
    expect(await answer()).toBe(say("A first", "まず A"));
    expect(await value("castRay(a, ray).fraction")).toBe("0.5");
    expect(await value("castRay(b, ray)")).toBe("undefined");
    await drag(page, '[data-arrow="tip"]', 8 * unit, 0);
    expect(await value("castRay(a, ray).normal")).toBe("(-1, 0)");
    expect(await value("castRay(b, ray).fraction")).toBe("0.8333333");
    await press(page, '[data-arrow="start"]', "ArrowRight", 4);
    expect(await value("castRay(a, ray).fraction")).toBe("0");
    await page.locator("[data-inside]").selectOption("exit");
    expect(await value("castRay(a, ray).fraction")).toBe("0.1666667");
    expect(await text(page, "[data-snippet]")).toContain('initialOverlap: "exit"');

    await ask("castShape");
    expect(await value("status")).toBe('"hit"');
    expect(await value("fraction")).toBe("0.3333333");
    expect(await value("normal")).toBe("(-1, 0)");
    await page.locator("[data-touching]").click();
    expect(await value("fraction")).toBe("0.3333333");
    expect(await text(page, "[data-snippet]")).toContain("touching: false");
    await press(page, '[data-arrow="tip"]', "Shift+ArrowUp");
    expect(await value("status")).toBe('"separated"');
    expect(await answer()).toBe(say("a free way", "通れる"));
    // All of it is in the link.
    await page.waitForTimeout(600);
    await page.reload({ waitUntil: "networkidle" });
    expect(await value("status")).toBe('"separated"');
    await leave(visited);
  });
});
