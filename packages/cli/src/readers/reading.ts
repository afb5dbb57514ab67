/** What every reader of tables and features is asked for. */
import type { InstantKinds } from "../pairs/instant-kinds.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";
import type { ColumnChoice } from "./column-choice.js";
import type { Problems } from "./problems.js";
import type { Rounded } from "./rounded.js";

export interface Reading {
  readonly name: string;
  readonly builder: LayerBuilder;
  readonly problems: Problems;
  readonly choice: ColumnChoice;
  /** The column or property whose value is a feature's group. */
  readonly by: string | undefined;
  readonly instants: InstantKinds;
  readonly rounded: Rounded;
}
