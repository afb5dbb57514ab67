/** Article 003's table, away from the page's own thread. */
import { runSegmentTable, type SegmentTableRow } from "@hantei/formulas";
import { expose } from "comlink";

const bench = {
  run: (pairs: number, progress: (done: number) => unknown): Promise<SegmentTableRow[]> => {
    let told = 0;
    const onProgress = (done: number): void => {
      // A message a chunk would be more messages than anyone can read.
      if (done < pairs && performance.now() - told < 60) return;
      told = performance.now();
      void progress(done);
    };
    return runSegmentTable({ pairs, onProgress });
  },
};

export type Bench = typeof bench;
expose(bench);
