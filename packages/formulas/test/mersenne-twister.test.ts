import { expect, it } from "vitest";
import { MersenneTwister } from "../src/mersenne-twister.js";

it("gives the reference outputs of init_by_array", () => {
  const random = new MersenneTwister([0x123, 0x234, 0x345, 0x456]);
  const first = Array.from({ length: 10 }, () => random.int32());
  expect(first).toEqual([
    1067595299, 955945823, 477289528, 4107218783, 4228976476, 3344332714, 3355579695, 227628506, 810200273, 2591290167,
  ]);
});

it("gives the reference outputs of init_genrand", () => {
  const random = new MersenneTwister(5489);
  const draws = Array.from({ length: 10_000 }, () => random.int32());
  expect(draws[0]).toBe(3499211612);
  // The C++ standard names this one: the 10,000th draw of a default-constructed mt19937.
  expect(draws[9_999]).toBe(4123659995);
});

it("makes the reals of one draw from it", () => {
  const [a, b, c, d] = [1, 2, 3, 4].map(() => new MersenneTwister(4992)) as [
    MersenneTwister,
    MersenneTwister,
    MersenneTwister,
    MersenneTwister,
  ];
  for (let i = 0; i < 2000; i++) {
    const draw = a.int32();
    expect(b.real1()).toBe(draw * (1 / 4294967295));
    expect(c.real2()).toBe(draw / 4294967296);
    expect(d.real3()).toBe((draw + 0.5) / 4294967296);
  }
});

it("makes a 53-bit real from two draws", () => {
  const [a, b] = [new MersenneTwister(1), new MersenneTwister(1)];
  for (let i = 0; i < 1000; i++) {
    const high = BigInt(a.int32()) >> 5n;
    const low = BigInt(a.int32()) >> 6n;
    expect(b.res53()).toBe(Number((high << 26n) + low) / 2 ** 53);
  }
});

it("fills an array with the same draws, wherever it starts and ends", () => {
  const [calls, fills] = [new MersenneTwister(4992), new MersenneTwister(4992)];
  for (const length of [0, 1, 623, 624, 625, 5, 2000, 1248]) {
    const filled = new Float64Array(length);
    fills.fillReal2(filled);
    expect([...filled]).toEqual(Array.from({ length }, () => calls.real2()));
  }
  expect(fills.int32()).toBe(calls.int32());
});

it("stays below a bound", () => {
  const random = new MersenneTwister(7);
  const seen = new Set(Array.from({ length: 1000 }, () => random.below(5)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
});
