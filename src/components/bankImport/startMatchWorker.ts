/** The worker and the matching are loaded only when it starts. */
export const startMatchWorker = (): Worker => new Worker(new URL('./matchWorker.ts', import.meta.url));
