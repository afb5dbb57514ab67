import type { Language } from "../formulas/formula.js";

/** A part of the page: it has measured its numbers once and writes them in either language. */
export type Section = (language: Language) => string;
