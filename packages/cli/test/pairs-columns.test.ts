/** `hantei pairs`: names given to --columns, and options and files that do not go together. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("columns");
const BOXES = "minX,minY,maxX,maxY\n0,0,1,1\n";

test("--columns may name an id that only one of two inputs has", async () => {
  const point = '{"type":"Feature","id":"own","geometry":{"type":"Point","coordinates":[1,1]},"properties":{}}';
  const lined = join(FOLDER, "lined.csv");
  writeFileSync(lined, "l,t,r,b,code\n0,0,5,5,C\n");
  const plain = join(FOLDER, "plain.csv");
  writeFileSync(plain, "id,l,t,r,b\nP,0,0,5,5\n,0,0,5,5\n");
  const rows = async (input: string, ...files: readonly string[]): Promise<string> => {
    const columns = "minX=l,minY=t,maxX=r,maxY=b,id=code";
    const { stdout, stderr } = await hantei(["pairs", ...files, "--columns", columns], { input });
    return stderr + stdout;
  };
  expect(await rows(`${point}\n`, "-", lined)).toBe("a,b,relation\nown,C,overlapping\n");
  expect(await rows(`${point}\n`, lined, "-")).toBe("a,b,relation\nC,own,overlapping\n");
  const explicit = await hantei(["pairs", "-", "--columns", "id=id"], { input: `${point}\n${point}\n` });
  expect(explicit.stdout).toBe("a,b,relation\nown,own,overlapping\n");
  expect(await rows("", plain, lined)).toBe("a,b,relation\nP,C,overlapping\n2,C,overlapping\n");
  expect(await rows(`${point}\n`, "-", plain)).toContain(
    'plain.csv: no record has "code", which --columns gives as the id\n',
  );
});

test("a comma in a name has a backslash before it", async () => {
  const input = '"x, m","y, m",r,"a\\b"\n0,0,5,P\n6,8,5,Q\n';
  const byRole = ["--columns", "x=x\\, m,y=y\\, m,radius=r,id=a\\b"];
  const expected = { status: 0, stdout: "a,b,relation\nP,Q,touching\n", stderr: "" };
  expect(await hantei(["pairs", "-", ...byRole], { input })).toEqual(expected);
  const backslash = { input: "a\\,b,c,d,e\\f\n0,0,5,5,P\n5,5,6,6,Q\n" };
  for (const columns of ["minX=a\\\\,minY=b,maxX=c,maxY=d,id=e\\f", "id=e\\\\f,minY=b,maxX=c,maxY=d,minX=a\\"]) {
    expect(await hantei(["pairs", "-", "--columns", columns], backslash), columns).toEqual(expected);
  }
  const inOrder = await hantei(["pairs", "-", "--columns", "x\\, m,y\\, m,r"], { input });
  expect(inOrder).toEqual({ ...expected, stdout: "a,b,relation\n1,2,touching\n" });
});

test("names given to --columns that nothing has", async () => {
  const point = '{"type":"Feature","id":1,"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"code":7}}';
  const collection = `{"type":"FeatureCollection","features":[${point}]}`;
  const refused = async (input: string, columns: string): Promise<string> => {
    const { status, stdout, stderr } = await hantei(["pairs", "-", "--columns", columns], { input });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    return stderr;
  };
  for (const input of [BOXES, collection, `${point}\n`, '{"minX":0,"minY":0,"maxX":1,"maxY":1}\n']) {
    expect(await refused(input, "id=typo")).toContain('no record has "typo", which --columns gives as the id');
  }
  expect(await refused(collection, "left,top,right,bottom")).toContain(
    "--columns names columns of a table, but <stdin> has shapes in themselves; leave it out",
  );
  const sides = join(FOLDER, "sides.csv");
  writeFileSync(sides, "left,top,right,bottom\n0,0,5,5\n");
  const both = await hantei(["pairs", sides, "-", "--columns", "left,top,right,bottom"], { input: collection });
  expect(both).toEqual({ status: 0, stdout: "a,b,relation\n1,1,overlapping\n", stderr: "" });
  const named = await hantei(["pairs", sides, "-", "--columns", "minX=left,minY=top,maxX=right,maxY=bottom"], {
    input: collection,
  });
  expect(named.stdout).toBe("a,b,relation\n1,1,overlapping\n");
});

test.each([
  [["--columns", "a,b,c,d,e"], "--columns takes 4 names"],
  [["--columns", "size=a"], '"size=a" is not ROLE=NAME'],
  [["--columns", "left,minY,maxX,maxY"], 'there is no column "left"; columns: "minX", "minY"'],
  [["--by", "room"], 'there is no column "room" to group by'],
  [["--count", "--format", "csv"], "leave out one"],
  [["--limit", "0"], "Give a whole number from 1 to 9007199254740991, in digits alone or as 1e3."],
  [["--touching", "maybe"], "Allowed choices are hit, miss."],
  [["--kernel", "gpu"], "Allowed choices are simd, js."],
  [["--from", "xml"], "Allowed choices are csv, ndjson, geojson, parquet."],
])("usage %j is refused with 2", async (args, message) => {
  const { status, stdout, stderr } = await hantei(["pairs", "-", ...args], { input: BOXES });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(message);
});

test("shapes of two worlds, and intervals on a map, are refused", async () => {
  writeFileSync(join(FOLDER, "slots.csv"), "start,end\n1,2\n");
  const mixed = await hantei(["pairs", "-", join(FOLDER, "slots.csv")], { input: BOXES });
  expect(mixed.stderr).toContain("lie in the plane and those of");
  expect((await hantei(["pairs", join(FOLDER, "slots.csv"), "--format", "geojson"])).stderr).toContain(
    "intervals have no place on a map",
  );
});

test.each([
  [
    "x,y,width,height,z\n0,0,1,1,5\n0,0,1,1,6\n",
    ["--columns", "x=x,y=y,width=width,height=height"],
    "1,2,overlapping\n",
  ],
  ["x,y,width,height,z\n0,0,1,1,5\n0,0,1,1,6\n", ["--by", "z"], ""],
  ["x,y,width,height,z\n0,0,1,1,5\n0,0,1,1,6\n", ["--columns", "id=z"], "5,6,overlapping\n"],
  ["start,end,z\n0,2,5\n1,2,6\n", [], "1,2,overlapping\n"],
])("a column that looks like a third coordinate, and is spoken of: %j %j", async (input, args, rows) => {
  const { status, stdout } = await hantei(["pairs", "-", ...args], { input });
  expect({ status, stdout }).toEqual({ status: 0, stdout: `a,b,relation\n${rows}` });
});

test("the advice about a third coordinate keeps the id that was given", async () => {
  const input = "code,x,y,width,height,z\np,0,0,1,1,5\nq,0,0,1,1,6\n";
  const { stderr } = await hantei(["pairs", "-", "--columns", "id=code"], { input });
  const advice = /say --columns (\S+)\n$/.exec(stderr)?.[1] ?? "";
  expect((await hantei(["pairs", "-", "--columns", advice], { input })).stdout).toBe("a,b,relation\np,q,overlapping\n");
});

test("properties of features are found in any case, as columns are", async () => {
  const feature = (properties: object): string =>
    `${JSON.stringify({ type: "Feature", geometry: { type: "Point", coordinates: [0, 0] }, properties })}\n`;
  const input = feature({ ID: "q", Zone: 1 }) + feature({ iD: "r", zone: 1 }) + feature({ id: "s", ID: "t", ZONE: 2 });
  expect((await hantei(["pairs", "-", "--by", "zone"], { input })).stdout).toBe("a,b,relation\nq,r,overlapping\n");
  expect((await hantei(["pairs", "-"], { input })).stdout).toContain("r,s,overlapping");
  const both = await hantei(["pairs", "-", "--by", "zone"], { input: feature({ Zone: "q", ZONE: "r" }) });
  expect(both.stderr).toContain('"Zone" and "ZONE": which is meant by "zone"?');
  // Nobody asked for these.
  const unclear = feature({ Id: "q", ID: "r" }) + feature({ ID: [1] }) + feature({ ID: true });
  expect((await hantei(["pairs", "-"], { input: unclear })).stdout).toBe(
    "a,b,relation\n1,2,overlapping\n1,3,overlapping\n2,3,overlapping\n",
  );
});

test("two numbers that JSON readers take for one are no group", async () => {
  const row = (room: string) => `{"start":0,"end":1,"room":${room}}\n`;
  const ask = (...rooms: string[]) => hantei(["pairs", "-", "--by", "room"], { input: rooms.map(row).join("") });
  const { status, stdout, stderr } = await ask("9007199254740993", "9007199254740992");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain('line 1: "room": the number is beyond the integers that JSON readers keep; write');
  expect(stderr).not.toContain("9007199254740992");
  expect((await ask("9007199254740991", '"9007199254740991"')).stdout).toBe("a,b,relation\n1,2,overlapping\n");
});

test("--columns2 names the columns of the second file, and --columns then those of the first alone", async () => {
  const parcels = join(FOLDER, "parcels.csv");
  writeFileSync(parcels, 'id,wkt\nP,"POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0))"\n');
  const discs = join(FOLDER, "discs.csv");
  writeFileSync(discs, "id,x,y,radius\nD,12,5,4\n");
  const points = "id,x,y\ninside,1,1\nshore,9,5\naway,20,2\n";
  const rows = async (...args: readonly string[]): Promise<string> => {
    const { stdout, stderr } = await hantei(["pairs", ...args], { input: points });
    return stderr + stdout;
  };
  const within = "a,b,relation\nP,inside,overlapping\nP,shore,touching\n";
  expect(await rows(parcels, "-", "--columns2", "x,y")).toBe(within);
  expect(await rows("-", discs, "--columns", "x,y", "--columns2", "x,y,radius")).toBe(
    "a,b,relation\nshore,D,overlapping\n",
  );
  // Without it, --columns is meant for both, and discs would be points, and polygons lack them.
  const both = "--columns speaks of both files, and --columns2 of the second alone\n";
  expect(await rows("-", discs, "--columns", "x,y")).toContain(`the columns fit x,y,radius, too, and ${both}`);
  expect(await rows(discs, "-", "--columns", "x,y")).toContain(`the columns fit x,y,radius, too, and ${both}`);
  expect(await rows("-", discs, "--columns", "x,y", "--columns2", "x,y")).toBe("a,b,relation\n");
  expect(await rows(parcels, "-", "--columns", "x,y")).toContain(`columns: "id", "wkt"; ${both}`);
  expect(await rows(parcels, "-")).toContain("or name them with --columns2, as in --columns2 x,y for points");
  expect(await rows(parcels, "-", "--columns2", "id=nope,x=x,y=y")).toContain(
    '<stdin>: no record has "nope", which --columns2 gives as the id',
  );
  expect(await rows(parcels, "-", "--columns", "id=nope", "--columns2", "x,y")).toContain(
    'parcels.csv: no record has "nope", which --columns gives as the id',
  );
  expect(await rows(parcels, "-", "--columns2", "a,b=c")).toContain('--columns2: "a" is not ROLE=NAME');
  expect(await rows("-", "--columns2", "x,y")).toContain("--columns2 names columns of FILE2, and there is none");
});

test("--columns2 for what has shapes in itself is refused, with or without --columns", async () => {
  const table = join(FOLDER, "table.csv");
  writeFileSync(table, BOXES);
  const input = '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}\n';
  for (const more of [[], ["--columns", "minX,minY,maxX,maxY"]]) {
    const { status, stderr } = await hantei(["pairs", table, "-", "--columns2", "x,y", ...more], { input });
    expect(status).toBe(2);
    expect(stderr).toContain("--columns2 names columns of a table, but <stdin> has shapes in themselves; leave it out");
  }
});

test("messages name columns as the file does", async () => {
  const columns = ["--columns", "left,top,right,bottom"];
  const told = async (input: string): Promise<string> => (await hantei(["pairs", "-", ...columns], { input })).stderr;
  expect(await told("Left,top,right,bottom\n0,x,1,1\n")).toContain('line 2, column 3: top: "x" is not a number');
  expect(await told(" LEFT ,top,right,bottom\n5,0,1,1\n")).toContain("LEFT,top,right,bottom: box: minX must");
});
