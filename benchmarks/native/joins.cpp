// All pairs of boxes of the plane, in native code: the plan of `hantei/broadphase` ported line by line (whole, uncut blocks;
// giants apart), as the limit of what this machine can do. Reads columns from a file, then answers each line of standard
// input with the nanoseconds that one join took and the number of its pairs.
//
//   g++ -O3 -march=native -o joins joins.cpp && ./joins boxes.bin 100000
#include <immintrin.h>

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

static const int BLOCK = 128, CHUNK = 4096, STRIP = 16384, SLICES = 4096, PADDING = 0x7fffffff;
static const uint32_t FLAG = 0x80000000u, NUMBER = 0x1fffffffu;
static const double MAX_KEY = 2147483646.0, MAGIC = 4503599627370496.0;

struct AxisFrame { double scale, offset, limit, size; };
struct Frame { AxisFrame axes[2]; int shift; };
struct Extent { double low, length, size; };
struct Boxes { const double *low[2], *high[2]; int count; };

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
  double sum = 0;
  int count = 0;
  for (size_t i = 0; i < low.size(); i++) {
    double size = high[i] - low[i];
    if (!(size <= limit)) continue;
    sum += size / low.size();
    count++;
  }
  return count > 0 ? (sum / count) * low.size() : 0;
}

static Extent extentOf(const std::vector<double>& low, const std::vector<double>& high) {
  double least = INFINITY, greatest = -INFINITY;
  for (double value : low) {
    if (value < least && value > -INFINITY) least = value;
    if (value > greatest) greatest = value;
  }
  if (!(least <= greatest)) return {0, 0, 0};
  double size = 1.7976931348623157e308 / 8;
  for (int round = 0; round < 4; round++) size = meanSize(low, high, size * 8);
  double margin = greatest / 64 - least / 64;
  return {least - margin, greatest - least + 2 * margin, size};
}

static double cellsAlong(const Extent& extent, double factor, double most) {
  double count = extent.length / (extent.size * factor);
  return count >= 1 ? min(count, most) : 1;
}

static Frame chooseFrame(const Extent extents[2], double total, double cellWidth, double cellHeight) {
  double most = 2 * total + 16;
  double columns = cellsAlong(extents[0], cellWidth, most), rows = cellsAlong(extents[1], cellHeight, most);
  double tooMany = columns * rows > most ? std::sqrt(columns * rows / most) : 1;
  columns = max(1.0, columns / tooMany);
  rows = max(1.0, rows / tooMany);
  if (columns * rows > most) {
    columns = min(columns, most / rows);
    rows = min(rows, most / columns);
  }
  int shift = 0;
  for (double keys = max(columns, rows) + 2; keys * 2 <= MAX_KEY && shift < 28; keys *= 2) shift++;
  double cell = 1 << shift, counts[2] = {columns, rows};
  Frame frame;
  frame.shift = shift;
  for (int axis = 0; axis < 2; axis++) {
    double scale = extents[axis].length > 0 ? cell * counts[axis] / extents[axis].length : 1;
    frame.axes[axis] = {scale, cell - extents[axis].low * scale, min(MAX_KEY, std::ceil(cell * (counts[axis] + 2))),
                        extents[axis].size * scale};
  }
  return frame;
}

// --- kernels ---------------------------------------------------------------------------------------------------------------

static bool areExtents(const double* low, const double* high, int count) {
  __m128d all = _mm_cmpeq_pd(_mm_setzero_pd(), _mm_setzero_pd());
  for (int i = 0; i < count; i += 2) {
    __m128d a = _mm_loadu_pd(low + i), b = _mm_loadu_pd(high + i);
    __m128d inside = _mm_and_pd(_mm_cmplt_pd(a, _mm_set1_pd(INFINITY)), _mm_cmpgt_pd(b, _mm_set1_pd(-INFINITY)));
    all = _mm_and_pd(all, _mm_and_pd(_mm_cmple_pd(a, b), inside));
  }
  return _mm_movemask_pd(all) == 3;
}

