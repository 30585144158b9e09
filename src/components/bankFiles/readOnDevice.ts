import type { FilesRead } from '../../../bank/readBankFiles.ts';
import type { Sheet } from '../../../bank/sheetLines.ts';
import { bankReadingText as text } from '../../text/bankReading.ts';
import type { BankWorkerAnswer, BankWorkerTask } from './answerBankWorker.ts';
import { startBankWorker } from './startBankWorker.ts';

interface Options {
  /** Ends the reading: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Receives the progress, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Reads banks' files in a worker on this device; a file that can't be read is among `refused`, with Dutch sentences. */
export async function readBankFilesHere(files: readonly File[], options: Options = {}): Promise<FilesRead> {
  const said = await ask({ files: [...files] }, options);
  if ('read' in said) return said.read;
  return { lines: [], read: [], refused: files.map(({ name }) => ({ name, why: text.failed, sheet: false })) };
}

/** Reads a spreadsheet of somebody's own in a worker on this device; `why` is a Dutch sentence. */
export async function readSheetHere(file: File, options: Options = {}): Promise<{ sheet: Sheet } | { why: string }> {
  const said = await ask({ sheet: file }, options);
  return 'sheet' in said || 'why' in said ? said : { why: text.failed };
}

/** A worker for one task: it ends with the task, which frees its memory. */
function ask(task: BankWorkerTask, { signal, onProgress }: Options): Promise<BankWorkerAnswer> {
  signal?.throwIfAborted();
  const worker = startBankWorker();
  const ended = new AbortController();
  return new Promise<BankWorkerAnswer>((resolve, reject) => {
    const { signal: whileBusy } = ended;
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: whileBusy });
    worker.addEventListener('message', ({ data }: MessageEvent<BankWorkerAnswer>) =>
      'progress' in data ? onProgress?.(data.progress) : resolve(data),
    );
    // The worker could not be loaded, or had no memory left.
    worker.addEventListener('error', () => resolve({ why: text.failed }));
    worker.postMessage(task);
  }).finally(() => {
    ended.abort();
    worker.terminate();
  });
}
