import { aGift, aLoan } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { held, json, nothing } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectContracts } from './contractsSlice.ts';
import { selectContractDetail } from './loanDetailsSlice.ts';

const testStore = testStoreForEachTest();
const { getContracts, getContract, recordPlanned, removeContract } = calls;

const summary = aLoan('een', '2026-01-01', 2_500_000);
const detail = (ledger_version: number, version = 1) => ({ ...summary, version, events: [], ledger_version });
const known = (hashid = 'een') => selectContractDetail(testStore.getState(), hashid);
const open = (forceRefetch = false) => testStore.dispatch(getContract.initiate('een', { forceRefetch }));

test("R-8.5 a list that arrives after the loan keeps the loan's ledger", async () => {
  const slow = held(json([summary]));
  testStore.network.on('GET /contracts', slow.answer);
  testStore.network.on('GET /contract', json(detail(3)));
  const list = testStore.dispatch(getContracts.initiate());
  await open();
  slow.release();
  await list;
  expect(known()).toEqual(detail(3));
  expect(selectContracts(testStore.getState())).toEqual([summary]);
});

test('R-8.5 an answer that was under way while something was recorded does not undo it', async () => {
  const slow = held(json(detail(3)));
  testStore.network.on('GET /contract', slow.answer);
  testStore.network.on('POST /contract/event/planned', json(detail(4)));
  const opening = open();
  await testStore.dispatch(recordPlanned.initiate({ contract: 'een', ledger_version: 3, done }));
  slow.release();
  await opening;
  expect(known()).toEqual(detail(4));
});

test('R-8.5 nor does it restore an old open amount in the list', async () => {
  const next = {
    kind: 'confirm',
    hashid: 'e1',
    date: '2026-02-01',
    amount: 100_000,
    by: 'Tom',
    at_once: true,
  } as const;
  const slow = held(json({ ...detail(3), next }));
  testStore.network.on('GET /contract', slow.answer);
  testStore.network.on('POST /contract/event/planned', json(detail(4)));
  testStore.network.on('GET /contracts', json([summary]));
  await testStore.dispatch(getContracts.initiate());
  const opening = open();
  await testStore.dispatch(recordPlanned.initiate({ contract: 'een', ledger_version: 3, done }));
  slow.release();
  await opening;
  expect(selectContracts(testStore.getState())).toEqual([expect.not.objectContaining({ next })]);
});

test('R-8.5 a new version of the agreement replaces the old one, whatever was recorded', async () => {
  testStore.network.on('GET /contract', json(detail(4)), json(detail(0, 2)), json(detail(9)));
  await open();
  await open(true);
  expect(known()).toMatchObject({ version: 2, ledger_version: 0 });
  await open(true);
  expect(known()).toMatchObject({ version: 2 });
});

test('R-8.5 the list is complete for a gift, but not for a loan', async () => {
  testStore.network.on('GET /contracts', json([summary, aGift('gift', null, 1)]));
  await testStore.dispatch(getContracts.initiate());
  expect(known()).toBeUndefined();
  expect(known('gift')).toEqual(aGift('gift', null, 1));
});

test('R-8.5 a draft turned into a gift, and a removed loan, leave no ledger behind', async () => {
  testStore.network.on(
    'GET /contract',
    json(detail(1)),
    json({ ...aGift('een', null, 1), version: 2 }),
    json(detail(1, 3)),
  );
  testStore.network.on('DELETE /contract', nothing());
  await open();
  await open(true);
  expect(testStore.getState().loanDetails).toEqual({});
  await open(true);
  expect(known()).toEqual(detail(1, 3));
  await testStore.dispatch(removeContract.initiate({ hashid: 'een', done }));
  expect(testStore.getState().loanDetails).toEqual({});
});
