/** Workers and what they do for a page. */
import { type Remote, releaseProxy, wrap } from "comlink";

export interface Hired<T> {
  readonly work: Remote<T>;
  /** Ends the worker wherever it is. What it was asked for never comes, and nothing of who waits for it is kept. */
  readonly end: () => void;
}

export function hire<T>(worker: Worker): Hired<T> {
  const work = wrap<T>(worker);
  return {
    work,
    end() {
      // Else comlink keeps the worker for who waits for it, and who waits for the worker.
      work[releaseProxy]();
      worker.terminate();
    },
  };
}
