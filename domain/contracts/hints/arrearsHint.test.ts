import { loan } from '../../gifts/test/giftYearCases.ts';
import { happened } from '../../loans/ledger/test/loans.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import { booksOf } from '../../statements/ledgerBooks.ts';
import { loanPart } from '../../statements/loanYear.ts';
import { arrearsHints, callableByArrears } from './arrearsHint.ts';

/** 100.000 at 3 %, with the interest of February 2024 paid and nothing since. */
const behind = (changes: Partial<LoanDetail['contract']> = {}): LoanDetail => {
  const made = loan('limited', 100_000, 3_000, '2024-01-01', 120);
  const events = happened([{ kind: 'payment', date: '2024-02-01', amount: 25_000 }]);
  return { ...made, events, contract: { ...made.contract, ...changes } };
};

test('a fixed loan with a term more than three months late can be called: 3 % of 100.000 a year (art. 15 lid 1 SW)', () => {
  expect(callableByArrears(behind(), '2024-06-02')).toEqual({ since: '2024-03-01', yearly: 300_000 });
  const [hint] = arrearsHints(behind(), '2024-06-02');
  expect(hint?.text.replaceAll('\u00a0', ' ')).toContain('€ 3.000,00 per jaar');
});

test.each<[string, LoanDetail, string]>([
  ['three months to the day', behind(), '2024-06-01'],
  ['6 %', behind({ rate_millipercent: 6_000 }), '2024-12-31'],
  ['no ground of the list', behind({ call_events: [] }), '2024-12-31'],
  ['counted from day to day already', behind({ callable: 'on_demand' }), '2024-12-31'],
  ['nothing recorded, so as agreed', { ...behind(), events: [] }, '2024-12-31'],
  ['after its last term, where it is counted', behind(), '2034-06-01'],
  ['unsigned', behind({ signed_date: null }), '2024-12-31'],
])('not: %s', (_why, one, day) => expect(arrearsHints(one, day)).toEqual([]));

test('R-8.2 the statement of both says so, up to the day it counts', () => {
  const warned = (who: string, until: string) => {
    const when = { year: 2024, until, today: '2025-02-01', arePartners: () => 'no' as const };
    const part = loanPart(behind(), who, when, () => booksOf(behind()));
    return part?.warnings.map(({ text }) => text.replaceAll('\u00a0', ' ')).filter((text) => text.includes('achter'));
  };
  for (const who of ['jan', 'sanne'])
    expect(warned(who, '2024-12-31')).toEqual([
      expect.stringMatching(/sinds 1 maart 2024 achter.*€ 3\.000,00 per jaar/u),
    ]);
  expect(warned('jan', '2024-06-01')).toEqual([]);
});
