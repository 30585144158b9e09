import { aGift, draftOf } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json, lost, nothing, pdf } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { previewClosed } from './contractsListeners.ts';
import { selectContracts } from './contractsSlice.ts';

const testStore = testStoreForEachTest();

const { getContracts, saveContract, removeContract, downloadAgreement, previewContract } = calls;

const gift = aGift('gift', '2026-04-14', 500_000);
const agreement = { hashid: 'gift', fileName: 'Schenking 14-04-2026.pdf' };

test('R-5.1 GET /contracts', async () => {
  testStore.network.on('GET /contracts', json([gift]));
  await testStore.dispatch(getContracts.initiate());
  expect(testStore.network.requests).toMatchObject([
    { call: 'GET /contracts', query: {}, body: null, headers: { authorization: 'Bearer the-token' } },
  ]);
});

test('R-5.2 POST /contract sends the contract as JSON with an Idempotency-Key, to add and to edit', async () => {
  testStore.network.on('POST /contract', json(gift));
  const edit = { ...draftOf(gift), hashid: 'gift', version: 1 };
  await testStore.dispatch(saveContract.initiate(draftOf(gift)));
  await testStore.dispatch(saveContract.initiate(edit));
  expect(testStore.network.requests.map(({ body }) => body)).toEqual([draftOf(gift), edit]);
  expect(testStore.network.requests[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
  });
});

test('R-5.2 R-4.1 an edited contract goes out with its hashid, so that it replaces the contract instead of adding one', async () => {
  // As the server does it: with a hashid it changes that contract, without one it adds another.
  testStore.network.on('GET /contracts', json([gift]));
  await testStore.dispatch(getContracts.initiate());
  const asServer = () => {
    const draft = testStore.network.requests.at(-1)?.body as { hashid?: string; total: number };
    return Response.json({ ...gift, hashid: draft.hashid ?? 'another', total: draft.total });
  };
  testStore.network.on('POST /contract', asServer);
  await testStore.dispatch(saveContract.initiate({ ...draftOf(gift), hashid: 'gift', version: 1, total: 700_000 }));
  expect(selectContracts(testStore.getState()).map(({ hashid, total }) => [hashid, total])).toEqual([
    ['gift', 700_000],
  ]);
});

test('R-5.2 a refused contract rejects with its status, text and fields', async () => {
  testStore.network.on('POST /contract', json({ errors: { 'parties.to': 'Kies iemand anders.' } }, 422));
  await expect(testStore.dispatch(saveContract.initiate(draftOf(gift))).unwrap()).rejects.toEqual({
    status: 422,
    code: 'refused',
    text: 'Kies iemand anders.',
    fields: { 'parties.to': 'Kies iemand anders.' },
  });
});

test.each([
  [
    'R-5.2 an edit',
    'POST /contract',
    () => testStore.dispatch(saveContract.initiate({ ...draftOf(gift), hashid: 'gift', version: 1 })),
  ],
  ['R-5.3 a removal', 'DELETE /contract', () => testStore.dispatch(removeContract.initiate({ hashid: 'gift', done }))],
] as const)("%s that came after somebody else's shows the current contract", async (_what, call, ask) => {
  testStore.network.on('GET /contracts', json([gift]));
  testStore.network.on(call, json({ error: 'Iemand was je voor.' }, 409));
  testStore.network.on('GET /contract', json({ ...gift, version: 2, total: 700_000 }));
  await testStore.dispatch(getContracts.initiate());
  await ask();
  await testStore.settled();
  expect(selectContracts(testStore.getState())).toMatchObject([{ version: 2, total: 700_000 }]);
});

test('R-5.3 DELETE /contract?hashid=', async () => {
  testStore.network.on('DELETE /contract', nothing());
  await testStore.dispatch(removeContract.initiate({ hashid: 'gift', done }));
  expect(testStore.network.requests).toMatchObject([
    { call: 'DELETE /contract', query: { hashid: 'gift' }, body: null },
  ]);
});

test('R-5.4 R-7.1 POST /contract/generated {hashid}: the PDF is saved once, named after the agreement, and no Blob enters the state', async () => {
  testStore.network.on('POST /contract/generated', pdf('%PDF-1.7 é'));
  const { data } = await testStore.dispatch(downloadAgreement.initiate(agreement));
  expect(testStore.network.requests).toMatchObject([{ call: 'POST /contract/generated', body: { hashid: 'gift' } }]);
  expect(testStore.environment.saved.map(({ name }) => name)).toEqual(['Schenking 14-04-2026.pdf']);
  expect(await testStore.environment.saved[0]?.blob.text()).toBe('%PDF-1.7 é');
  expect(data).toBeNull();
});

test('R-5.4 a PDF that could not be made is an error like any other, and nothing is saved', async () => {
  testStore.network.on('POST /contract/generated', json({ error: 'Niet gevonden.' }, 404));
  const { error } = await testStore.dispatch(downloadAgreement.initiate(agreement));
  expect(error).toMatchObject({ status: 404, text: 'Niet gevonden.' });
  expect(testStore.environment.saved).toEqual([]);
});

test('R-5.5 POST /contract/preview: the PDF is shown by its object URL until the preview is closed', async () => {
  testStore.network.on('POST /contract/preview', pdf('%PDF-1.7'));
  const url = await testStore.dispatch(previewContract.initiate(draftOf(gift))).unwrap();
  expect(testStore.network.requests[0]?.body).toEqual(draftOf(gift));
  expect(await testStore.environment.shown.get(url)?.text()).toBe('%PDF-1.7');
  testStore.dispatch(previewClosed(url));
  expect(testStore.environment.shown.size).toBe(0);
});

test.each([
  ['a refusal', json({ error: 'Nee.' }, 500)],
  ['no network', lost],
])('R-6.5 %s when fetching the contracts is logged, without a toast', async (_name, failure) => {
  testStore.network.on('GET /contracts', failure);
  await testStore.dispatch(getContracts.initiate());
  expect(testStore.getState().toast.open).toEqual([]);
  expect(testStore.environment.logged).toHaveLength(1);
});
