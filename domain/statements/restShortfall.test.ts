import { happened } from '../loans/ledger/test/loans.ts';
import { loan } from '../gifts/test/giftYearCases.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { EventFacts } from '../wire/event.ts';
import { restShortfall } from './restShortfall.ts';

const TODAY = '2026-01-10';

/** 200.000 at 4 % for the own home from 1 January 2026, an annuity of a given number of months, with a pause of the repayment. */
function paused(months: number, { until = '2026-10-31', outcome = 'same_end' } = {}): LoanDetail {
  const made = loan('limited', 200_000, 4_000, '2026-01-01', months);
  const pause = { kind: 'pause', date: '2026-06-01', until, rests: 'repayment', outcome } as EventFacts & {
    date: string;
  };
  return {
    ...made,
    type: 'AnnuityLoanContract',
    contract: { ...made.contract, own_home: true, first_payment_date: '2026-02-01' },
    events: happened([pause]),
  };
}
const shortfall = (made: LoanDetail) => restShortfall(made, made.events, made.events[0]?.hashid ?? '', TODAY);

/** The balance that the formula of art. 3.119c allows for 200.000 at 4 % after a number of months of 360; in euros. */
function allowed(x: number): number {
  const im = 0.04 / 12;
  return 200_000 * (1 - ((1 + im) ** x - 1) / ((1 + im) ** 360 - 1));
}

test('R-8.3 a pause with the same end: its own schedule leaves too much on 31 December, and still does a year later', () => {
  const found = shortfall(paused(360));
  expect(found).toMatchObject({ on: '2026-12-31', repairBy: '2027-12-31' });
  // By hand: four repayments until May, five rests from June to October, and then two over the 354 terms that are left.
  const [rate, payment] = [0.04 / 12, 954.83];
  let debt = 200_000;
  for (let term = 0; term < 4; term += 1) debt -= payment - debt * rate;
  const after = (debt * rate) / (1 - (1 + rate) ** -351);
  const pay = (terms: number) => {
    for (let term = 0; term < terms; term += 1) debt -= after - debt * rate;
  };
  pay(3);
  expect((found?.above ?? 0) / 100).toBeCloseTo(debt - allowed(12), 0);
  pay(12);
  expect((found?.left ?? 0) / 100).toBeCloseTo(debt - allowed(24), 0);
  expect(found?.left).toBeGreaterThan(100_000);
});

test('a shorter loan repays faster than the law requires: a pause leaves nothing above it', () => {
  expect(shortfall(paused(180))).toBeNull();
});

test('another loan gets no warning, nor does another change', () => {
  const made = paused(360);
  expect(shortfall({ ...made, contract: { ...made.contract, own_home: false } })).toBeNull();
  expect(restShortfall(made, made.events, 'another', TODAY)).toBeNull();
});
