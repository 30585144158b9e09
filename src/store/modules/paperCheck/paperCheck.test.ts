import { createHash } from 'node:crypto';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { fingerprint } from '../../fingerprint.ts';

const testStore = testStoreForEachTest();

const pdf = (content: string) => new Blob([`%PDF-1.7\n${content}`]);

test('a fingerprint is the SHA-256 of the file, as other programs work it out', async () => {
  const sum = createHash('sha256').update('%PDF-1.7\neen contract').digest('hex');
  expect(await fingerprint(pdf('een contract'))).toBe(sum);
  expect(await fingerprint(pdf('een contract!'))).not.toBe(sum);
});

test('a file that is no PDF, is too large or is gone has none', async () => {
  const gone = { size: 5, arrayBuffer: () => Promise.reject(new Error('gone')) };
  const large = { size: 30_000_001, arrayBuffer: () => pdf('').arrayBuffer() };
  for (const file of [new Blob(['<html>']), new Blob([]), gone, large]) expect(await fingerprint(file)).toBeNull();
});

test('S-154 only the fingerprint is sent, also without a login, and nothing of it stays', async () => {
  testStore.environment.token = null;
  testStore.network.on('POST /document/check', json({ known: true, kind: 'agreement', since: '2026-06-01' }));
  const sha256 = 'ab'.repeat(32);
  const asked = testStore.dispatch(calls.checkPaper.initiate({ sha256 }));
  expect(await asked.unwrap()).toEqual({ known: true, kind: 'agreement', since: '2026-06-01' });
  expect(testStore.network.requests).toMatchObject([{ call: 'POST /document/check', query: {}, body: { sha256 } }]);
  asked.reset();
  expect(JSON.stringify(testStore.getState())).not.toContain(sha256);
});
