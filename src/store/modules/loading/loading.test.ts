import { api } from '../../api/api.ts';
import { aGift, draftOf } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { held, json, lost } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { navigated, selectAwaited, selectIsLoading, taskEnded, taskStarted } from './loadingSlice.ts';
import type { TaskKind } from './loadingSlice.ts';

const testStore = testStoreForEachTest();

const {
  getContracts,
  previewContract,
  getPartnerCodes,
  getStatement,
  removeContract,
  downloadOwnData,
  checkPaper,
  checkPartnerCode,
  readNotices,
} = calls;

const isLoading = () => selectIsLoading(testStore.getState());
const awaited = () => selectAwaited(testStore.getState());

const task = (id: string, name = id, kind: TaskKind = 'refresh') => taskStarted({ id, name, kind });

test('R-4.9 is on while any named task is open, also when two of one name overlap', () => {
  const seen = [task('1', 'a'), task('2', 'a'), task('3', 'b'), taskEnded('1'), taskEnded('3'), taskEnded('2')].map(
    (action) => {
      testStore.dispatch(action);
      return isLoading();
    },
  );
  expect(seen).toEqual([true, true, true, true, true, false]);
});

test('R-4.9 an extra end does not cancel the next start', () => {
  testStore.dispatch(taskEnded('a'));
  testStore.dispatch(task('a'));
  expect(isLoading()).toBe(true);
});

describe('the waiting that a person sees', () => {
  test("R-2.7 R-4.9 a call left open over a navigation is no longer shown; the new page's calls are, until they end", async () => {
    const [contracts, statement] = [held(json([])), held(json({}))];
    testStore.network.on('GET /contracts', contracts.answer);
    testStore.network.on('GET /statement', statement.answer);
    const first = testStore.dispatch(getContracts.initiate());
    expect(awaited()).toBe('load');
    testStore.dispatch(navigated());
    expect([awaited(), isLoading()]).toEqual([null, true]);
    const second = testStore.dispatch(getStatement.initiate({ year: 2025 }));
    expect(awaited()).toBe('load');
    contracts.release();
    await first;
    expect(awaited()).toBe('load');
    statement.release();
    await second;
    expect([awaited(), isLoading()]).toEqual([null, false]);
  });

  test('R-2.7 R-4.9 the call of the new page may end first', async () => {
    const contracts = held(json([]));
    testStore.network.on('GET /contracts', contracts.answer);
    testStore.network.on('GET /statement', json({}));
    const first = testStore.dispatch(getContracts.initiate());
    testStore.dispatch(navigated());
    await testStore.dispatch(getStatement.initiate({ year: 2025 }));
    expect([awaited(), isLoading()]).toEqual([null, true]);
    contracts.release();
    await first;
  });

  test('R-2.7 the first data of a page blocks it, fresh data does not, also when the cache dropped the call', async () => {
    testStore.network.on('GET /contracts', json([]));
    await testStore.dispatch(getContracts.initiate());
    testStore.dispatch(api.util.resetApiState());
    const again = testStore.dispatch(getContracts.initiate());
    expect(awaited()).toBe('refresh');
    await again;
    testStore.network.on('GET /statement', json({}));
    const shown = () => testStore.dispatch(getStatement.initiate({ year: 2025 }, { forceRefetch: true }));
    await shown();
    const fresh = shown();
    expect(awaited()).toBe('refresh');
    await fresh;
  });

  test('R-2.7 R-4.9 a list that failed to load blocks the page again on a retry', async () => {
    testStore.network.on('GET /contracts', json({ error: 'Nee.' }, 500), json([]));
    await testStore.dispatch(getContracts.initiate());
    const again = testStore.dispatch(getContracts.initiate(undefined, { forceRefetch: true }));
    expect(awaited()).toBe('load');
    await again;
    expect(awaited()).toBeNull();
  });

  test.each([
    ['a save', () => removeContract.initiate({ hashid: 'gift', done }), 'DELETE /contract', 'save'],
    ['a file', () => downloadOwnData.initiate({ saveAs: 'alles.zip', done }), 'GET /export', 'refresh'],
    ['a check of a paper', () => checkPaper.initiate({ sha256: 'ab' }), 'POST /document/check', 'refresh'],
    ['notices that were read', () => readNotices.initiate({} as never), 'POST /notices/read', 'refresh'],
    ['a check', () => checkPartnerCode.initiate('VISSER10'), 'POST /partnercode/check', 'refresh'],
  ] as const)('R-2.7 %s has the right kind of waiting', async (_what, initiate, call, kind) => {
    testStore.network.on(call, lost);
    const asked = testStore.dispatch(initiate() as ReturnType<typeof removeContract.initiate>);
    expect(awaited()).toBe(kind);
    await asked;
    expect(awaited()).toBeNull();
  });

  test('R-2.7 the heaviest open task counts', () => {
    const seen = [
      task('1'),
      task('2', 'b', 'save'),
      task('3', 'c', 'load'),
      taskEnded('2'),
      taskEnded('3'),
      taskEnded('1'),
    ].map((action) => {
      testStore.dispatch(action);
      return awaited();
    });
    expect(seen).toEqual(['refresh', 'save', 'save', 'load', 'refresh', null]);
  });
});

test('R-4.9 with two overlapping calls it is on until the last has ended, also when one fails', async () => {
  const slow = held(json([]));
  testStore.network.on('GET /contracts', slow.answer);
  testStore.network.on('GET /partnercodes', lost);
  const contracts = testStore.dispatch(getContracts.initiate());
  await testStore.dispatch(getPartnerCodes.initiate());
  expect(isLoading()).toBe(true);
  slow.release();
  await contracts;
  expect(isLoading()).toBe(false);
});

test('R-4.9 two screens that fetch the same are one task', async () => {
  const slow = held(json([]));
  testStore.network.on('GET /contracts', slow.answer);
  const both = Promise.all([testStore.dispatch(getContracts.initiate()), testStore.dispatch(getContracts.initiate())]);
  expect(isLoading()).toBe(true);
  slow.release();
  await both;
  expect(isLoading()).toBe(false);
});

test('R-4.9 a mutation is a task as well, and a failed one has ended', async () => {
  testStore.network.on('POST /contract/preview', json({ error: 'Nee.' }, 500));
  const preview = testStore.dispatch(previewContract.initiate(draftOf(aGift('', null, 1))));
  expect(isLoading()).toBe(true);
  await preview;
  expect(isLoading()).toBe(false);
});

test('R-4.9 signing out aborts calls, and the count returns to zero', async () => {
  const never = held(json([]));
  testStore.network.on('GET /contracts', never.answer);
  const call = testStore.dispatch(getContracts.initiate());
  testStore.signOut();
  await call;
  expect(isLoading()).toBe(false);
});
