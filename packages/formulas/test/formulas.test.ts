import {
  box,
  circle,
  intersectsBoxBox,
  intersectsCircleBox,
  intersectsSegmentSegment,
  overlapsBoxBox,
  segment,
} from "hantei";
import * as space from "hantei/3d";
import * as time from "hantei/interval";
import { describe, expect, it } from "vitest";
import {
  byParameters,
  bySideProducts,
  type Formula,
  formulaOf,
  formulas,
  inDoubles,
  inReals,
  MersenneTwister,
  run,
  SCENES,
  type Scene,
} from "../src/index.js";

type Eight = [number, number, number, number, number, number, number, number];

/** All tuples of `length` whole numbers 0..most. */
function* grid(length: number, most: number): Generator<number[]> {
  for (let code = 0; code < (most + 1) ** length; code++) {
    yield Array.from({ length }, (_, place) => Math.floor(code / (most + 1) ** place) % (most + 1));
  }
}

/** Numbers that hurt: small integers, so that all is collinear and touching, decimals, and both scaled to the extremes. */
function hardNumbers(random: MersenneTwister, count: number): number[] {
  const scale = [1, 1, 1, 0.1, 0.1, 1e-85, 1e-170, 5e-324, 1e155, 1e307][random.below(10)] as number;
  return Array.from({ length: count }, () => (random.below(11) - 5) * scale);
}

/** Swaps numbers so that each low end comes first. */
function ordered(numbers: number[], pairs: readonly (readonly [number, number])[]): number[] {
  const result = [...numbers];
  for (const [low, high] of pairs) {
    const [a, b] = [result[low] as number, result[high] as number];
    result[low] = Math.min(a, b);
    result[high] = Math.max(a, b);
  }
  return result;
}

const LOW_HIGH: Partial<Record<Scene, readonly (readonly [number, number])[]>> = {
  slots: [
    [0, 1],
    [2, 3],
  ],
  boxes: [
    [0, 2],
    [1, 3],
    [4, 6],
    [5, 7],
  ],
  "boxes-3d": [
    [0, 3],
    [1, 4],
    [2, 5],
    [6, 9],
    [7, 10],
    [8, 11],
  ],
  "circle-box": [
    [3, 5],
    [4, 6],
  ],
};

function hardScene(random: MersenneTwister, scene: Scene): number[] {
  const numbers = ordered(hardNumbers(random, SCENES[scene].length), LOW_HIGH[scene] ?? []);
  if (scene === "circle-box") numbers[2] = Math.abs(numbers[2] as number);
  return numbers;
}

describe("the table", () => {
  it("names each formula once, after its scene", () => {
    expect(new Set(formulas.map(({ id }) => id)).size).toBe(formulas.length);
    for (const { id, scene } of formulas) expect(id.startsWith(`${scene}/`)).toBe(true);
  });

  it("has every article in it, and both languages for every text", () => {
    expect(new Set(formulas.map(({ article }) => article))).toEqual(
      new Set(["000", "001", "002", "003", "004", "hantei"]),
    );
    for (const { title, assumes, decides } of formulas) {
      for (const text of [title, assumes, decides]) {
        expect(text.en).not.toBe("");
        expect(text.ja).not.toBe("");
      }
    }
  });

  it("finds by id, and says what there is where it cannot", () => {
    for (const formula of formulas) expect(formulaOf(formula.id)).toBe(formula);
    expect(() => formulaOf("boxes/none")).toThrow(expect.objectContaining({ code: "ERR_RANGE" }));
    expect(() => formulaOf("boxes/none")).toThrow(/boxes\/corners/);
  });

  it("refuses a wrong count of numbers by naming what is wanted", () => {
    const corners = formulaOf("boxes/corners");
    for (const evaluate of [run, inDoubles, inReals]) {
      expect(() => evaluate(corners, [1, 2, 3])).toThrow(expect.objectContaining({ code: "ERR_LENGTH" }));
    }
    expect(() => run(corners, [1, 2, 3])).toThrow(/8 numbers.*ax1/);
  });

  it.each(formulas.map((formula) => [formula.id, formula] as const))("%s: counting changes no answer", (_, formula) => {
    const random = new MersenneTwister(11);
    for (let i = 0; i < 2000; i++) {
      const scene = hardScene(random, formula.scene);
      expect(run(formula, scene).answer).toBe(inDoubles(formula, scene));
    }
  });
});

