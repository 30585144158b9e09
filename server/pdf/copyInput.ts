/** What a copy is made of; plain data, so that it can cross to a worker thread. */
export interface CopyInput {
  /** One of our own papers. */
  pdf: Uint8Array;
  /** What stands across each page: for whom the copy is, and when it was opened. */
  words: string;
}
