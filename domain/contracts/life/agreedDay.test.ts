import type { ProposalContent } from '../../wire/proposal.ts';
import { aLoan, happened } from '../../loans/ledger/test/loans.ts';
import { completeLoanTerms } from '../clauses/complete.ts';
import { agreedDay, countedFrom, lowersRate } from './agreedDay.ts';

const loan = {
  terms: { ...completeLoanTerms(aLoan('AnnuityLoanContract', 2_000_000).contract), rate_millipercent: 4_000 },
  events: [],
};

const yes = (at: string, paperDate: string | null = null) => ({ at: new Date(at), paperDate });
const forgiven = (date: string, said?: 'spoken' | 'written'): ProposalContent => ({
  kind: 'forgiveness',
  date,
  amount: 100_000,
  outcome: 'lower_payment',
  ...(said && { said }),
});

test('all agreed on the day of the last yes; on paper that is the day of the paper, also for the person who records it', () => {
  const recorded = '2026-09-01T10:00:00Z';
  expect(agreedDay([yes('2026-08-20T10:00:00Z')], yes(recorded))).toBe('2026-09-01');
  expect(agreedDay([yes(recorded)], yes(recorded, '2026-05-01'))).toBe('2026-05-01');
  expect(agreedDay([yes('2026-08-20T10:00:00Z')], yes(recorded, '2026-05-01'))).toBe('2026-08-20');
  expect(agreedDay([], yes('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
});

test('forgiveness counts from the day all agreed, not an earlier day, unless it was agreed earlier in a stated form (BW 6:160)', () => {
  expect(countedFrom(forgiven('2026-05-01'), '2026-09-01', loan)).toEqual(forgiven('2026-09-01'));
  expect(countedFrom(forgiven('2026-05-01', 'spoken'), '2026-09-01', loan)).toEqual(forgiven('2026-05-01', 'spoken'));
  expect(countedFrom(forgiven('2026-09-01'), '2026-05-01', loan)).toEqual(forgiven('2026-09-01'));
  const pause = { kind: 'pause', date: '2026-05-01', until: '2026-05-31', rests: 'repayment', outcome: 'same_end' };
  expect(countedFrom(pause as ProposalContent, '2026-09-01', loan)).toBe(pause);
});

describe('law 35: a lower rate is agreed, and may be given, on the day all agreed (BW 6:160, 7:175)', () => {
  const to = (rate_millipercent: number, date: string, rest: object = {}): ProposalContent => ({
    kind: 'rate_change',
    date,
    rate_millipercent,
    ...rest,
  });

  test('it counts no sooner; a later start keeps its day, next to that of the gift', () => {
    expect(countedFrom(to(1_000, '2026-05-01'), '2026-09-01', loan)).toEqual(to(1_000, '2026-09-01'));
    expect(countedFrom(to(1_000, '2026-09-01'), '2026-09-01', loan)).toEqual(to(1_000, '2026-09-01'));
    const later = to(1_000, '2027-01-01', { agreed: '2026-09-01' });
    expect(countedFrom(to(1_000, '2027-01-01'), '2026-09-01', loan)).toEqual(later);
    // Proposed on one day and agreed to on another: the later day decides, each time.
    expect(countedFrom(later, '2026-12-31', loan)).toEqual(to(1_000, '2027-01-01', { agreed: '2026-12-31' }));
    expect(countedFrom(later, '2027-02-01', loan)).toEqual(to(1_000, '2027-02-01'));
  });

  test('an earlier agreement, by word or in writing, counts from that day', () => {
    const said = to(1_000, '2026-05-01', { said: 'written' });
    expect(countedFrom(said, '2026-09-01', loan)).toEqual(said);
    expect(countedFrom(said, '2026-05-01', loan)).toEqual(to(1_000, '2026-05-01'));
    expect(countedFrom(to(9_000, '2026-05-01', { said: 'spoken' }), '2026-09-01', loan)).toEqual(
      to(9_000, '2026-05-01'),
    );
  });

  test('a higher rate, or the same, keeps the agreed day, and nobody’s own word makes a gift day', () => {
    for (const rate of [4_000, 9_000])
      expect(countedFrom(to(rate, '2026-05-01', { agreed: '2020-01-01' }), '2026-09-01', loan)).toEqual(
        to(rate, '2026-05-01'),
      );
    expect(countedFrom(to(1_000, '2027-01-01', { agreed: '2020-01-01' }), '2026-09-01', loan)).toEqual(
      to(1_000, '2027-01-01', { agreed: '2026-09-01' }),
    );
  });

  test('lower means lower than the rate of that day, whatever was agreed before or after it', () => {
    const events = happened([
      { kind: 'rate_change', rate_millipercent: 2_000, date: '2026-03-01' },
      { kind: 'rate_change', rate_millipercent: 5_000, date: '2026-08-01' },
    ]);
    expect(lowersRate(to(3_000, '2026-05-01'), { ...loan, events })).toBe(false);
    expect(lowersRate(to(3_000, '2026-02-01'), { ...loan, events })).toBe(true);
    expect(lowersRate(to(3_000, '2026-08-01'), { ...loan, events })).toBe(true);
  });
});
