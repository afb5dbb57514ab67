/** DuckDB's types of numbers, by name. */
export const INTEGER = /^U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?$/;
/** Those with values that no double holds. */
export const WIDE_INTEGER = /^U?BIGINT$/;
export const FLOATING = /^(?:FLOAT|DOUBLE)$/;
/** With more digits DuckDB rounds twice on the way to a double. */
export const EXACT_DIGITS = 15;
/** With how many digits. */
export const DECIMAL = /^DECIMAL\((\d+),/;
/** DuckDB has no wider decimals. */
export const MOST_DIGITS = 38;
/** Several values in one. */
export const NESTED = /^(?:STRUCT|MAP|UNION)\(|\[\d*\]$/;
