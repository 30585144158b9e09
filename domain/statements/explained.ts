/** How a figure came about: the rule, where it stands, and the sum. The last line of the sum is the figure itself. */
export interface Explained {
  rule: string;
  /** Empty when no law says it. */
  article: string;
  sum: { label: string; value: string }[];
  note?: string;
}