static void quantize(const double* from, int32_t* to, int count, const AxisFrame& axis) {
  __m128d factor = _mm_set1_pd(axis.scale), summand = _mm_set1_pd(axis.offset + MAGIC);
  __m128d least = _mm_set1_pd(MAGIC), most = _mm_set1_pd(MAGIC + axis.limit);
  for (int i = 0; i < count; i += 4) {
    __m128d a = _mm_add_pd(_mm_mul_pd(_mm_loadu_pd(from + i), factor), summand);
    __m128d b = _mm_add_pd(_mm_mul_pd(_mm_loadu_pd(from + i + 2), factor), summand);
    __m128 lowA = _mm_castpd_ps(_mm_min_pd(_mm_max_pd(a, least), most));
    __m128 lowB = _mm_castpd_ps(_mm_min_pd(_mm_max_pd(b, least), most));
    _mm_storeu_ps((float*)(to + i), _mm_shuffle_ps(lowA, lowB, _MM_SHUFFLE(2, 0, 2, 0)));
  }
}

struct Lists {
  std::vector<int32_t> keys, chain, cursors, size;
  std::vector<uint32_t> numbers;
  int next = 0, blocks = 0;
  /** An entry that meets nothing. */
  int padding() const { return blocks * BLOCK; }
};

static int scatter(Lists& lists, const int32_t* const columns[4], int count, int firstId, const uint16_t* table, int shift) {
  int i = 0;
  for (; i < count; i++) {
    uint32_t id = firstId + i, flagged = id;
    int strip = table[columns[1][i] >> shift], last = table[columns[3][i] >> shift];
    if (lists.next + (last - strip) >= lists.blocks) break;
    __m128i entry = _mm_setr_epi32(columns[0][i], columns[1][i], columns[2][i], columns[3][i]);
    do {
      int e = lists.cursors[strip];
      _mm_storeu_si128((__m128i*)&lists.keys[(size_t)e * 4], entry);
      lists.numbers[e] = flagged;
      e++;
      if (!(e & (BLOCK - 1))) {
        lists.chain[(e - 1) / BLOCK] = lists.next;
        e = lists.next++ * BLOCK;
      }
      lists.cursors[strip] = e;
      flagged = id | FLAG;
    } while (++strip <= last);
  }
  return i;
}

struct Measures { int32_t least[4], most[4], largest[4]; };

static Measures measure(const Lists& lists, int list) {
  __m128i least = _mm_set1_epi32(PADDING), most = _mm_setzero_si128(), largest = most;
  int block = list;
  for (int left = lists.size[list]; left > 0; left -= BLOCK) {
    const int32_t* at = &lists.keys[(size_t)block * BLOCK * 4];
    for (const int32_t* end = at + min(left, BLOCK) * 4; at < end; at += 4) {
      __m128i entry = _mm_loadu_si128((const __m128i*)at);
      least = _mm_min_epi32(least, entry);
      most = _mm_max_epi32(most, entry);
      largest = _mm_max_epi32(largest, _mm_sub_epi32(_mm_unpackhi_epi64(entry, entry), entry));
    }
    block = lists.chain[block];
  }
  Measures measures;
  _mm_storeu_si128((__m128i*)measures.least, least);
  _mm_storeu_si128((__m128i*)measures.most, most);
  _mm_storeu_si128((__m128i*)measures.largest, largest);
  return measures;
}

struct Grid { int baseX, baseY, shift, rows, columns; };
struct SortedSet {
  std::vector<int32_t> ends, sorted, cells;
  int stride = 0, columns = 0, widest = 0, size = 0;
};

