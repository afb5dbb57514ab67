/**
 * Does work whose errors come without the calls that led to them. Drawing until the library accepts a shape throws most of its
 * draws away, and to trace an error's calls costs more than to draw and judge the shape.
 */
export function withoutTraces<T>(work: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = limit;
  }
}
