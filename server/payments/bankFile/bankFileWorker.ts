import { type BankFile, readBankFile } from '../../../bank/readBankFile.ts';
import { UnreadableBankFile } from '../../../bank/unreadable.ts';

/** The file, or the sentences for the uploader: an error would lose its class on the way out of the thread. */
export type BankFileAnswer = { file: BankFile } | { refused: string };

/** Each line gets a transaction of its own (actions/orders/importBankFile.ts). */
const MAX_LINES = 10_000;

/** The first file of a worker thread: reads a bank's file. */
export function readInThread(bytes: Uint8Array): BankFileAnswer {
  try {
    return { file: readBankFile(bytes, { maxLines: MAX_LINES }) };
  } catch (error) {
    if (error instanceof UnreadableBankFile) return { refused: error.message };
    throw error;
  }
}
