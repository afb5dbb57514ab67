/** Numbered values in heaps, for those who take the least, or throw out the greatest, over and over. */

/** A heap whose first item is the least by value, then by number; or the greatest, where `sign` is −1. */
export class Queue {
  private values: Float64Array = new Float64Array(64);
  private numbers: Float64Array = new Float64Array(64);
  private readonly sign: 1 | -1;
  size = 0;

  constructor(sign: 1 | -1) {
    this.sign = sign;
  }

  /** The first item's value. */
  get value(): number {
    return this.values[0] as number;
  }

  /** The first item's number. */
  get number(): number {
    return this.numbers[0] as number;
  }

  clear(): void {
    this.size = 0;
  }

  push(value: number, number: number): void {
    if (this.size === this.values.length) this.grow();
    this.rise(this.size++, value, number);
  }

  /** Throws the first item away. */
  drop(): void {
    this.size--;
    if (this.size > 0) this.sink(this.values[this.size] as number, this.numbers[this.size] as number);
  }

  /** Puts an item in the first one's stead. */
  replace(value: number, number: number): void {
    this.sink(value, number);
  }

  /** Whether an item would come before the first one. */
  isBefore(value: number, number: number): boolean {
    return this.size === 0 || this.before(value, number, 0);
  }

  private before(value: number, number: number, at: number): boolean {
    const other = this.values[at] as number;
    if (value !== other) return this.sign > 0 ? value < other : value > other;
    return this.sign > 0 ? number < (this.numbers[at] as number) : number > (this.numbers[at] as number);
  }

  private rise(from: number, value: number, number: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!this.before(value, number, parent)) break;
      this.values[at] = this.values[parent] as number;
      this.numbers[at] = this.numbers[parent] as number;
      at = parent;
    }
    this.values[at] = value;
    this.numbers[at] = number;
  }

  private sink(value: number, number: number): void {
    const { size } = this;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      const right = child + 1;
      if (right < size && this.before(this.values[right] as number, this.numbers[right] as number, child))
        child = right;
      if (this.before(value, number, child)) break;
      this.values[at] = this.values[child] as number;
      this.numbers[at] = this.numbers[child] as number;
      at = child;
    }
    this.values[at] = value;
    this.numbers[at] = number;
  }

  private grow(): void {
    const { values, numbers } = this;
    this.values = new Float64Array(2 * values.length);
    this.values.set(values);
    this.numbers = new Float64Array(2 * numbers.length);
    this.numbers.set(numbers);
  }
}
