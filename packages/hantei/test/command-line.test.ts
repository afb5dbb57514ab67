/** The long programs' command lines: what is not understood is said in one line, and nothing else is done. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { main as accuracy } from "./accuracy/campaign.js";
import { main as campaign } from "./campaign/campaign.js";
import { main as oracle } from "./oracle/campaign.js";

let said: MockInstance;
let complained: MockInstance;
beforeEach(() => {
  said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const PROGRAMS = { oracle, accuracy, campaign };

describe.each(Object.entries(PROGRAMS))("%s", (name, main) => {
  const words = name === "campaign" ? ["casts"] : [];

  test("tells how it is used", () => {
    expect(main(["--help"])).toBe(0);
    expect(said.mock.calls.flat().join("\n")).toMatch(/^usage: npm run /);
    expect(complained).not.toHaveBeenCalled();
  });

  test.each([
    ["--foo", "Unknown option '--foo'"],
    ["--cases", "Option '--cases <value>' argument missing"],
    ["--cases=", "--cases wants a whole number from 1 on, not ''"],
    ["--cases=0", "--cases wants a whole number from 1 on, not '0'"],
    ["--cases=-1", "--cases wants a whole number from 1 on, not '-1'"],
    ["--cases=1e3", "--cases wants a whole number from 1 on, not '1e3'"],
    ["--cases=99999999999999999999", "--cases wants a whole number from 1 on, not '99999999999999999999'"],
    ["--seed=x", "--seed wants a whole number from 0 on, not 'x'"],
    ["--pair=circle-square", "--pair: no 'circle-square' here; there are "],
    ["--pair=constructor", "--pair: no 'constructor' here; there are "],
  ])("refuses %s", (option, complaint) => {
    expect(main([...words, option])).toBe(2);
    expect(said).not.toHaveBeenCalled();
    const [line, ...more] = complained.mock.calls.flat() as string[];
    expect(more).toEqual([]);
    expect(line?.slice(0, complaint.length)).toBe(complaint);
    expect(line?.split("\n")).toHaveLength(1);
  });

  test("judges the pair it is told, in either order", () => {
    expect(main([...words, "--cases=20", "--seed=5", "--pair=point-circle"])).toBe(0);
    expect(said.mock.calls.flat().join("\n")).toMatch(/^circle-point .*\b0 wrong$/ms);
  });
});

test.each([
  [["oracle"], "Unexpected argument 'oracle'", oracle],
  [[], "wanted is casts, bullets, worlds, not ''", campaign],
  [["cast"], "wanted is casts, bullets, worlds, not 'cast'", campaign],
  [["bullets", "worlds"], "wanted is casts, bullets, worlds, not 'bullets worlds'", campaign],
  [["bullets", "--room=2d"], "--pair, --room and --wide are for casts, not for bullets", campaign],
  [["casts", "--room=1d"], "--room wants 2d or 3d, not '1d'", campaign],
  [["casts", "--room=3d", "--pair=circle-box"], "--pair: no 'circle-box' here; there are point3-point3", campaign],
  [["casts", "--minutes=0"], "--minutes wants a number of minutes above 0, not '0'", campaign],
  [["casts", "--minutes=soon"], "--minutes wants a number of minutes above 0, not 'soon'", campaign],
  [["--pair=interval-interval"], "--pair: no 'interval-interval' here", accuracy],
] as const)("%j is refused", (args, complaint, main) => {
  expect(main(args)).toBe(2);
  expect(complained.mock.calls.flat()).toEqual([expect.stringContaining(complaint)]);
});
