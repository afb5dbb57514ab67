/** A `BoxIndex` as a buffer: saved, loaded, damaged, shared with a worker. */
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { treeIn } from "../../src/broadphase/box-index/format.js";
import { noteSorted, sortsOf, WORDS } from "../../src/broadphase/box-index/header.js";
import { BoxIndex, joinInto, pairsInto } from "../../src/broadphase/index.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import { boxesOf, columnsOf } from "./index-scenes.js";
import { sameBytes } from "./same-bytes.js";

const EVERYWHERE = { minX: -1 / 0, minY: -1 / 0, minZ: -1 / 0, maxX: 1 / 0, maxY: 1 / 0, maxZ: 1 / 0 };
const REFUSED = expect.objectContaining({ name: "RangeError", code: "ERR_FORMAT" });

function indexOf(axes: 2 | 3, count: number, options?: { shared: boolean }): BoxIndex {
  return new BoxIndex(columnsOf(boxesOf("uniform", axes, count, new Random(count))), options);
}

/** The bytes of a saved index without its checksum, as another thread's would be: now all rests on the check of the content. */
function unsealed(saved: ArrayBuffer): ArrayBuffer {
  const copy = saved.slice(0);
  new Uint32Array(copy, 0, 16)[4] = 0;
  return copy;
}

describe.each([2, 3] as const)("%i axes", (axes) => {
  test.each([0, 1, 8, 9, 513, 5000])("%i boxes come back as they were", (count) => {
    const index = indexOf(axes, count);
    const saved = index.save();
    const loaded = BoxIndex.load(saved);
    expect(loaded.size).toBe(count);
    expect(loaded.axes).toBe(axes);
    expect(loaded.buffer).toBe(saved);
    expect(loaded.search(EVERYWHERE)).toEqual(index.search(EVERYWHERE));
    const window = { minX: 20, minY: 20, minZ: 20, maxX: 60, maxY: 40, maxZ: 50 };
    expect(loaded.search(window)).toEqual(index.search(window));
    expect(sameBytes(loaded.save(), saved)).toBe(true);
    // Moving a box makes the checksum void, and the next one right again.
    if (count === 0) return;
    loaded.update(Uint32Array.of(0), columnsOf(boxesOf("uniform", axes, 1, new Random(4))));
    expect(BoxIndex.load(loaded.buffer).size).toBe(count);
    expect(BoxIndex.load(loaded.save()).search(EVERYWHERE)).toEqual(loaded.search(EVERYWHERE));
  });

  test("any one bit of a saved index that is not as it was is found", () => {
    const saved = indexOf(axes, 70).save();
    for (let bit = 0; bit < 8 * saved.byteLength; bit += 7) {
      const damaged = saved.slice(0);
      const bytes = new Uint8Array(damaged);
      bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(() => BoxIndex.load(damaged), `bit ${bit}`).toThrowError(REFUSED);
    }
  });

  test("without a checksum, what loads all the same answers as what it holds", () => {
    const random = new Random(12);
    const saved = unsealed(indexOf(axes, 70).save());
    let loaded = 0;
    let refused = 0;
    for (let round = 0; round < 4000; round++) {
      const damaged = saved.slice(0);
      const bytes = new Uint8Array(damaged);
      for (let flips = random.integer(1, 3); flips > 0; flips--) {
        const at = random.integer(0, bytes.length - 1);
        bytes[at] = random.once(2) ? (bytes[at] as number) ^ (1 << random.integer(0, 7)) : random.integer(0, 255);
      }
      let index: BoxIndex;
      try {
        index = BoxIndex.load(damaged);
      } catch (error) {
        expect(error).toEqual(REFUSED);
        refused++;
        continue;
      }
      loaded++;
      const everything = index.search(EVERYWHERE);
      expect([...everything].sort((a, b) => a - b)).toEqual(Array.from({ length: index.size }, (_, id) => id));
    }
    // A changed bit of a coordinate that is no bound of its block makes another index, just as whole.
    expect(refused).toBeGreaterThan(2000);
    expect(loaded).toBeGreaterThan(50);
  });

  test("whatever is cut off, or longer, is refused", () => {
    const saved = indexOf(axes, 70).save();
    for (let length = 0; length < saved.byteLength; length += length < 100 ? 1 : 37) {
      expect(() => BoxIndex.load(saved.slice(0, length)), `${length} bytes`).toThrowError(REFUSED);
      expect(() => BoxIndex.load(unsealed(saved.slice(0, Math.max(64, length)))), `${length} bytes`).toThrowError(
        REFUSED,
      );
    }
    const longer = new ArrayBuffer(saved.byteLength + 8);
    new Uint8Array(longer).set(new Uint8Array(saved));
    expect(() => BoxIndex.load(longer)).toThrowError(REFUSED);
  });

  test("noise is refused", () => {
    const random = new Random(3);
    for (let round = 0; round < 300; round++) {
      const noise = Uint8Array.from({ length: random.integer(0, 400) }, () => random.integer(0, 255));
      // Half of it with a header that is right as far as it goes.
      if (round % 2 === 0 && noise.length >= 64)
        new Uint32Array(noise.buffer, 0, 4).set([0x69544e48, 1, axes, random.integer(0, 9)]);
      expect(() => BoxIndex.load(noise.buffer)).toThrowError(REFUSED);
    }
  });

  test("a count that would want more memory than there is, is refused before any is taken", () => {
    const header = new ArrayBuffer(64);
    for (const count of [0xffffffff, 0x1fffffff, 0x20000000, 1e6]) {
      new Uint32Array(header).set([0x69544e48, 1, axes, count]);
      expect(() => BoxIndex.load(header)).toThrowError(REFUSED);
    }
  });
});