describe("counts", () => {
  const count = (id: string, scene: number[]): [number, number] => {
    const { counts } = run(formulaOf(id), scene);
    const { comparisons, additions, multiplications, divisions, absolutes } = counts;
    return [comparisons, additions + multiplications + divisions + absolutes];
  };

  it("are those one counts by hand", () => {
    const hit = [0, 0, 5, 5, 1, 1, 6, 4];
    expect(count("boxes/corners", hit)).toEqual([4, 0]);
    expect(count("boxes/corners", [0, 0, 1, 1, 2, 2, 3, 3])).toEqual([1, 0]);
    expect(count("boxes/corners", [2, 0, 3, 1, 0, 2, 1, 3])).toEqual([2, 0]);
    expect(count("boxes/centers-doubled", hit)).toEqual([2, 14]);
    expect(count("boxes/centers-halved", hit)).toEqual([2, 20]);
    expect(count("boxes-by-centers/centers", [100, 100, 80, 100, 160, 180, 100, 130])).toEqual([2, 10]);
    expect(count("segments/by-side-products", [0, 0, 1, 1, 0, 1, 1, 0])).toEqual([2, 30]);
    expect(count("boxes-3d/six", [0, 0, 0, 2, 2, 2, 1, 1, 1, 3, 3, 3])).toEqual([6, 0]);
    expect(count("boxes-3d/nine", [0, 0, 0, 2, 2, 2, 1, 1, 1, 3, 3, 3])).toEqual([9, 0]);
  });

  it("tell when the exact stages were asked", () => {
    expect(run(formulaOf("segments/hantei-intersects"), [0, 0, 2, 2, 1, 1, 3, 0]).counts.exact).toBe(1);
    expect(run(formulaOf("segments/hantei-intersects"), [0, 0, 2, 2, 0, 2, 2, 0]).counts.exact).toBe(0);
    expect(run(formulaOf("circle-box/hantei-intersects"), [-1, 1, 1, 0, 0, 2, 2]).counts.exact).toBe(1);
  });
});

function slotsOf(numbers: number[]): [time.Interval, time.Interval] {
  const [start1, end1, start2, end2] = numbers as [number, number, number, number];
  return [time.interval(start1, end1), time.interval(start2, end2)];
}

/** The library's own answer to a scene. */
const LIBRARY: Readonly<Record<string, (numbers: number[]) => boolean>> = {
  "slots/hantei-intersects": (n) => time.intersects(...slotsOf(n)),
  "slots/hantei-overlaps": (n) => time.overlaps(...slotsOf(n)),
  "boxes/hantei-intersects": (n) => intersectsBoxBox(...boxesOf(n)),
  "boxes/hantei-overlaps": (n) => overlapsBoxBox(...boxesOf(n)),
  "boxes-3d/hantei-intersects": (n) => {
    const [a, b] = [n.slice(0, 6), n.slice(6)] as [Six, Six];
    return space.intersectsBoxBox(space.box(...a), space.box(...b));
  },
  "segments/by-sides-and-bounds": (n) => intersectsSegmentSegment(...segmentsOf(n)),
  "segments/hantei-intersects": (n) => intersectsSegmentSegment(...segmentsOf(n)),
  "circle-box/nearest-point": (n) => circleAndBox(n),
  "circle-box/by-gaps": (n) => circleAndBox(n),
  "circle-box/hantei-intersects": (n) => circleAndBox(n),
};

type Four = [number, number, number, number];
type Six = [number, number, number, number, number, number];

function boxesOf(n: number[]): [ReturnType<typeof box>, ReturnType<typeof box>] {
  return [box(...(n.slice(0, 4) as Four)), box(...(n.slice(4) as Four))];
}

