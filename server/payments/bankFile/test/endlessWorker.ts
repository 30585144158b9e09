import { type BankFileAnswer, readInThread as read } from '../bankFileWorker.ts';

/** The real worker, except for one file that never finishes. */
export function readInThread(bytes: Uint8Array): BankFileAnswer {
  while (Buffer.from(bytes).toString() === 'endless') Math.sqrt(2);
  return read(bytes);
}