test("says what is amiss", () => {
  const saved = indexOf(2, 10).save();
  const withWord = (at: number, value: number): ArrayBuffer => {
    const copy = saved.slice(0);
    new Uint32Array(copy)[at] = value;
    return copy;
  };
  expect(() => BoxIndex.load(withWord(0, 0x484e5469))).toThrowError(/no index of this library/);
  expect(() => BoxIndex.load(withWord(1, 2))).toThrowError(/format 2.*reads 4.*build it anew/);
  expect(() => BoxIndex.load(saved.slice(0, 100))).toThrowError(/cut off/);
  const longer = new Uint8Array(saved.byteLength + 8);
  longer.set(new Uint8Array(saved));
  expect(() => BoxIndex.load(longer.buffer)).toThrowError(/view of the index alone/);
  expect(() => BoxIndex.load(withWord(40, 5))).toThrowError(/damaged.*checksum/);
});

describe("without a checksum, any word that follows from the boxes and is not as it was is found", () => {
  const cases = ([2, 3] as const).flatMap((axes) =>
    (["simd", "js"] as const).flatMap((kernel) =>
      [7, 70, 512, 1700, 9000].map((count) => [axes, kernel, count] as const),
    ),
  );
  test.each(cases)("%i axes, %s, %i boxes", (axes, kernel, count) => {
    const saved = unsealed(indexOf(axes, count).save());
    const { boxes, ids } = treeIn(saved, kernel);
    const end = ids.byteOffset / 4;
    const words = new Uint32Array(saved);
    const step = Math.max(1, Math.floor(end / 1500));
    for (let word = boxes.byteOffset / 4 + 4 * axes * count; word < end; word += step) {
      const was = words[word] as number;
      words[word] = was ^ 0x10000;
      expect(() => BoxIndex.load(saved, { kernel }), `word ${word}`).toThrowError(/damaged: it holds bounds/);
      words[word] = was;
    }
    expect(BoxIndex.load(saved, { kernel }).size).toBe(count);
  });
});

