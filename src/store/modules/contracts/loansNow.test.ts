import { aGift, aLoan, hashids } from '../../test/family.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { loansNow } from './loansNow.ts';

const testStore = testStoreForEachTest();

const detail = (hashid: string) => ({ ...aLoan(hashid, '2026-01-01', 2_500_000), events: [], ledger_version: 0 });

beforeEach(async () => {
  testStore.network.on(
    'GET /contracts',
    json([
      aLoan('een', '2026-01-01', 2_500_000),
      aLoan('concept', null, 2_500_000),
      aGift('gift', '2026-04-14', 500_000),
    ]),
  );
  await testStore.dispatch(calls.getContracts.initiate());
  testStore.network.on('GET /contracts/archived', json([aLoan('oud', '2020-01-01', 100_000)]));
});

const asked = () =>
  testStore.network.requests.filter(({ call }) => call === 'GET /contract').map(({ query }) => query['hashid']);

test('S-408 all loans means the signed ones that the server shows this reader, including the archive, and nothing else is fetched', async () => {
  testStore.network.on('GET /contract', json(detail('een')), json(detail('oud')));
  expect(hashids(await testStore.dispatch(loansNow()))).toEqual(['een', 'oud']);
  expect(asked()).toEqual(['een', 'oud']);
});

test('a single loan is refetched, whatever the app has of it', async () => {
  testStore.network.on('GET /contract', json(detail('een')));
  await testStore.dispatch(loansNow('een'));
  expect(hashids(await testStore.dispatch(loansNow('een')))).toEqual(['een']);
  expect(asked()).toEqual(['een', 'een']);
});

test('S-408 a loan that is no longer shown makes it fail: the others are not returned as if they were all', async () => {
  testStore.network.on('GET /contract', json(detail('een')), json({ error: 'Niet gevonden.' }, 404));
  await expect(testStore.dispatch(loansNow())).rejects.toMatchObject({ status: 404 });
});
