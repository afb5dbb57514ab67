// All pairs of boxes in native code: the plan of `hantei/broadphase` ported line by line, as the limit of what this machine can
// do. Within one list or between two; intervals, the plane, space. What is not here: blocks are never cut, so there is no trial
// of whether to cut them either.
//
// A result is an array of its own. Of a large one malloc hands out the block that was freed a moment ago; a typed array's memory waits
// for a collector. A request that ends with `new` gets pages that the system has just handed out, to tell what those cost.
//
// Standard input: a line `axes lists n0 n1 moves`; then for each list its columns of doubles, the low ends of each axis and then
// the high ones; where `moves` is 1 two doubles for each box, by which it moves. Then lines: a number asks for so many joins and
// is answered by the nanoseconds that one took and the number of its pairs; `frames` and a number for twice so many, before each of
// which the boxes move, forth or back, untimed.
//
//   g++ -O3 -march=native -o joins joins.cpp
#include <immintrin.h>
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

using std::max;
using std::min;

static const int BLOCK = 512, CHUNK = 4096, STRIP = 8192, FEW_STRIPS = 40, LARGE_STRIP = 49152, WORTH_PARTING = 196608, SLICES = 4096, PADDING = 0x7fffffff;
static const int SLAB = 2048, SLAB_DEPTH = 2, GIANT = 16, FEW = 2;
static const uint32_t FLAG = 0x80000000u, FLAGS = 0xe0000000u, NUMBER = 0x1fffffffu;
static const double MAX_KEY = 2147483646.0, MAGIC = 4503599627370496.0, MAX = 1.7976931348623157e308;
static const double CELL_WIDTH = 0.5, CELL_HEIGHT = 2, MOST_COPIES = 1.5;

struct AxisFrame { double scale, offset, limit, size; };
struct Frame { AxisFrame axes[3]; int shift; };
struct Extent { double low, length, size; };
struct Boxes { const double *low[3], *high[3]; int count, bias; };

static __m128i SHUFFLES[16];

static void fillShuffles() {
  for (int mask = 0; mask < 16; mask++) {
    uint8_t bytes[16] = {};
    int front = 0;
    for (int lane = 0; lane < 4; lane++)
      if (mask & (1 << lane))
        for (int byte = 0; byte < 4; byte++) bytes[front++] = lane * 4 + byte;
    SHUFFLES[mask] = _mm_loadu_si128((const __m128i*)bytes);
  }
}

// --- frame -----------------------------------------------------------------------------------------------------------------

static double meanSize(const std::vector<double>& low, const std::vector<double>& high, double limit) {
  const double part = 1.0 / 65536;
  double sum = 0;
  int count = 0;
  for (size_t i = 0; i < low.size(); i++) {
    double size = high[i] - low[i];
    if (!(size <= limit)) continue;
    sum += size * part;
    count++;
  }
  return sum / max(1, count) / part;
}

static Extent extentOf(const std::vector<double>& low, const std::vector<double>& high) {
  double least = INFINITY, greatest = -INFINITY;
  for (double value : low) {
    if (value < least && value > -INFINITY) least = value;
    if (value > greatest) greatest = value;
  }
  if (!(least <= greatest)) return {0, 0, 0};
  double size = MAX / 8;
  for (int round = 0; round < 4; round++) {
    const double mean = meanSize(low, high, size * 8);
    if (mean == size) break;
    size = mean;
  }
  double margin = greatest / 64 - least / 64, low0 = max(least - margin, -MAX);
  return {low0, min(greatest - low0 + margin, MAX), size};
}

static double cellsAlong(const Extent& extent, double factor, double most) {
  double count = extent.length / (extent.size * factor);
  return count >= 1 ? min(count, most) : 1;
}

static Frame chooseFrame(const Extent* extents, int axes, double total) {
  double most = 2 * total + 16;
  double columns = cellsAlong(extents[0], CELL_WIDTH, most), rows = axes < 2 ? 1 : cellsAlong(extents[1], CELL_HEIGHT, most);
  double tooMany = columns * rows > most ? std::sqrt(columns * rows / most) : 1;
  columns = max(1.0, columns / tooMany);
  rows = max(1.0, rows / tooMany);
  if (columns * rows > most) {
    columns = min(columns, most / rows);
    rows = min(rows, most / columns);
  }
  int shift = 0;
  for (double keys = max(columns, rows) + 2; keys * 2 <= MAX_KEY && shift < 28; keys *= 2) shift++;
  double cell = 1 << shift, counts[3] = {columns, rows, MAX_KEY / cell - 2};
  Frame frame;
  frame.shift = shift;
  for (int axis = 0; axis < axes; axis++) {
    const Extent& extent = extents[axis];
    double room = 1e290 / max(std::fabs(extent.low), 1.0);
    double scale = min(extent.length > 0 ? cell * counts[axis] / extent.length : room, room);
    frame.axes[axis] = {scale, cell - extent.low * scale, min(MAX_KEY, std::ceil(cell * (counts[axis] + 2))),
                        extent.size * scale};
  }
  return frame;
}

// --- strips ----------------------------------------------------------------------------------------------------------------

struct Strips {
  int count = 1, shift = 31;
  std::vector<uint16_t> table = std::vector<uint16_t>(1, 0);
  double copies = 1;
};

static Strips cutStrips(const std::vector<double>& low, const std::vector<double>& high, const AxisFrame& frame, int wanted) {
  Strips strips;
  if (wanted <= 1) return strips;
  for (strips.shift = 0; ((int64_t)frame.limit >> strips.shift) >= SLICES;) strips.shift++;
  auto slice = [&](double value) {
    return (int)((int64_t)max(0.0, min(frame.limit, value * frame.scale + frame.offset)) >> strips.shift);
  };
  std::vector<int> lows, highs, sorted;
  for (double value : low) lows.push_back(slice(value));
  for (double value : high) highs.push_back(slice(value));
  sorted = lows;
  std::sort(sorted.begin(), sorted.end());
  strips.table.assign(SLICES, 0);
  for (int count = min(wanted, SLICES);; count = (count + 1) / 2) {
    int strip = 0, from = 0;
    for (int k = 1; k < count; k++) {
      int to = sorted[(size_t)k * sorted.size() / count];
      if (to <= from) continue;
      std::fill(strips.table.begin() + from, strips.table.begin() + to, strip++);
      from = to;
    }
    std::fill(strips.table.begin() + from, strips.table.end(), strip);
    strips.copies = 0;
    for (size_t i = 0; i < lows.size(); i++) strips.copies += strips.table[highs[i]] - strips.table[lows[i]] + 1;
    strips.copies /= max<size_t>(1, lows.size());
    strips.count = strip + 1;
    if (strips.copies <= MOST_COPIES || strip == 0) return strips;
  }
}

// --- kernels ---------------------------------------------------------------------------------------------------------------

