/** The articles' own formulas, runnable and counted. For the command line and the site; nothing here needs Node. */
export type { Arithmetic } from "./arithmetic/arithmetic.js";
export { arithmeticOf, type Counts } from "./arithmetic/counting.js";
export { doubles } from "./arithmetic/doubles.js";
export { type ArticleExample, articleExamples, type ExampleLine, runArticleExamples } from "./examples.js";
export {
  type Formula,
  type Language,
  type Policy,
  SCENES,
  type Scene,
  type Text,
} from "./formulas/formula.js";
export { type Arrangement, arrangements } from "./formulas/slots.js";
export { formulaOf, formulas } from "./formulas.js";
export { MersenneTwister } from "./mersenne-twister.js";
export { type Step as TracedStep, tracingDoubles } from "./page/trace.js";
export { inDoubles, inReals, type Run, run } from "./run.js";
export {
  ARTICLE_003,
  countCollisions,
  runSegmentTable,
  type SegmentTableOptions,
  type SegmentTableRow,
} from "./segment-table.js";
export { byParameters, bySideProducts } from "./segment-tests.js";
