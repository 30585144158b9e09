/** The input for the PDF of a scan; plain data, so that it can cross to a worker thread. */
export interface ScanInput {
  /** JPEGs that we made (photos/photoWorker.ts), one per page. */
  pages: readonly Uint8Array[];
  /** The subject of the scan, such as the name of the agreement. */
  title: string;
  /** ISO date. */
  madeOn: string;
}