static __m128i keysOf(const double* from, const AxisFrame& axis) {
  const __m128d factor = _mm_set1_pd(axis.scale), summand = _mm_set1_pd(axis.offset + MAGIC);
  const __m128d least = _mm_set1_pd(MAGIC), most = _mm_set1_pd(MAGIC + axis.limit);
  const __m128d a = _mm_add_pd(_mm_mul_pd(_mm_loadu_pd(from), factor), summand);
  const __m128d b = _mm_add_pd(_mm_mul_pd(_mm_loadu_pd(from + 2), factor), summand);
  const __m128 heldA = _mm_castpd_ps(_mm_min_pd(_mm_max_pd(a, least), most));
  const __m128 heldB = _mm_castpd_ps(_mm_min_pd(_mm_max_pd(b, least), most));
  return _mm_castps_si128(_mm_shuffle_ps(heldA, heldB, _MM_SHUFFLE(2, 0, 2, 0)));
}

static __m128d areExtents(const double* low, const double* high) {
  const __m128d a = _mm_sub_pd(_mm_loadu_pd(high), _mm_loadu_pd(low));
  const __m128d b = _mm_sub_pd(_mm_loadu_pd(high + 2), _mm_loadu_pd(low + 2));
  return _mm_and_pd(_mm_cmpge_pd(a, _mm_setzero_pd()), _mm_cmpge_pd(b, _mm_setzero_pd()));
}

/** Columns of CHUNK doubles: low x, high x, low y, and so on. */
template <bool DEEP>
static bool encode(const double* columns, const AxisFrame* axes, int count, int32_t* entries, int32_t* depths, int32_t* ids, int id) {
  __m128d all = _mm_castsi128_pd(_mm_set1_epi32(-1));
  __m128i numbers = _mm_add_epi32(_mm_set1_epi32(id), _mm_setr_epi32(0, 1, 2, 3));
  for (int i = 0; i < count; i += 4, entries += 16, ids += 4) {
    _mm_storeu_si128((__m128i*)ids, numbers);
    numbers = _mm_add_epi32(numbers, _mm_set1_epi32(4));
    const double* at = columns + i;
    const __m128i x0 = keysOf(at, axes[0]), x1 = keysOf(at + CHUNK, axes[0]);
    all = _mm_and_pd(all, areExtents(at, at + CHUNK));
    at += 2 * CHUNK;
    const __m128i y0 = keysOf(at, axes[1]), y1 = keysOf(at + CHUNK, axes[1]);
    all = _mm_and_pd(all, areExtents(at, at + CHUNK));
    const __m128i low01 = _mm_unpacklo_epi32(x0, y0), low23 = _mm_unpackhi_epi32(x0, y0);
    const __m128i high01 = _mm_unpacklo_epi32(x1, y1), high23 = _mm_unpackhi_epi32(x1, y1);
    _mm_storeu_si128((__m128i*)entries, _mm_unpacklo_epi64(low01, high01));
    _mm_storeu_si128((__m128i*)(entries + 4), _mm_unpackhi_epi64(low01, high01));
    _mm_storeu_si128((__m128i*)(entries + 8), _mm_unpacklo_epi64(low23, high23));
    _mm_storeu_si128((__m128i*)(entries + 12), _mm_unpackhi_epi64(low23, high23));
    if (!DEEP) continue;
    at += 2 * CHUNK;
    const __m128i z0 = keysOf(at, axes[2]), z1 = keysOf(at + CHUNK, axes[2]);
    all = _mm_and_pd(all, areExtents(at, at + CHUNK));
    _mm_storeu_si128((__m128i*)depths, _mm_unpacklo_epi32(z0, z1));
    _mm_storeu_si128((__m128i*)(depths + 4), _mm_unpackhi_epi32(z0, z1));
    depths += 8;
  }
  return _mm_movemask_pd(all) == 3;
}

/** Where entries lie, and how far it is from one to the next, in numbers. */
struct Entries { int32_t *keys, *numbers, *depths; int keyStep, numberStep, depthStep; };

struct Lists {
  std::vector<int32_t> space, chain, cursors, first, size;
  Entries entries;
  int next = 0, blocks = 0;
};

/** As they are encoded: keys, numbers and depths, each in a column. */
static Entries inColumns(int32_t* at, size_t count) { return {at, at + 4 * count, at + 5 * count, 4, 1, 2}; }

/** Whole entries, one behind the other. */
template <bool DEEP>
static Entries inRows(int32_t* at) {
  const int length = DEEP ? 7 : 5;
  return {at, at + 4, at + 5, length, length, length};
}

/** `low` and `high`: the first entry's keys of the axis that strips divide, the next ones `step` on. */
template <bool DEEP>
static int scatter(Lists& lists, const int32_t* entries, const int32_t* depths, int count, const int32_t* ids, const int32_t* low,
                   const int32_t* high, int step, int firstList, const Strips& strips) {
  const uint16_t* table = strips.table.data();
  int i = 0;
  for (; i < count; i++) {
    int strip = table[low[(size_t)i * step] >> strips.shift], last = table[high[(size_t)i * step] >> strips.shift];
    if (lists.next + (last - strip) >= lists.blocks) break;
    const int32_t id = ids[i];
    int32_t flagged = id;
    const __m128i entry = _mm_loadu_si128((const __m128i*)(entries + (size_t)i * 4));
    do {
      int e = lists.cursors[firstList + strip];
      int32_t* const to = lists.entries.keys + (size_t)e * (DEEP ? 7 : 5);
      _mm_storeu_si128((__m128i*)to, entry);
      to[4] = flagged;
      if (DEEP) memcpy(to + 5, depths + (size_t)i * 2, 8);
      e++;
      if (!(e & (BLOCK - 1))) {
        lists.chain[(e - 1) / BLOCK] = lists.next;
        e = lists.next++ * BLOCK;
      }
      lists.cursors[firstList + strip] = e;
      flagged = id | (int32_t)FLAG;
    } while (++strip <= last);
  }
  return i;
}

struct Grid { int baseX, baseY, shift, rows, columns; };
struct SortedSet {
  std::vector<int32_t> ends, sorted, cells;
  int columns = 0, widest = 0, size = 0;
};

static int most(__m128i lanes) {
  const __m128i two = _mm_max_epi32(lanes, _mm_shuffle_epi32(lanes, _MM_SHUFFLE(1, 0, 3, 2)));
  return _mm_cvtsi128_si32(_mm_max_epi32(two, _mm_shuffle_epi32(two, _MM_SHUFFLE(2, 3, 0, 1))));
}

