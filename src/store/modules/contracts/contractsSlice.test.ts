import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { aGift, aLoan, draftOf, hashids } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { held, json, nothing } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import {
  contractsSlice,
  selectContract,
  selectContracts,
  selectContractsStatus,
  selectSignedTotals,
  selectTotals,
} from './contractsSlice.ts';
import '../../../../domain/test/seed.ts';

const testStore = testStoreForEachTest();

const { getContracts, getContract, saveContract, removeContract } = calls;

const held2024 = aGift('held-2024', '2024-05-01', 500_000);
const held2022 = aLoan('held-2022', '2022-05-01', 2_500_000);
const unsigned = aLoan('unsigned', null, 100, 'LinearLoanContract');

const load = async (...contracts: Contract[]) => {
  testStore.network.on('GET /contracts', json(contracts));
  await testStore.dispatch(getContracts.initiate());
};
const save = async (contract: Contract) => {
  testStore.network.on('POST /contract', json(contract));
  await testStore.dispatch(saveContract.initiate(draftOf(aGift('', null, 1))));
};
const list = () => hashids(selectContracts(testStore.getState()));
const totals = () => selectTotals(testStore.getState());
const status = () => selectContractsStatus(testStore.getState());

test('R-4.1 all are loaded, newest signed first, undated last, with their totals', async () => {
  await load(unsigned, held2022, held2024);
  expect(list()).toEqual(['held-2024', 'held-2022', 'unsigned']);
  expect(totals()).toEqual({ total_gifts: 500_000, total_loans: 2_500_100 });
});

test('an unsigned contract does not count as given or lent', async () => {
  await load(unsigned, held2022, held2024);
  expect(selectSignedTotals(testStore.getState())).toEqual({ total_gifts: 500_000, total_loans: 2_500_000 });
});

test('R-4.1 a new contract takes its place in the order', async () => {
  await load(held2022, held2024);
  await save(aGift('between', '2023-01-01', 7));
  expect(list()).toEqual(['held-2024', 'between', 'held-2022']);
  expect(totals()).toEqual({ total_gifts: 500_007, total_loans: 2_500_000 });
});

test('R-4.1 a saved contract with a known hashid replaces it, moves with its date, and the totals follow', async () => {
  await load(held2022, held2024);
  await save(aLoan('held-2024', '2020-01-01', 3, 'RepaymentFreeLoanContract'));
  expect(list()).toEqual(['held-2022', 'held-2024']);
  expect(totals()).toEqual({ total_gifts: 0, total_loans: 2_500_003 });
});

test('R-4.1 removal is by hashid, and the totals follow', async () => {
  testStore.network.on('DELETE /contract', nothing());
  await load(held2022, held2024);
  await testStore.dispatch(removeContract.initiate({ hashid: 'held-2022', done }));
  expect(list()).toEqual(['held-2024']);
  expect(totals()).toEqual({ total_gifts: 500_000, total_loans: 0 });
});

test('R-4.1 a change that was refused changes nothing', async () => {
  testStore.network.on('POST /contract', json({ errors: { total: 'Te hoog.' } }, 422));
  testStore.network.on('DELETE /contract', json({ error: 'Niet gevonden.' }, 404));
  await load(held2022);
  const before = testStore.getState().contracts;
  await testStore.dispatch(saveContract.initiate(draftOf(held2024)));
  await testStore.dispatch(removeContract.initiate({ hashid: 'held-2022', done }));
  expect(testStore.getState().contracts).toBe(before);
});

test('R-4.2 the four types: only GiftContract is a gift', async () => {
  await load(
    aGift('gift', null, 1),
    aLoan('annuity', null, 20),
    aLoan('linear', null, 300, 'LinearLoanContract'),
    aLoan('free', null, 4_000, 'RepaymentFreeLoanContract'),
  );
  expect(totals()).toEqual({ total_gifts: 1, total_loans: 4_320 });
});

test('a single fetched contract joins the list, and is found by its hashid', async () => {
  testStore.network.on('GET /contract', json(held2022));
  expect(selectContract(testStore.getState(), 'held-2022')).toBeUndefined();
  await testStore.dispatch(getContract.initiate('held-2022'));
  expect(selectContract(testStore.getState(), 'held-2022')).toEqual(held2022);
  expect(status()).toBe('idle');
});

