import { DEEP_ENTRY, DEPTHS_AT, ENTRY, NUMBER_AT } from "../../kernels/broadphase.js";
import { allocate, type Workspace } from "./workspace.js";

/** Where entries lie: addresses in bytes, and how many bytes it is from one to the next. */
export interface Entries {
  readonly keys: number;
  readonly keyStep: number;
  readonly numbers: number;
  readonly numberStep: number;
  /** Keys of the third axis, or 0. */
  readonly depths: number;
  readonly depthStep: number;
}

/** Room for entries as the kernels encode them: keys, numbers and depths, each in a column. */
export function inColumns(workspace: Workspace, count: number, deep: boolean): Entries {
  const keys = allocate(workspace, count * 16);
  const numbers = allocate(workspace, count * 4);
  const depths = deep ? allocate(workspace, count * 8) : 0;
  return { keys, keyStep: 16, numbers, numberStep: 4, depths, depthStep: 8 };
}

/** Room for whole entries, one behind the other: where there are many lists, each then grows in one place, not in three. */
export function inRows(workspace: Workspace, count: number, deep: boolean): Entries {
  const step = deep ? DEEP_ENTRY : ENTRY;
  const keys = allocate(workspace, count * step);
  const depths = deep ? keys + DEPTHS_AT : 0;
  return { keys, keyStep: step, numbers: keys + NUMBER_AT, numberStep: step, depths, depthStep: step };
}