/** In space the flags stay, to be looked at pair by pair; elsewhere entries that start before the strip go to row 0. */
template <bool DEEP>
static void sortSet(SortedSet& set, const Lists& lists, int list, const Grid& grid, int columns, int above, int upTo) {
  const int count = lists.size[list], width = columns + 1;
  const auto& [keys, numbers, depths, keyStep, numberStep, depthStep] = lists.entries;
  set.columns = columns;
  const size_t length = DEEP ? 7 : 5, entries = count + 3 * (grid.rows + 1) + 8;
  const size_t cellCount = (size_t)(grid.rows + 1) * width + 1;
  if (set.ends.size() < cellCount + 1) set.ends.resize(cellCount + 1);
  if (set.sorted.size() < entries * length) set.sorted.resize(entries * length);
  if (set.cells.size() < (size_t)count + 3) set.cells.resize(count + 3);
  // Those that are left out are counted last of all.
  int32_t *ends = set.ends.data(), *sorted = set.sorted.data(), *cell = set.cells.data();
  memset(ends, 0, sizeof(int32_t) * (cellCount + 1));
  const __m128i baseX = _mm_set1_epi32(grid.baseX), baseY = _mm_set1_epi32(grid.baseY), zero = _mm_setzero_si128();
  const __m128i lastColumn = _mm_set1_epi32(columns - 1), lastRow = _mm_set1_epi32(grid.rows - 1), one = _mm_set1_epi32(1);
  const __m128i bits = _mm_cvtsi32_si128(grid.shift), outside = _mm_set1_epi32((int)cellCount);
  __m128i widest = zero, sizes = zero;
  int block = lists.first[list];
  for (int left = count; left > 0; left -= BLOCK) {
    const int32_t* at = keys + (size_t)block * BLOCK * keyStep;
    int32_t* const end = cell + min(left, BLOCK);
    for (; cell < end; cell += 4, at += 4 * keyStep) {
      auto load = [](const int32_t* from) { return _mm_loadu_si128((const __m128i*)from); };
      const __m128i k0 = load(at), k1 = load(at + keyStep), k2 = load(at + 2 * keyStep), k3 = load(at + 3 * keyStep);
      const __m128i low01 = _mm_unpacklo_epi32(k0, k1), low23 = _mm_unpacklo_epi32(k2, k3);
      const __m128i x0 = _mm_unpacklo_epi64(low01, low23), y0 = _mm_unpackhi_epi64(low01, low23);
      const __m128i x1 = _mm_unpacklo_epi64(_mm_unpackhi_epi32(k0, k1), _mm_unpackhi_epi32(k2, k3));
      const __m128i extent = _mm_sub_epi32(x1, x0);
      __m128i isOut = _mm_or_si128(_mm_cmpgt_epi32(_mm_set1_epi32(above + 1), extent), _mm_cmpgt_epi32(extent, _mm_set1_epi32(upTo)));
      // Beyond a list's end lies anything.
      if (end - cell < 4) isOut = _mm_or_si128(isOut, _mm_cmpgt_epi32(_mm_setr_epi32(1, 2, 3, 4), _mm_set1_epi32((int)(end - cell))));
      auto place = [&](__m128i from, __m128i last) { return _mm_max_epi32(_mm_min_epi32(_mm_sra_epi32(from, bits), last), zero); };
      const __m128i x = _mm_sub_epi32(x0, baseX), y = _mm_sub_epi32(y0, baseY);
      __m128i row = _mm_add_epi32(place(y, lastRow), one);
      // What starts before the strip has a sign.
      if (!DEEP) row = _mm_andnot_si128(_mm_srai_epi32(_mm_or_si128(x, y), 31), row);
      const __m128i column = _mm_add_epi32(place(x, lastColumn), one);
      const __m128i inside = _mm_add_epi32(_mm_mullo_epi32(row, _mm_set1_epi32(width)), column);
      const __m128i c = _mm_blendv_epi8(inside, outside, isOut);
      _mm_storeu_si128((__m128i*)cell, c);
      widest = _mm_max_epi32(widest, _mm_andnot_si128(isOut, extent));
      sizes = _mm_add_epi32(sizes, _mm_andnot_si128(isOut, one));
      ends[_mm_cvtsi128_si32(c)]++;
      ends[_mm_extract_epi32(c, 1)]++;
      ends[_mm_extract_epi32(c, 2)]++;
      ends[_mm_extract_epi32(c, 3)]++;
    }
    cell = end;
    block = lists.chain[block];
  }
  set.widest = most(widest);
  const __m128i two = _mm_add_epi32(sizes, _mm_shuffle_epi32(sizes, _MM_SHUFFLE(1, 0, 3, 2)));
  set.size = _mm_cvtsi128_si32(two) + _mm_extract_epi32(two, 1);
  int start = 0;
  int32_t* place = ends + 1;
  for (int row = 0; row <= grid.rows; row++) {
    for (int column = 0; column < columns; column++) {
      const int inside = *place;
      *place++ = start;
      start += inside;
    }
    for (; start & 3; start++) _mm_storeu_si128((__m128i*)(sorted + start * length), _mm_setr_epi32(PADDING, PADDING, 0, 0));
    *place++ = start;
  }
  const int mask = DEEP ? -1 : NUMBER;
  cell = set.cells.data();
  block = lists.first[list];
  for (int left = count; left > 0; left -= BLOCK) {
    const size_t e = (size_t)block * BLOCK;
    const int32_t *key = keys + e * keyStep, *number = numbers + e * numberStep, *depth = depths + e * depthStep;
    int32_t* const end = cell + min(left, BLOCK);
    for (; cell < end; key += keyStep, number += numberStep, depth += depthStep) {
      const int c = *cell++;
      if (c >= (int)cellCount) continue;
      int32_t* to = sorted + (size_t)ends[c]++ * length;
      _mm_storeu_si128((__m128i*)to, _mm_loadu_si128((const __m128i*)key));
      to[4] = *number & mask;
      if (DEEP) memcpy(to + 5, depth, 8);
    }
    block = lists.chain[block];
  }
}

/** Pairs found upward, pairs in doubt downward; grows before it is full. */
struct Pairs {
  std::vector<uint32_t> space;
  size_t found = 0, unsure = 0;
};

template <int AXES>
static void settle(Pairs& pairs, const Boxes& a, const Boxes& b) {
  for (size_t at = pairs.unsure; at < pairs.space.size() - 16; at += 2) {
    const uint32_t i = pairs.space[at], j = pairs.space[at + 1];
    bool meet = true;
    for (int axis = 0; axis < AXES; axis++)
      meet = meet && a.low[axis][i] <= b.high[axis][j] && b.low[axis][j] <= a.high[axis][i];
    if (!meet) continue;
    pairs.space[pairs.found++] = i;
    pairs.space[pairs.found++] = j;
  }
  pairs.unsure = pairs.space.size() - 16;
}

enum Mode { ON_FROM_NEXT, WITH_ROW, ABOVE };

/** Where the next pairs go, with room for those of so many candidates. */
template <int AXES>
static uint32_t* makeRoom(Pairs& pairs, size_t candidates, const Boxes& a, const Boxes& b) {
  const size_t needed = (candidates + 2) * 8;
  if (pairs.unsure - pairs.found < needed) {
    settle<AXES>(pairs, a, b);
    pairs.space.resize(pairs.space.size() * 2 + needed);
    pairs.unsure = pairs.space.size() - 16;
  }
  return pairs.space.data() + pairs.found;
}

