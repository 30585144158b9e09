import { effectOf } from '../changes.ts';
import { whatIf } from '../whatIf.ts';
import { figuresAfter } from './figuresAfter.ts';
import { ledgerOf } from './ledger.ts';
import { aLoan, happened } from './test/loans.ts';

/** 12.000 euro without interest in twelve terms of 1.000 from 1 February 2025. */
const loan = aLoan('LinearLoanContract', 1_200_000, { rate_millipercent: 0, term_months: 12 });

describe('the open balance', () => {
  test('is the whole loan before its payout', () => {
    expect(figuresAfter(ledgerOf(loan, []), '2024-11-26', '2024-11-26').open).toBe(1_200_000);
  });

  test('on a future day it is the same in a proposed change and in its addendum: the balance left by the terms until then', () => {
    const change = { kind: 'rate_change', date: '2025-08-15', rate_millipercent: 2_000 } as const;
    const paid = { kind: 'payment', date: '2025-02-01', amount: 100_000 } as const;
    const today = '2025-02-10';
    const { now, then } = whatIf(loan, happened([paid]), { contract: '', ...change }, today);
    const addendum = effectOf(loan, happened([paid, change]), 'e1', today);
    const proposed = 'figures' in then ? then.figures.open : null;
    expect([now.figures.open, proposed, addendum?.before.open, addendum?.after.open]).toEqual(Array(4).fill(500_000));
  });
});