describe("counters that no index has are refused, also without a checksum", () => {
  test.each([
    ["more moves since the last sort than an index lets pass", 5, 10, 10],
    ["a move of no box", 5, 1, 0],
    ["boxes never sorted", 6, 0, 10],
  ])("%s", (_, word, value, count) => {
    const live = unsealed(indexOf(2, count).save());
    expect(BoxIndex.load(live).size).toBe(count);
    new Uint32Array(live)[word] = value;
    expect(() => BoxIndex.load(live)).toThrowError(REFUSED);
    expect(() => BoxIndex.load(live)).toThrowError(/damaged: it holds counters/);
  });

  test("no word of the header may be other than 0 that means nothing", () => {
    for (let word = WORDS.sorts + 1; word < 16; word++) {
      const live = unsealed(indexOf(2, 10).save());
      new Uint32Array(live)[word] = 1;
      expect(() => BoxIndex.load(live), `word ${word}`).toThrowError(/damaged: it holds a header/);
    }
  });

  test("after the greatest count of sorts comes 1", () => {
    const tree = treeIn(unsealed(indexOf(2, 10).save()), "js");
    noteSorted(tree);
    expect(sortsOf(tree)).toBe(2);
    tree.header[WORDS.sorts] = 0xffffffff;
    noteSorted(tree);
    expect(sortsOf(tree)).toBe(1);
  });

  test("as many moves as there can be are none such", () => {
    const index = indexOf(2, 10);
    index.update(Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8), columnsOf(boxesOf("uniform", 2, 9, new Random(1))));
    expect(BoxIndex.load(index.buffer).size).toBe(10);
  });
});

test("a view is read as its buffer, or, where there is more in that, as a copy of its part", () => {
  const saved = indexOf(2, 10).save();
  const whole = new Uint8Array(saved);
  expect(BoxIndex.load(whole).buffer === saved).toBe(true);
  const pool = new Uint8Array(saved.byteLength + 24);
  pool.set(whole, 3);
  const part = pool.subarray(3, 3 + whole.length);
  for (const view of [part, new DataView(pool.buffer, 3, whole.length), Buffer.from(pool.buffer, 3, whole.length)]) {
    const loaded = BoxIndex.load(view);
    expect(loaded.buffer === pool.buffer).toBe(false);
    expect(loaded.search(EVERYWHERE)).toEqual(BoxIndex.load(saved).search(EVERYWHERE));
  }
  expect(() => BoxIndex.load(pool)).toThrowError(REFUSED);
  expect(() => BoxIndex.load(part.subarray(0, 40))).toThrowError(REFUSED);
});

test.each([[null], [undefined], [7], ["text"], [{}], [[1, 2]], [() => {}]])("%s is no buffer", (value) => {
  expect(() => BoxIndex.load(value as unknown as ArrayBuffer)).toThrowError(
    expect.objectContaining({ name: "TypeError", code: "ERR_TYPE" }),
  );
});

test("an index whose buffer is gone says so, and does not find nothing", () => {
  const index = indexOf(2, 20);
  const other = indexOf(2, 20);
  structuredClone(index.buffer, { transfer: [index.buffer as ArrayBuffer] });
  const gone = expect.objectContaining({ code: "ERR_TYPE", message: expect.stringContaining("transferred") });
  const one = columnsOf(boxesOf("uniform", 2, 1, new Random(1)));
  expect(() => index.search(EVERYWHERE)).toThrowError(gone);
  expect(() => index.count(EVERYWHERE)).toThrowError(gone);
  expect(() => index.searchInto(EVERYWHERE, new Uint32Array(1))).toThrowError(gone);
  expect(() => index.nearest(0, 0)).toThrowError(gone);
  expect(() => index.castRay({ x: 0, y: 0, dx: 1, dy: 0 })).toThrowError(gone);
  expect(() => index.update(Uint32Array.of(0), one)).toThrowError(gone);
  expect(() => index.save()).toThrowError(gone);
  expect(() => index.pairs()).toThrowError(gone);
  expect(() => index.join(other)).toThrowError(gone);
  expect(() => BoxIndex.load(index.buffer)).toThrowError(gone);
  expect(() => other.join(index)).toThrowError(gone);
});

