import { happened } from '../loans/ledger/test/loans.ts';
import { effectOf } from '../loans/changes.ts';
import { takingBack } from '../loans/events/draftEvent.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import { giftYear } from './giftYear.ts';
import { loweredBy, loweredByUndoing, loweredRates } from './loweredRate.ts';
import { family, loan, meter } from './test/giftYearCases.ts';

const TODAY = '2026-11-28';

/** 200.000 without repayment for twenty years from 1 March 2024, at 4 %, as a bank asked. */
function lent(
  changes: readonly { rate: number; date: string; note?: string }[],
  compared: number | null = 4_000,
): LoanDetail {
  const made = loan('limited', 200_000, 4_000, '2024-03-01', 240);
  const events = happened(
    changes.map(({ rate, date }) => ({ kind: 'rate_change' as const, rate_millipercent: rate, date })),
  ).map((event, place) => ({ ...event, note: changes[place]?.note ?? '' }));
  return { ...made, contract: { ...made.contract, compared_rate_millipercent: compared }, events };
}
const benefits = (made: LoanDetail, year: number) =>
  loweredRates(made, year, TODAY).map(({ date, amount }) => [date, amount / 100]);

describe('R-8.1 a rate lowered later may be a gift on that day (art. 1 lid 7 SW, BW 7:186)', () => {
  test('4 % to 0 % with 17 years and 10 months left: 8.000 a year, times 10,87', () => {
    const made = lent([{ rate: 0, date: '2026-05-01' }]);
    // 5 × 0,85 + 5 × 0,64 + 5 × 0,48 + 2 × 0,36, and 305 of 366 days at 0,36.
    expect(benefits(made, 2026)).toEqual([['2026-05-01', 86_960]]);
    expect([2025, 2027].flatMap((year) => benefits(made, year))).toEqual([]);
    const { possible } = giftYear([made], family, 2026, TODAY);
    expect(possible).toEqual([{ contract: made.hashid, amount: 8_696_000, lowered_on: '2026-05-01' }]);
    expect(meter([made], 2026).total).toBe(0);
  });

  test('law 11: neither a reason in words nor the comparison at the start settles the question', () => {
    const to = (rate: number, note: string) => benefits(lent([{ rate, date: '2026-05-01', note }]), 2026).length;
    expect([to(3_000, ''), to(3_000, 'De bank vraagt 3 %.'), to(1_900, 'Familie')]).toEqual([1, 1, 1]);
    expect(benefits(lent([{ rate: 3_500, date: '2026-05-01' }], 3_000), 2026)).toHaveLength(1);
  });

  test('a higher rate gives nothing up; nor does a loan that can be called soon, which is a day-by-day gift', () => {
    expect(benefits(lent([{ rate: 4_500, date: '2026-05-01' }]), 2026)).toEqual([]);
    const soon = lent([{ rate: 0, date: '2026-05-01' }]);
    expect(benefits({ ...soon, contract: { ...soon.contract, callable: 'on_demand' } }, 2026)).toEqual([]);
  });

  test('the question already asked about the earlier rate is not counted twice', () => {
    // Without a comparison 4 % raised the question at the start, with the 2 % up to 6: only the 4 % is given up later.
    expect(benefits(lent([{ rate: 0, date: '2026-05-01' }], null), 2026)).toEqual([['2026-05-01', 86_960]]);
    const steps = lent([
      { rate: 1_000, date: '2026-05-01' },
      { rate: 0, date: '2026-06-01' },
    ]);
    const [first, second] = benefits(steps, 2026).map(([, amount]) => Number(amount));
    expect(first).toBeCloseTo((86_960 * 3) / 4, 1);
    expect(second).toBeGreaterThan(21_000);
    expect(second).toBeLessThan(86_960 / 4);
  });

  test('it never exceeds the interest that is given up, whatever the loan and the rates', () => {
    for (const type of ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const)
      for (const [from, to] of [
        [5_900, 5_000],
        [4_000, 3_000],
        [3_000, 0],
      ] as const) {
        const made = { ...lent([{ rate: to, date: '2026-05-01' }]), type };
        const one = { ...made, contract: { ...made.contract, rate_millipercent: from } };
        const [hashid = ''] = one.events.map((event) => event.hashid);
        const { before, after } = effectOf(one, one.events, hashid, TODAY)!;
        const amount = loweredBy(one, hashid, TODAY)?.amount ?? 0;
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThan(before.interest - after.interest);
      }
  });

  test('law 35: it is a gift of the day on which all agreed, also where the lower rate begins in a later year', () => {
    const [event] = lent([{ rate: 0, date: '2027-05-01' }]).events;
    const made = { ...lent([]), events: [{ ...event!, agreed: '2026-11-01' } as LoanEvent] };
    expect(loweredRates(made, 2027, TODAY)).toEqual([]);
    const [found] = loweredRates(made, 2026, TODAY);
    expect(found?.date).toBe('2026-11-01');
    const { possible } = giftYear([made], family, 2026, TODAY);
    expect(possible).toEqual([{ contract: made.hashid, amount: found?.amount, lowered_on: '2026-11-01' }]);
  });

  test('taking back a raise lowers the rate, on the day that is agreed; taking back a reduction does not', () => {
    const raised = lent([{ rate: 5_000, date: '2025-05-01' }]);
    const back = { ...raised, events: [...raised.events, takingBack('e0', '2026-11-01')] };
    // 1 % of 200.000 over 18 years and 10 months: 5 × 0,85 + 5 × 0,64 + 5 × 0,48 + 3 × 0,36, and 305 of 366 days at 0,36.
    const amount = Math.round(200_000 * (10.93 + (0.36 * 305) / 366)) / 100;
    expect(benefits(back, 2026)).toEqual([['2026-11-01', amount]]);
    expect(benefits(back, 2025)).toEqual([]);
    expect(loweredByUndoing(raised, 'e0', TODAY)).toMatchObject({
      date: TODAY,
      rates: { before: 5_000, after: 4_000 },
    });
    const { possible } = giftYear([back], family, 2026, TODAY);
    expect(possible).toEqual([{ contract: back.hashid, amount: amount * 100, lowered_on: '2026-11-01' }]);
    expect(loweredByUndoing(lent([{ rate: 0, date: '2026-05-01' }]), 'e0', TODAY)).toBeUndefined();
  });

  test('it runs until another agreed rate takes over', () => {
    // A year at 4 % less 0 %, over 200.000, at 0,85: from then on 3 % was agreed.
    const steps = lent([
      { rate: 3_000, date: '2027-05-01' },
      { rate: 0, date: '2026-05-01' },
    ]);
    expect(benefits(steps, 2026)).toEqual([['2026-05-01', 6_800]]);
    // The raise of 1 % was over when interest was no longer charged.
    const over = lent([
      { rate: 5_000, date: '2025-05-01' },
      { rate: 0, date: '2026-05-01' },
    ]);
    expect(loweredByUndoing(over, 'e0', TODAY)?.amount).toBe(170_000);
  });
});
