/** Slides where rounding has put the mover, or turned its sides, by last bits: it goes on as it would without. */
import { describe, expect, test } from "vitest";
import { box, circle, moveAndSlide, polygon, type Shape, segment, translate } from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

describe("moveAndSlide, off by last bits, goes", () => {
  test("down a wall past whose end its foot is by a last bit, and up one likewise", () => {
    for (const gap of [2 ** -52, 2 ** -48, 2 ** -46, 2 ** -45]) {
      for (const mover of [box(1, 1 - gap, 1.5, 2), polygon([1, 1 - gap, 1.5, 1.5, 1, 2])]) {
        const { displacement, contacts } = moveAndSlide(mover, { x: -1, y: -0.1 }, [box(0, 0, 1, 1)]);
        expect(displacement).toEqual({ x: 0, y: -0.1 });
        expect(contacts).toEqual([{ obstacle: 0, normal: { x: 1, y: 0 } }]);
      }
      const { displacement } = moveAndSlide(box(1, -1, 1.5, gap / 4), { x: -1, y: 0.1 }, [box(0, 0, 1, 1)]);
      expect(displacement).toEqual({ x: 0, y: 0.1 });
    }
  });

  test("over an edge that is higher than its lowest point by some last bits, if it is round", () => {
    const random = new Random(93);
    for (let lap = 2; lap < 1 << 14; lap *= 3) {
      for (let i = 0; i < 40; i++) {
        const radius = 0.2 + 0.4 * random.unit();
        const ball = circle(0, radius - lap * 2 ** -54, radius);
        const { displacement, contacts } = moveAndSlide(ball, { x: 5, y: 0 }, [
          box(radius * (0.2 + random.unit()), -1, 9, 0),
        ]);
        expect(displacement.x).toBeGreaterThan(4.999);
        expect(displacement.y).toBeLessThan(2e-5);
        expect(contacts.length).toBeLessThan(3);
      }
    }
  });

  test("however small or large it all is", () => {
    for (const size of [1e-300, 1e-200, 1e-165, 1, 1e140, 1e200, 1e300]) {
      const floor = [box(-10 * size, -size, 10 * size, 0)];
      const { displacement } = moveAndSlide(box(0, 0, size, size), { x: size, y: -size }, floor);
      expect(displacement, String(size)).toEqual({ x: size, y: 0 });
    }
    expect(moveAndSlide(box(0, 0, 1, 1), { x: 1e-165, y: -1e-165 }, [box(-10, -1, 10, 0)]).displacement).toEqual({
      x: 1e-165,
      y: 0,
    });
  });

  test("down and up a slope, with a side that frames of rounding have turned by last bits", () => {
    const random = new Random(109);
    for (let walk = 0; walk < 24; walk++) {
      const angle = random.pick([Math.PI / 6, Math.atan(1 / 3), -Math.atan(1 / 2), 1.2 * random.unit() - 0.6]);
      const away = random.pick([0, 1000, 1e6]);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = (x: number, y: number): [number, number] => [away + x * cos - y * sin, away + x * sin + y * cos];
      const tile = (i: number): Shape =>
        walk % 2 === 0
          ? polygon([at(i, -1), at(i + 1, -1), at(i + 1, 0), at(i, 0)])
          : segment(...at(i, 0), ...at(i + 1, 0));
      const tiles = Array.from({ length: 12 }, (_, i) => tile(i));
      let square: Shape = polygon([at(1.3, 0.02), at(2.1, 0.02), at(2.1, 0.82), at(1.3, 0.82)]);
      const [along, into] = [0.05 + 0.1 * random.unit(), 0.05 + 0.1 * random.unit()];
      const motion = { x: along * cos + into * sin, y: along * sin - into * cos };
      for (let frame = 0; frame < 50; frame++) {
        const { displacement } = moveAndSlide(square, motion, tiles);
        const went = displacement.x * cos + displacement.y * sin;
        // Falling at first; then as far as it was to go, but for what rounding takes far away.
        if (frame > 2) expect(Math.abs(went - along), JSON.stringify([walk, frame])).toBeLessThan(1e-6);
        square = translate(square, displacement.x, displacement.y);
      }
    }
  });

  test("on its tip, that stands beside a seam by a last bit", () => {
    const tip = polygon([
      -0.000006356664339383036, -0.000001907460862351619, -0.000006124999999999904, -0.000002125000000000038,
      -0.000006183937438623883, -0.0000019317605429329357,
    ]);
    const unit = 0.000001;
    const hills = [
      [-8.25, -1.25, -6.125, -2.125],
      [-6.125, -2.125, -3.625, -3.125],
    ].map(([x1, y1, x2, y2]) => polygon([x1, -6, x2, -6, x2, y2, x1, y1].map((value) => (value as number) * unit)));
    const { displacement } = moveAndSlide(tip, { x: 5 * unit, y: -2.5 * unit }, hills);
    expect(displacement.x).toBeGreaterThan(2.4 * unit);
  });
});
