/** What others publish about how shapes lie, and about hard predicates, is what we say. */
import { describe, expect, it } from "vitest";
import { contains, point, polygon, polyline, relate, type Shape, segment } from "../../src/2d/index.js";
import { orient2d } from "../../src/exact/orient2d.js";
import { PUBLISHED } from "./jts.js";

/** "polygon 0 0 4 0 0 4 / 1 1 2 1 1 2" as a shape. */
function shapeOf(text: string): Shape {
  const [kind, ...words] = text.split(" ");
  const rings = words
    .join(" ")
    .split(" / ")
    .map((ring) => ring.split(" ").map(Number));
  const [first = [], ...holes] = rings;
  if (kind === "point") return point(first[0] as number, first[1] as number);
  return kind === "polygon" ? polygon(first, holes) : polyline(first);
}

/** The relation in a matrix: cell II for interiors, and the three others that leave exteriors out. */
function relationIn(matrix: string): string {
  if (matrix[0] !== "F") return "overlapping";
  return [1, 3, 4].some((cell) => matrix[cell] !== "F") ? "touching" : "disjoint";
}

describe("JTS Topology Suite, relations of points, lines and polygons", () => {
  it("has enough rows of each relation", () => {
    expect(PUBLISHED.length).toBeGreaterThanOrEqual(60);
    const relations = PUBLISHED.map(([, , , , matrix]) => relationIn(matrix));
    for (const relation of ["disjoint", "touching", "overlapping"]) {
      expect(relations.filter((each) => each === relation).length).toBeGreaterThan(15);
    }
  });

  for (const [file, number, a, b, matrix] of PUBLISHED) {
    it(`${file}, case ${number}: ${a} | ${b}`, () => {
      const [first, second] = [shapeOf(a), shapeOf(b)];
      expect(relate(first, second)).toBe(relationIn(matrix));
      expect(relate(second, first)).toBe(relationIn(matrix));
      // Covers: nothing of the other lies in the exterior; both cells of that row or column are empty.
      expect(contains(first, second)).toBe(matrix[6] === "F" && matrix[7] === "F");
      expect(contains(second, first)).toBe(matrix[2] === "F" && matrix[5] === "F");
    });
  }
});

/**
 * L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, "Classroom examples of robustness problems in geometric computations"
 * (2008), figure 2: p = (0.5 + i·2⁻⁵³, 0.5 + j·2⁻⁵³), q = (12, 12), r = (24, 24), 0 ≤ i, j ≤ 255. q and r lie on the diagonal, so
 * p is left of it, on it or right of it as j is above, at or below i; plain doubles get most of the picture wrong.
 */
describe("classroom examples of robustness problems", () => {
  it("figure 2: 65,536 points beside a diagonal", () => {
    const unit = 2 ** -53;
    const diagonal = segment(0, 0, 24, 24);
    for (let i = 0; i < 256; i++) {
      for (let j = 0; j < 256; j++) {
        const [x, y] = [0.5 + i * unit, 0.5 + j * unit];
        const side = Math.sign(y - x);
        expect(orient2d(x, y, 12, 12, 24, 24)).toBe(side + 0);
        if (i % 16 === 0) expect(relate(diagonal, point(x, y))).toBe(side === 0 ? "overlapping" : "disjoint");
      }
    }
  });
});