static void sortSet(SortedSet& set, const Lists& lists, int list, const Grid& grid, int above, int upTo) {
  int count = lists.size[list], columns = set.columns = above < 0 ? grid.columns : 1, width = columns + 1;
  set.widest = above < 0 ? upTo : 0;
  set.stride = count + 3 * (grid.rows + 1) + 8;
  if (set.ends.size() < (size_t)((grid.rows + 1) * width + 1)) set.ends.resize((grid.rows + 1) * width + 1);
  if (set.sorted.size() < (size_t)set.stride * 5) set.sorted.resize((size_t)set.stride * 5);
  if (set.cells.size() < (size_t)count) set.cells.resize(count);
  int32_t *ends = set.ends.data(), *sorted = set.sorted.data(), *cell = set.cells.data();
  memset(ends, 0, sizeof(int32_t) * ((grid.rows + 1) * width + 1));
  int block = list;
  for (int left = count; left > 0; left -= BLOCK) {
    for (int e = block * BLOCK, end = e + min(left, BLOCK); e < end; e++) {
      const int32_t* at = &lists.keys[(size_t)e * 4];
      int size = at[2] - at[0], c = -1;
      if (size > above && size <= upTo) {
        int row = lists.numbers[e] & FLAG ? 0 : 1 + max(0, min(grid.rows - 1, (at[1] - grid.baseY) >> grid.shift));
        c = row * width + max(0, min(columns - 1, (at[0] - grid.baseX) >> grid.shift)) + 1;
        ends[c]++;
      }
      *cell++ = c;
    }
    block = lists.chain[block];
  }
  int32_t* order = sorted + (size_t)4 * set.stride;
  int start = 0;
  int32_t* place = ends + 1;
  for (int row = 0; row <= grid.rows; row++) {
    for (int column = 0; column < columns; column++) {
      int size = *place;
      *place++ = start;
      start += size;
    }
    for (int k = 0; k < 4; k++) order[start + k] = lists.padding();
    start += 3;
    *place++ = start;
  }
  cell = set.cells.data();
  block = list;
  for (int left = count; left > 0; left -= BLOCK) {
    for (int e = block * BLOCK, end = e + min(left, BLOCK); e < end; e++) {
      int c = *cell++;
      if (c < 0) continue;
      order[ends[c]++] = e;
    }
    block = lists.chain[block];
  }
  for (int k = 0; k < 4; k++) order[start + k] = lists.padding();
  for (int position = 0; position < start; position += 4) {
    const int e0 = order[position], e1 = order[position + 1], e2 = order[position + 2], e3 = order[position + 3];
    auto keyAt = [&](int e) { return _mm_loadu_si128((const __m128i*)&lists.keys[(size_t)e * 4]); };
    const __m128i k0 = keyAt(e0), k1 = keyAt(e1), k2 = keyAt(e2), k3 = keyAt(e3);
    const __m128i low01 = _mm_unpacklo_epi32(k0, k1), low23 = _mm_unpacklo_epi32(k2, k3);
    const __m128i high01 = _mm_unpackhi_epi32(k0, k1), high23 = _mm_unpackhi_epi32(k2, k3);
    int32_t* to = sorted + position;
    _mm_storeu_si128((__m128i*)to, _mm_unpacklo_epi64(low01, low23));
    _mm_storeu_si128((__m128i*)(to += set.stride), _mm_unpackhi_epi64(low01, low23));
    _mm_storeu_si128((__m128i*)(to += set.stride), _mm_unpacklo_epi64(high01, high23));
    _mm_storeu_si128((__m128i*)(to += set.stride), _mm_unpackhi_epi64(high01, high23));
    const __m128i ids = _mm_setr_epi32(lists.numbers[e0], lists.numbers[e1], lists.numbers[e2], lists.numbers[e3]);
    _mm_storeu_si128((__m128i*)(to += set.stride), _mm_and_si128(ids, _mm_set1_epi32(NUMBER)));
  }
  set.size = start - 3 * (grid.rows + 1);
}

/** Pairs found upward, pairs in doubt downward; grows before it is full. */
struct Pairs {
  std::vector<uint32_t> space;
  size_t found = 0, unsure = 0;
};

static bool meet(const Boxes& boxes, uint32_t i, uint32_t j) {
  for (int axis = 0; axis < 2; axis++)
    if (!(boxes.low[axis][i] <= boxes.high[axis][j] && boxes.low[axis][j] <= boxes.high[axis][i])) return false;
  return true;
}

