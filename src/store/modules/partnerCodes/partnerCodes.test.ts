import { done } from '../../test/done.ts';
import { held, json, nothing } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { removalAsked, selectCodeRows, selectPartnerCodes, selectPartnerCodesStatus } from './partnerCodesSlice.ts';

const testStore = testStoreForEachTest();

const { getPartnerCodes, addPartnerCode, checkPartnerCode, removePartnerCode, restorePartnerCode } = calls;

const fresh = {
  code: 'NOTARIS10',
  name: 'Notaris Bakker',
  discount_percent: 10,
  valid_from: '2026-01-01',
  valid_until: null,
};
const aCode = (hashid: string) => ({ ...fresh, hashid, uses: 0 });
const codes = () => selectPartnerCodes(testStore.getState()).map(({ hashid }) => hashid);
const load = async () => {
  testStore.network.on('GET /partnercodes', json(['a', 'b', 'c'].map(aCode)));
  await testStore.dispatch(getPartnerCodes.initiate());
};

test('R-4.3 R-5.6 GET /partnercodes, with a no-cache header, fills the list in the order of the server', async () => {
  await load();
  expect(testStore.network.requests).toMatchObject([
    { call: 'GET /partnercodes', headers: { 'cache-control': 'no-cache' } },
  ]);
  expect(codes()).toEqual(['a', 'b', 'c']);
  expect(selectPartnerCodesStatus(testStore.getState())).toBe('ready');
});

test('R-4.3 R-5.7 POST /partnercode sends form data, and the answer joins the list', async () => {
  await load();
  testStore.network.on('POST /partnercode', json(aCode('new')));
  await testStore.dispatch(addPartnerCode.initiate({ code: fresh, done }));
  expect(testStore.network.requests.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(testStore.network.requests.at(-1)?.body).toEqual({ ...fresh, discount_percent: '10', valid_until: '' });
  expect(codes()).toEqual(['a', 'b', 'c', 'new']);
});

test('R-4.3 R-5.8 DELETE /partnercode with the index in its body removes the code at that place', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  await testStore.dispatch(removePartnerCode.initiate({ index: 1, hashid: 'b' }));
  expect(testStore.network.requests.at(-1)).toMatchObject({
    call: 'DELETE /partnercode',
    body: { index: 1, hashid: 'b' },
  });
  expect(codes()).toEqual(['a', 'c']);
});

test('R-4.3 R-5.8 by its index alone: the code at that place goes, not counting those removed before', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  await testStore.dispatch(removePartnerCode.initiate({ index: 0 }));
  expect(removals()).toEqual([{ index: 0 }]);
  expect(codes()).toEqual(['b', 'c']);
  await testStore.dispatch(removePartnerCode.initiate({ index: 1 }));
  expect(codes()).toEqual(['b']);
  await testStore.dispatch(removePartnerCode.initiate({ index: 5 }));
  expect(codes()).toEqual(['b']);
});

const shown = () =>
  selectCodeRows(testStore.getState()).map(({ code, removed }) => (removed ? `(${code.hashid})` : code.hashid));
const removals = () => testStore.sent('DELETE /partnercode');

test('R-4.3 R-5.8 a removal is sent at once, by its index in the current list; it stays on the screen, as removed', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  testStore.dispatch(removalAsked('b'));
  expect(removals()).toHaveLength(0);
  await testStore.settled();
  testStore.dispatch(removalAsked('c'));
  await testStore.settled();
  expect([removals(), codes(), shown()]).toEqual([
    [
      { index: 1, hashid: 'b' },
      { index: 1, hashid: 'c' },
    ],
    ['a'],
    ['a', '(b)', '(c)'],
  ]);
});

test("R-4.3 a removed code is put back by a separate call: at its place, with the server's data", async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  testStore.dispatch(removalAsked('b'));
  await testStore.settled();
  testStore.network.on('POST /partnercode/restore', json({ ...aCode('b'), uses: 4 }));
  await testStore.dispatch(restorePartnerCode.initiate('b'));
  expect(testStore.network.requests.at(-1)).toMatchObject({ call: 'POST /partnercode/restore', body: { hashid: 'b' } });
  expect([codes(), shown(), selectPartnerCodes(testStore.getState())[1]?.uses]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    4,
  ]);
});

test('R-4.3 a code that could not be put back stays removed, with the reason', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  await testStore.dispatch(removePartnerCode.initiate({ index: 0, hashid: 'a' }));
  testStore.network.on('POST /partnercode/restore', json({ error: 'Deze code bestaat al.' }, 409));
  await testStore.dispatch(restorePartnerCode.initiate('a'));
  expect(shown()).toEqual(['(a)', 'b', 'c']);
  expect(testStore.getState().toast.open).toMatchObject([{ kind: 'error', text: 'Deze code bestaat al.' }]);
});

