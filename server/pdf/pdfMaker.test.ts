import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { QueueFull } from '../fairQueue.ts';
import { workerScript } from '../workers.ts';
import { PdfTimeout } from './errors.ts';
import { createPdfMaker } from './pdfMaker.ts';
import { readPdf } from './test/readPdf.ts';
import { giftInput } from './test/samples.ts';

const real = createPdfMaker();
const brittle = createPdfMaker({
  threads: 1,
  maxQueue: 2,
  timeoutMs: 60_000,
  worker: workerScript('pdf/test/brittleWorker.ts'),
});
after(() => Promise.all([real.close(), brittle.close()]));

const named = (hashid: string) => {
  const input = giftInput();
  return { ...input, contract: { ...input.contract, hashid } };
};

async function stillWorks(): Promise<void> {
  const pdf = await brittle.agreement(named('fine'), 1);
  assert.equal(pdf.toString('latin1', 0, 5), '%PDF-');
}

test('R-7.1 the agreement of one contract is made in a worker thread as one PDF', async () => {
  const [one, two] = await Promise.all([real.agreement(giftInput(), 1), real.agreement(giftInput(), 1)]);
  assert.match((await readPdf(one)).text, /Jan de Vries geeft € 6\.908 aan Sanne de Vries/);
  assert.ok(one.equals(two), 'the same input gives the same bytes, in any thread');
});

test('a worker that ends is replaced: its document fails, the next one is made', async () => {
  await assert.rejects(brittle.agreement(named('crash'), 1));
  await stillWorks();
  await assert.rejects(brittle.agreement(named('throw'), 1));
  await stillWorks();
});

test('a hanging worker is ended after the time-out and replaced', async () => {
  // Long enough for a thread to start on a busy machine: the time-out counts that too.
  const patient = createPdfMaker({ threads: 1, timeoutMs: 25_000, worker: workerScript('pdf/test/brittleWorker.ts') });
  await assert.rejects(patient.agreement(named('hang'), 1), PdfTimeout);
  assert.equal((await patient.agreement(named('fine'), 1)).toString('latin1', 0, 5), '%PDF-');
  await patient.close();
});

test('S-146 a full queue refuses with QueueFull, and accepted documents are still made', async () => {
  const many = Array.from({ length: 100 }, (_, i) => brittle.agreement(named(`fine ${i}`), i));
  const results = await Promise.allSettled(many);
  const refused = results.filter((result) => result.status === 'rejected');
  assert.equal(refused.length, 97, 'one is being made, two wait');
  for (const { reason } of refused) assert.ok(reason instanceof QueueFull, String(reason));
  await stillWorks();
});

test('S-146 one person can fill only their own share of the queue, and another still gets their document', async () => {
  const mine = Array.from({ length: 60 }, (_, i) => real.agreement(named(`mine ${i}`), 1));
  const [another, ...results] = await Promise.allSettled([real.agreement(named('another'), 2), ...mine]);
  assert.equal(another.status, 'fulfilled');
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3);
  for (const result of results)
    if (result.status === 'rejected') assert.ok(result.reason instanceof QueueFull, String(result.reason));
});

test('a double click, or a hundred clicks, makes one document', async () => {
  const same = await Promise.all(Array.from({ length: 100 }, () => real.agreement(named('same'), 1)));
  assert.equal(new Set(same).size, 1);
});