/** Four boxes at a time, against one candidate after the other. */
template <int AXES>
static void sweep(const SortedSet& source, const SortedSet& target, const Grid& grid, Mode mode, Pairs& pairs, const Boxes& a,
                  const Boxes& b) {
  if (source.size == 0 || target.size == 0) return;
  const bool DEEP = AXES == 3;
  const size_t length = DEEP ? 7 : 5;
  const int sourceWidth = source.columns + 1, width = target.columns + 1;
  const __m128i zero = _mm_setzero_si128(), biases = _mm_set1_epi32(b.bias), numbers = _mm_set1_epi32(NUMBER);
  const __m128i bases = _mm_setr_epi32(grid.baseX, 0, grid.baseX, grid.baseY), margin = _mm_setr_epi32(target.widest, 0, 0, 0);
  const __m128i last4 = _mm_setr_epi32(target.columns - 1, 0, target.columns - 1, grid.rows - 1);
  const __m128i bits = _mm_cvtsi32_si128(grid.shift);
  auto load = [](const int32_t* at) { return _mm_loadu_si128((const __m128i*)at); };
  auto field = [&](const int32_t* at) { return _mm_setr_epi32(at[0], at[length], at[2 * length], at[3 * length]); };
  // What four entries reach: the first column, in the third lane the end of the last one, and the last row.
  auto reachOf = [&](const int32_t* at) {
    const __m128i k0 = load(at), k1 = load(at + length), k2 = load(at + 2 * length), k3 = load(at + 3 * length);
    const __m128i lows = _mm_min_epi32(_mm_min_epi32(k0, k1), _mm_min_epi32(k2, k3));
    const __m128i highs = _mm_max_epi32(_mm_max_epi32(k0, k1), _mm_max_epi32(k2, k3));
    const __m128i from = _mm_max_epi32(_mm_sub_epi32(_mm_blend_epi16(lows, highs, 0xf0), bases), zero);
    const __m128i cells = _mm_sra_epi32(_mm_sub_epi32(from, margin), bits);
    return _mm_add_epi32(_mm_min_epi32(_mm_max_epi32(cells, zero), last4), _mm_setr_epi32(0, 0, 1, 1));
  };
  for (int row = 0; row <= grid.rows; row++) {
    const int rowEnd = source.ends[(row + 1) * sourceWidth - 1];
    int p = source.ends[row * sourceWidth];
    const int32_t* next = source.sorted.data() + p * length;
    // Found ahead, while those before are compared.
    __m128i ahead = reachOf(next);
    for (; p < rowEnd; p += 4) {
      const int32_t* at = next;
      const __m128i reach = ahead;
      next += 4 * length;
      ahead = reachOf(next);
      const __m128i k0 = load(at), k1 = load(at + length), k2 = load(at + 2 * length), k3 = load(at + 3 * length);
      const __m128i low01 = _mm_unpacklo_epi32(k0, k1), low23 = _mm_unpacklo_epi32(k2, k3);
      const __m128i high01 = _mm_unpackhi_epi32(k0, k1), high23 = _mm_unpackhi_epi32(k2, k3);
      const __m128i x0 = _mm_unpacklo_epi64(low01, low23), y0 = _mm_unpackhi_epi64(low01, low23);
      const __m128i x1 = _mm_unpacklo_epi64(high01, high23), y1 = _mm_unpackhi_epi64(high01, high23);
      const __m128i flaggedIds = field(at + 4);
      const __m128i ids = DEEP ? _mm_and_si128(flaggedIds, numbers) : flaggedIds;
      const __m128i flags = DEEP ? _mm_and_si128(flaggedIds, _mm_set1_epi32(FLAGS)) : zero;
      const __m128i z0 = DEEP ? field(at + 5) : zero, z1 = DEEP ? field(at + 6) : zero;
      uint32_t* found = makeRoom<AXES>(pairs, 8, a, b);
      auto put = [&](int hits, __m128i front, __m128i other) {
        const __m128i first = _mm_min_epi32(front, other), second = _mm_sub_epi32(_mm_max_epi32(front, other), biases);
        _mm_storeu_si128((__m128i*)found, _mm_unpacklo_epi32(first, second));
        _mm_storeu_si128((__m128i*)(found + 4), _mm_unpackhi_epi32(first, second));
        found += 2 * __builtin_popcount(hits);
      };
      auto doubt = [&](const int32_t* one, const int32_t* other) {
        const uint32_t i = one[4] & NUMBER, j = other[4] & NUMBER;
        pairs.unsure -= 2;
        pairs.space[pairs.unsure] = min(i, j);
        pairs.space[pairs.unsure + 1] = max(i, j) - b.bias;
      };
      if (!DEEP && mode == ON_FROM_NEXT && row > 0) {
        // The four among themselves: each against the next one round, then the first two against the last two.
        auto turn = [](__m128i lanes) { return _mm_shuffle_epi32(lanes, _MM_SHUFFLE(0, 3, 2, 1)); };
        __m128i nextX0 = x0, nextY0 = y0, nextX1 = x1, nextY1 = y1, nextIds = ids;
        for (int lanes = 15, step = 1; lanes > 0; lanes -= 12, step++) {
          nextX0 = turn(nextX0), nextY0 = turn(nextY0), nextX1 = turn(nextX1), nextY1 = turn(nextY1), nextIds = turn(nextIds);
          const __m128i gap = _mm_max_epi32(_mm_max_epi32(_mm_sub_epi32(nextX0, x1), _mm_sub_epi32(nextY0, y1)),
                                            _mm_max_epi32(_mm_sub_epi32(x0, nextX1), _mm_sub_epi32(y0, nextY1)));
          const int hits = _mm_movemask_ps(_mm_castsi128_ps(gap)) & lanes;
          put(hits, _mm_shuffle_epi8(ids, SHUFFLES[hits]), _mm_shuffle_epi8(nextIds, SHUFFLES[hits]));
          for (int ties = _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(gap, zero))) & lanes; ties; ties &= ties - 1) {
            const int lane = __builtin_ctz(ties);
            doubt(at + lane * length, at + ((lane + step) & 3) * length);
          }
        }
      }
      pairs.found = found - pairs.space.data();
      const int firstColumn = _mm_cvtsi128_si32(reach), lastColumn = _mm_extract_epi32(reach, 2), lastRow = _mm_extract_epi32(reach, 3);
      for (int t = row + (mode == ABOVE || row == 0); t <= lastRow; t++) {
        const int32_t* cells = target.ends.data() + (size_t)t * width;
        const bool isOwn = mode == ON_FROM_NEXT && t == row;
        const int j = isOwn ? p + (DEEP ? 1 : 4) : cells[firstColumn], end = cells[lastColumn];
        if (j >= end) continue;
        found = makeRoom<AXES>(pairs, end - j, a, b);
        // Of the group itself, the entries before the candidate; of others, all four.
        int lanes = DEEP && isOwn ? 1 : 15;
        for (const int32_t *from = target.sorted.data() + j * length, *last = target.sorted.data() + end * length; from < last; from += length) {
          const __m128i before = _mm_sub_epi32(_mm_set1_epi32(from[0]), x1), under = _mm_sub_epi32(_mm_set1_epi32(from[1]), y1);
          const __m128i behind = _mm_sub_epi32(x0, _mm_set1_epi32(from[2])), over = _mm_sub_epi32(y0, _mm_set1_epi32(from[3]));
          __m128i other = _mm_set1_epi32(from[4]);
          __m128i gap = _mm_max_epi32(_mm_max_epi32(before, under), _mm_max_epi32(behind, over));
          if (DEEP) {
            const __m128i e = _mm_sub_epi32(_mm_set1_epi32(from[5]), z1), f = _mm_sub_epi32(z0, _mm_set1_epi32(from[6]));
            gap = _mm_max_epi32(gap, _mm_max_epi32(e, f));
            // Flagged both: their pair belongs to another strip.
            const __m128i ours = _mm_cmpeq_epi32(_mm_and_si128(other, flags), zero);
            gap = _mm_blendv_epi8(_mm_set1_epi32(1), gap, ours);
            other = _mm_and_si128(other, numbers);
          }
          const int hits = _mm_movemask_ps(_mm_castsi128_ps(gap)) & lanes;
          int ties = _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(gap, zero))) & lanes;
          if (DEEP) lanes = (lanes * 2 + 1) & 15;
          for (; __builtin_expect(ties, 0); ties &= ties - 1) doubt(at + __builtin_ctz(ties) * length, from);
          put(hits, _mm_shuffle_epi8(ids, SHUFFLES[hits]), other);
        }
        pairs.found = found - pairs.space.data();
      }
    }
  }
}

