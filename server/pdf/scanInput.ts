/** Everything the PDF of a scan is made of; plain data, so that it can cross to a worker thread. */
export interface ScanInput {
  /** JPEGs that we made (photos/photoWorker.ts), one per page. */
  pages: readonly Uint8Array[];
  /** What was scanned, such as the name of the agreement. */
  title: string;
  /** ISO date. */
  madeOn: string;
}
