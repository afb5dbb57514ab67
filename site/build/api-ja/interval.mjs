/** `hantei/interval`: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const INTERVAL = {
  "How `a` lies to `b` in Allen's words, which unlike `relate` tell which is first and which holds which.":
    "`b` に対する `a` の関係を Allen のことばで返す。`relate` と違い、どちらが先か、どちらが他方を含むかも分かる。",
  'Of two intervals with a length, "before" and "after" are `disjoint`, "meets" and "met-by" are `touching`, and the other nine are `overlapping`. An interval of length 0 never meets: on an end of another it "starts" or "finishes" it (and touches it), inside it is "during" it, and on another of length 0 it "equals" it (and overlaps it).':
    'どちらの区間にも長さがあれば、"before" と "after" は `disjoint`、"meets" と "met-by" は `touching`、残りの 9 つは `overlapping` にあたる。長さ 0 の区間が "meets" になることはない。ほかの区間の端にあれば "starts" か "finishes" で（このとき両者は接している）、内側にあれば "during"、同じ瞬間にある長さ 0 の区間とは "equals"（このとき両者は重なっている）。',
  "TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval.":
    "両者の型が違えば TypeError `ERR_TYPE`、どちらかが区間でなければ `ERR_KIND`。",
  "The start and the end of a recurring slot as text, which `daily` and `weekly` read.":
    "くり返す時間帯の始まりと終わりを、`daily` や `weekly` が読める文字列で返す。",
  "All but one sort come back as they were: what `gaps` and `subtract` leave of a whole day or week around a single instant, as 06:00 to 06:00, is a period long, and so written like that instant, which is what the text is read as.":
    "ひとつの場合を除き、読み戻せば元と同じ時間帯になる。例外は、丸一日または丸一週間からひとつの瞬間だけを除いたときに `gaps` や `subtract` が残す、06:00 から 06:00 までのような時間帯。長さは一周期だが、文字列はその瞬間を表すものと同じなので、読み戻すと長さ 0 の時間帯になる。",
  "TypeError `ERR_KIND` for what is no recurring slot; RangeError `ERR_RANGE` for one built past `daily` and `weekly` whose times are not within its period.":
    "くり返す時間帯でなければ TypeError `ERR_KIND`。`daily` や `weekly` を通さずに作られ、時刻が周期に収まっていない時間帯なら RangeError `ERR_RANGE`。",
  "How `a` may lie to `c` where it lies to `b` as `ab` says, and `b` to `c` as `bc` says: one relation or several, in the order of `ALLEN_RELATIONS`. For intervals that have a length.":
    "`b` に対する `a` の関係が `ab`、`c` に対する `b` の関係が `bc` のとき、`c` に対する `a` の関係としてありうるものを返す。ひとつまたは複数で、`ALLEN_RELATIONS` の順に並ぶ。長さのある区間について成り立つ。",
  "RangeError `ERR_RANGE` for a text that is none of the thirteen words, TypeError `ERR_TYPE` for what is no text.":
    "13 のことばのどれでもない文字列なら RangeError `ERR_RANGE`、文字列でなければ TypeError `ERR_TYPE`。",
  "All double bookings of a list: every pair of slots whose interiors meet, and the maximal groups of slots that all clash with one another. Back to back is no clash unless `touching` is true; a slot of length 0 clashes with one around it.":
    "並びの中の二重予約をすべて挙げる。内部が交わる時間帯の組すべてと、互いにすべてかち合う時間帯の極大の集まり。隣り合うだけの時間帯は、`touching` が true でないかぎりかち合わない。長さ 0 の時間帯は、それを内側に含む時間帯とかち合う。",
  "Exact, and in time n log n + the number of pairs.": "正確。かかる時間は n log n + 組の数に比例する。",
  "Intervals, or records of your own with a start and an end, all of one type; or slots that recur, whose groups have one entry for each stretch of the day or week, in nanoseconds like the slots. They are not changed.":
    "区間、または始まりと終わりを持つ手元のオブジェクト。端の型はすべて同じ。くり返す時間帯でもよく、その場合の集まりは、1 日または 1 週間の中のひと続きの時間ごとに別々に挙げ、時刻は時間帯と同じくナノ秒で表す。渡した時間帯は変更しない。",
  "TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a `by` or `touching` of another type, `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot; `ERR_TOO_MANY` for more than `maxPairs` pairs; `ERR_RANGE` for one below 0 or not whole.":
    "時間帯の並びでないか、時間帯の型がそろっていないか、`by` や `touching` の型が違えば TypeError `ERR_TYPE`、くり返す時間帯と日付のある時間帯が混ざっていれば `ERR_KIND`。RangeError は、`interval` と同じ条件の `ERR_ORDER` と `ERR_NOT_FINITE`（どの時間帯かを示す）、組が `maxPairs` を超えたときの `ERR_TOO_MANY`、`maxPairs` が 0 未満か整数でないときの `ERR_RANGE`。",
  "Whether every instant of `b` lies in `a`; with `{ strict: true }`, in `a`'s interior, which is without its ends. An open end is no instant, so that nothing lies on it. The word is wider than Allen's: every interval contains itself.":
    "`b` のすべての瞬間が `a` に含まれるか。`{ strict: true }` なら、両端を除いた `a` の内部に含まれるか。端のない側（±Infinity）は瞬間ではないので、その上にのるものはない。ことばの意味は Allen のものより広く、どの区間も自分自身を含む。",
  "TypeError `ERR_TYPE` where their types differ, or `strict` is neither true nor false; `ERR_KIND` where either is no interval.":
    "両者の型が違うか、`strict` が true でも false でもなければ TypeError `ERR_TYPE`、どちらかが区間でなければ `ERR_KIND`。",
  "A slot of every day. Where the end is before the start, it is on the next day.":
    "毎日くり返す時間帯。終わりの時刻が始まりより前なら、翌日のその時刻を終わりとする。",
  'A time of day, as `"22:00"`, or a Temporal `PlainTime`; before 24:00.':
    '1 日の中の時刻（`"22:00"` など）、または Temporal の `PlainTime`。24:00 より前。',
  'The same; `"24:00"` is the end of the day. Equal to the start, the slot has no length.':
    '始まりと同じ形式。`"24:00"` は 1 日の終わりを表す。始まりと等しければ、時間帯の長さは 0。',
  "TypeError `ERR_TYPE` for what is neither text nor a plain time; RangeError `ERR_RANGE` for text that is no time of day.":
    "文字列でも PlainTime でもなければ TypeError `ERR_TYPE`、1 日の中の時刻を表さない文字列なら RangeError `ERR_RANGE`。",
  "Why two intervals lie as they do: the relation, a witness that proves it, and every comparison made, in order, with its formula, its numbers and its outcome. Exact, and always of the same verdict as `relate`.":
    "2 つの区間がなぜその位置関係にあるのか。位置関係とそれを示す証拠、そして行ったすべての比較を、順に、式、数値、結果をつけて返す。正確で、判定はいつも `relate` と一致する。",
  "The result is plain data. Dates are counted in milliseconds since 1970, as `Date.getTime` does, and written as text in the steps' numbers. Of Temporal's values there is no explanation. `toText`, `toSVG` and `explanationToJSON` of `hantei/render` show it.":
    "結果は単なるデータ。日付は `Date.getTime` と同じく 1970 年からのミリ秒として数え、比較の数値の中では文字列で書く。Temporal の値の説明はできない。`hantei/render` の `toText`、`toSVG`、`explanationToJSON` で表示できる。",
  "TypeError `ERR_TYPE` where one holds dates, say, and the other numbers, or where they are Temporal's, `ERR_KIND` where either is no interval; RangeError and TypeError as `interval` does, for one built past it.":
    "一方が日付で他方が数値のように型が違うか、Temporal の値なら TypeError `ERR_TYPE`、どちらかが区間でなければ `ERR_KIND`。`interval` を通さずに作られた区間では、`interval` と同じ RangeError と TypeError。",
  "The first stretch of a length that overlaps no slot; undefined where the window has none. It may lie back to back with others.":
    "どの時間帯とも重ならない、指定した長さの最初の空き。探す範囲になければ undefined。ほかの時間帯と隣り合っていることもある。",
  "Intervals, or records with a start and an end, all of one type. They are not changed.":
    "区間、または始まりと終わりを持つオブジェクト。端の型はすべて同じ。渡した時間帯は変更しない。",
  'Above 0. For numbers a number; for bigints a bigint; for dates whole milliseconds; for Temporal\'s values whatever their `add` takes, as `{ minutes: 90 }` or `"PT1H30M"`. The end of the stretch is start + duration, rounded as the type does. For recurring slots hours and minutes up to 24, as `"01:30"`.':
    '空きの長さ。0 より大きいこと。時間帯の端が数値なら数値、bigint なら bigint、日付なら整数のミリ秒、Temporal の値ならその `add` が受け取るもの（`{ minutes: 90 }` や `"PT1H30M"` など）。空きの終わりは始まり + 長さで、丸めはその型の計算に従う。くり返す時間帯では、`"01:30"` のように時と分で渡す（24 時間まで）。',
  "Where to look, of the same type; with a start, and with or without an end. One that recurs is looked through from its start once round the clock.":
    "探す範囲。型は時間帯と同じ。始まりは必要だが、終わりはなくてもよい。くり返す範囲は、その始まりから時計を一回りするまで探す。",
  "TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a duration that does not go with them, `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot; `ERR_UNBOUNDED` for a window without a start; `ERR_RANGE` for a duration that is not above 0, or that Temporal refuses; `ERR_NOT_REPRESENTABLE` for one too short to change a start.":
    "時間帯の並びでないか、時間帯の型がそろっていないか、長さの型が時間帯に合わなければ TypeError `ERR_TYPE`、くり返す時間帯と日付のある時間帯が混ざっていれば `ERR_KIND`。RangeError は、`interval` と同じ条件の `ERR_ORDER` と `ERR_NOT_FINITE`（どの時間帯かを示す）、探す範囲に始まりがないときの `ERR_UNBOUNDED`、長さが 0 より大きくないか Temporal が受け付けないときの `ERR_RANGE`、長さが短すぎて始まりに足しても値が変わらないときの `ERR_NOT_REPRESENTABLE`。",
  "The free time: the longest intervals that overlap no slot, in order. They have a length always, so back to back leaves no gap; a slot of length 0 parts the free time around it.":
    "空き時間。どの時間帯とも重ならない、できるだけ長い区間を、順に挙げる。必ず長さがあるので、隣り合う時間帯の間に空きはない。長さ 0 の時間帯は、前後の空き時間を分ける。",
  "Where to look, of the same type; may be open. Without it: from the first start to the last end.":
    "探す範囲。型は時間帯と同じで、どちらの側も端がなくてよい。省けば、最初の始まりから最後の終わりまで。",
  "TypeError `ERR_TYPE` for what is no list of slots, or of slots of several types, `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.":
    "時間帯の並びでないか、時間帯の型がそろっていなければ TypeError `ERR_TYPE`、くり返す時間帯と日付のある時間帯が混ざっていれば `ERR_KIND`。RangeError は、`interval` と同じ条件の `ERR_ORDER` と `ERR_NOT_FINITE`（どの時間帯かを示す）。",
  "The time that `a` and `b` both cover, in order: where everybody is there. Where they only touch, as back to back, nothing is shared unless `touching` is true.":
    "`a` と `b` の両方が占める時間を、順に挙げる。つまり、全員がそろう時間。隣り合う時間帯のように接しているだけなら、`touching` が true でないかぎり、共通の時間はない。",
  "A slot or a list of slots; a list is merged first.":
    "時間帯、または時間帯の並び。並びなら、まず重なるものや隣り合うものをつなげる。",
  "The same, of the same type.": "同じく、時間帯または時間帯の並び。型も同じ。",
  "TypeError `ERR_TYPE` for what is no slot nor list of slots, or of slots of several types, `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.":
    "時間帯でも時間帯の並びでもないか、時間帯の型がそろっていなければ TypeError `ERR_TYPE`、くり返す時間帯と日付のある時間帯が混ざっていれば `ERR_KIND`。RangeError は、`interval` と同じ条件の `ERR_ORDER` と `ERR_NOT_FINITE`（どの時間帯かを示す）。",
  "Whether two intervals have a common point: back to back counts.":
    "2 つの区間に共通の点があるか。ちょうど隣り合うだけでもよい。",
  "TypeError `ERR_TYPE` where their types differ; `ERR_KIND` where either is no interval, or only one recurs.":
    "両者の型が違えば TypeError `ERR_TYPE`、どちらかが区間でないか、一方だけがくり返す時間帯なら `ERR_KIND`。",
  "Makes an interval from its ends, both of one type: numbers, bigints, dates, or instants of Temporal. An open end is −Infinity or +Infinity, whatever the type of the other.":
    "同じ型の両端から区間を作る。両端は数値、bigint、日付、Temporal の瞬間のどれか。端のない側は −Infinity または +Infinity で表し、他方の端の型は問わない。",
  "At most `end`; in any unit, as long as it is the same for both.": "`end` 以下。単位は自由だが、両端でそろえる。",
  "At least `start`.": "`start` 以上。",
  "TypeError `ERR_TYPE` where an end is of another type, or the two differ; RangeError `ERR_NOT_FINITE` for NaN, an invalid date, a start at +Infinity or an end at −Infinity, `ERR_ORDER` where start is after end.":
    "端がそれ以外の型か、両端の型が違えば TypeError `ERR_TYPE`。NaN、無効な日付、+Infinity の始まり、−Infinity の終わりなら RangeError `ERR_NOT_FINITE`、始まりが終わりより後なら `ERR_ORDER`。",
  "The interval between bigints; `end` may be Infinity.": "両端が bigint の区間。`end` は Infinity でもよい。",
  "The interval from -Infinity to a bigint.": "-Infinity から bigint までの区間。",
  "The interval between ends of any one type: dates, or instants of one class of Temporal, say. An infinity is an open end; where both are, say of what: `interval<Date>(-Infinity, Infinity)`.":
    "両端の型が同じ区間。日付どうし、Temporal の同じクラスの瞬間どうしなど、同じなら型は問わない。無限大は、その側に端がないことを表す。両端とも無限大なら、`interval<Date>(-Infinity, Infinity)` のように何の区間かを示す。",
  "The relation of `b` to `a` where `relation` is that of `a` to `b`.":
    "`b` に対する `a` の関係 `relation` を、`a` に対する `b` の関係に直す。",
  "How many slots run at once at most, and when: how many rooms are needed. In time n log n, however many clash.":
    "同時に進行する時間帯は最大でいくつか、それはいつか。つまり、部屋がいくつ必要か。かかる時間は、どれだけかち合っていても n log n に比例する。",
  "TypeError `ERR_TYPE` for what is no list of slots, for slots of several types, for a `touching` of another type, `ERR_KIND` where some recur and others have a date; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot.":
    "時間帯の並びでないか、時間帯の型がそろっていないか、`touching` の型が違えば TypeError `ERR_TYPE`、くり返す時間帯と日付のある時間帯が混ざっていれば `ERR_KIND`。RangeError は、`interval` と同じ条件の `ERR_ORDER` と `ERR_NOT_FINITE`（どの時間帯かを示す）。",
  "The time that a list of slots covers, as few intervals, in order. Back to back is joined into one, and so is a slot of length 0 on another's end; between two intervals of the result there is always a gap.":
    "時間帯の並びが占める時間を、できるだけ少ない区間で、順に表す。隣り合う時間帯はひとつにつながり、ほかの時間帯の端にある長さ 0 の時間帯もつながる。結果の区間どうしの間には、必ずすき間がある。",
  "Whether two intervals' interiors meet: back to back does not count. The test for double bookings. The word is wider than Allen's: an interval inside another overlaps it.":
    "2 つの区間の内部が交わるか。隣り合うだけでは当てはまらない。二重予約はこれで調べる。ことばの意味は Allen のものより広く、ほかの区間の内側にある区間も、それと「重なっている」とみなす。",
  'How two intervals lie: `"disjoint"`, `"touching"` (back to back) or `"overlapping"` (interiors meet; a zero-length interval is its own interior).':
    '2 つの区間の位置関係。`"disjoint"`（離れている）、`"touching"`（接している。隣り合うだけ）、`"overlapping"`（重なっている。内部が交わる。長さ 0 の区間は自分自身が内部）のどれか。',
  "TypeError `ERR_TYPE` where one holds dates, say, and the other numbers; `ERR_KIND` where either is no interval, or only one recurs.":
    "一方が日付で他方が数値のように型が違えば TypeError `ERR_TYPE`、どちらかが区間でないか、一方だけがくり返す時間帯なら `ERR_KIND`。",
  "What `b` leaves of `a`: the longest intervals of the time that `a` covers which overlap nothing that `b` covers, in order. Of a slot with a length only pieces with a length are left; a slot of length 0 goes where it overlaps `b`, and stays on its ends.":
    "`a` から `b` を除いた残り。`a` が占める時間の中で、`b` が占める時間のどれとも重ならない、できるだけ長い区間を、順に挙げる。長さのある時間帯からは、長さのある部分だけが残る。長さ 0 の時間帯は、`b` と重なれば除かれ、`b` の端の上なら残る。",
  "Whether two intervals lie back to back: a common point, but interiors apart.":
    "2 つの区間がちょうど隣り合っているだけか。共通の点はあるが、内部は交わらない。",
  "Whether an explanation's witness proves that `a` and `b` lie as it says: checked exactly, from the definition of an interval, with no trust in the explanation's steps and no call to `relate`. False for one of other intervals, for one whose witness proves something else, and for anything that is no explanation; one that went through `explanationToJSON` and `JSON.parse` passes.":
    "説明に添えられた証拠が、`a` と `b` が説明のとおりの位置関係にあることを本当に示しているかを確かめる。区間の定義から正確に確かめ、説明にある比較はあてにせず、`relate` も呼ばない。ほかの区間の説明、証拠が別のことを示す説明、説明でないものなら false。`explanationToJSON` と `JSON.parse` を経た説明は通る。",
  "TypeError and RangeError as `interval` does, for `a` and `b`; TypeError `ERR_TYPE` for Temporal's values.":
    "`a` と `b` については `interval` と同じ TypeError と RangeError。Temporal の値なら TypeError `ERR_TYPE`。",
  "A slot of every week. Where the end is before the start, it is in the next week; without a day's name it is the first such time that is not before the start.":
    "毎週くり返す時間帯。終わりが始まりより前なら、翌週のその曜日と時刻を終わりとする。曜日のない終わりは、始まり以後で最初のその時刻を指す。",
  'A day and a time, as `"mon 22:00"` or `"Monday 22:00"`; before 24:00.':
    '曜日と時刻（`"mon 22:00"` や `"Monday 22:00"` など）。24:00 より前。',
  'The same, or a time alone, or a Temporal `PlainTime`. Equal to the start, the slot has no length; but from `"sun 00:00"` to `"sat 24:00"` is all of a week.':
    '始まりと同じ形式、または時刻だけ、または Temporal の `PlainTime`。始まりと等しければ、時間帯の長さは 0。ただし `"sun 00:00"` から `"sat 24:00"` までなら、まる一週間。',
  "TypeError `ERR_TYPE` for what is neither text nor a plain time; RangeError `ERR_RANGE` for text that is no such time.":
    "文字列でも PlainTime でもなければ TypeError `ERR_TYPE`、そのような時刻を表さない文字列なら RangeError `ERR_RANGE`。",
  "Intervals that stay, made ready for many questions: who is there at an instant, who clashes with a slot, which pairs clash with each other or with another index's. Answers are indices of the intervals as given, in fresh arrays.":
    "変わらない区間の並びに、何度も尋ねるための索引。ある瞬間にそこにあるのはどれか、ある時間帯とかち合うのはどれか、互いに、または別の索引の区間とかち合う組はどれか。答えは渡したときの並びでの番号で、毎回新しい配列に入れて返す。",
  "Numbers are kept as doubles, bigints as 64-bit integers, both exactly; turn dates into `getTime()` and instants of Temporal into `epochNanoseconds`. Building takes time n log n, a question log n + the number of answers, or nearly so.":
    "数値は倍精度数、bigint は 64 ビット整数として、どちらも正確に持つ。日付は `getTime()` に、Temporal の瞬間は `epochNanoseconds` に直して渡す。かかる時間は、作るときが n log n、問いごとに log n + 答えの数、またはそれに近い。",
  "How many intervals.": "区間の数。",
  "Slots of numbers or bigints, or typed arrays of their starts and ends, which are copied. In a `BigInt64Array` the least and the greatest value stand for −Infinity and Infinity.":
    "数値か bigint の時間帯の並び、または始まりと終わりの型付き配列。配列は写しを取る。`BigInt64Array` では、最小の値が −Infinity を、最大の値が Infinity を表す。",
  "TypeError `ERR_TYPE` for what is neither, for slots of several types, of dates or of Temporal's values; RangeError `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot; `ERR_LENGTH` for arrays of different lengths; `ERR_RANGE` for a bigint of a slot that is not between those two values.":
    "どちらでもないか、時間帯の型がそろっていないか、日付や Temporal の値の時間帯なら TypeError `ERR_TYPE`。RangeError は、`interval` と同じ条件の `ERR_ORDER` と `ERR_NOT_FINITE`（どの時間帯かを示す）、配列の長さが違うときの `ERR_LENGTH`、時間帯の bigint がこの 2 つの値の間にないときの `ERR_RANGE`。",
  "Who is there at an instant: those with start ≤ instant < end, and those of length 0 that are just there. Indices, ascending.":
    "ある瞬間にそこにあるもの。start ≤ instant < end のものと、長さ 0 でちょうどその瞬間にあるもの。番号の小さい順に返す。",
  "TypeError `ERR_TYPE` for an instant whose type is not the index's; RangeError `ERR_NOT_FINITE` for NaN.":
    "瞬間の型が索引の型と違えば TypeError `ERR_TYPE`、NaN なら RangeError `ERR_NOT_FINITE`。",
  "All pairs of one of this index and one of another that clash, i₀, j₀, i₁, j₁, …: i is of this one, j of the other; by the start of the earlier one.":
    "この索引の区間と別の索引の区間で、かち合う組をすべて挙げる。i₀, j₀, i₁, j₁, … の形で、i はこの索引の番号、j は別の索引の番号。組のうち早いほうの区間が始まる順に並ぶ。",
  "TypeError `ERR_TYPE` for what is no index, an index of another type, or an option of another type; RangeError `ERR_TOO_MANY` for more than `maxPairs` pairs, `ERR_RANGE` for one below 0 or not whole.":
    "索引でないか、索引の型が違うか、オプションの型が違えば TypeError `ERR_TYPE`、組が `maxPairs` を超えれば RangeError `ERR_TOO_MANY`、`maxPairs` が 0 以上の整数でなければ RangeError `ERR_RANGE`。",
  "All pairs that clash, i₀, j₀, i₁, j₁, … with i < j, each once, by the start of the earlier one.":
    "かち合う組をすべて、1 回ずつ挙げる。i₀, j₀, i₁, j₁, … の形で、i < j。組のうち早いほうの区間が始まる順に並ぶ。",
  "TypeError `ERR_TYPE` for an option of another type; RangeError `ERR_TOO_MANY` for more than `maxPairs` pairs, `ERR_RANGE` for one below 0 or not whole.":
    "オプションの型が違えば TypeError `ERR_TYPE`、組が `maxPairs` を超えれば RangeError `ERR_TOO_MANY`、`maxPairs` が 0 以上の整数でなければ RangeError `ERR_RANGE`。",
  "All of it in one buffer, to be kept or posted; a fresh copy.":
    "全体をひとつのバッファーにする。保存にも受け渡しにも使える、新しい写し。",
  "Who clashes with a slot: indices, ascending. Back to back does not count unless `touching` is true.":
    "ある時間帯とかち合うものを挙げる。番号の小さい順。隣り合うだけのものは、`touching` が true でないかぎり数えない。",
  "TypeError `ERR_TYPE` for a slot whose type is not the index's and for an option of another type, `ERR_KIND` for a slot that recurs; RangeError as `interval` does.":
    "時間帯の型が索引の型と違うとき、オプションの型が違うときは TypeError `ERR_TYPE`、くり返す時間帯なら `ERR_KIND`。RangeError は `interval` と同じ。",
  "The index that a buffer holds, which `save` gave; it is copied.":
    "`save` で作ったバッファーから索引を開く。バッファーは写しを取る。",
  "The buffer, or a view on it, as what `readFile` gives.":
    "バッファー、またはその上のビュー（`readFile` が返すものなど）。",
  "TypeError `ERR_TYPE` for what is no buffer, or was transferred elsewhere; RangeError `ERR_FORMAT` for a buffer of something else, or one that is cut off, damaged, or from a machine of another byte order.":
    "バッファーでないとき、よそへ移されたものであるときは TypeError `ERR_TYPE`。中身が別のもの、途中で切れているもの、壊れているもの、バイト順の違う機械で作られたものなら RangeError `ERR_FORMAT`。",
  "Two slots that clash, by their indices in the list.": "かち合う 2 つの時間帯。並びでの番号で表す。",
  "Less than `b`.": "`b` より小さい。",
  "The group in which they clash; undefined where no `by` was given.":
    "2 つの時間帯がかち合っているグループ。`by` を渡していなければ undefined。",
  "Slots that all clash with one another, and as many as possible: no other slot clashes with all of them.":
    "互いにすべてかち合う時間帯の集まりで、それ以上は加えられないもの。つまり、そのすべてとかち合う時間帯はほかにない。",
  "Two indices or more, in the order of their starts.": "2 つ以上の番号。時間帯の始まりの順。",
  "The stretch that all of them share; an instant where they share no more.":
    "集まりの全員に共通の時間。一瞬しか共有しなければ、その瞬間。",
  "How many run at once at most, and when.": "同時に進行する時間帯の最大数と、その時間。",
  "The most slots that all clash with one another; 0 without slots, 1 without a clash.":
    "互いにすべてかち合う時間帯の最大数。時間帯がなければ 0、かち合いがなければ 1。",
  "Where so many run, merged and in order.": "それだけの数の時間帯が同時に進行する時間。つなげて、順に並べたもの。",
  "What counts as running at once.": "何を同時とみなすか。",
  "Whether back to back is at once. Default false.": "隣り合うだけでも同時とみなすか。既定は false。",
  "What counts as a clash.": "何をかち合いとみなすか。",
  "Which slots compete: those with a group in common, as a room or a person. Without it all do.":
    "どの時間帯どうしが競合するか。部屋や人など、共通のグループを持つもの。省けば、すべて。",
  "More pairs than this are refused, none left out. Default 10,000,000: a gigabyte.":
    "組がこれより多ければ、一部を省くのではなく、エラーにする。既定は 10,000,000（1 ギガバイト）。",
  "Whether back to back is a clash. Default false.": "隣り合うだけでもかち合いとみなすか。既定は false。",
  "Every clash of a list, one by one and gathered.": "並びの中のすべてのかち合いを、組と集まりで表したもの。",
  "The maximal groups: by group, then in the order in which they begin. A slot may be in several.":
    "極大の集まり。グループの順、その中では始まる順に並ぶ。ひとつの時間帯が複数の集まりに入ることもある。",
  "Each clashing pair once a group: by group, then in the order in which the clashes begin.":
    "かち合う組を、グループごとに 1 回ずつ。グループの順、その中ではかち合い始める順に並ぶ。",
  "Whether back to back counts. Default false.": "隣り合うだけでも数えるか。既定は false。",
  "What counts as a clash, and how many are too many.": "何をかち合いとみなすか、いくつを超えたら多すぎるとするか。",
  "More pairs than this are refused, none left out. Default 100,000,000: 800 megabytes.":
    "組がこれより多ければ、一部を省くのではなく、エラーにする。既定は 100,000,000（800 メガバイト）。",
  "What counts as common time.": "何を共通の時間とみなすか。",
  "Whether instants at which the two only touch are listed, too, as intervals of length 0. Default false.":
    "両者が接しているだけの瞬間も、長さ 0 の区間として挙げるか。既定は false。",
  "A closed interval; its interior is without its ends, or the point itself where both ends are equal.":
    "閉区間。内部は両端を除いた部分で、両端が等しければその点自身。",
  "Ends as typed arrays: interval i is from starts[i] to ends[i].":
    "両端を型付き配列で表したもの。区間 i は starts[i] から ends[i] まで。",
  "A slot that comes again every day or every week, without a date: closed intervals, one a period, for ever. Two such slots overlap where any of their occurrences do, and touch where none overlap and any touch.":
    "日付を持たず、毎日または毎週くり返す時間帯。周期ごとにひとつずつの閉区間が、いつまでも続く。2 つの時間帯は、くり返しの中に重なるものがあれば重なっている。重なるものがなく、接するものがあれば接している。",
  "At least `start`, at most a period after it: past the period's end it goes on in the next one.":
    "`start` 以上で、その一周期後まで。周期の終わりを越えた分は、次の周期に続く。",
  "In whole nanoseconds since midnight, or since Monday's midnight; 0 or above, and less than a period.":
    "午前 0 時、または月曜の午前 0 時から数えたナノ秒。整数で、0 以上、一周期未満。",
  'Whatever has a start and an end: an interval, or a record of your own, as `{ start, end, room: "A" }`.':
    '始まりと終わりのあるもの。区間、または `{ start, end, room: "A" }` のような手元のオブジェクト。',
  "The kinds of Temporal that are instants; told apart by their tag, so that any implementation's values will do.":
    "Temporal の型のうち、瞬間として扱えるもの。タグで見分けるので、どの実装の値でもよい。",
  "One of Allen's thirteen relations.": "Allen の 13 の関係のひとつ。",
  "Names the group of a slot: one, several, or, as undefined or an empty list, none.":
    "時間帯が属するグループの名前を答える関数。ひとつでも複数でもよく、undefined か空の並びなら、どこにも属さない。",
  'A time of day: `"22:00"`, with seconds and their fractions if need be, `"24:00"` for the end of a day; or a `PlainTime`.':
    '1 日の中の時刻。`"22:00"` のように書き、必要なら秒とその小数もつける。`"24:00"` は 1 日の終わり。`PlainTime` でもよい。',
  "How often a slot comes again.": "時間帯がくり返す間隔。",
  'A length of time: of numbers a number, of bigints a bigint, of dates milliseconds, of Temporal\'s values whatever their `add` takes, as `"PT90M"` or `{ minutes: 90 }`. Infinity, a number, is for ever.':
    '時間の長さ。端が数値なら数値、bigint なら bigint、日付ならミリ秒、Temporal の値ならその `add` が受け取るもの（`"PT90M"` や `{ minutes: 90 }` など）。数値の Infinity は、いつまでも続く長さを表す。',
  "What has a number of its own: dates are milliseconds since 1970.":
    "区間の端のうち、そのまま数として扱えるもの。日付は 1970 年からのミリ秒として数える。",
  "What an interval's ends may be: numbers, bigints, dates, or values of Temporal that stand on a time line. ±Infinity, a number, also ends an interval of any of the others.":
    "区間の端になれるもの。数値、bigint、日付、または時間軸の上にある Temporal の値。数値である ±Infinity は、ほかのどの型の区間の端にもなれる。",
  "The type of a slot's ends, but for the infinities of open ones.":
    "時間帯の端の型。端がないことを表す ±Infinity は除く。",
  "Allen's thirteen words for how one interval lies to another, in the order in which the first slides past the second.":
    "2 つの区間の関係を表す Allen の 13 のことば。前者が後者を通り過ぎていくときに現れる順に並ぶ。",
  'Source: J. F. Allen, "Maintaining Knowledge about Temporal Intervals", Communications of the ACM 26 (1983), figure 2.':
    '出典：J. F. Allen, "Maintaining Knowledge about Temporal Intervals", Communications of the ACM 26 (1983)、図 2。',
};
