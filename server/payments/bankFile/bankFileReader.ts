import { Piscina } from 'piscina';
import type { BankFile } from '../../../bank/readBankFile.ts';
import { UnreadableBankFile } from '../../../bank/unreadable.ts';
import { type RequesterId, createFairQueue, type FairQueueLoad } from '../../fairQueue.ts';
import { type WorkerScript, workerScript } from '../../workers.ts';
import type { BankFileAnswer } from './bankFileWorker.ts';

/** Reads bank files outside the main thread: a maliciously slow one keeps nobody else waiting. */
export interface BankFileReader {
  /** Throws UnreadableBankFile with Dutch sentences, also on a timeout; QueueFull when too many wait. */
  read(bytes: Buffer, asker: RequesterId): Promise<BankFile>;
}

const TOO_SLOW = 'Dit bestand kost te veel tijd om te lezen. Kies een afschrift over een kortere tijd.';

/** A file is at most 4 MB; only administrators import. */
const LIMITS = { atOnce: 1, waiting: 20, perPerson: 20 };

interface ReaderOptions {
  /** Per file, from the start of its turn; in milliseconds. */
  timeoutMs?: number;
  worker?: WorkerScript;
}

/** One worker thread, ended when a file takes too long. */
export function createBankFileReader({
  timeoutMs = 15_000,
  worker = workerScript('payments/bankFile/bankFileWorker.ts'),
}: ReaderOptions = {}): BankFileReader & { close(): Promise<void>; load: () => FairQueueLoad } {
  const line = createFairQueue(LIMITS);
  const pool = new Piscina({
    ...worker,
    name: 'readInThread',
    minThreads: 0,
    maxThreads: LIMITS.atOnce,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A dying worker rejects its own job; without this listener it would end the process as well.
  pool.on('error', () => undefined);
  return {
    read: (bytes, asker) =>
      line(asker, async () => {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await (pool.run(bytes, { signal }) as Promise<BankFileAnswer>).catch((error: unknown) => {
          throw signal.aborted ? new UnreadableBankFile(TOO_SLOW) : error;
        });
        if ('refused' in answer) throw new UnreadableBankFile(answer.refused);
        return answer.file;
      }),
    close: () => pool.destroy(),
    load: line.load,
  };
}
