import { pairs } from "hantei/broadphase";
import { expect, test, vi } from "vitest";
import { borderSegments, segmentBoxes } from "../../benchmarks/data/borders.mjs";
import { cityLabels } from "../../benchmarks/data/city-labels.mjs";
import { drawTownLabels, townLabels } from "../scenes/town-labels.mjs";

// Half a million segments are read; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

test("the gazetteer's labels are boxes, and so are the borders' segments", () => {
  for (const [boxes, count] of [
    [cityLabels(9).boxes, 135_233],
    [segmentBoxes(borderSegments()), 472_660],
  ]) {
    expect(Object.values(boxes).map(({ length }) => length)).toEqual([count, count, count, count]);
    const { minX, minY, maxX, maxY } = boxes;
    expect(minX.every((value, i) => value <= maxX[i] && minY[i] <= maxY[i])).toBe(true);
    expect(Object.values(boxes).every((column) => column.every(Number.isFinite))).toBe(true);
  }
});

test("labels of the first 4,000 towns overlap where comparing each two says so", () => {
  const columns = Object.entries(cityLabels(9).boxes).map(([name, column]) => [name, column.slice(0, 4000)]);
  const boxes = Object.fromEntries(columns);
  const { minX, minY, maxX, maxY } = boxes;
  const expected = [];
  for (let i = 0; i < 4000; i++) {
    for (let j = i + 1; j < 4000; j++) {
      if (minX[i] < maxX[j] && minX[j] < maxX[i] && minY[i] < maxY[j] && minY[j] < maxY[i]) expected.push(i, j);
    }
  }
  expect(expected.length).toBeGreaterThan(1000);
  expect([...pairs(boxes, { touching: false, order: "sorted" })]).toEqual(expected);
});

test("the picture counts every label once", async () => {
  const towns = await townLabels();
  const svg = drawTownLabels(towns);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const [, overlapping, free] = /([\d,]+) overlap another.*?([\d,]+) stand free/.exec(svg);
  const number = (text) => Number(text.replaceAll(",", ""));
  expect(number(overlapping) + number(free)).toBe(135_233);
  expect(towns.overlaps[towns.found[0]]).toBe(1);
});
