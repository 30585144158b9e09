/** The input for a copy; plain data, so that it can cross to a worker thread. */
export interface CopyInput {
  /** One of our own papers. */
  pdf: Uint8Array;
  /** The watermark on each page: the recipient of the copy, and when it was opened. */
  words: string;
}
