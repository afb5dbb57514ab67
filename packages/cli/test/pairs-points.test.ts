/** `hantei pairs`: tables of points, which are meant only where nothing else is. */
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

const POINTS = "id,X,y\na,0,100\nb,50,60\nc,0,100\n";
const AC = "a,b,relation\na,c,overlapping\n";

test.each([
  ["by the header", POINTS, []],
  ["named in order, in any case", POINTS, ["--columns", "x,Y"]],
  ["by role", POINTS.replace("X,y", "lon,lat"), ["--columns", "x=lon,y=lat"]],
  ["in space", "id,x,y,z\na,0,0,1\nb,0,0,2\nc,0,0,1\n", []],
  ["in space, named in order", "id,x,y,z,radius\na,0,0,1,9\nb,0,0,2,9\nc,0,0,1,9\n", ["--columns", "x,y,z"]],
  [
    "beside what else there is, where they are named",
    "id,x,y,radius\na,0,0,9\nb,1,0,9\nc,0,0,9\n",
    ["--columns", "x,y"],
  ],
  ["beside what looks like a size, likewise", "id,x,y,w\na,0,0,9\nb,1,0,9\nc,0,0,9\n", ["--columns", "x=x,y=y"]],
  ["of NDJSON", '{"id":"a","x":1,"y":2}\n{"id":"b","x":1,"y":3}\n{"id":"c","x":1,"y":2}\n', []],
])("points %s", async (_, input, args) => {
  expect(await hantei(["pairs", "-", ...args], { input })).toEqual({ status: 0, stdout: AC, stderr: "" });
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
  ["x,y,w,h", "w"],
  ["x,y,r", "r"],
  ["x,y,width", "width"],
  ["x,y,z,Diameter", "Diameter"],
])("%s is refused: what has a size is no point", async (header, size) => {
  const row = header.replace(/\w+/g, "1");
  const { status, stdout, stderr } = await hantei(["pairs", "-"], { input: `${header}\n${row}\n` });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(`the column "${size}" looks like a size`);
  const advice = /say --columns ([^;]+);/.exec(stderr)?.[1] ?? "";
  expect((await hantei(["pairs", "-", "--columns", advice], { input: `${header}\n${row}\n` })).status).toBe(0);
});

test("a group or an id may be called like a size", async () => {
  const input = "x,y,size\n0,0,S\n0,0,M\n0,0,S\n";
  expect((await hantei(["pairs", "-", "--by", "size"], { input })).stdout).toBe("a,b,relation\n1,3,overlapping\n");
});

test("what is wanted says so", async () => {
  const { stderr } = await hantei(["pairs", "-"], { input: "a,b\n1,2\n" });
  expect(stderr).toContain("x,y,width,height · x,y,radius · x,y · ");
});

test("a row of NDJSON that lacks its radius is no point", async () => {
  const input = '{"x":0,"y":0,"radius":5}\n{"x":1,"y":1}\n{"x":1,"y":1,"radius":5}\n';
  const { stdout, stderr } = await hantei(["pairs", "-", "--skip-bad"], { input });
  expect(stderr).toContain("line 2: x,y here, x,y,radius before; is a column missing?\n");
  expect(stdout).toBe("a,b,relation\n1,3,overlapping\n");
});
