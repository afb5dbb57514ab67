/** Who competes with whom: instances by calendar, place, person or any other value. */
import { calendarParts } from "./event.js";
import type { Instance } from "./instance.js";

export class Groups {
  readonly #by: string;
  /** Key → the value as it was written first. */
  readonly #names = new Map<string, string>();
  /** Value → key, in a list: most values come many times, and alone. */
  readonly #keys = new Map<string, readonly [string]>();
  /** How many groups have this name. */
  readonly #sharing = new Map<string, number>();
  /** How many instances are in no group. */
  without = 0;

  constructor(by: string) {
    this.#by = by;
  }

  /** The keys of the groups that an instance is in. */
  keysOf({ event, calendars }: Instance): readonly string[] {
    const values = this.#by === "calendar" ? calendars : event.values;
    if (values.length === 0) this.without++;
    return values.length === 1 ? this.#keyOf(values[0] as string) : values.flatMap((value) => this.#keyOf(value));
  }

  /** A group's name as people read it: a calendar's file is told where several have calendars of that name. */
  nameOf(key: string): string {
    const [name, file] = calendarParts(this.#names.get(key) ?? key);
    return file !== undefined && (this.#sharing.get(name) ?? 0) > 1 ? `${name} (${file})` : name;
  }

  /** Addresses and names mean the same in any case, and with `mailto:` before them or not. */
  #keyOf(value: string): readonly string[] {
    const known = this.#keys.get(value);
    if (known !== undefined) return known;
    const bare = value.replace(/^mailto:/i, "").trim();
    const key = bare.normalize("NFC").toLowerCase();
    this.#keys.set(value, [key]);
    if (!this.#names.has(key)) {
      this.#names.set(key, bare);
      const [name] = calendarParts(bare);
      this.#sharing.set(name, (this.#sharing.get(name) ?? 0) + 1);
    }
    return [key];
  }
}