// --- intervals of one list -------------------------------------------------------------------------------------------------

static const int BUCKET = 2048, MOST_BUCKETS = 4096, CROWD = 48, LEAST_SHIFT = 14, CELL_BITS = 13, MOST_WORK = 16, MERIT = 4;
static const size_t ENTRY = 12, PAGE = 4096, PAGE_ENTRIES = 340, FULL = 4080, LINK = 4092, MOST = 65535;

/** Sorted bucket by bucket where they are looked at. Everything lies in one memory; addresses are bytes from its start. */
struct Intervals {
  Pairs pairs;

  /** False: too many starts lie too close together for keys. The library cuts them; here they are swept as boxes in one row. */
  bool run(const Boxes& boxes, const AxisFrame& axis) {
    const int count = boxes.count, wanted = min(MOST_BUCKETS, (count + BUCKET - 1) / BUCKET);
    int shift = LEAST_SHIFT;
    while (((int64_t)axis.limit >> shift) >= wanted) shift++;
    buckets = (int)((int64_t)axis.limit >> shift) + 1;
    size_t top = 64;
    auto allocate = [&](size_t bytes) {
      const size_t from = top;
      top = (top + bytes + 15) & ~(size_t)15;
      return from;
    };
    ends = allocate(4 * buckets);
    cells = allocate(2 << CELL_BITS);
    const size_t staging = allocate(16 * CHUNK);
    stride = (4 * (size_t)count + 47) & ~(size_t)15;
    sorted = allocate(3 * stride);
    size_t free = (top + PAGE - 1) & ~(PAGE - 1);
    reserve(free + PAGE * ((count + PAGE_ENTRIES - 1) / PAGE_ENTRIES + buckets));
    if (pairs.space.size() < (size_t)count * 6 + 65536) pairs.space.resize((size_t)count * 6 + 65536);
    pairs.found = 0;
    pairs.unsure = pairs.space.size() - 16;

    for (int k = 0; k < buckets; k++) word(ends + 4 * k) = FULL;
    for (int from = 0; from < count; from += CHUNK) {
      const int size = min(CHUNK, count - from), padded = (size + 3) & ~3;
      double *starts = (double*)(memory + staging), *finishes = starts + CHUNK;
      memcpy(starts, boxes.low[0] + from, size * sizeof(double));
      memcpy(finishes, boxes.high[0] + from, size * sizeof(double));
      for (int i = size; i < padded; i++) starts[i] = finishes[i] = 0;
      free = list(starts, axis, size, from, shift, free);
      if (free == 0) exit(2);
    }
    for (int k = 0; k < buckets; k++) {
      int pages = 0;
      for (size_t end = word(ends + 4 * k); end != FULL; end = word(end | (PAGE - 4)))
        if (++pages > CROWD) return false;
    }
    at = other = last = sorted;
    bucket = 0;
    work = count;
    for (;;) {
      const int result = find(shift);
      if (result == 2) return false;
      settle<1>(pairs, boxes, boxes);
      if (result == 0) return true;
      if (pairs.found * 2 < pairs.space.size()) continue;
      pairs.space.resize(pairs.space.size() * 2);
      pairs.unsure = pairs.space.size() - 16;
    }
  }

 private:
  uint8_t* memory = nullptr;
  size_t bytes = 0, ends = 0, cells = 0, sorted = 0, stride = 0, at = 0, other = 0, last = 0;
  int buckets = 0, bucket = 0, work = 0;

  uint32_t& word(size_t address) { return *(uint32_t*)(memory + address); }
  int32_t& key(size_t address) { return *(int32_t*)(memory + address); }
  uint16_t& counter(size_t address) { return *(uint16_t*)(memory + address); }
  __m128i load(size_t address) const { return _mm_loadu_si128((const __m128i*)(memory + address)); }
  void store(size_t address, __m128i value) { _mm_storeu_si128((__m128i*)(memory + address), value); }

  void reserve(size_t wanted) {
    if (wanted <= bytes) return;
    ::free(memory);
    bytes = (wanted + PAGE - 1) & ~(PAGE - 1);
    memory = (uint8_t*)aligned_alloc(PAGE, bytes);
  }

  /** Keys of starts and ends, in place of the numbers, then entries into buckets. Gives where the next page is, or 0. */
  size_t list(double* columns, const AxisFrame& axis, int count, int id, int shift, size_t free) {
    __m128d all = _mm_castsi128_pd(_mm_set1_epi32(-1));
    for (double *from = columns, *end = columns + count; from < end; from += 4) {
      all = _mm_and_pd(all, areExtents(from, from + CHUNK));
      const __m128i starts = keysOf(from, axis), finishes = keysOf(from + CHUNK, axis);
      _mm_storeu_si128((__m128i*)from, _mm_unpacklo_epi32(starts, finishes));
      _mm_storeu_si128((__m128i*)(from + 2), _mm_unpackhi_epi32(starts, finishes));
    }
    if (_mm_movemask_pd(all) != 3) return 0;
    for (double *from = columns, *end = columns + count; from < end; from++, id++) {
      const size_t cursor = ends + ((size_t)(*(int32_t*)from >> shift) << 2);
      size_t to = word(cursor);
      if ((to & (PAGE - 1)) == FULL) {
        word(free + LINK) = (uint32_t)to;
        to = free;
        free += PAGE;
      }
      store(to, _mm_insert_epi32(_mm_loadl_epi64((const __m128i*)from), id, 2));
      word(cursor) = (uint32_t)(to + ENTRY);
    }
    return free;
  }

