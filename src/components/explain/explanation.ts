/** One line of a sum: `Vrijstelling 2026  € 6.908,00`. The value is already formatted. */
export interface SumLine {
  label: string;
  value: string;
}

/** How a figure came about: the rule, its source, and the sum. In Dutch. */
export interface Explanation {
  /** One or two sentences. */
  rule: string;
  /** 'Artikel 28 Successiewet 1956'; empty without an article. */
  article: string;
  /** The last line is the figure itself. */
  sum: readonly SumLine[];
  /** A remark about an uncertainty, or about a figure's source. */
  note?: string;
}
