import { type BankFileAnswer, readInThread as read } from '../bankFileWorker.ts';

/** The real worker, but for one file that is never done. */
export function readInThread(bytes: Uint8Array): BankFileAnswer {
  while (Buffer.from(bytes).toString() === 'endless') Math.sqrt(2);
  return read(bytes);
}