function segmentsOf(n: number[]): [ReturnType<typeof segment>, ReturnType<typeof segment>] {
  return [segment(...(n.slice(0, 4) as Four)), segment(...(n.slice(4) as Four))];
}

function circleAndBox([x, y, r, ...sides]: number[]): boolean {
  return intersectsCircleBox(circle(x as number, y as number, r as number), box(...(sides as Four)));
}

describe("ours", () => {
  const ours = formulas.filter(({ article }) => article === "hantei");

  it("are all held to the library", () => {
    expect(ours.map(({ id }) => id).sort()).toEqual(Object.keys(LIBRARY).sort());
  });

  it.each(ours.map((formula) => [formula.id, formula] as const))("%s means what the library says", (id, formula) => {
    const random = new MersenneTwister(12);
    const library = LIBRARY[id] as (numbers: number[]) => boolean;
    const verdicts = new Set<boolean>();
    for (let i = 0; i < 3000; i++) {
      const scene = hardScene(random, formula.scene);
      const truth = library(scene);
      verdicts.add(truth);
      expect(inReals(formula, scene), `${id} ${scene}`).toBe(truth);
      // The plain forms among ours may round; the library's own formulas must not.
      if (id.includes("hantei-")) expect(inDoubles(formula, scene), `${id} ${scene}`).toBe(truth);
    }
    expect(verdicts.size).toBe(2);
  });
});

/** The two definitions in real arithmetic, for scenes of small whole numbers, and whether a scene is within assumptions. */
interface Meaning {
  readonly scenes: () => Iterable<number[]>;
  readonly assumed: (numbers: number[]) => boolean;
  /** Bounds of the two shapes an axis each: low a, high a, low b, high b; a collision is one on every axis. */
  readonly axes: (numbers: number[]) => number[][];
}

const MEANINGS: Partial<Record<Scene, Meaning>> = {
  slots: {
    scenes: () => grid(4, 4),
    assumed: ([s1, e1, s2, e2]) => (s1 as number) < (e1 as number) && (s2 as number) < (e2 as number),
    axes: (n) => [n],
  },
  "slots-by-centers": {
    scenes: () => grid(4, 4),
    assumed: ([, w1, , w2]) => w1 !== 0 && w2 !== 0,
    axes: ([x1, w1, x2, w2]) => [around(x1, w1, x2, w2)],
  },
  boxes: {
    scenes: () => grid(8, 2),
    assumed: ([ax1, ay1, ax2, ay2, bx1, by1, bx2, by2]) =>
      [
        [ax1, ax2],
        [ay1, ay2],
        [bx1, bx2],
        [by1, by2],
      ].every(([low, high]) => (low as number) < (high as number)),
    axes: ([ax1, ay1, ax2, ay2, bx1, by1, bx2, by2]) => [
      [ax1, ax2, bx1, bx2] as number[],
      [ay1, ay2, by1, by2] as number[],
    ],
  },
  "boxes-by-centers": {
    scenes: () => grid(8, 2),
    assumed: ([, , aw, ah, , , bw, bh]) => ![aw, ah, bw, bh].includes(0),
    axes: ([ax, ay, aw, ah, bx, by, bw, bh]) => [around(ax, aw, bx, bw), around(ay, ah, by, bh)],
  },
  "boxes-by-sizes": {
    scenes: () => grid(8, 2),
    assumed: ([, , aw, ah, , , bw, bh]) => ![aw, ah, bw, bh].includes(0),
    axes: (n) => {
      const [ax, ay, aw, ah, bx, by, bw, bh] = n as Eight;
      return [
        [ax, ax + aw, bx, bx + bw],
        [ay, ay + ah, by, by + bh],
      ];
    },
  },
};

function around(x1 = 0, w1 = 0, x2 = 0, w2 = 0): number[] {
  return [x1 - w1 / 2, x1 + w1 / 2, x2 - w2 / 2, x2 + w2 / 2];
}

