/** What the plots say, in both languages. */

const JAPANESE_WORK = {
  uniform: "一様",
  clustered: "群れ、大きさ 100 倍以上の差",
  "moving, a frame": "毎コマ動く",
  "cross-join": "2 つの集まりの間",
  space: "空間",
  intervals: "区間",
  "labels of towns": "都市名のラベル",
  "bounds of border segments": "国境と海岸の線分の範囲",
  "adverse: a giant over all": "全体を覆う 1 つ",
  "adverse: 100 boxes of 0.3 of the extent": "全体の 0.3 倍が 100 個",
  "adverse: sizes over 10⁴×": "大きさ 10⁴ 倍以上の差",
  "adverse: a diagonal line": "対角線上に並ぶ",
  "adverse: a touching lattice": "接する格子",
  "adverse: 3,000 equal boxes": "同じもの 3,000 個",
  "adverse: two tight clusters 10⁶ apart": "10⁶ 離れた密な 2 群",
  "adverse: 10⁶ of size 0": "大きさ 0 が 10⁶ 個",
  "adverse: some unbounded": "端のないものを含む",
  "adverse: L's in L's": "L 字形の入れ子",
  "adverse: frames in frames": "枠の入れ子",
  "adverse: shells in shells, in space": "空間、箱形の殻の入れ子",
  "adverse: plates in plates, in space": "空間、三方の板の入れ子",
  "adverse: layers over layers, in space": "空間、層の積み重ね",
  "adverse: past slots and future slots": "過去の区間と未来の区間",
  "adverse: logs side by side, some open": "並んだ 2 つの記録（一部は継続中）",
};
const ENGLISH_WORK = {
  clustered: "clustered, sizes over 100×",
  "moving, a frame": "moving, each frame",
  "cross-join": "two lists",
  space: "space",
  "labels of towns": "labels of towns on a map",
  "bounds of border segments": "bounds of borders and coasts",
};

