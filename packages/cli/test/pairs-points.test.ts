/** `hantei pairs`: tables of points, which are read only where that is said. */
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

const POINTS = "id,X,y\na,0,100\nb,50,60\nc,0,100\n";
const AC = "a,b,relation\na,c,overlapping\n";

test.each([
  ["named in order, in any case", POINTS, "x,Y"],
  ["named in another order", POINTS, "y,x"],
  ["by role", POINTS.replace("X,y", "lon,lat"), "x=lon,y=lat"],
  ["by role, beside a third coordinate", "id,east,north,z\na,1,3,1\nb,2,3,1\nc,1,3,2\n", "x=east,y=north"],
  ["in space", "id,x,y,z,radius\na,0,0,1,9\nb,0,0,2,9\nc,0,0,1,9\n", "x,z,y"],
  ["beside what else there is", "id,x,y,radius\na,0,0,9\nb,1,0,9\nc,0,0,9\n", "x,y"],
  ["of NDJSON", '{"id":"a","x":1,"y":2}\n{"id":"b","x":1,"y":3}\n{"id":"c","x":1,"y":2}\n', "x,y"],
])("points %s", async (_, input, columns) => {
  expect(await hantei(["pairs", "-", "--columns", columns], { input })).toEqual({ status: 0, stdout: AC, stderr: "" });
});

test.each([
  ["boxes", "x,y,width,height\n0,0,5,5\n4,4,5,5\n"],
  ["circles", "x,y,radius\n0,0,5\n4,4,5\n"],
  ["geometries", 'x,y,wkt\n0,0,"LINESTRING (0 0,2 2)"\n1,1,"LINESTRING (0 2,2 0)"\n'],
  ["intervals", "x,y,start,end\n0,0,1,3\n1,1,2,4\n"],
  ["boxes with their corners in order", "x,y,width,height\n0,0,5,5\n4,4,5,5\n", "--columns", "x,y,width,height"],
])("a place beside %s is not the shape", async (_, input, ...args) => {
  const { status, stdout } = await hantei(["pairs", "-", ...args], { input });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "a,b,relation\n1,2,overlapping\n" });
});

test("four names are corners of boxes, be they a segment's", async () => {
  const input = "x1,y1,x2,y2\n0,0,5,5\n1,0,6,4\n";
  const told = async (...args: string[]): Promise<string> => (await hantei(["pairs", "-", ...args], { input })).stdout;
  expect(await told("--columns", "x1,y1,x2,y2")).toBe("a,b,relation\n1,2,overlapping\n");
  expect(await told()).toBe("a,b,relation\n");
});

test.each([
  ["x,y", "x,y"],
  ["id,Y,X,r", "x,y"],
  ["x,y,z,geom", "x,y,z"],
])("%s is refused: a place may be that of anything", async (header, columns) => {
  const row = header.replace(/\w+/g, "1");
  const { status, stdout, stderr } = await hantei(["pairs", "-"], { input: `${header}\n${row}\n` });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(`or name them with --columns, as in --columns ${columns} for points\n`);
});

test("a row of NDJSON that lacks its shape is no point", async () => {
  const input = '{"x":0,"y":0,"radius":5}\n{"x":1,"y":1}\n{"x":1,"y":1,"radius":5}\n';
  const { stdout, stderr } = await hantei(["pairs", "-", "--skip-bad"], { input });
  expect(stderr).toContain("line 2: no columns that make shapes");
  expect(stdout).toBe("a,b,relation\n1,3,overlapping\n");
});

test("a name that comes twice is no shape's own", async () => {
  const { stdout } = await hantei(["pairs", "-", "--columns", "x,x"], { input: "x,y\n0,100\n0,60\n" });
  expect(stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("an id among names in order is refused", async () => {
  const { status, stderr } = await hantei(["pairs", "-", "--columns", "id,x,y"], { input: POINTS });
  expect(status).toBe(2);
  expect(stderr).toContain('got "id,x,y"');
});