test.each(["nearest", "castRay", "castRay at its start"] as const)(
  "a filter of %s that takes the buffer away is refused",
  (question) => {
    const at = Float64Array.from({ length: 2000 }, (_, i) => i);
    const index = new BoxIndex({ minX: at, minY: at, maxX: at, maxY: at });
    const filter = (): boolean => {
      if (index.buffer.byteLength > 0) structuredClone(0, { transfer: [index.buffer as ArrayBuffer] });
      return true;
    };
    const gone = expect.objectContaining({ code: "ERR_TYPE", message: expect.stringContaining("transferred") });
    const ask = {
      nearest: () => index.nearest(5, 5, { k: 3, filter }),
      castRay: () => index.castRay({ x: -1, y: -1, dx: 1, dy: 1, maxFraction: 9 }, { limit: 4, filter }),
      "castRay at its start": () => index.castRay({ x: 3, y: 3, dx: 1, dy: 1, maxFraction: 0 }, { filter }),
    };
    expect(ask[question]).toThrowError(gone);
  },
);

test("a ray that takes the buffer away while it is read is refused", () => {
  const index = indexOf(2, 20);
  const thief = {
    get x(): number {
      structuredClone(0, { transfer: [index.buffer as ArrayBuffer] });
      return 0;
    },
    y: 0,
    dx: 9,
    dy: 9,
  };
  expect(() => index.castRay(thief)).toThrowError(code("ERR_TYPE"));
});

/** What is saved, in a buffer that can grow and shrink. */
function resizable(saved: ArrayBuffer, most: number): ArrayBuffer & { resize(bytes: number): void } {
  const Resizable = ArrayBuffer as unknown as new (
    bytes: number,
    options: object,
  ) => ArrayBuffer & { resize(bytes: number): void };
  const buffer = new Resizable(saved.byteLength, { maxByteLength: most });
  new Uint8Array(buffer).set(new Uint8Array(saved));
  return buffer;
}

test("an index in a buffer that has grown is saved as it was", () => {
  const saved = indexOf(2, 20).save();
  const buffer = resizable(saved, 2 * saved.byteLength);
  const index = BoxIndex.load(buffer);
  buffer.resize(2 * saved.byteLength);
  expect(sameBytes(index.save(), saved)).toBe(true);
});

test("an index in a buffer that is cut says so", () => {
  const saved = indexOf(2, 20).save();
  const buffer = resizable(saved, saved.byteLength);
  const index = BoxIndex.load(buffer);
  expect(index.count(EVERYWHERE)).toBe(20);
  buffer.resize(saved.byteLength - 4);
  expect(() => index.count(EVERYWHERE)).toThrowError(code("ERR_TYPE"));
});

test("an index whose buffer is gone says so, too, where another's could be resized and many questions were asked before", () => {
  // V8 in Node 20 compiles `length` then so that it tells the old one.
  const index = indexOf(2, 20);
  const saved = index.save();
  const other = BoxIndex.load(resizable(saved, 2 * saved.byteLength));
  for (let i = 0; i < 50_000; i++) {
    const either = i % 2 === 0 ? index : other;
    either.count(EVERYWHERE);
    either.nearest(0, 0);
    either.castRay({ x: 0, y: 0, dx: 1, dy: 0 });
  }
  structuredClone(0, { transfer: [index.buffer as ArrayBuffer] });
  expect(() => index.count(EVERYWHERE)).toThrowError(code("ERR_TYPE"));
  expect(() => index.nearest(0, 0)).toThrowError(code("ERR_TYPE"));
  expect(() => index.castRay({ x: 0, y: 0, dx: 1, dy: 0 })).toThrowError(code("ERR_TYPE"));
  expect(() => index.save()).toThrowError(code("ERR_TYPE"));
});