export const WORDS = {
  en: {
    number: (value) => value.toLocaleString("en"),
    nanoseconds: (ns) => (ns < 1000 ? `${ns} ns` : ns < 1e6 ? `${ns / 1000} µs` : `${ns / 1e6} ms`),
    work: (work) => ENGLISH_WORK[work] ?? work.replace("adverse: ", ""),
    sized: (work, boxes) => `${work}, ${boxes}`,
    query: (work, scene) => `${work}, ${scene}`,
    contestant: {
      hantei: "Hantei",
      "hantei, TypeScript": "Hantei, TypeScript only",
      "native C++": "the same plan in C++",
    },
    times: (ratio, peer) => `${ratio}× ${peer}`,
    growth: {
      title: "All pairs: what one box costs",
      subtitle: ["Nanoseconds a box, by how many boxes there are: uniform, two pairs a box. Lower is better."],
      axis: "boxes",
    },
    ratios: {
      title: "All pairs: how many times as fast as the fastest other library",
      legend: { own: "Hantei", twin: "TypeScript only", native: "the same plan in C++", goal: "what we aimed at" },
      adverse: "What breaks grids and trees; 100,000 boxes unless said",
    },
    queries: {
      title: "An index: how many times as fast as the fastest other one",
      legend: { own: "Hantei's BoxIndex", goal: "what we aimed at" },
    },
    measured: (machine) => `Measured on ${machine}; one thread, medians, all in turn.`,
    alt: {
      growth: (own, peer, name) =>
        `Cost of a box against their number, on logarithmic axes: with a million boxes Hantei takes ${own} nanoseconds for each, ${name}, the fastest other library, ${peer}`,
      ratios: (least, most) =>
        `Bars for each kind of input: Hantei finds all pairs between ${least} and ${most} times as fast as the fastest other library`,
      queries: (least, most) =>
        `Bars for each question: Hantei's index is between ${least} and ${most} times as fast as the fastest other one`,
    },
    readme: (machine) =>
      `Medians on one thread (${machine}): for each row, all in turn in one run on the same data, and no time before all have found the same pairs
(of an index as many boxes; rapier, which rounds to float32, nearly as many pairs).
\`npm run bench -- --write\` measures on your machine and draws these anew; [what we aimed at, and what was met](benchmarks/results/targets.md).`,
  },
  ja: {
    number: (value) => value.toLocaleString("en"),
    nanoseconds: (ns) => (ns < 1000 ? `${ns} ns` : ns < 1e6 ? `${ns / 1000} µs` : `${ns / 1e6} ms`),
    work: (work) => JAPANESE_WORK[work] ?? work,
    sized: (work, boxes) => `${work}（${boxes} 個）`,
    query: (work, scene) => {
      const scenes = {
        ...shortened(JAPANESE_WORK),
        clustered: "群れ",
        points: "点",
        "a diagonal": "対角線上に並ぶ",
        "long and flat": "細長い矩形",
        "all without size": "どれも大きさ 0",
      };
      const said = work
        .replace(/^build (\d+)(, adverse)?/, "$1 個の構築")
        .replace(/^(\d+) points on corners/, "矩形の角で $1 回")
        .replace(/^(\d+) points anywhere/, "任意の点で $1 回")
        .replace(/^(\d+) points at once/, "点 $1 個をまとめて")
        .replace(/^(\d+) windows at once/, "範囲 $1 個をまとめて")
        .replace(/^(\d+) windows(, adverse)?/, "範囲で $1 回")
        .replace(/^(\d+) all within (\d+)/, "距離 $2 以内をすべて、$1 回")
        .replace(/^(\d+) circles of (\d+)/, "半径 $2 の円で $1 回")
        .replace(/^(\d+) nearest (\d+)(, adverse)?/, "近い順に $2 個を $1 回")
        .replace(/^(\d+) short rays, (\d+) boxes/, "短い光線 $1 本、$2 個")
        .replace(/^(\d+) long rays, (\d+) boxes/, "長い光線 $1 本、$2 個");
      return `${said}（${scenes[scene] ?? scene}）`;
    },
    contestant: { hantei: "Hantei", "hantei, TypeScript": "Hantei（TypeScript のみ）", "native C++": "同じ手順の C++" },
    times: (ratio, peer) => `${peer} の ${ratio} 倍`,
    growth: {
      title: "当たる組をすべて求めるとき、1 個あたりの時間",
      subtitle: ["1 個あたりのナノ秒と個数。一様に置き、1 個につき 2 組が当たる。下にあるほど速い。"],
      axis: "個数",
    },
    ratios: {
      title: "当たる組をすべて求める速さ：ほかのライブラリで最も速いものの何倍か",
      legend: { own: "Hantei", twin: "TypeScript のみ", native: "同じ手順の C++", goal: "目標" },
      adverse: "格子や木の苦手な入力（断りがなければ 100,000 個）",
    },
    queries: {
      title: "索引の速さ：ほかのライブラリで最も速いものの何倍か",
      legend: { own: "Hantei の BoxIndex", goal: "目標" },
    },
    measured: (machine) => `測定：${machine}。1 スレッド、交互に実行した中央値。`,
    alt: {
      growth: (own, peer, name) =>
        `個数と 1 個あたりの時間（両対数）。100 万個のとき、Hantei は 1 個あたり ${own} ナノ秒、ほかで最も速い ${name} は ${peer} ナノ秒`,
      ratios: (least, most) =>
        `入力の種類ごとの棒グラフ。当たる組をすべて求める速さは、ほかのライブラリで最も速いものの ${least} 倍から ${most} 倍`,
      queries: (least, most) =>
        `問い合わせごとの棒グラフ。索引の速さは、ほかで最も速いものの ${least} 倍から ${most} 倍`,
    },
    readme: (machine) =>
      `1 スレッドで、行ごとに、同じデータに対して、1 回の実行の中で交互に測った中央値です（${machine}）。どれもが同じ組を見つけたこと（索引では同じ個数）を確かめてから時間を載せています
（座標を float32 に丸める rapier だけは、ほぼ同じ数の組）。
手元で測り直して図を描くには \`npm run bench -- --write\`。[目標と、その達成](benchmarks/results/targets.md)（英語）。`,
  },
};

function shortened(works) {
  return Object.fromEntries(Object.entries(works).map(([work, words]) => [work.replace("adverse: ", ""), words]));
}