  /** Sorts the entries of the bucket that ends there into the columns from `first` on. Gives where they end, or 0. */
  size_t sort(size_t end, int shift, size_t first) {
    const uint32_t mask = ((1u << CELL_BITS) - 1) << 1;
    shift -= CELL_BITS + 1;
    memset(memory + cells, 0, (size_t)2 << CELL_BITS);
    size_t size = 0;
    for (size_t to = end; to != FULL;) {
      const size_t page = to & ~(PAGE - 1);
      size += to - page;
      for (size_t entry = page; entry < to; entry += ENTRY) counter(cells + ((word(entry) >> shift) & mask))++;
      to = word(page + LINK);
    }
    if (size > MOST * ENTRY) return 0;
    __m128i before = _mm_setzero_si128();
    for (size_t cell = cells; cell < cells + ((size_t)2 << CELL_BITS); cell += 16) {
      const __m128i inside = load(cell), two = _mm_add_epi16(inside, _mm_slli_si128(inside, 2));
      const __m128i four = _mm_add_epi16(two, _mm_slli_si128(two, 4)), eight = _mm_add_epi16(four, _mm_slli_si128(four, 8));
      store(cell, _mm_add_epi16(before, _mm_sub_epi16(eight, inside)));
      before = _mm_add_epi16(before, _mm_shuffle_epi8(eight, _mm_set1_epi16(0x0f0e)));
    }
    for (size_t to = end; to != FULL;) {
      const size_t page = to & ~(PAGE - 1);
      for (size_t entry = page; entry < to; entry += ENTRY) {
        const uint32_t start = word(entry);
        const size_t index = counter(cells + ((start >> shift) & mask))++, place = first + (index << 2);
        word(place) = start;
        word(place + stride) = word(entry + 4);
        word(place + 2 * stride) = word(entry + 8);
      }
      to = word(page + LINK);
    }
    const size_t behind = first + ((size_t)(uint16_t)_mm_extract_epi16(before, 0) << 2);
    work += MOST_WORK * ((int)(behind - first) >> 2);
    int largest = -1;
    for (size_t from = first; from < behind; from += 4) {
      const int start = key(from);
      if (start > largest) {
        largest = start;
        continue;
      }
      const int finish = key(from + stride), number = key(from + 2 * stride), bound = start - (finish == start);
      size_t place = from;
      while (place > first && key(place - 4) > bound && key(place + stride - 4) > start) {
        key(place) = key(place - 4);
        key(place + stride) = key(place + stride - 4);
        key(place + 2 * stride) = key(place + 2 * stride - 4);
        place -= 4;
        work--;
      }
      key(place) = start;
      key(place + stride) = finish;
      key(place + 2 * stride) = number;
      if (work < 0) return 0;
    }
    store(behind, _mm_set1_epi32(PADDING));
    store(behind + 16, _mm_set1_epi32(PADDING));
    return behind;
  }

  /** Sorted ones against each other, as far as all are sorted, then the next bucket. 0: done, 1: no space, 2: too much work. */
  int find(int shift) {
    for (;;) {
      const int result = sweep(bucket < buckets ? (uint32_t)bucket << shift : ~0u);
      if (result != 0 || bucket == buckets) return result;
      const size_t size = last - at, to = word(ends + 4 * (size_t)bucket);
      size_t next = last;
      if (to != FULL) {
        if (at - sorted >= size) {
          for (size_t k = 0; k < 3 * stride; k += stride) memmove(memory + sorted + k, memory + at + k, size);
          at = other = sorted;
          next = sorted + size;
        }
        last = next;
        next = sort(to, shift, next);
      }
      if (next == 0) return 2;
      last = next;
      bucket++;
    }
  }

  /** Each sorted interval against those after it, as long as it ends below `reach`. */
  int sweep(uint32_t reach) {
    const __m128i zero = _mm_setzero_si128();
    uint32_t *found = pairs.space.data() + pairs.found, *unsure = pairs.space.data() + pairs.unsure;
    int left = min(work, 1 << 30), result = 0;
    size_t from = at, next = other;
    auto bits = [&](__m128i a, __m128i b) { return _mm_movemask_epi8(_mm_packs_epi16(_mm_packs_epi32(a, b), zero)); };
    for (; from < last && word(from + stride) < reach; from += 4, next = from) {
      const __m128i end = _mm_set1_epi32(key(from + stride)), number = _mm_set1_epi32(key(from + 2 * stride));
      int missed = 0;
      do {
        if (unsure - found < 32) {
          result = 1;
          break;
        }
        const __m128i startsA = load(next + 4), startsB = load(next + 20);
        const __m128i numbersA = load(next + 2 * stride + 4), numbersB = load(next + 2 * stride + 20);
        const __m128i firstA = _mm_min_epi32(number, numbersA), secondA = _mm_max_epi32(number, numbersA);
        const __m128i firstB = _mm_min_epi32(number, numbersB), secondB = _mm_max_epi32(number, numbersB);
        _mm_storeu_si128((__m128i*)found, _mm_unpacklo_epi32(firstA, secondA));
        _mm_storeu_si128((__m128i*)(found + 4), _mm_unpackhi_epi32(firstA, secondA));
        _mm_storeu_si128((__m128i*)(found + 8), _mm_unpacklo_epi32(firstB, secondB));
        _mm_storeu_si128((__m128i*)(found + 12), _mm_unpackhi_epi32(firstB, secondB));
        missed = bits(_mm_cmpgt_epi32(startsA, end), _mm_cmpgt_epi32(startsB, end));
        const __m128i tiesA = _mm_cmpeq_epi32(startsA, end), tiesB = _mm_cmpeq_epi32(startsB, end);
        next += 32;
        if (_mm_testz_si128(_mm_or_si128(tiesA, tiesB), _mm_or_si128(tiesA, tiesB))) {
          const int hits = __builtin_ctz(missed | 256);
          found += 2 * hits;
          left += MERIT * hits;
          continue;
        }
        const int ties = bits(tiesA, tiesB);
        const uint32_t* pair = found;
        for (int lane = 1; lane < 256; lane += lane, pair += 2) {
          uint64_t numbers;
          memcpy(&numbers, pair, 8);
          memcpy(found, &numbers, 8);
          if (ties & lane) {
            memcpy(unsure -= 2, &numbers, 8);
            left--;
          } else if (!(missed & lane)) {
            found += 2;
            left += MERIT;
          }
        }
      } while (!missed);
      if (result) break;
      if (left < 0) {
        next = from += 4;
        result = 2;
        break;
      }
    }
    at = from;
    other = next;
    work = left;
    pairs.found = found - pairs.space.data();
    pairs.unsure = unsure - pairs.space.data();
    return result;
  }
};

// --- results ---------------------------------------------------------------------------------------------------------------

static const size_t NEW_PAGES = 4 << 20;
static bool isNew = false;

struct Result { uint32_t* numbers; size_t count; bool isMapped; };

