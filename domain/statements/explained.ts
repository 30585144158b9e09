/** The explanation of a figure: the rule, its source, and the sum. The last line of the sum is the figure itself. */
export interface Explained {
  rule: string;
  /** Empty if no law says it. */
  article: string;
  sum: { label: string; value: string }[];
  note?: string;
}
