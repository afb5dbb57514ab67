/**
 * What the library sets out to be: ratios on one machine, in one run. `table` and `where` find the rows; then either `column`
 * holds the figure (rounded: with `own`, the row's times tell it), or it is a quotient of the times of two contestants, named by
 * kind or by name: `of` as many times as fast as `to` (`atLeast`), or taking as many times as long (`atMost`). `to: "peer"` is the
 * fastest peer. `growth` are sizes: the dearest of them a box, over the cheapest.
 */
const THOUSAND = 1000;
const MILLION = 1000000;

const JOINS = [
  ...[
    [10 * THOUSAND, 35],
    [100 * THOUSAND, 40],
    [MILLION, 45],
  ].flatMap(([boxes, atLeast]) => selfJoin("uniform", boxes, atLeast)),
  ...[
    [10 * THOUSAND, 22],
    [100 * THOUSAND, 25],
    [MILLION, 22],
  ].flatMap(([boxes, atLeast]) => selfJoin("clustered", boxes, atLeast)),
  ...selfJoin("moving, a frame", 100 * THOUSAND, 38),
  join("cross-join", MILLION, { of: "ours", to: "peer", atLeast: 10 }),
  join("space", MILLION, { of: "ours", to: "peer", atLeast: 10 }),
  join("intervals", MILLION, { of: "ours", to: "peer", atLeast: 30 }),
  {
    table: "joins",
    where: { work: "uniform" },
    growth: [100 * THOUSAND, MILLION, 10 * MILLION],
    of: "ours",
    atMost: 3,
    what: "a box of 10⁷ over one of 10⁵",
  },
  ...[THOUSAND, 10 * THOUSAND, 100 * THOUSAND, MILLION].map((boxes) => ({
    table: "joins-first-call",
    where: { contestant: "hantei", boxes },
    column: "times a later call",
    atMost: 6,
    what: `first call over a later one, ${count(boxes)}`,
  })),
  ...[
    "a giant over all",
    "100 boxes of 0.3 of the extent",
    "sizes over 10⁴×",
    "a diagonal line",
    "a touching lattice",
    "3,000 equal boxes",
    "two tight clusters 10⁶ apart",
    "10⁶ of size 0",
    "some unbounded",
    "L's in L's",
    "frames in frames",
    "shells in shells, in space",
    "plates in plates, in space",
    "layers over layers, in space",
    "past slots and future slots",
    "logs side by side, some open",
  ].map((name) => join(`adverse: ${name}`, undefined, { of: "ours", to: "peer", atLeast: 1 })),
];

const QUERIES = ["uniform", "clustered"].flatMap((scene) => [
  ...query("build 1000000", scene, 3),
  ...query("100000 windows", scene, 3),
  ...query("100000 points anywhere", scene, 3),
  ...query("100000 points on corners", scene, 3),
  ...query("10000 nearest 8", scene, 2),
  ...query("1000 short rays, 100000 boxes", scene, 50),
  ...query("1000 long rays, 100000 boxes", scene, 50),
]);

const BATCH = [
  batch({ of: "simd, reserved", column: "times faster than the fastest peer", atLeast: 7 }),
  batch({ of: "simd, reserved", to: "simd, no filter", atMost: 1.2 }),
  batch({ of: "twin", column: "times faster than the fastest peer", atLeast: 2.5 }),
];

export const TARGETS = [...JOINS, ...QUERIES, ...BATCH];

function selfJoin(work, boxes, atLeast) {
  return [
    join(work, boxes, { of: "ours", to: "peer", atLeast }),
    join(work, boxes, { of: "ours", to: "native", atMost: 1.75 }),
    join(work, boxes, { of: "twin", to: "ours", atMost: 3.2 }),
    join(work, boxes, { of: "twin", to: "peer", atLeast: 8 }),
  ];
}

function join(work, boxes, figure) {
  const what = boxes === undefined ? work : `${work}, ${count(boxes)}`;
  return { table: "joins", where: boxes === undefined ? { work } : { work, boxes }, what, ...figure };
}

function query(work, scene, atLeast) {
  const what = `${work.replace(/\d{4,}/g, (digits) => count(Number(digits)))}, ${scene}`;
  const row = { table: "queries", where: { work, scene } };
  return [
    { ...row, column: "times the fastest peer", own: "ours, ms", atLeast, what },
    {
      ...row,
      column: "TypeScript, times the fastest peer",
      own: "ours in TypeScript, ms",
      atLeast: 1.5,
      what: `${what}: TypeScript`,
    },
  ];
}

function batch({ of, column, ...figure }) {
  const what = "a million segments in columns";
  const where = { pairs: "segments" };
  if (column !== undefined)
    return { table: "batch", where: { ...where, contestant: of }, column, what: `${what}: ${of}`, ...figure };
  return { table: "batch", where, of, what: `${what}: ${of}`, time: "ns a pair", ...figure };
}

function count(boxes) {
  return boxes.toLocaleString("en");
}