/** A copy in an array of its own. */
static Result handOver(const Pairs& pairs) {
  const size_t bytes = max<size_t>(1, pairs.found) * sizeof(uint32_t);
  const bool isMapped = bytes >= NEW_PAGES && isNew;
  void* const at = isMapped ? mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : malloc(bytes);
  if (at == nullptr || at == MAP_FAILED) exit(3);
  memcpy(at, pairs.space.data(), pairs.found * sizeof(uint32_t));
  return {(uint32_t*)at, pairs.found, isMapped};
}

static void release(const Result& result) {
  if (result.isMapped) munmap(result.numbers, max<size_t>(1, result.count) * sizeof(uint32_t));
  else free(result.numbers);
}

// --- the plan --------------------------------------------------------------------------------------------------------------

template <int AXES, int LISTS>
struct Join {
  Lists lists;
  Pairs pairs;
  SortedSet sets[LISTS][2];
  std::vector<double> staging = std::vector<double>(6 * CHUNK);
  std::vector<int32_t> chunkSpace = std::vector<int32_t>(7 * CHUNK);
  Intervals intervals;

  /** Finds all pairs and gives them in an array of their own. */
  Result run(const Boxes* boxes) {
    const Boxes &a = boxes[0], &b = boxes[LISTS - 1];
    const int total = LISTS == 1 ? a.count : a.count + b.count;
    const int wanted = total > WORTH_PARTING ? min((total + STRIP - 1) / STRIP, max(FEW_STRIPS, (total + LARGE_STRIP - 1) / LARGE_STRIP)) : 1;
    const int step = max(1, total / ((AXES == 1 ? 640 : 160) + (wanted > 1 ? 8 * wanted : 0)));
    std::vector<double> low[AXES], high[AXES];
    for (int list = 0; list < LISTS; list++)
      for (int turn = 0; (turn + 1) * step <= boxes[list].count; turn++) {
        // One of each `step` boxes, and not always the same one: they may come in turns.
        const int i = turn * step + (int)(turn * 0x9e3779b9u / 4294967296.0 * step);
        for (int axis = 0; axis < AXES; axis++) {
          low[axis].push_back(boxes[list].low[axis][i]);
          high[axis].push_back(boxes[list].high[axis][i]);
        }
      }
    Extent extents[AXES];
    for (int axis = 0; axis < AXES; axis++) extents[axis] = extentOf(low[axis], high[axis]);
    const Frame frame = chooseFrame(extents, AXES, total);
    if (AXES == 1 && LISTS == 1) {
      if (intervals.run(a, frame.axes[0])) return handOver(intervals.pairs);
    }
    const AxisFrame& last = frame.axes[AXES - 1];
    const int slabs = AXES > 2 ? max(1.0, std::floor(min((double)total / SLAB, last.limit / (SLAB_DEPTH * last.size)))) : 1;
    const Strips strips = cutStrips(low[AXES - 1], high[AXES - 1], last, max(wanted, slabs));
    list(boxes, frame, strips);

    // Strips, one after another.
    if (pairs.space.size() < (size_t)total * 6 + 65536) pairs.space.resize((size_t)total * 6 + 65536);
    pairs.found = 0;
    pairs.unsure = pairs.space.size() - 16;
    for (int strip = 0; strip < strips.count; strip++) sweepStrip(boxes, frame, strips, strip);
    settle<AXES>(pairs, a, b);
    return handOver(pairs);
  }

 private:
  /** Lists the boxes by the strips that they reach. */
  void list(const Boxes* boxes, const Frame& given, const Strips& strips) {
    const bool DEEP = AXES == 3;
    const int all = LISTS * strips.count;
    Frame frame = given;
    if (AXES == 1) {
      frame.axes[1] = {1, 0, 1, 1};
      // From 0 to 1 and not to 0, which would be a tie.
      std::fill_n(&staging[2 * CHUNK], CHUNK, 0);
      std::fill_n(&staging[3 * CHUNK], CHUNK, 1);
    }
    // The one strip of each list is one run of blocks: its entries are written where they stay.
    const bool isDirect = strips.count == 1;
    const Entries chunk = inColumns(chunkSpace.data(), CHUNK);
    int needed = 0;
    for (int side = 0; side < LISTS; side++) needed += (boxes[side].count + BLOCK - 1) / BLOCK;
    lists.first.resize(all);
    for (int list = 0; list < all; list++) lists.first[list] = list;
    if (isDirect && all > 1) lists.first[1] = (boxes[0].count + BLOCK - 1) / BLOCK;
    for (int blocks = isDirect ? needed : std::ceil(needed * strips.copies * 1.03) + 2 * all + 16;; blocks *= 2) {
      lists.blocks = blocks;
      if (lists.chain.size() < (size_t)blocks) {
        lists.chain.resize(blocks);
        lists.space.resize((size_t)blocks * BLOCK * (DEEP ? 7 : 5));
      }
      lists.entries = isDirect ? inColumns(lists.space.data(), (size_t)blocks * BLOCK) : inRows<DEEP>(lists.space.data());
      lists.cursors.resize(all);
      for (int list = 0; list < all; list++) lists.cursors[list] = list * BLOCK;
      if (isDirect)
        for (int k = 0; k < blocks; k++) lists.chain[k] = k + 1;
      lists.next = all;
      bool complete = true;
      for (int side = 0; side < LISTS && complete; side++)
        for (int from = 0; from < boxes[side].count && complete; from += CHUNK) {
          const int size = min(CHUNK, boxes[side].count - from), padded = (size + 3) & ~3;
          for (int axis = 0; axis < AXES; axis++) {
            double *lows = &staging[(size_t)axis * 2 * CHUNK], *highs = lows + CHUNK;
            memcpy(lows, boxes[side].low[axis] + from, size * sizeof(double));
            memcpy(highs, boxes[side].high[axis] + from, size * sizeof(double));
            for (int i = size; i < padded; i++) lows[i] = highs[i] = 0;
          }
          const size_t at = isDirect ? (size_t)lists.first[side] * BLOCK + from : 0;
          const Entries& to = isDirect ? lists.entries : chunk;
          int32_t *keys = to.keys + at * 4, *numbers = to.numbers + at, *depths = to.depths + at * 2;
          if (!encode<DEEP>(staging.data(), frame.axes, padded, keys, depths, numbers, boxes[side].bias + from)) exit(2);
          if (isDirect) continue;
          const int32_t* low = DEEP ? depths : keys + (AXES - 1);
          complete = scatter<DEEP>(lists, keys, depths, size, numbers, low, low + (DEEP ? 1 : 2), DEEP ? 2 : 4, side * strips.count,
                                   strips) == size;
        }
      if (complete) break;
    }
    lists.size.assign(all, 0);
    for (int list = 0; list < all; list++) {
      if (isDirect) {
        lists.size[list] = boxes[list].count;
        continue;
      }
      const int last = lists.cursors[list] / BLOCK;
      lists.size[list] = lists.cursors[list] - last * BLOCK;
      for (int block = list; block != last; block = lists.chain[block]) lists.size[list] += BLOCK;
    }
  }

