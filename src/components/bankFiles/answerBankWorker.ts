import { type FilesRead, readBankFiles } from '../../../bank/readBankFiles.ts';
import { readSheet } from '../../../bank/sheet.ts';
import type { Sheet } from '../../../bank/sheetLines.ts';
import { UnreadableBankFile } from '../../../bank/unreadable.ts';
import { bankReadingText as text } from '../../text/bankReading.ts';

export type BankWorkerTask = { files: File[] } | { sheet: File };
export type BankWorkerAnswer = { progress: number } | { read: FilesRead } | { sheet: Sheet } | { why: string };

/** The limit for all files together, in bytes: twice the limit of one. */
const MOST = 200_000_000;

/** Handles a request in the worker: reports its progress any number of times, and then answers once with the result. */
export async function answerBankWorker(task: BankWorkerTask, answer: (said: BankWorkerAnswer) => void): Promise<void> {
  if ('files' in task) answer({ read: await readFiles(task.files, (progress) => answer({ progress })) });
  else {
    const bytes = task.sheet.size > MOST ? null : await bytesOf(task.sheet);
    answer(bytes ? readIt(bytes) : { why: text.unopened });
  }
}

async function readFiles(files: File[], onProgress: (share: number) => void): Promise<FilesRead> {
  const opened: { name: string; bytes: Uint8Array }[] = [];
  const refused: FilesRead['refused'] = [];
  let total = 0;
  for (const file of files) {
    total += file.size;
    const bytes = total > MOST ? null : await bytesOf(file);
    if (bytes) opened.push({ name: file.name, bytes });
    else refused.push({ name: file.name, why: total > MOST ? text.tooMuch : text.unopened, sheet: false });
  }
  let told = 0;
  const result = readBankFiles(opened, (share) => {
    const percent = Math.floor(share * 100);
    if (percent > told) onProgress((told = percent) / 100);
  });
  return { ...result, refused: [...refused, ...result.refused] };
}

/** Null if the file is gone, or may not be opened. */
const bytesOf = (file: File): Promise<Uint8Array | null> =>
  file.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );

function readIt(bytes: Uint8Array): BankWorkerAnswer {
  try {
    return { sheet: readSheet(bytes) };
  } catch (error) {
    if (error instanceof UnreadableBankFile) return { why: error.message };
    throw error;
  }
}
