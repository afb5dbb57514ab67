/** Numbers for the values of the column named by `--by`, the same for all inputs. */
export class GroupNumbers {
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#numbers.size;
  }

  /** The values, in the order of their numbers. */
  names(): string[] {
    return [...this.#numbers.keys()];
  }

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
