import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();

const { getAdminOrders, importBankFile } = calls;

const query = { status: 'open', q: 'vries', sort: 'created_at', direction: 'desc', page: 1, size: 25 } as const;
const order = (status: string) => ({
  hashid: 'o1',
  number: '2026-0001',
  reference: 'OL 1',
  family: 'De Vries',
  children: 3,
  amount: 1250,
  status,
  created_at: '2026-11-20T10:00:00.000Z',
  paid_at: null,
  back: 0,
});
const statuses = () =>
  getAdminOrders
    .select(query)(testStore.getState())
    .data?.rows.map(({ status }) => status);
const load = async () => {
  testStore.network.on(
    'GET /admin/orders',
    json({ total: 26, rows: [order('open')] }),
    json({ total: 26, rows: [order('paid')] }),
  );
  await testStore.dispatch(getAdminOrders.initiate(query));
};

test('R-8.6 GET /admin/orders requests one page, sorted and searched by the server', async () => {
  await load();
  expect(testStore.network.requests[0]?.query).toEqual({
    status: 'open',
    q: 'vries',
    sort: '-created_at',
    page: '1',
    size: '25',
  });
  await testStore.dispatch(getAdminOrders.initiate({ ...query, direction: 'asc' }));
  expect(testStore.network.requests[1]?.query).toMatchObject({ sort: 'created_at' });
});

test('R-8.6 a bank file is sent as it is, and refetches the list', async () => {
  await load();
  testStore.network.on('POST /admin/bank-import', json({ format: 'csv', paid: 1, lines: [] }));
  const file = new File(['a;b'], 'afschrift.csv', { type: 'text/csv' });
  expect((await testStore.dispatch(importBankFile.initiate(file))).data).toMatchObject({ paid: 1 });
  expect(testStore.network.requests[1]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(await (testStore.network.requests[1]!.body as { file: File }).file.text()).toBe('a;b');
  await testStore.settled();
  expect(statuses()).toEqual(['paid']);
});
