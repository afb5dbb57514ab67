/** One line of `hantei rect`'s input after the other: what is taken, and what is refused and how. */
import { describe, expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

const HIT = "0 0 5 5 1 1 6 4";

describe("lines that are taken", () => {
  test.each([
    ["article 000's example", `${HIT}\n`, "collision\n"],
    ["apart", "0 0 1 1 2 2 3 3\n", "no collision\n"],
    ["touching in an edge", "0 0 5 5 5 0 9 5\n", "collision\n"],
    ["touching in a corner", "0 0 5 5 5 5 9 9\n", "collision\n"],
    ["one step of a double apart", "0 0 5 5 5.000000000000001 0 9 5\n", "no collision\n"],
    ["one inside the other", "0 0 9 9 1 1 2 2\n", "collision\n"],
    ["a last line without a newline", HIT, "collision\n"],
    ["empty lines", `\n\n${HIT}\n \t\n\n0 0 1 1 2 2 3 3\n\n`, "collision\nno collision\n"],
    ["Windows line ends", `${HIT}\r\n\r\n0 0 1 1 2 2 3 3\r\n`, "collision\nno collision\n"],
    ["a Windows line end at the very end", `${HIT}\r`, "collision\n"],
    ["tabs", "0\t0\t5\t5\t1\t1\t6\t4\n", "collision\n"],
    ["spaces around", `  ${HIT}  \t\n`, "collision\n"],
    ["a byte order mark", `\ufeff${HIT}\n`, "collision\n"],
    ["signs and bare points", "+0 -.5 5. 5 1 1 +6 4.\n", "collision\n"],
    ["exponents", "0 0 5e0 .5E+1 1 10e-1 6 4\n", "collision\n"],
    ["a zero with an exponent", "0e-999 0.00e5 5 5 -0 1 6 4\n", "collision\n"],
    ["the smallest double", "0 0 5e-324 1 1e-323 0 1 1\n", "no collision\n"],
    ["the largest double", "0 0 1.7976931348623157e308 1 0 0 1 1\n", "collision\n"],
    ["sides without a bound", "-Infinity 0 Infinity 5 1e308 1 +Infinity 4\n", "collision\n"],
    ["flat rectangles", "0 0 0 5 -1 2 1 2\n", "collision\n"],
    ["a pair on two lines", "0 0 5 5\n1 1 6 4\n", "collision\n"],
    ["pairs on two lines, with an empty line", "0 0 5 5\n\n1 1 6 4\n0 0 1 1\n2 2 3 3", "collision\nno collision\n"],
    ["both forms after each other", `${HIT}\n0 0 1 1\n2 2 3 3\n${HIT}\n`, "collision\nno collision\ncollision\n"],
    ["nothing", "", ""],
  ])("%s", async (_, input, stdout) => {
    expect(await hantei(["rect"], { input })).toEqual({ status: 0, stdout, stderr: "" });
  });
});

/** Each input's only bad line is its second, after one good verdict. */
describe("lines that are refused", () => {
  test.each([
    ["too few numbers", "0 0 5 5 1 1 6\n", 14, "only 7 numbers; a line holds eight numbers"],
    ["one number", "7\n", 2, "only 1 number;"],
    ["too many numbers", `${HIT} 9\n`, 17, "9 numbers, that is 1 too many"],
    ["a word", "0 0 5 5 1 1 abc 4\n", 13, '"abc" is not a number; write one like'],
    ["a decimal comma", "0 0 5 5 1 1 1,2 4\n", 13, '"1,2" has a comma'],
    ["commas between", "0,0,5,5,1,1,6,4\n", 1, '"0,0,5,5,1,1,6,4" has a comma'],
    ["semicolons", "0; 0 5 5 1 1 6 4\n", 1, '"0;" has a semicolon'],
    ["hexadecimal", "0 0 5 5 1 1 0x10 4\n", 13, '"0x10" is not decimal; write 16'],
    ["signed hexadecimal", "0 0 5 5 1 1 -0xFF 4\n", 13, '"-0xFF" is not decimal; write -255'],
    ["digit separators", "0 0 5 5 1 1 1_000 4\n", 13, '"1_000" has digit separators; write "1000"'],
    ["an exponent cut short", "0 0 5 5 1 1 1e 4\n", 13, '"1e" is not a number'],
    ["two signs", "0 0 5 5 1 1 --5 4\n", 13, '"--5" is not a number'],
    ["a lone point", "0 0 5 5 1 1 . 4\n", 13, '"." is not a number'],
    ["NaN", "0 0 5 5 1 1 NaN 4\n", 13, '"NaN" is no coordinate'],
    ["nan", "0 0 5 5 1 1 -nan 4\n", 13, '"-nan" is no coordinate'],
    ["a number beyond the doubles", "0 0 5 5 1 1 1e400 4\n", 13, '"1e400" is beyond all doubles (they end'],
    ["beyond them below 0", "0 0 5 5 -1e400 1 6 4\n", 9, "at about -1.8e308); write -Infinity for an unbounded side"],
    ["a number below the doubles", "0 0 5 5 1 1 1e-400 4\n", 13, '"1e-400" is too small for a double'],
    ["infinity by another name", "0 0 5 5 1 1 inf 4\n", 13, '"inf" is not read as infinity; write Infinity'],
    ["minus infinity in capitals", "0 0 5 5 1 -INFINITY 6 4\n", 11, "write -Infinity"],
    ["full-width digits", "0 0 5 5 1 1 １２ 4\n", 13, '"１２" has full-width characters; write them half-width: "12"'],
    ["a full-width space", "0 0 5 5　1 1 6 4\n", 8, "a full-width space (U+3000)"],
    ["a no-break space", "0 0 5 5\u00a01 1 6 4\n", 8, "a no-break space (U+00A0)"],
    ["a byte order mark inside", "0 \ufeff0 5 5 1 1 6 4\n", 3, "a byte order mark (U+FEFF)"],
    ["a real minus sign", "0 0 5 5 1 1 −6 4\n", 13, "write the plain minus sign -"],
    ["a NUL byte", "0 0 5 5 1 1\0 6 4\n", 12, "a NUL character (U+0000)"],
    ["a carriage return inside", "0 0 5 5\r1 1 6 4\n", 8, "a carriage return (U+000D); end lines with LF or CR LF"],
    ["a comment", "# pairs\n", 1, '"#" is not a number'],
    ["columns count characters", "0 𠮷 5 5 １ 1 6 4\n", 3, '"𠮷" is not a number'],
    ["a box at infinity", "Infinity 0 Infinity 5 1 1 6 4\n", 1, "box: minX must be below Infinity"],
    ["RectB at infinity", "0 0 5 5 1 -Infinity 6 -Infinity\n", 9, "box: minY must be below Infinity"],
    ["a line cut off", "0 0 5 5 1", 10, "line 2 ends after 5 numbers: cut off?"],
    ["a number cut off", "0 0 5 5 1 1 6 1e", 15, "without a newline: cut off?"],
  ])("%s", async (_, line, column, message) => {
    const { status, stdout, stderr } = await hantei(["rect"], { input: `${HIT}\n${line}` });
    expect(stdout).toBe("collision\n");
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).toContain(`error: <stdin>, line 2, column ${column}: `);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test.each([
    [
      "RectA without RectB",
      "0 0 5 5\n",
      "<stdin>, line 1: RectA's four numbers stand here and RectB's do not follow: cut off?",
    ],
    [
      "RectA before a whole pair",
      `0 0 5 5\n${HIT}\n`,
      "<stdin>, line 2, column 9: 8 numbers, that is 4 too many; RectB's",
    ],
    [
      "RectB too short",
      "0 0 5 5\n1 1 6\n",
      "<stdin>, line 2, column 6: only 3 numbers; RectB's four numbers go with those",
    ],
  ])("%s", async (_, input, message) => {
    const { status, stdout, stderr } = await hantei(["rect"], { input });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  test.each([
    ["Shift JIS", Buffer.from("0 0 \x82\x50 5 1 1 6 4\n", "latin1"), "column 5: byte 0x82 is not UTF-8"],
    ["a sequence cut off", Buffer.from("0 0 5 5 1 1 6 あ").subarray(0, -1), "column 15: byte 0xE3 is not UTF-8"],
    ["after a real U+FFFD", Buffer.from("0 \ufffd\xff\n").subarray(0), "column 3: "],
    ["UTF-16", Buffer.from(`\ufeff${HIT}\n`, "utf16le"), "column 1: the file begins as UTF-16 does; save it as UTF-8"],
    ["UTF-16 without a mark", Buffer.from(HIT, "utf16le"), "column 1: the file begins as UTF-16 does"],
  ])("bytes: %s", async (_, input, message) => {
    const { status, stdout, stderr } = await hantei(["rect"], { input });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(`<stdin>, line 1, ${message}`);
  });

  test("nothing in the input reaches the terminal as a command", async () => {
    const { stderr } = await hantei(["rect"], { input: "0 0 5 \u001b[31m5\u202e 1 1 6 4\n" });
    expect(stderr).not.toContain("\u001b");
    expect(stderr).not.toContain("\u202e");
    expect(stderr).toContain("column 7: a character that does not show (U+001B)");
  });
});
