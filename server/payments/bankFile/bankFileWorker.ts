import { type BankFile, UnreadableBankFile } from './entry.ts';
import { readBankFile } from './readBankFile.ts';

/** The file, or the sentence for whoever chose it: an error would lose its class on the way out of the thread. */
export type BankFileAnswer = { file: BankFile } | { refused: string };

/** The first file of a worker thread: reads a bank's file. */
export function readInThread(bytes: Uint8Array): BankFileAnswer {
  try {
    return { file: readBankFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof UnreadableBankFile) return { refused: error.message };
    throw error;
  }
}
