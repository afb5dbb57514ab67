/** What is going on, on standard error: standard output is for tables. */
const start = performance.now();

/** A line with the seconds since the start. */
export function progress(text) {
  console.error(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}
