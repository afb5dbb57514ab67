/** A table may have any number of columns, and a message names so many. */
const COLUMNS_TOLD = 12;

/** Columns as a message names them: the first, and how many more there are. */
export function listed<T>(columns: readonly T[], shown: (column: T) => string): string {
  const few = columns.slice(0, COLUMNS_TOLD).map(shown).join(", ");
  return columns.length > COLUMNS_TOLD ? `${few} and ${columns.length - COLUMNS_TOLD} more` : few;
}
