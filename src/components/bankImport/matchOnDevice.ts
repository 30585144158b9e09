import type { MatchAnswer, MatchTask } from './answerMatchWorker.ts';
import { startMatchWorker } from './startMatchWorker.ts';

/** Matches lines in a worker on this device, which ends with it; rejects with the signal's reason, or if that fails. */
export function matchOnDevice(task: MatchTask, signal: AbortSignal): Promise<MatchAnswer> {
  signal.throwIfAborted();
  const worker = startMatchWorker();
  const ended = new AbortController();
  return new Promise<MatchAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
    worker.addEventListener('message', ({ data }: MessageEvent<MatchAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The lines could not be matched on this device.')));
    worker.postMessage(task);
  }).finally(() => {
    ended.abort();
    worker.terminate();
  });
}