  static int lowestKey(const Strips& strips, int strip) {
    if (strip == 0) return 0;
    return (int)(std::find(strips.table.begin(), strips.table.end(), strip) - strips.table.begin()) << strips.shift;
  }

  void sweepStrip(const Boxes* boxes, const Frame& frame, const Strips& strips, int strip) {
    const Boxes &a = boxes[0], &b = boxes[LISTS - 1];
    int total = 0;
    for (int side = 0; side < LISTS; side++) {
      const int size = lists.size[side * strips.count + strip];
      if (size == 0) return;
      total += size;
    }
    int low[2] = {0, 0}, high[2] = {(int)frame.axes[0].limit, AXES > 1 ? (int)frame.axes[1].limit : 0};
    if (AXES < 3) {
      low[AXES - 1] = lowestKey(strips, strip);
      if (strip + 1 < strips.count) high[AXES - 1] = lowestKey(strips, strip + 1);
    }
    Grid grid = {low[0], low[1], frame.shift, 0, 0};
    for (;; grid.shift++) {
      grid.columns = ((high[0] - low[0]) >> grid.shift) + 1;
      grid.rows = ((high[1] - low[1]) >> grid.shift) + 1;
      if ((int64_t)grid.columns * grid.rows <= 4 * (int64_t)total + 16 && grid.rows <= total / 4 + 16) break;
      if (grid.shift >= 30) break;
    }
    const int limit = (int)min(2147483647.0, std::floor(max(GIANT * frame.axes[0].size, 4.0 * (1 << grid.shift))));
    bool hasGiants[LISTS];
    for (int side = 0; side < LISTS; side++) {
      const int list = side * strips.count + strip;
      sortSet<AXES == 3>(sets[side][0], lists, list, grid, grid.columns, -1, limit);
      const int rest = lists.size[list] - sets[side][0].size;
      hasGiants[side] = rest > 0;
      if (rest > 0) sortSet<AXES == 3>(sets[side][1], lists, list, grid, rest < FEW * grid.rows ? 1 : grid.columns, limit, PADDING);
    }
    if (LISTS == 1) {
      sweep<AXES>(sets[0][0], sets[0][0], grid, ON_FROM_NEXT, pairs, a, b);
      if (!hasGiants[0]) return;
      sweep<AXES>(sets[0][0], sets[0][1], grid, ABOVE, pairs, a, b);
      sweep<AXES>(sets[0][1], sets[0][1], grid, ON_FROM_NEXT, pairs, a, b);
      sweep<AXES>(sets[0][1], sets[0][0], grid, WITH_ROW, pairs, a, b);
      return;
    }
    for (int first = 0; first <= hasGiants[0]; first++)
      for (int second = 0; second <= hasGiants[LISTS - 1]; second++) {
        sweep<AXES>(sets[0][first], sets[LISTS - 1][second], grid, WITH_ROW, pairs, a, b);
        sweep<AXES>(sets[LISTS - 1][second], sets[0][first], grid, ABOVE, pairs, a, b);
      }
  }
};

/** As in `lib/fingerprint.mjs`. */
static uint32_t fingerprint(const Result& result, bool isOneList) {
  uint32_t sum = 0;
  for (size_t k = 0; k < result.count; k += 2) {
    const uint32_t i = result.numbers[k], j = result.numbers[k + 1];
    uint32_t bits = isOneList && j < i ? j * 0x9e3779b1u + i : i * 0x9e3779b1u + j;
    bits = (bits ^ (bits >> 16)) * 0x85ebca6bu;
    bits = (bits ^ (bits >> 13)) * 0xc2b2ae35u;
    sum += bits ^ (bits >> 16);
  }
  return sum;
}

// --- the conversation ------------------------------------------------------------------------------------------------------

using Clock = std::chrono::steady_clock;

static double since(Clock::time_point start) {
  return (double)std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count();
}

/** Moves boxes as the suite does: the same sums of the same doubles. */
static void move(std::vector<double>& columns, const std::vector<double>& moves, int axes, double way) {
  const size_t n = columns.size() / (2 * axes);
  for (size_t i = 0; i < n; i++)
    for (int axis = 0; axis < axes; axis++) {
      columns[axis * n + i] += way * moves[i * axes + axis];
      columns[(axes + axis) * n + i] += way * moves[i * axes + axis];
    }
}

template <int AXES, int LISTS>
static int answer(std::vector<double>* data, const int* counts, const std::vector<double>& moves) {
  Boxes boxes[LISTS];
  for (int list = 0; list < LISTS; list++) {
    boxes[list].count = counts[list];
    boxes[list].bias = list == 0 ? 0 : counts[0];
    for (int axis = 0; axis < AXES; axis++) {
      boxes[list].low[axis] = &data[list][(size_t)axis * counts[list]];
      boxes[list].high[axis] = &data[list][(size_t)(AXES + axis) * counts[list]];
    }
  }
  Join<AXES, LISTS> join;
  char line[64];
  while (fgets(line, sizeof line, stdin)) {
    int frames = 0;
    sscanf(line, "frames %d", &frames);
    const int joins = frames > 0 ? 2 * frames : max(1, atoi(line));
    isNew = strstr(line, "new") != nullptr;
    double nanoseconds = 0;
    const bool isChecked = strstr(line, "check") != nullptr;
    size_t pairs = 0;
    uint32_t print = 0;
    for (int k = 0; k < joins; k++) {
      if (frames > 0) move(data[0], moves, AXES, k % 2 == 0 ? 1 : -1);
      auto start = Clock::now();
      const Result result = join.run(boxes);
      nanoseconds += since(start);
      pairs = result.count / 2;
      if (isChecked) print = fingerprint(result, LISTS == 1);
      start = Clock::now();
      release(result);
      nanoseconds += since(start);
    }
    printf("%.0f %zu %u\n", nanoseconds / joins, pairs, print);
    fflush(stdout);
  }
  return 0;
}

int main() {
  int axes = 0, lists = 0, counts[2] = {0, 0}, moving = 0;
  char line[128];
  if (!fgets(line, sizeof line, stdin)) return 2;
  if (sscanf(line, "%d %d %d %d %d", &axes, &lists, &counts[0], &counts[1], &moving) != 5) return 2;
  if (axes < 1 || axes > 3 || lists < 1 || lists > 2) return 2;
  std::vector<double> data[2], moves(moving ? (size_t)counts[0] * axes : 0);
  for (int list = 0; list < lists; list++) data[list].resize((size_t)counts[list] * 2 * axes);
  for (std::vector<double>* into : {&data[0], &data[1], &moves})
    if (fread(into->data(), sizeof(double), into->size(), stdin) != into->size()) return 2;
  fillShuffles();
  if (lists == 2 && axes == 2) return answer<2, 2>(data, counts, moves);
  if (lists == 2) return 2;
  return axes == 1 ? answer<1, 1>(data, counts, moves) : axes == 2 ? answer<2, 1>(data, counts, moves) : answer<3, 1>(data, counts, moves);
}