test('S-29 a double click removes one code, once', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  testStore.dispatch(removalAsked('b'));
  testStore.dispatch(removalAsked('b'));
  await testStore.settled();
  testStore.dispatch(removalAsked('b'));
  await testStore.settled();
  expect([removals(), codes()]).toEqual([[{ index: 1, hashid: 'b' }], ['a', 'c']]);
});

test("S-29 a stale list shows the server's message, and is refetched", async () => {
  await load();
  const sentence = 'De lijst is intussen veranderd. Bekijk de lijst opnieuw.';
  testStore.network.on('DELETE /partnercode', json({ error: sentence }, 409));
  testStore.network.on('GET /partnercodes', json(['b', 'c', 'd'].map(aCode)));
  testStore.dispatch(removalAsked('b'));
  await testStore.settled();
  expect(testStore.getState().toast.open).toMatchObject([{ kind: 'error', text: sentence }]);
  expect(shown()).toEqual(['b', 'c', 'd']);
});

test('R-4.3 a list that moved while the removal was on its way loses the requested code, not the one now at its place', async () => {
  await load();
  const { answer, release } = held(nothing());
  testStore.network.on('DELETE /partnercode', answer);
  const removal = testStore.dispatch(removePartnerCode.initiate({ index: 1, hashid: 'b' }));
  testStore.network.on('GET /partnercodes', json(['x', 'a', 'b', 'c'].map(aCode)));
  await testStore.dispatch(getPartnerCodes.initiate(undefined, { forceRefetch: true }));
  release();
  await removal;
  expect(codes()).toEqual(['x', 'a', 'c']);
});

test('R-4.3 removing a code that is no longer in the list is harmless', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  await testStore.dispatch(removePartnerCode.initiate({ index: 3, hashid: 'gone' }));
  testStore.dispatch(removalAsked('gone'));
  await testStore.settled();
  expect([codes(), removals().length, testStore.environment.logged]).toEqual([['a', 'b', 'c'], 1, []]);
});

test('R-4.3 the first of the list can be removed too', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', nothing());
  testStore.dispatch(removalAsked('a'));
  await testStore.settled();
  expect([removals(), codes()]).toEqual([[{ index: 0, hashid: 'a' }], ['b', 'c']]);
});

test('R-4.3 a removal that was refused leaves the list', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', json({ error: 'Niet gevonden.' }, 404));
  await testStore.dispatch(removePartnerCode.initiate({ index: 1, hashid: 'b' }));
  expect(codes()).toEqual(['a', 'b', 'c']);
});

test('R-4.3 a failed removal can be retried', async () => {
  await load();
  testStore.network.on('DELETE /partnercode', json({ error: 'Nee.' }, 500), nothing());
  testStore.dispatch(removalAsked('b'));
  await testStore.settled();
  expect(codes()).toEqual(['a', 'b', 'c']);
  testStore.dispatch(removalAsked('b'));
  await testStore.settled();
  expect([removals().length, codes()]).toEqual([2, ['a', 'c']]);
});

test("R-4.3 POST /partnercode/check fetches a code's value, and changes no list", async () => {
  testStore.network.on(
    'POST /partnercode/check',
    json({ code: 'NOTARIS10', name: 'Notaris Bakker', discount_percent: 10 }),
    json({ errors: { code: 'Deze code kennen we niet.' } }, 422),
  );
  expect(await testStore.dispatch(checkPartnerCode.initiate('notaris10')).unwrap()).toMatchObject({
    discount_percent: 10,
  });
  expect(testStore.network.requests.at(-1)?.body).toEqual({ code: 'notaris10' });
  await expect(testStore.dispatch(checkPartnerCode.initiate('niets')).unwrap()).rejects.toMatchObject({
    fields: { code: 'Deze code kennen we niet.' },
  });
  expect(codes()).toEqual([]);
});

test('R-6.5 a failed fetch of partner codes is logged, without a toast', async () => {
  testStore.network.on('GET /partnercodes', json({ error: 'Nee.' }, 500));
  await testStore.dispatch(getPartnerCodes.initiate());
  expect(testStore.getState().toast.open).toEqual([]);
  expect(testStore.environment.logged).toEqual([{ status: 500, code: 'refused', text: 'Nee.', fields: {} }]);
  expect(selectPartnerCodesStatus(testStore.getState())).toBe('failed');
});
