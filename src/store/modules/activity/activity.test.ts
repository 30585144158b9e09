import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();

const { getActivity } = calls;

const line = (n: number) => ({ n, at: '2026-11-20T10:00:00.000Z', text: `Je deed ${n}.`, from: null, changes: [] });

test('R-8.8 GET /activity is read page by page, each continuing where the previous one ended', async () => {
  testStore.network.on(
    'GET /activity',
    json({ lines: [line(5), line(4)], next: 4 }),
    json({ lines: [line(3)], next: null }),
  );
  await testStore.dispatch(getActivity.initiate(undefined, {}));
  const second = await testStore.dispatch(getActivity.initiate(undefined, { direction: 'forward' }));
  expect(second.data?.pages.flatMap(({ lines }) => lines.map(({ n }) => n))).toEqual([5, 4, 3]);
  expect(second.hasNextPage).toBe(false);
  expect(testStore.network.requests.map(({ query }) => query)).toEqual([{}, { before: '4' }]);
});
