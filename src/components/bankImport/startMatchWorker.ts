/** The worker and the matching are loaded when it starts, and not before. */
export const startMatchWorker = (): Worker => new Worker(new URL('./matchWorker.ts', import.meta.url));
