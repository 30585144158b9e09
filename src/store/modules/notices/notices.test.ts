import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { noticesApi } from './noticesApi.ts';

const testStore = testStoreForEachTest();
const { getNotices, readNotices, getNoticeChoices, chooseNotice } = calls;

const notice = (n: number) => ({
  n,
  kind: 'proposed',
  at: '2026-11-20T10:00:00.000Z',
  text: `Jan deed voorstel ${n}.`,
  read: false,
  page: 'contract',
  contract: 'abc',
});

test('GET /notices is read page by page; once read the count is gone, and new ones are still marked', async () => {
  testStore.network.on(
    'GET /notices',
    json({ notices: [notice(5), notice(4)], next: 4, unread: 3 }),
    json({ notices: [notice(3)], next: null, unread: 3 }),
  );
  testStore.network.on('POST /notices/read', json({ unread: 0 }));
  await testStore.dispatch(getNotices.initiate(undefined, {}));
  await testStore.dispatch(getNotices.initiate(undefined, { direction: 'forward' }));
  await testStore.dispatch(readNotices.initiate({ until: 5 }));
  const { data } = noticesApi.endpoints.getNotices.select()(testStore.store.getState());
  expect(data?.pages.map(({ unread }) => unread)).toEqual([0, 0]);
  expect(data?.pages.flatMap(({ notices }) => notices.map(({ n, read }) => [n, read]))).toEqual([
    [5, false],
    [4, false],
    [3, false],
  ]);
  expect(testStore.network.requests.map(({ call, query, body }) => [call, query, body])).toEqual([
    ['GET /notices', {}, null],
    ['GET /notices', { before: '4' }, null],
    ['POST /notices/read', {}, { until: 5 }],
  ]);
});

test('a failure to mark as read leaves the count as it is', async () => {
  testStore.network.on('GET /notices', json({ notices: [notice(1)], next: null, unread: 1 }));
  testStore.network.on('POST /notices/read', json({ message: 'Nu even niet.' }, 400));
  await testStore.dispatch(getNotices.initiate(undefined, {}));
  await testStore.dispatch(readNotices.initiate({ until: 1 }));
  const { data } = noticesApi.endpoints.getNotices.select()(testStore.store.getState());
  expect(data?.pages[0]?.unread).toBe(1);
});

test('a choice is saved at once, and the answer is shown', async () => {
  const choice = { kind: 'proposed', group: 'Contracten', label: 'Iemand doet je een voorstel' } as const;
  testStore.network.on('GET /notices/choices', json([{ ...choice, way: 'now' }]));
  testStore.network.on('POST /notices/choices', json([{ ...choice, way: 'weekly' }]));
  await testStore.dispatch(getNoticeChoices.initiate());
  await testStore.dispatch(chooseNotice.initiate({ kind: 'proposed', way: 'weekly' }));
  const { data } = noticesApi.endpoints.getNoticeChoices.select()(testStore.store.getState());
  expect(data).toEqual([{ ...choice, way: 'weekly' }]);
});
