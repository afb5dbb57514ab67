import { ALLEN_RELATIONS, type AllenRelation, indexOfRelation } from "./allen.js";

/**
 * How `a` may lie to `c` where it lies to `b` as `ab` says, and `b` to `c` as `bc` says: one relation or several, in the order
 * of `ALLEN_RELATIONS`. For intervals that have a length.
 *
 * @throws RangeError `ERR_RANGE` for a text that is none of the thirteen words, TypeError `ERR_TYPE` for what is no text.
 * @example
 * ```ts
 * import { compose } from "hantei/interval";
 * // The talk is during the visit, and the visit ends as the dinner starts: then the talk is before the dinner.
 * console.log(compose("during", "meets").join()); // before
 * console.log(compose("overlaps", "overlaps").join()); // before,meets,overlaps
 * ```
 */
export function compose(ab: AllenRelation, bc: AllenRelation): AllenRelation[] {
  const row = COMPOSITIONS[indexOfRelation("compose", ab)] as string;
  const cell = row.split(" ")[indexOfRelation("compose", bc)] as string;
  return ALLEN_RELATIONS.filter((_, index) => cell === ANY || cell.includes(LETTERS.charAt(index)));
}

/** A letter for each of `ALLEN_RELATIONS`, in their order: small as they are, capital for the inverse. */
const LETTERS = "pmoFDseSdfOMP";

/** All thirteen are possible. */
const ANY = "*";

/**
 * Allen's transitivity table: a row for each relation of `a` to `b`, a cell for each of `b` to `c`. A test derives it anew from
 * all triples of small intervals; six ends have no more orders than these show.
 *
 * Source: J. F. Allen, "Maintaining Knowledge about Temporal Intervals", Communications of the ACM 26 (1983), figure 4.
 */
const COMPOSITIONS: readonly string[] = [
  "p p p p p p p p pmosd pmosd pmosd pmosd *",
  "p p p p p m m m osd osd osd Fef DSOMP",
  "p p pmo pmo pmoFD o o oFD osd osd oFDseSdfO DSO DSOMP",
  "p m o F D o F D osd Fef DSO DSO DSOMP",
  "pmoFD oFD oFD D D oFD D D oFDseSdfO DSO DSO DSO DSOMP",
  "p p pmo pmo pmoFD s s seS d d dfO M P",
  "p m o F D s e S d f O M P",
  "pmoFD oFD oFD D D seS S S dfO O O M P",
  "p p pmosd pmosd * d d dfOMP d d dfOMP P P",
  "p m osd Fef DSOMP d f OMP d f OMP P P",
  "pmoFD oFD oFDseSdfO DSO DSOMP dfO O OMP dfO O OMP P P",
  "pmoFD seS dfO M P dfO M P dfO M P P P",
  "* dfOMP dfOMP P P dfOMP P P dfOMP P P P P",
];