static void settle(Pairs& pairs, const Boxes& boxes) {
  for (size_t at = pairs.unsure; at < pairs.space.size() - 16; at += 2) {
    uint32_t i = pairs.space[at], j = pairs.space[at + 1];
    if (!meet(boxes, i, j)) continue;
    pairs.space[pairs.found++] = i;
    pairs.space[pairs.found++] = j;
  }
  pairs.unsure = pairs.space.size() - 16;
}

enum Mode { ON_FROM_NEXT, WITH_ROW, ABOVE };

static void sweep(const SortedSet& source, const SortedSet& target, const Grid& grid, Mode mode, Pairs& pairs,
                  const Boxes& boxes) {
  const int sourceWidth = source.columns + 1, width = target.columns + 1;
  const int32_t *sx0 = source.sorted.data(), *sy0 = sx0 + source.stride, *sx1 = sy0 + source.stride,
                *sy1 = sx1 + source.stride, *sid = sy1 + source.stride;
  const int32_t *tx0 = target.sorted.data(), *ty0 = tx0 + target.stride, *tx1 = ty0 + target.stride,
                *ty1 = tx1 + target.stride, *tid = ty1 + target.stride;
  const __m128i zero = _mm_setzero_si128();
  for (int row = 0; row <= grid.rows; row++) {
    int rowEnd = source.ends[(row + 1) * sourceWidth - 1];
    for (int p = source.ends[row * sourceWidth]; p < rowEnd; p++) {
      const int x0 = sx0[p], y0 = sy0[p], x1 = sx1[p], y1 = sy1[p];
      const uint32_t id = sid[p];
      const __m128i x0s = _mm_set1_epi32(x0), y0s = _mm_set1_epi32(y0), x1s = _mm_set1_epi32(x1), y1s = _mm_set1_epi32(y1),
                    ids = _mm_set1_epi32(id);
      const int column = max(0, min(target.columns - 1, (max(0, x0 - grid.baseX) - target.widest) >> grid.shift));
      const int lastColumn = max(0, min(target.columns - 1, (x1 - grid.baseX) >> grid.shift)) + 1;
      const int lastRow = min(grid.rows, 1 + ((y1 - grid.baseY) >> grid.shift));
      for (int t = row + (mode == ABOVE || row == 0); t <= lastRow; t++) {
        const int32_t* cells = target.ends.data() + (size_t)t * width;
        int j = mode == ON_FROM_NEXT && t == row ? p + 1 : cells[column], end = cells[lastColumn];
        if (j >= end) continue;
        if (pairs.unsure - pairs.found < (size_t)(end - j + 8) * 2) {
          settle(pairs, boxes);
          pairs.space.resize(pairs.space.size() * 2 + (size_t)(end - j + 8) * 2);
          pairs.unsure = pairs.space.size() - 16;
        }
        uint32_t* found = pairs.space.data() + pairs.found;
        while (j < end) {
          __m128i a = _mm_sub_epi32(x1s, _mm_loadu_si128((const __m128i*)(tx0 + j)));
          __m128i b = _mm_sub_epi32(y1s, _mm_loadu_si128((const __m128i*)(ty0 + j)));
          __m128i c = _mm_sub_epi32(_mm_loadu_si128((const __m128i*)(tx1 + j)), x0s);
          __m128i d = _mm_sub_epi32(_mm_loadu_si128((const __m128i*)(ty1 + j)), y0s);
          __m128i others = _mm_loadu_si128((const __m128i*)(tid + j));
          __m128i least = _mm_min_epi32(_mm_min_epi32(a, b), _mm_min_epi32(c, d));
          int hits = ~_mm_movemask_ps(_mm_castsi128_ps(least)) & 15;
          int ties = _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(least, zero)));
          if (__builtin_expect(ties, 0)) {
            for (int lane = 0; lane < 4; lane++) {
              if (!((ties >> lane) & 1)) continue;
              uint32_t other = tid[j + lane];
              pairs.unsure -= 2;
              pairs.space[pairs.unsure] = min(id, other);
              pairs.space[pairs.unsure + 1] = max(id, other);
            }
            hits &= ~ties;
          }
          __m128i front = _mm_shuffle_epi8(others, SHUFFLES[hits]);
          __m128i first = _mm_min_epi32(front, ids), second = _mm_max_epi32(front, ids);
          _mm_storeu_si128((__m128i*)found, _mm_unpacklo_epi32(first, second));
          _mm_storeu_si128((__m128i*)(found + 4), _mm_unpackhi_epi32(first, second));
          found += 2 * __builtin_popcount(hits);
          j += 4;
        }
        pairs.found = found - pairs.space.data();
      }
    }
  }
}

