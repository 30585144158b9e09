/** The worker and its file readers are loaded only when it starts. */
export const startBankWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "bank-worker" */ './bankWorker.ts', import.meta.url));
