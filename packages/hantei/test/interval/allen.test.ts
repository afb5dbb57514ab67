/** Allen's relations against his own definitions, and against `relate`. */
import { describe, expect, test } from "vitest";
import {
  ALLEN_RELATIONS,
  type AllenRelation,
  allen,
  compose,
  interval,
  inverse,
  relate,
} from "../../src/interval/index.js";
import { code } from "../code.js";
import { type Span, spans } from "./definitions.js";

/** Figure 2 of Allen's paper, for intervals X and Y that have a length. */
const DEFINITIONS: Readonly<Record<AllenRelation, (x: Span, y: Span) => boolean>> = {
  before: (x, y) => x[1] < y[0],
  meets: (x, y) => x[1] === y[0],
  overlaps: (x, y) => x[0] < y[0] && y[0] < x[1] && x[1] < y[1],
  "finished-by": (x, y) => x[0] < y[0] && x[1] === y[1],
  contains: (x, y) => x[0] < y[0] && y[1] < x[1],
  starts: (x, y) => x[0] === y[0] && x[1] < y[1],
  equals: (x, y) => x[0] === y[0] && x[1] === y[1],
  "started-by": (x, y) => x[0] === y[0] && y[1] < x[1],
  during: (x, y) => y[0] < x[0] && x[1] < y[1],
  finishes: (x, y) => y[0] < x[0] && x[1] === y[1],
  "overlapped-by": (x, y) => y[0] < x[0] && x[0] < y[1] && y[1] < x[1],
  "met-by": (x, y) => y[1] === x[0],
  after: (x, y) => y[1] < x[0],
};

const hasLength = ([start, end]: Span): boolean => start < end;

function allenOf(x: Span, y: Span): AllenRelation {
  return allen(interval(...x), interval(...y));
}

test("every pair of intervals with a length, by Allen's definitions: exactly one holds", () => {
  const seen = new Set<AllenRelation>();
  for (const x of spans(5).filter(hasLength)) {
    for (const y of spans(5).filter(hasLength)) {
      const holding = ALLEN_RELATIONS.filter((relation) => DEFINITIONS[relation](x, y));
      expect(holding).toEqual([allenOf(x, y)]);
      seen.add(allenOf(x, y));
    }
  }
  expect([...seen].sort()).toEqual([...ALLEN_RELATIONS].sort());
});

test("asked the other way round, the relation is the inverse, for intervals of length 0, too", () => {
  for (const x of spans(4)) for (const y of spans(4)) expect(allenOf(y, x)).toBe(inverse(allenOf(x, y)));
  for (const relation of ALLEN_RELATIONS) expect(inverse(inverse(relation))).toBe(relation);
});

describe("what relate says", () => {
  const touching = ["meets", "met-by"];
  const disjoint = ["before", "after"];
  const onAnEnd = ["starts", "finishes", "started-by", "finished-by"];

  test("of intervals with a length and without", () => {
    for (const x of spans(4)) {
      for (const y of spans(4)) {
        const word = allenOf(x, y);
        const touches = touching.includes(word) || (onAnEnd.includes(word) && !(hasLength(x) && hasLength(y)));
        const wanted = disjoint.includes(word) ? "disjoint" : touches ? "touching" : "overlapping";
        expect(relate(interval(...x), interval(...y)), `${x} ${word} ${y}`).toBe(wanted);
      }
    }
  });

  test("an interval of length 0 never meets nor overlaps in Allen's sense", () => {
    for (const x of spans(4).filter((span) => !hasLength(span))) {
      for (const y of spans(4)) {
        expect([...touching, "overlaps", "overlapped-by"]).not.toContain(allenOf(x, y));
      }
    }
  });
});

test("open ends are equal where both are open", () => {
  const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;
  expect(allen(interval(5n, POSITIVE_INFINITY), interval(7n, POSITIVE_INFINITY))).toBe("finished-by");
  expect(allen(interval(NEGATIVE_INFINITY, 5n), interval(5n, POSITIVE_INFINITY))).toBe("meets");
  expect(allen(interval(NEGATIVE_INFINITY, POSITIVE_INFINITY), interval(5n, 6n))).toBe("contains");
});

test("what is no relation, no interval, or of another type is refused", () => {
  const wrong = code("ERR_TYPE");
  const noWord = expect.objectContaining({ name: "RangeError", code: "ERR_RANGE" });
  expect(() => inverse("toString" as AllenRelation)).toThrow(noWord);
  expect(() => compose("before", "x" as AllenRelation)).toThrow(noWord);
  for (const none of [undefined, 7, Symbol("x"), null, ["before"]]) {
    expect(() => inverse(none as unknown as AllenRelation)).toThrow(wrong);
    expect(() => compose(none as unknown as AllenRelation, "before")).toThrow(wrong);
  }
  expect(() => allen(interval(1, 2), interval(1n, 2n))).toThrow(wrong);
  expect(() => allen(interval(1, 2), { start: 1, end: 2 } as never)).toThrow(code("ERR_KIND"));
});

describe("compose", () => {
  test("is what all triples of intervals show: three intervals have six ends, so 0 to 5 is enough for every order", () => {
    const seen = new Map<string, Set<AllenRelation>>();
    const all = spans(5).filter(hasLength);
    for (const a of all) {
      for (const b of all) {
        for (const c of all) {
          const key = `${allenOf(a, b)} ${allenOf(b, c)}`;
          seen.set(key, (seen.get(key) ?? new Set()).add(allenOf(a, c)));
        }
      }
    }
    for (const ab of ALLEN_RELATIONS) {
      for (const bc of ALLEN_RELATIONS) {
        const wanted = ALLEN_RELATIONS.filter((relation) => seen.get(`${ab} ${bc}`)?.has(relation));
        expect(wanted.length).toBeGreaterThan(0);
        expect(compose(ab, bc), `${ab}, ${bc}`).toEqual(wanted);
      }
    }
  });

  test("does not hold for intervals of length 0, as documented", () => {
    const [a, point, c] = [interval(1, 2), interval(2, 2), interval(2, 3)];
    expect([allen(a, point), allen(point, c), allen(a, c)]).toEqual(["finished-by", "starts", "meets"]);
    expect(compose("finished-by", "starts")).toEqual(["overlaps"]);
  });

  test("the other way round: inverses, in the other order", () => {
    for (const ab of ALLEN_RELATIONS) {
      for (const bc of ALLEN_RELATIONS) {
        const back = compose(inverse(bc), inverse(ab)).map(inverse);
        expect(back.sort()).toEqual(compose(ab, bc).sort());
      }
    }
  });

  test("refuses other words", () => {
    const wrong = code("ERR_RANGE");
    expect(() => compose("during", "inside" as AllenRelation)).toThrow(wrong);
    expect(() => compose("__proto__" as AllenRelation, "during")).toThrow(wrong);
  });
});
