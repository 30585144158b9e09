/** One line of a sum: `Vrijstelling 2026  € 6.908,00`. The value is written out already. */
export interface SumLine {
  label: string;
  value: string;
}

/** How a figure came about: the rule, where it stands, and the sum. In Dutch. */
export interface Explanation {
  /** One or two sentences. */
  rule: string;
  /** 'Artikel 28 Successiewet 1956'; empty when no law says it. */
  article: string;
  /** The last line is the figure itself. */
  sum: readonly SumLine[];
  /** A remark about what was not certain, or about where a figure was read. */
  note?: string;
}