test("what is written to, and ids that are read, are refused where they went elsewhere", () => {
  const index = indexOf(2, 20);
  const bounds = columnsOf(boxesOf("uniform", 2, 20, new Random(20)));
  const slots = { start: new Float64Array(3), end: new Float64Array(3) };
  const asks: readonly ((array: Uint32Array) => unknown)[] = [
    (out) => index.searchInto(EVERYWHERE, out),
    (out) => pairsInto(slots, out),
    (out) => joinInto(slots, slots, out),
    (ids) => index.update(ids, bounds),
  ];
  for (const ask of asks) {
    const kept = Uint32Array.from({ length: 20 }, (_, i) => i);
    const resizableToo = new Uint32Array(resizable(kept.buffer, 160));
    // V8 in Node 20 compiles `length` here so that it tells the old one of an array that is gone.
    for (let i = 0; i < 20_000; i++) ask(i % 2 === 0 ? kept : resizableToo.subarray(0, 20));
    structuredClone(0, { transfer: [kept.buffer] });
    expect(() => ask(kept), String(ask)).toThrowError(code("ERR_TYPE"));
    expect(() => ask(kept), String(ask)).toThrowError(/(out|ids) has lost its numbers/);
  }
  expect(index.count(EVERYWHERE)).toBe(20);
});

test("a shared index where nothing can be shared is refused", () => {
  const { SharedArrayBuffer: was } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, "SharedArrayBuffer");
    expect(() => indexOf(2, 3, { shared: true })).toThrowError(
      expect.objectContaining({ name: "RangeError", code: "ERR_RANGE" }),
    );
    expect(indexOf(2, 3).count(EVERYWHERE)).toBe(3);
    expect(BoxIndex.load(indexOf(2, 3).save()).size).toBe(3);
  } finally {
    globalThis.SharedArrayBuffer = was;
  }
});

test("a worker searches a shared index, and sees what moves", async () => {
  const bundle = await build({
    stdin: {
      contents: `
        import { parentPort, workerData } from "node:worker_threads";
        import { BoxIndex } from "./src/broadphase/index.ts";
        const index = BoxIndex.load(workerData);
        const window = { minX: 20, minY: 20, maxX: 60, maxY: 40 };
        parentPort.on("message", () => parentPort.postMessage({
          found: index.search(window), near: index.nearest(50, 50, { k: 5 }), shared: index.buffer === workerData,
        }));
      `,
      resolveDir: fileURLToPath(new URL("../..", import.meta.url)),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
  });
  const index = indexOf(2, 3000, { shared: true });
  expect(index.buffer).toBeInstanceOf(SharedArrayBuffer);
  const code = bundle.outputFiles[0]?.text as string;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData: index.buffer });
  const ask = async (): Promise<{ found: number[]; near: number[]; shared: boolean }> => {
    const answer = new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    worker.postMessage("ask");
    return (await answer) as { found: number[]; near: number[]; shared: boolean };
  };
  try {
    const window = { minX: 20, minY: 20, maxX: 60, maxY: 40 };
    const before = { found: index.search(window), near: index.nearest(50, 50, { k: 5 }), shared: true };
    expect(await ask()).toEqual(before);
    for (const moved of [50, 500, 3000]) {
      index.update(
        Uint32Array.from({ length: moved }, (_, id) => id),
        columnsOf(boxesOf("uniform", 2, moved, new Random(moved + 1))),
      );
      const after = { found: index.search(window), near: index.nearest(50, 50, { k: 5 }), shared: true };
      expect(await ask()).toEqual(after);
      expect(after.found).not.toEqual(before.found);
    }
    // A shared buffer is saved as an ordinary one.
    expect(index.save()).toBeInstanceOf(ArrayBuffer);
  } finally {
    await worker.terminate();
  }
});