test("the status distinguishes loading, ready and failed; a second screen's fetch does not make it failed", async () => {
  const slow = held(json([held2022]));
  testStore.network.on('GET /contracts', json({}, 500), slow.answer);
  expect(status()).toBe('idle');
  await testStore.dispatch(getContracts.initiate());
  expect(status()).toBe('failed');
  const first = testStore.dispatch(getContracts.initiate(undefined, { forceRefetch: true }));
  const second = testStore.dispatch(getContracts.initiate(undefined, { subscribe: false }));
  expect(status()).toBe('loading');
  slow.release();
  await Promise.all([first, second]);
  expect(status()).toBe('ready');
  expect(testStore.network.requests).toHaveLength(2);
});

describe('R-4.1 whatever happens to the list (docs/reliability.md 5.2, invariant 17)', () => {
  /** Each answer of the list follows its request at once. */
  const reduce = (state: ReturnType<typeof contractsSlice.reducer>, one: UnknownAction & { meta: object }) =>
    contractsSlice.reducer(
      one.type === 'api/executeQuery/fulfilled'
        ? contractsSlice.reducer(state, {
            ...one,
            type: 'api/executeQuery/pending',
            meta: { ...one.meta, requestStatus: 'pending' },
          })
        : state,
      one,
    );
  const start = contractsSlice.getInitialState();
  const loaded = (payload: Contract[]) => ({
    type: 'api/executeQuery/fulfilled',
    payload,
    meta: meta('getContracts', undefined),
  });
  const saved = (payload: Contract) => ({
    type: 'api/executeMutation/fulfilled',
    payload,
    meta: meta('saveContract', undefined),
  });
  const removed = (hashid: string) => ({
    type: 'api/executeMutation/fulfilled',
    payload: null,
    meta: meta('removeContract', { hashid }),
  });
  const meta = (endpointName: string, originalArgs: unknown) => ({
    arg: { endpointName, originalArgs },
    requestId: 'r',
    requestStatus: 'fulfilled',
  });

  const dates = [null, '2019-12-31', '2020-02-29', '2024-05-01'];
  const contract = fc
    .record({
      hashid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      signed: fc.constantFrom(...dates),
      total: fc.integer({ min: 1, max: 100_000_000_000 }),
      type: fc.constantFrom('GiftContract', 'AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'),
    })
    .map(({ hashid, signed, total, type }) =>
      type === 'GiftContract' ? aGift(hashid, signed, total) : aLoan(hashid, signed, total, type),
    );
  const several = fc.uniqueArray(contract, { selector: ({ hashid }) => hashid });
  const action = fc.oneof(several.map(loaded), contract.map(saved), fc.constantFrom('a', 'b', 'zz').map(removed));
  const total = (contracts: Contract[], gift: boolean) =>
    contracts
      .filter(({ type }) => (type === 'GiftContract') === gift)
      .reduce((sum, { total: cents }) => sum + cents, 0);

  test('the totals are those of the list, the order is newest first, and no hashid is there twice', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const { list: contracts, total_gifts, total_loans } = actions.reduce(reduce, start);
        expect({ total_gifts, total_loans }).toEqual({
          total_gifts: total(contracts, true),
          total_loans: total(contracts, false),
        });
        const signed = contracts.map((one) => one.contract.signed_date ?? '');
        expect(signed).toEqual([...signed].sort().reverse());
        expect(new Set(hashids(contracts)).size).toBe(contracts.length);
      }),
    );
  });

  test('add then remove restores the list; an edit is a removal and an addition', () => {
    fc.assert(
      fc.property(several, contract, (contracts, one) => {
        const before = reduce(start, loaded(contracts.filter(({ hashid }) => hashid !== one.hashid)));
        expect(reduce(reduce(before, saved(one)), removed(one.hashid))).toEqual({ ...before, awaited: null });
        const edited = reduce(reduce(start, loaded(contracts)), saved(one));
        expect(new Set(edited.list)).toEqual(new Set(reduce(before, saved(one)).list));
      }),
    );
  });

  test('the totals do not depend on the order of arrival, and equal dates keep theirs', () => {
    fc.assert(
      fc.property(several, (contracts) => {
        const there = reduce(start, loaded(contracts));
        const back = reduce(start, loaded([...contracts].reverse()));
        expect([back.total_gifts, back.total_loans]).toEqual([there.total_gifts, there.total_loans]);
        for (const date of dates) {
          const signedThen = (some: Contract[]) => hashids(some.filter((one) => one.contract.signed_date === date));
          expect(signedThen(there.list)).toEqual(signedThen(contracts));
        }
      }),
    );
  });
});
