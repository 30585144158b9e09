import { File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { answerBankWorker, type BankWorkerTask } from './answerBankWorker.ts';
import { readBankFilesHere, readSheetHere } from './readOnDevice.ts';
import { startBankWorker } from './startBankWorker.ts';

// jsdom's own can't be read.
const File = NodeFile as unknown as typeof globalThis.File;

jest.mock('./startBankWorker.ts', () => ({ startBankWorker: jest.fn() }));

/** A worker without a thread: it does what the real one does with a message. */
class WorkerHere extends EventTarget {
  terminate = jest.fn();

  postMessage(task: BankWorkerTask): void {
    void answerBankWorker(task, (data) => this.dispatchEvent(new MessageEvent('message', { data }))).catch(() =>
      this.dispatchEvent(new Event('error')),
    );
  }
}

function starts<T extends WorkerHere>(worker: T): T {
  jest.mocked(startBankWorker).mockReturnValue(worker as unknown as Worker);
  return worker;
}

const file = (name: string) => new File([readFileSync(`bank/test/files/${name}`)], name);

test('files are read in a worker that ends, and each unreadable file says why', async () => {
  const worker = starts(new WorkerHere());
  const progress: number[] = [];
  const gone = Object.assign(new File(['x'], 'weg.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  const result = await readBankFilesHere([gone, file('ing.csv'), new File(['%PDF'], 'a.pdf'), file('camt053.xml')], {
    onProgress: (share) => progress.push(share),
  });
  expect(result.read.map(({ name, lines }) => [name, lines])).toEqual([
    ['ing.csv', 4],
    ['camt053.xml', 2],
  ]);
  expect(result.refused.map(({ name, why }) => [name, why.slice(0, 20)])).toEqual([
    ['weg.csv', 'Dit bestand kunnen w'],
    ['a.pdf', 'Een PDF kunnen we ni'],
  ]);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('reading can be stopped', async () => {
  class Endless extends WorkerHere {
    override postMessage(): void {
      // Is never done.
    }
  }
  const worker = starts(new Endless());
  const stop = new AbortController();
  const reading = readBankFilesHere([file('ing.csv')], { signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(reading).rejects.toThrow('stopped');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('when the worker dies, every file is reported as unread', async () => {
  class Dying extends WorkerHere {
    override postMessage(): void {
      this.dispatchEvent(new Event('error'));
    }
  }
  starts(new Dying());
  const why = expect.stringContaining('lukte niet op dit apparaat') as string;
  expect(await readBankFilesHere([file('ing.csv')])).toEqual({
    lines: [],
    read: [],
    refused: [{ name: 'ing.csv', why, sheet: false }],
  });
  expect(await readSheetHere(file('ing.csv'))).toEqual({ why });
});

test('a personal spreadsheet is refused as a bank file, and read as a spreadsheet', async () => {
  starts(new WorkerHere());
  const own = new File(['Datum;Wat;Bedrag\n2-1-2026;Termijn;589,24\n'], 'lening.csv');
  const { refused } = await readBankFilesHere([own, new File(['%PDF'], 'a.pdf')]);
  expect(refused.map(({ name, sheet }) => [name, sheet])).toEqual([
    ['lening.csv', true],
    ['a.pdf', false],
  ]);
  expect(await readSheetHere(own)).toMatchObject({ sheet: { guess: { day: 0, amount: 2 } } });
  expect(await readSheetHere(new File(['%PDF'], 'a.pdf'))).toMatchObject({
    why: expect.stringMatching(/./u) as string,
  });
});
