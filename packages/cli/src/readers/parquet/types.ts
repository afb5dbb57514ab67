/** DuckDB's types of numbers, by name. */
export const INTEGER = /^U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?$/;
export const FLOATING = /^(?:FLOAT|DOUBLE)$/;
/** With how many digits. */
export const DECIMAL = /^DECIMAL\((\d+),/;
