/** What one panel of the picture shows: a group's instances and clashes on some days. */
import type { Clash } from "../clash.js";
import type { Instance } from "../instance.js";
import type { Language } from "../words.js";
import type { Zone } from "../zone.js";

export interface PanelOptions {
  readonly group: string;
  readonly instances: readonly Instance[];
  readonly clashes: readonly Clash[];
  /** How many more instances there are that are not drawn. */
  readonly hidden: number;
  /** The first day and how many. */
  readonly first: number;
  readonly days: number;
  /** Of all days together, at least 150 pixels each. */
  readonly width: number;
  readonly zone: Zone;
  readonly lang: Language;
  readonly id: string;
}
