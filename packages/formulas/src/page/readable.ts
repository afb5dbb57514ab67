/**
 * The smallest readable counterexample, by an order fixed beforehand: fewest characters for all four numbers together, then
 * the smallest largest number, then the smallest first, second, third, fourth number.
 */

/** A number as a reader would write it: `7`, `42`, `1.3`, `1e16`. Never negative. */
interface Token {
  readonly value: number;
  /** Whole and far below 2⁵²: sums, differences and halves of such numbers are exact. */
  readonly harmless: boolean;
}

/** All numbers that take `length` characters, up to 4; whole numbers of 4 digits are left out, since they are harmless. */
function tokensOf(length: number): Token[] {
  const texts: string[] = [];
  for (let n = length === 1 ? 0 : 10 ** (length - 1); n < 10 ** length && length < 4; n++) texts.push(String(n));
  for (let n = 1; n < 10 ** (length - 1) && length > 2; n++) {
    if (n % 10 !== 0) for (let places = 1; places <= length - 2; places++) texts.push(decimal(n, places, length));
  }
  for (let digit = 1; digit <= 9; digit++) {
    for (let power = 10 ** (length - 3); power < 10 ** (length - 2) && length > 2; power++) {
      texts.push(`${digit}e${power}`);
    }
  }
  return texts
    .filter((text) => text.length === length)
    .map((text) => ({ value: Number(text), harmless: Number.isInteger(Number(text)) && Number(text) < 2 ** 50 }));
}

/** The digits of n with a point before the last `places`, and zeros in front up to `length` characters. */
function decimal(n: number, places: number, length: number): string {
  const digits = String(n).padStart(length - 1, "0");
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return /^0\d/.test(text) ? "" : text;
}

export type Four = readonly [number, number, number, number];

/**
 * The smallest scene of four readable numbers that is `wanted`, or undefined where no scene of up to 7 characters is.
 *
 * @param allowed - What the first two numbers must be like, and the last two; a slot's start lies before its end, say.
 */
export function smallestReadable(
  allowed: (a: number, b: number) => boolean,
  wanted: (a: number, b: number, c: number, d: number) => boolean,
): Four | undefined {
  const tokens = [1, 2, 3, 4].map(tokensOf);
  for (let total = 4; total <= 7; total++) {
    let best: Four | undefined;
    for (const lengths of compositions(total)) {
      const [p, q, r, s] = lengths.map((length) => tokens[length - 1] as Token[]) as [
        Token[],
        Token[],
        Token[],
        Token[],
      ];
      // Where nothing is rounded nothing is wrong: of four harmless numbers no scene is made.
      const risky = s.filter((token) => !token.harmless);
      for (const a of p) {
        for (const b of q) {
          if (!allowed(a.value, b.value)) continue;
          for (const c of r) {
            const harmless = a.harmless && b.harmless && c.harmless;
            for (const d of harmless ? risky : s) {
              if (!allowed(c.value, d.value)) continue;
              if (!wanted(a.value, b.value, c.value, d.value)) continue;
              const scene: Four = [a.value, b.value, c.value, d.value];
              if (best === undefined || isBefore(scene, best)) best = scene;
            }
          }
        }
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** All ways to write `total` as four lengths of 1 to 4. */
function compositions(total: number): number[][] {
  const found: number[][] = [];
  for (let p = 1; p <= 4; p++) {
    for (let q = 1; q <= 4; q++) {
      for (let r = 1; r <= 4; r++) {
        const s = total - p - q - r;
        if (s >= 1 && s <= 4) found.push([p, q, r, s]);
      }
    }
  }
  return found;
}

function isBefore(a: Four, b: Four): boolean {
  const keysA = [Math.max(...a), ...a];
  const keysB = [Math.max(...b), ...b];
  for (let i = 0; i < keysA.length; i++) {
    const x = keysA[i] as number;
    const y = keysB[i] as number;
    if (x !== y) return x < y;
  }
  return false;
}
