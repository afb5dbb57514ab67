/** The library says in English what was given and what is wanted: the same in Japanese. */

/** A ring, by the library's name for it; a number has a space after it. */
function ring(name: string): string {
  if (name === "the outer ring" || name === "outer ring") return "外側の輪";
  return name === "polyline" ? "折れ線" : name.replace(/hole (\d+)/, "穴 $1 ");
}

/** What was given instead, as the library shows it. */
function given(text: string): string {
  if (text === "undefined") return "何も渡されていません";
  if (text === "an array" || text === "an object")
    return `渡されたのは${text === "an array" ? "配列" : "オブジェクト"}です`;
  return `渡されたのは ${text} です`;
}

/** How many different vertices there are. */
function counted(count: string): string {
  return count === "0" ? "1 つもありません" : `${count} つしかありません`;
}

const RING = String.raw`the outer ring|outer ring|hole \d+`;
const SPOT = String.raw`\([^()]*\)`;
const EDGE = String.raw`edge (\d+ ${SPOT}–${SPOT})`;

type Groups = readonly (string | undefined)[];

/** What a message says where it fits the pattern; the groups of that are what stands in the brackets. */
const REASONS: readonly (readonly [message: RegExp, ja: (groups: Groups) => string])[] = [
  [
    /is folded by rounding \((.+)\);/,
    ([why = ""]) => `座標を倍精度数に丸めると、形が崩れます：${reasonIn(why) ?? "輪どうしが交わります"}`,
  ],
  [/would round to a point/, () => "座標を倍精度数に丸めると、1 つの点になってしまいます"],
  [
    /the moved shape would reach (\S+);/,
    ([end]) => `動かした先の座標が ${end} になってしまいます。もっと小さい数にしてください`,
  ],
  [/box without bounds on all sides cannot be turned/, () => "果てのない矩形は回せません"],
  [/must have a kind of its own/, () => "図形の種類（kind）がありません"],
  [
    /(\w+) must be below Infinity and (\w+) above -Infinity/,
    ([min, max]) => `${min} は Infinity より小さく、${max} は -Infinity より大きくなければなりません`,
  ],
  [
    new RegExp(`(${RING}|polyline) must be an array of .*, not (.+)`),
    ([name = "", value = ""]) => `${ring(name)}は座標の配列でなければなりません。${given(value)}`,
  ],
  [
    /holes must be an array of rings, not (.+)/,
    ([value = ""]) => `holes は輪の配列でなければなりません。${given(value)}`,
  ],
  [/(\w+) must be a number, not (.+)/, ([field, value = ""]) => `${field} は数でなければなりません。${given(value)}`],
  [
    /(\w+) must be finite, not (\S+)/,
    ([field, value = ""]) => `${field} は有限の数でなければなりません。${given(value)}`,
  ],
  [
    /\bradius must be 0 or more, not (\S+)/,
    ([value = ""]) => `半径（radius）は 0 以上でなければなりません。${given(value)}`,
  ],
  [
    /(\w+) must be at most (\w+), not (\S+) > ([^\s;]+)/,
    ([min, max, low, high]) => `最小が最大を超えています：${min} は ${low}、${max} は ${high}`,
  ],
  [
    new RegExp(String.raw`(${RING}|polyline): (\d) different vertices are needed, not (\d+)`),
    ([name = "", wanted, count = ""]) => `${ring(name)}には異なる頂点が ${wanted} つ以上必要ですが、${counted(count)}`,
  ],
  [
    new RegExp(String.raw`(${RING}|polyline) has (\d+) flat numbers`),
    ([name = "", count]) => `${ring(name)}の座標が ${count} 個です。x と y の組なので、偶数個でなければなりません`,
  ],
  [
    /unknown kind (.*); kinds here: ([\w, ]*\w)/,
    ([kind, kinds = ""]) => `図形の種類 ${kind} はありません。あるのは ${kinds.replaceAll(", ", "、")} です`,
  ],
  [
    new RegExp(
      `${EDGE}(?: of (${RING}))? and ${EDGE} of (${RING}) (?:(cross|touch) at (about )?(${SPOT})|run along each other from (${SPOT}) to (${SPOT}))`,
    ),
    ([e, ringE, f, ringF = "", how, about, at, from, to]) => {
      const edges =
        ringE === undefined
          ? `${ring(ringF)}の辺 ${e} と辺 ${f} が`
          : `${ring(ringE)}の辺 ${e} と${ring(ringF)}の辺 ${f} が`;
      if (how === undefined) return `${edges}、${from} から ${to} まで重なっています`;
      const where = `${about === undefined ? "" : "およそ "}${at}`;
      return `${edges}、${where} で${how === "cross" ? "交わっています" : "触れ合っています"}`;
    },
  ],
  [
    new RegExp(
      String.raw`hole (\d+) lies (outside|inside) (${RING})(?: along ${EDGE} of (?:${RING})(?:, from (${SPOT}) on)?)?`,
    ),
    ([hole, side, name = "", , from]) => {
      const after = from === undefined ? "" : `（頂点 ${from} から先）`;
      return side === "outside"
        ? `穴 ${hole} が、${ring(name)}の外に出ています${after}`
        : `穴 ${hole} が、${ring(name)}の中にあります${after}`;
    },
  ],
];

/** The reason that a message of the library tells, in Japanese; undefined where it is none of those that a scene can have. */
export function reasonIn(message: string): string | undefined {
  for (const [pattern, ja] of REASONS) {
    const found = pattern.exec(message);
    if (found !== null) return ja(found.slice(1));
  }
  return undefined;
}
