/** The worker and all that reads files are loaded when it starts, and not before. */
export const startBankWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "bank-worker" */ './bankWorker.ts', import.meta.url));