// --- the plan --------------------------------------------------------------------------------------------------------------


struct Join {
  Lists lists;
  Pairs pairs;
  SortedSet sets[2];
  std::vector<double> staging = std::vector<double>(4 * CHUNK);
  std::vector<int32_t> keyColumns = std::vector<int32_t>(4 * CHUNK);

  /** Finds all pairs and gives them in an array of their own. */
  uint32_t* run(const Boxes& boxes, size_t& count) {
    const int n = boxes.count;
    const int wanted = n > 1.5 * STRIP ? (n + STRIP - 1) / STRIP : 1;
    const int step = max(1, n / (256 + (wanted > 1 ? 8 * wanted : 0)));
    std::vector<double> low[2], high[2];
    for (int i = step >> 1; i < n; i += step)
      for (int axis = 0; axis < 2; axis++) {
        low[axis].push_back(boxes.low[axis][i]);
        high[axis].push_back(boxes.high[axis][i]);
      }
    const Extent extents[2] = {extentOf(low[0], high[0]), extentOf(low[1], high[1])};
    const Frame frame = chooseFrame(extents, n, CELL_WIDTH, CELL_HEIGHT);
    const AxisFrame& y = frame.axes[1];

    // Strips of as many sampled boxes each.
    std::vector<uint16_t> table(1, 0);
    int shift = 31, strips = 1;
    double copies = 1;
    if (wanted > 1) {
      table.assign(SLICES, 0);
      for (shift = 0; ((int64_t)y.limit >> shift) >= SLICES;) shift++;
      auto slice = [&](double value) { return (int)(int64_t)max(0.0, min(y.limit, value * y.scale + y.offset)) >> shift; };
      std::vector<int> sorted;
      for (double value : low[1]) sorted.push_back(slice(value));
      std::sort(sorted.begin(), sorted.end());
      int strip = 0, from = 0;
      for (int k = 1; k < wanted; k++) {
        int to = sorted[(size_t)k * sorted.size() / wanted];
        if (to <= from) continue;
        std::fill(table.begin() + from, table.begin() + to, strip++);
        from = to;
      }
      std::fill(table.begin() + from, table.end(), strip);
      strips = strip + 1;
      copies = 0;
      for (size_t i = 0; i < low[1].size(); i++) copies += table[slice(high[1][i])] - table[slice(low[1][i])] + 1;
      copies /= low[1].size();
    }

    // Lists.
    for (int blocks = std::ceil(n * copies * 1.03 / BLOCK) + 2 * strips + 16;; blocks *= 2) {
      lists.blocks = blocks;
      if (lists.chain.size() < (size_t)blocks) {
        lists.chain.resize(blocks);
        lists.keys.resize((size_t)(blocks * BLOCK + 1) * 4);
        lists.numbers.resize((size_t)blocks * BLOCK + 1);
      }
      for (int k = 0; k < 4; k++) lists.keys[(size_t)blocks * BLOCK * 4 + k] = PADDING;
      lists.cursors.assign(strips, 0);
      for (int strip = 0; strip < strips; strip++) lists.cursors[strip] = strip * BLOCK;
      lists.next = strips;
      bool complete = true;
      for (int from = 0; from < n && complete; from += CHUNK) {
        const int size = min(CHUNK, n - from), padded = (size + 3) & ~3;
        int32_t* columns[4];
        for (int k = 0; k < 4; k++) {
          const double* column = k < 2 ? boxes.low[k] : boxes.high[k - 2];
          double* staged = &staging[(size_t)k * CHUNK];
          memcpy(staged, column + from, size * sizeof(double));
          for (int i = size; i < padded; i++) staged[i] = 0;
          columns[k] = &keyColumns[(size_t)k * CHUNK];
          quantize(staged, columns[k], padded, frame.axes[k & 1]);
        }
        for (int axis = 0; axis < 2; axis++)
          if (!areExtents(&staging[(size_t)axis * CHUNK], &staging[(size_t)(axis + 2) * CHUNK], padded)) exit(2);
        complete = scatter(lists, columns, size, from, table.data(), shift) == size;
      }
      if (complete) break;
    }
    lists.size.assign(strips, 0);
    for (int strip = 0; strip < strips; strip++) {
      const int last = lists.cursors[strip] / BLOCK;
      lists.size[strip] = lists.cursors[strip] - last * BLOCK;
      for (int block = strip; block != last; block = lists.chain[block]) lists.size[strip] += BLOCK;
    }

    // Strips, one after another.
    if (pairs.space.size() < (size_t)n * 6 + 65536) pairs.space.resize((size_t)n * 6 + 65536);
    pairs.found = 0;
    pairs.unsure = pairs.space.size() - 16;
    for (int strip = 0; strip < strips; strip++) {
      const int size = lists.size[strip];
      if (size == 0) continue;
      const Measures m = measure(lists, strip);
      int lowest = 0;
      if (strips > 1) lowest = (int)(std::find(table.begin(), table.end(), strip) - table.begin()) << shift;
      Grid grid;
      grid.baseX = m.least[0];
      grid.baseY = max(lowest, m.least[1]);
      for (grid.shift = frame.shift;; grid.shift++) {
        grid.columns = (max(0, m.most[0] - grid.baseX) >> grid.shift) + 1;
        grid.rows = (max(0, m.most[1] - grid.baseY) >> grid.shift) + 1;
        if ((int64_t)grid.columns * grid.rows <= 4 * size + 16 && grid.rows <= size / 4 + 16) break;
      }
      const int widest = m.largest[0];
      const int limit = (int)min(2147483647.0, std::floor(max(16 * frame.axes[0].size, 4.0 * (1 << grid.shift))));
      sortSet(sets[0], lists, strip, grid, -1, min(widest, limit));
      sweep(sets[0], sets[0], grid, ON_FROM_NEXT, pairs, boxes);
      if (widest > limit) {
        sortSet(sets[1], lists, strip, grid, limit, widest);
        sweep(sets[0], sets[1], grid, ABOVE, pairs, boxes);
        sweep(sets[1], sets[1], grid, ON_FROM_NEXT, pairs, boxes);
        sweep(sets[1], sets[0], grid, WITH_ROW, pairs, boxes);
      }
    }
    settle(pairs, boxes);
    count = pairs.found / 2;
    uint32_t* found = (uint32_t*)malloc(max<size_t>(1, pairs.found) * sizeof(uint32_t));
    memcpy(found, pairs.space.data(), pairs.found * sizeof(uint32_t));
    return found;
  }

  static constexpr double CELL_WIDTH = 0.5, CELL_HEIGHT = 2;
};

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const int n = atoi(argv[2]);
  std::vector<double> data((size_t)n * 4);
  FILE* file = fopen(argv[1], "rb");
  if (!file || fread(data.data(), sizeof(double), data.size(), file) != data.size()) return 2;
  fclose(file);
  fillShuffles();
  // minX, minY, maxX, maxY.
  const Boxes boxes = {{&data[0], &data[(size_t)n]}, {&data[(size_t)2 * n], &data[(size_t)3 * n]}, n};
  Join join;
  char line[64];
  while (fgets(line, sizeof line, stdin)) {
    const int repetitions = max(1, atoi(line));
    size_t count = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int k = 0; k < repetitions; k++) free(join.run(boxes, count));
    const auto stop = std::chrono::steady_clock::now();
    printf("%.0f %zu\n", (double)std::chrono::duration_cast<std::chrono::nanoseconds>(stop - start).count() / repetitions, count);
    fflush(stdout);
  }
  return 0;
}
