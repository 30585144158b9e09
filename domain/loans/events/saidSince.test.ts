import type { LoanEvent } from '../../wire/event.ts';
import { saidSince } from './saidSince.ts';

const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });
const person = (hashid: string) => ({ hashid, sub: hashid, blocked: false, passed_away: false });
const people = { receivers: [person('jan'), person('noor')], payers: [person('sanne')] };
const SINCE = '2026-03-01T00:00:00.000Z';
const BEFORE = '2026-02-28T12:00:00.000Z';
const AFTER = '2026-03-02T12:00:00.000Z';

const payment = (rest: Partial<LoanEvent> = {}): LoanEvent =>
  ({
    ...{ hashid: 'een', kind: 'payment', date: '2026-02-01', amount: 100, note: '', status: 'confirmed' },
    ...{ recorded_by: party('jan'), recorded_at: AFTER, answered_by: null, answered_at: null },
    ...rest,
  }) as LoanEvent;
const said = (event: LoanEvent, hashid: string, takers: { hashid: string; since: string }[] = []) =>
  saidSince(event, [event], people, { hashid, since: SINCE }, takers);

test('S-267 a person who records or confirms a burden on their own side confirmed it, from that moment on', () => {
  expect(said(payment(), 'jan')).toBe(AFTER);
  expect(said(payment(), 'noor')).toBeNull();
  expect(said(payment({ recorded_at: BEFORE }), 'jan')).toBeNull();
  const confirmed = { recorded_at: BEFORE, confirmations: [{ by: party('noor'), at: AFTER, past_paid: false }] };
  expect(said(payment(confirmed), 'noor')).toBe(AFTER);
});

test('S-267 the word of a person who gains by a record does not count: a report by the borrower, costs by the lender', () => {
  expect(said(payment({ recorded_by: party('sanne') }), 'sanne')).toBeNull();
  expect(said(payment({ kind: 'costs' }), 'jan')).toBeNull();
});

test('S-267 nobody confirmed an automatic record, except a person who did so explicitly', () => {
  const automatic = { automatic: true } as Partial<LoanEvent>;
  expect(said(payment(automatic), 'jan')).toBeNull();
  expect(said(payment({ ...automatic, answered_by: party('noor'), answered_at: AFTER }), 'noor')).toBe(AFTER);
});

test('S-267 a word by a mandate belongs to the speaker, and to the giver if that mandate is in doubt', () => {
  const spoken = payment({
    recorded_at: BEFORE,
    confirmations: [{ by: party('noor'), spoken_by: party('jan'), at: AFTER, past_paid: false }],
  });
  expect(said(spoken, 'jan')).toBe(AFTER);
  expect(said(spoken, 'noor')).toBeNull();
  expect(said(spoken, 'noor', [{ hashid: 'jan', since: SINCE }])).toBe(AFTER);
  expect(said(spoken, 'noor', [{ hashid: 'jan', since: '2026-03-03T00:00:00.000Z' }])).toBeNull();
});
