import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { aStand } from '../../test/aStand.ts';
import { done } from '../../test/done.ts';
import { aGift, aLoan } from '../../test/family.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectContracts } from './contractsSlice.ts';
import { selectContractDetail } from './loanDetailsSlice.ts';

const testStore = testStoreForEachTest();
const { getContracts, getContract, propose, answerProposal } = calls;

const lifecycle: ContractLifecycle = {
  state: 'signed',
  stands: aStand(),
  may: [],
  agrees: 'here',
  proposals: [],
  signing: null,
  not_signed: null,
  signed_on_paper: null,
  changes_by_signing: false,
};
const answer = { contract: 'een', done, answer: { hashid: 'v', answer: 'accepted' as const } };
const listed = () => selectContracts(testStore.getState()).map(({ hashid }) => hashid);
const loan = { ...aLoan('een', '2026-01-01', 2_500_000), events: [], ledger_version: 0 };

test('R-5.2 a proposal is sent once, with its key, and the contract is refetched', async () => {
  testStore.network.on('POST /contract/proposal', json(lifecycle));
  testStore.network.on('GET /contract', json(loan));
  await testStore.dispatch(propose.initiate({ contract: 'een', done, draft: { content: { kind: 'archive' } } }));
  await testStore.settled();
  expect(testStore.network.requests[0]).toMatchObject({
    body: { contract: 'een', content: { kind: 'archive' } },
    headers: { 'idempotency-key': 'key-1' },
  });
  expect(testStore.sent('GET /contract')).toHaveLength(1);
});

test('R-4.1 an archived contract leaves the list and its totals, a gift as well, and can still be read', async () => {
  const gift = aGift('een', '2026-01-01', 690_800);
  testStore.network.on('GET /contracts', json([gift, aGift('twee', '2026-02-01', 100)]));
  await testStore.dispatch(getContracts.initiate());
  testStore.network.on('POST /contract/proposal/answer', json({ ...lifecycle, state: 'archived' }));
  testStore.network.on('GET /contract', json({ ...gift, archived_at: '2026-06-15T10:00:00.000Z' }));
  await testStore.dispatch(answerProposal.initiate(answer));
  await testStore.settled();
  expect(listed()).toEqual(['twee']);
  expect(testStore.getState().contracts.total_gifts).toBe(100);
  expect(selectContractDetail(testStore.getState(), 'een')).toMatchObject({ total: 690_800 });
  testStore.network.on('GET /contract', json(gift));
  await testStore.dispatch(getContract.initiate('een', { forceRefetch: true }));
  expect(listed().sort()).toEqual(['een', 'twee']);
});

test('when somebody else was first the contract is refetched; after another failure it is not', async () => {
  testStore.network.on('GET /contract', json(loan));
  testStore.network.on('POST /contract/proposal/answer', json({ error: 'Met dit voorstel is al ingestemd.' }, 409));
  await testStore.dispatch(answerProposal.initiate(answer));
  await testStore.settled();
  expect(testStore.sent('GET /contract')).toHaveLength(1);
  testStore.network.on('POST /contract/proposal/answer', json({ errors: { word: 'Schrijf waarom.' } }, 422));
  await testStore.dispatch(answerProposal.initiate(answer));
  await testStore.settled();
  expect(testStore.sent('GET /contract')).toHaveLength(1);
});
