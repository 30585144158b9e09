import type { ContractDraft } from '../../wire/contract.ts';
import type { ProposalContent } from '../../wire/proposal.ts';
import { completeGiftTerms, completeLoanTerms } from '../clauses/complete.ts';
import { mattersOf, type Standing } from './matters.ts';

const terms = completeLoanTerms({
  ...{ signed_date: '2026-01-01', start_date: '2026-01-01', first_payment_date: '2026-02-01' },
  ...{ rate_millipercent: 3_000, term_months: 12, purpose: '', own_home: false, rate_motivation: '' },
});
const now: Standing = {
  total: 1_000_000,
  terms,
  events: [
    { hashid: 'rate', kind: 'rate_change' },
    { hashid: 'gift', kind: 'forgiveness' },
  ],
};
const parties = { from: [], to: [] };
const loan = (total: number, changes: Partial<typeof terms> = {}): ProposalContent => ({
  kind: 'terms',
  draft: { type: 'LinearLoanContract', total, contract: { ...terms, ...changes }, parties } satisfies ContractDraft,
});

test('a change of a loan requires its own matter, and taking it back the same', () => {
  const matters = (content: ProposalContent) => mattersOf(content, now);
  const date = '2026-02-01';
  expect(matters({ kind: 'rate_change', date, rate_millipercent: 1 })).toEqual(['terms']);
  expect(matters({ kind: 'forgiveness', date, amount: 1, outcome: 'lower_payment' })).toEqual(['forgiveness']);
  expect(matters({ kind: 'correction', event: 'rate' })).toEqual(['terms']);
  expect(matters({ kind: 'correction', event: 'gift' })).toEqual(['forgiveness']);
  expect([matters({ kind: 'signing', signed_date: date }), matters({ kind: 'archive' })]).toEqual([
    ['paper'],
    ['archive'],
  ]);
  expect(matters({ kind: 'restore' })).toEqual(['archive']);
});

test('S-293 other terms require every matter they touch: a higher amount none, a lower one forgiveness, the payee payments', () => {
  const matters = (content: ProposalContent) => mattersOf(content, now);
  expect(matters(loan(1_000_000, { rate_millipercent: 1_000 }))).toEqual(['terms']);
  expect(matters(loan(1_000_001))).toBeNull();
  expect(matters(loan(999_999))).toEqual(['terms', 'forgiveness']);
  expect(matters(loan(1_000_000, { paid_to_one: true }))).toEqual(['terms', 'payments']);
  expect(matters(loan(1_000_000, { account_iban: 'NL91ABNA0417164300' }))).toEqual(['terms', 'payments']);
  expect(matters(loan(1_000_000, { exclusion_on_forgiven: 'hard' }))).toEqual(['terms', 'forgiveness']);
  const taken = (balance: number) => ({ taken_over: { date: '2026-01-01', balance } });
  const over: Standing = { ...now, terms: { ...terms, ...taken(500_000) } };
  expect(mattersOf(loan(1_000_000, taken(600_000)), over)).toBeNull();
  expect(mattersOf(loan(1_000_000, taken(400_000)), over)).toEqual(['terms', 'forgiveness']);
});

test('S-293 no mandate turns a paid gift into a debt', () => {
  const given = completeGiftTerms({
    ...{ signed_date: '2026-01-01', gift_date: '2026-01-01', purpose: '', exclusion_clause: 'none' },
    ...{ revocable: false, counts_toward_estate: false },
  });
  const gift = (form: typeof given.form, purpose = ''): ProposalContent => ({
    kind: 'terms',
    draft: { type: 'GiftContract', total: 1_000_000, contract: { ...given, form, purpose }, parties },
  });
  const paid: Standing = { total: 1_000_000, terms: given, events: [] };
  expect([mattersOf(gift('paper'), paid), mattersOf(gift('transfer', 'Auto'), paid)]).toEqual([null, ['terms']]);
});

test('S-456 nobody answers for another about borrowers’ shares: a lower share raises the other’s', () => {
  const shares = (part: number) => [
    { hashid: 'sanne', part, of: 100 },
    { hashid: 'bram', part: 100 - part, of: 100 },
  ];
  const now: Standing = { total: 1_000_000, terms: { borrower_shares: shares(50) } as never, events: [] };
  const then = (borrower_shares: unknown) =>
    ({ kind: 'terms', draft: { total: 1_000_000, contract: { borrower_shares } } }) as never;
  expect(mattersOf(then(shares(70)), now)).toBeNull();
  expect(mattersOf(then(null), now)).toBeNull();
  expect(mattersOf(then(shares(50)), now)).toEqual(['terms']);
  // Before shares there was no field: halves are halves.
  expect(mattersOf(then(null), { ...now, terms: {} as never })).toEqual(['terms']);
});
