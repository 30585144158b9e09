import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { aLoan } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectContractDetail } from './loanDetailsSlice.ts';

const testStore = testStoreForEachTest();
const { recordEvent, recordPlanned, undoEvent, answerEvent, startAutomatic, endAutomatic, confirmYear } = calls;

const jan = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
const payment: LoanEvent = {
  hashid: 'p1',
  kind: 'payment',
  amount: 24_721,
  date: '2026-02-01',
  status: 'confirmed',
  note: '',
  recorded_at: '2026-02-01T09:00:00.000Z',
  recorded_by: jan,
  answered_at: null,
  answered_by: null,
};
const loan = (ledger_version: number, events: LoanEvent[] = []) => ({
  ...aLoan('een', '2026-01-01', 2_500_000),
  ledger_version,
  events,
});
const draft = {
  contract: 'een',
  kind: 'payment' as const,
  amount: 24_721,
  date: '2026-02-01',
  note: '',
  ledger_version: 0,
};
const held = () => selectContractDetail(testStore.getState(), 'een');

test('R-8.5 a payment is sent once, with its key, and the returned loan replaces the old one', async () => {
  testStore.network.on('POST /contract/event', json(loan(1, [payment])));
  await testStore.dispatch(recordEvent.initiate({ draft, done }));
  expect(testStore.network.requests[0]).toMatchObject({
    call: 'POST /contract/event',
    body: draft,
    headers: { 'idempotency-key': 'key-1' },
  });
  expect(held()).toMatchObject({ ledger_version: 1, events: [{ hashid: 'p1' }] });
});

test('R-8.5 the lender confirms or rejects a reported payment', async () => {
  testStore.network.on('POST /contract/event/confirm', json(loan(2, [payment])));
  await testStore.dispatch(answerEvent.initiate({ contract: 'een', hashid: 'p1', status: 'refused', done }));
  expect(testStore.network.requests[0]).toMatchObject({ body: { hashid: 'p1', status: 'refused' } });
  expect(held()).toMatchObject({ ledger_version: 2 });
});

test('R-8.5 a record is taken back by a counter-entry', async () => {
  testStore.network.on('DELETE /contract/event', json(loan(2, [payment])));
  await testStore.dispatch(undoEvent.initiate({ contract: 'een', hashid: 'p1', done }));
  expect(testStore.network.requests[0]).toMatchObject({ query: { hashid: 'p1' } });
});

test('R-8.5 when somebody else was first nothing is recorded, and the newest state is fetched', async () => {
  testStore.network.on('POST /contract/event', json({ error: 'Iemand anders was je voor.' }, 409));
  testStore.network.on('GET /contract', json(loan(5, [payment])));
  const { error } = await testStore.dispatch(recordEvent.initiate({ draft, done }));
  expect(error).toMatchObject({ status: 409, text: 'Iemand anders was je voor.' });
  await testStore.settled();
  expect(held()).toMatchObject({ ledger_version: 5 });
});

test.each([
  [
    'an answer',
    'POST /contract/event/confirm',
    () => testStore.dispatch(answerEvent.initiate({ contract: 'een', hashid: 'p1', status: 'refused', done })),
  ],
  [
    'a record taken back',
    'DELETE /contract/event',
    () => testStore.dispatch(undoEvent.initiate({ contract: 'een', hashid: 'p1', done })),
  ],
  [
    'all as planned',
    'POST /contract/event/planned',
    () => testStore.dispatch(recordPlanned.initiate({ contract: 'een', ledger_version: 0, done })),
  ],
] as const)('R-8.5 %s that comes too late shows the newest state, refetched each time', async (_what, call, ask) => {
  testStore.network.on(call, json({ error: 'Iemand anders was je voor.' }, 409));
  testStore.network.on('GET /contract', json(loan(5, [payment])), json(loan(6, [payment])));
  for (const newest of [5, 6]) {
    await ask();
    await testStore.settled();
    expect(held()).toMatchObject({ ledger_version: newest });
  }
});

test('another refusal refetches nothing', async () => {
  testStore.network.on('POST /contract/event', json({ errors: { date: 'Te vroeg.' } }, 422));
  await testStore.dispatch(recordEvent.initiate({ draft, done }));
  expect(testStore.network.requests).toHaveLength(1);
});

test('R-8.5 "all until today paid as planned" is one call, sent once', async () => {
  testStore.network.on('POST /contract/event/planned', json(loan(9, [payment])));
  await testStore.dispatch(recordPlanned.initiate({ contract: 'een', ledger_version: 7, done }));
  expect(testStore.network.requests[0]).toMatchObject({
    body: { contract: 'een', ledger_version: 7 },
    headers: { 'idempotency-key': 'key-1' },
  });
  expect(held()).toMatchObject({ ledger_version: 9 });
});

test('automatic terms are turned on, ended and confirmed, and each answer replaces the loan', async () => {
  const since = '2026-02-01';
  testStore.network.on('POST /contract/automatic', json({ ...loan(1), automatic_since: since }));
  await testStore.dispatch(startAutomatic.initiate({ contract: 'een', ledger_version: 0, past_paid: true, done }));
  expect(testStore.network.requests[0]).toMatchObject({
    body: { contract: 'een', ledger_version: 0, past_paid: true },
    headers: { 'idempotency-key': 'key-1' },
  });
  expect(held()).toMatchObject({ automatic_since: since });
  testStore.network.on('POST /contract/automatic/confirm', json({ ...loan(2), automatic_since: since }));
  await testStore.dispatch(confirmYear.initiate({ contract: 'een', year: 2025, done }));
  expect(testStore.network.requests[1]).toMatchObject({ body: { contract: 'een', year: 2025 } });
  expect(held()).toMatchObject({ ledger_version: 2 });
  testStore.network.on('DELETE /contract/automatic', json(loan(3)));
  await testStore.dispatch(endAutomatic.initiate({ contract: 'een', done }));
  expect(testStore.network.requests[2]).toMatchObject({ query: { hashid: 'een' } });
  expect(held()).not.toHaveProperty('automatic_since');
});

test('turning it on too late shows the newest state', async () => {
  testStore.network.on('POST /contract/automatic', json({ error: 'Iemand anders was je voor.' }, 409));
  testStore.network.on('GET /contract', json(loan(5, [payment])));
  await testStore.dispatch(startAutomatic.initiate({ contract: 'een', done }));
  await testStore.settled();
  expect(held()).toMatchObject({ ledger_version: 5 });
});
