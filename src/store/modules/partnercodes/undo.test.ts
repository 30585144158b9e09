import { json, nothing } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { fakeClock } from '../../test/time.ts';
import { UNDO_MS } from './partnerCodesListeners.ts';
import { removalAsked, removalsDue, removalUndone, selectLeavingCodes, selectPartnerCodes } from './partnerCodesSlice.ts';

const stage = stageForEachTest();

const aCode = (hashid: string) => ({ hashid, code: hashid.toUpperCase(), name: 'Notaris', discount_percent: 10, valid_from: '2026-01-01', valid_until: null, uses: 0 });
const codes = () => selectPartnerCodes(stage.store.getState()).map(({ hashid }) => hashid);
const leaving = () => selectLeavingCodes(stage.store.getState());
const sent = () => stage.network.requests.filter(({ call }) => call === 'DELETE /partnercode').map(({ body }) => body);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  stage.network.on('GET /partnercodes', json(['a', 'b', 'c'].map(aCode)));
  stage.network.on('DELETE /partnercode', nothing());
  await stage.store.dispatch(calls.getPartnerCodes.initiate());
  fakeClock();
});

test('R-4.3 a removal waits out its undo window, and then goes with the index of that moment', async () => {
  stage.store.dispatch(removalAsked('c'));
  await pass(UNDO_MS - 1);
  expect([sent(), leaving(), codes()]).toEqual([[], ['c'], ['a', 'b', 'c']]);
  stage.store.dispatch(removalAsked('a'));
  await pass(1000);
  expect([sent(), codes()]).toEqual([[{ index: 2, hashid: 'c' }], ['a', 'b']]);
  await pass(UNDO_MS);
  expect([sent().at(-1), codes(), leaving()]).toEqual([{ index: 0, hashid: 'a' }, ['b'], []]);
});

test('R-4.3 what is put back in time is never removed, and can be removed after all', async () => {
  stage.store.dispatch(removalAsked('b'));
  stage.store.dispatch(removalUndone('b'));
  await pass(2 * UNDO_MS);
  expect([sent(), leaving(), codes()]).toEqual([[], [], ['a', 'b', 'c']]);
  stage.store.dispatch(removalAsked('b'));
  await pass(UNDO_MS + 100);
  expect(codes()).toEqual(['a', 'c']);
});

test('S-29 asked twice, as by a double click, one code goes, once', async () => {
  stage.store.dispatch(removalAsked('b'));
  stage.store.dispatch(removalAsked('b'));
  await pass(2 * UNDO_MS);
  expect([sent(), codes()]).toEqual([[{ index: 1, hashid: 'b' }], ['a', 'c']]);
});

test('R-4.3 who leaves the screen can undo no more: it goes at once', async () => {
  stage.store.dispatch(removalAsked('a'));
  stage.store.dispatch(removalAsked('c'));
  stage.store.dispatch(removalsDue());
  await pass(100);
  expect(codes()).toEqual(['b']);
});

test('S-29 a stale list: the sentence of the server, and a fresh list', async () => {
  const sentence = 'De lijst is intussen veranderd. Bekijk de lijst opnieuw.';
  stage.network.on('DELETE /partnercode', json({ error: sentence }, 409));
  stage.network.on('GET /partnercodes', json(['b', 'c', 'd'].map(aCode)));
  stage.store.dispatch(removalAsked('b'));
  await pass(UNDO_MS + 100);
  expect(stage.store.getState().toast.open).toMatchObject([{ kind: 'error', text: sentence }]);
  expect([codes(), leaving()]).toEqual([['b', 'c', 'd'], []]);
});

test('whoever signs out meanwhile removes nothing more', async () => {
  stage.store.dispatch(removalAsked('b'));
  stage.signOut();
  await pass(2 * UNDO_MS);
  expect(sent()).toEqual([]);
});