/** By definition, and by no formula of the table: the greater start against the smaller end. */
function collides(axes: number[][], policy: Formula["policy"]): boolean {
  return axes.every(([a1, a2, b1, b2]) => {
    const room = Math.min(a2 as number, b2 as number) - Math.max(a1 as number, b1 as number);
    return policy === "closed" ? room >= 0 : room > 0;
  });
}

describe("in real arithmetic", () => {
  const checked = formulas.filter(({ scene }) => MEANINGS[scene] !== undefined);

  it.each(checked.map((formula) => [formula.id, formula] as const))("%s decides what it says", (id, formula) => {
    const { scenes, assumed, axes } = MEANINGS[formula.scene] as Meaning;
    let scene = 0;
    for (const numbers of scenes()) {
      // Of the larger grids every seventh scene: 7 has no factor in common with their periods.
      if (!assumed(numbers) || (numbers.length === 8 && scene++ % 7 !== 0)) continue;
      expect(inDoubles(formula, numbers), `${id} ${numbers}`).toBe(collides(axes(numbers), formula.policy));
    }
  });

  it("the two forms of article 004 and ours are ordered: open ⇒ mixed ⇒ closed", () => {
    const [first, second, nearest, gaps] = [
      "circle-box/hit-if-any",
      "circle-box/miss-if",
      "circle-box/nearest-point",
      "circle-box/by-gaps",
    ].map(formulaOf) as [Formula, Formula, Formula, Formula];
    const seen = new Set<string>();
    for (const [x, y, r, width, height] of grid(5, 5) as Iterable<[number, number, number, number, number]>) {
      const [cx, cy] = [x - 3, y - 4];
      const scene = [cx, cy, r, 0, 0, width, height];
      const answers = [first, second, nearest].map((formula) => inReals(formula, scene));
      expect(answers.indexOf(true) === -1 || answers.lastIndexOf(false) < answers.indexOf(true)).toBe(true);
      expect(inReals(gaps, scene)).toBe(answers[2]);
      // Rectangles and radii that are not 0: the first form is "nearer than the radius".
      const dx = Math.max(-cx, cx - width, 0);
      const dy = Math.max(-cy, cy - height, 0);
      if (r > 0) expect(answers[0]).toBe(dx * dx + dy * dy < r * r);
      expect(answers[2]).toBe(dx * dx + dy * dy <= r * r);
      seen.add(String(answers));
    }
    // All four orders occur: a miss, a corner contact, a side contact, a hit.
    expect(seen.size).toBe(4);
  });

  it("both tests of article 003 are marked inexact, and are", () => {
    const apart = [0, 0, 1, 0, 2, 0, 3, 0];
    const shared = [0, 0, 2, 0, 1, 0, 3, 0];
    expect(formulaOf("segments/by-side-products").exactInReals).toBe(false);
    expect(formulaOf("segments/by-parameters").exactInReals).toBe(false);
    expect(inReals(formulaOf("segments/by-side-products"), apart)).toBe(true);
    expect(inReals(formulaOf("segments/by-parameters"), shared)).toBe(false);
    expect(inReals(formulaOf("segments/by-sides-and-bounds"), apart)).toBe(false);
    expect(inReals(formulaOf("segments/by-sides-and-bounds"), shared)).toBe(true);
  });
});

describe("the plain twins of article 003's tests", () => {
  it.each([
    ["segments/by-side-products", bySideProducts],
    ["segments/by-parameters", byParameters],
  ] as const)("%s answers as its entry, to the bit", (id, twin) => {
    const random = new MersenneTwister(13);
    const formula = formulaOf(id);
    const verdicts = new Set<boolean>();
    for (let i = 0; i < 20_000; i++) {
      const scene = (i % 2 === 0 ? hardNumbers(random, 8) : Array.from({ length: 8 }, () => random.real2())) as Eight;
      verdicts.add(twin(...scene));
      expect(twin(...scene), `${id} ${scene}`).toBe(inDoubles(formula, scene));
    }
    expect(verdicts.size).toBe(2);
  });
});
