import { dueTerm } from './dueTerm.ts';
import { missingPayments } from './events/paidAsPlanned.ts';
import { aLoan, happened } from './ledger/test/loans.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { stateOn } from './ledger/state.ts';
import { GRACE_DAYS, lateRates, lateRule } from './lateRule.ts';
import { lateArticle, lateHint, lateInShort } from './lateWords.ts';
import { loanYear } from './ledger/year.ts';

/** 100,000 at 3 % over 120 months from 1 January 2025: terms of 965.61, the first is 250.00 interest and 715.61. */
const loan = (changes: object = {}) =>
  aLoan('AnnuityLoanContract', 10_000_000, { term_months: 120, late_payment: 'due_date', ...changes });
/** One cent was paid, so that the records count. */
const oneCent = happened([{ kind: 'payment', date: '2025-01-31', amount: 1 }]);
const late = (made: ReturnType<typeof loan>, date: string) => stateOn(ledgerOf(made, oneCent), date).due.late;

describe('R-8.5 default interest: the ledger charges as the agreement says', () => {
  test('the statutory rate, from the day of the term, once fourteen days have passed', () => {
    expect(late(loan(), '2025-02-15')).toBe(0);
    // 715.61 × 6 % × 15 / 360 = 1.789.
    expect(late(loan(), '2025-02-16')).toBe(179);
  });

  test('the agreed rate instead, over the late repayment and never over default interest', () => {
    // Eleven terms are late on 31 December; the twelfth falls due a day later. Their repayments, times the days since
    // (30E/360): 715.61 × 329 + 717.40 × 299 + 719.19 × 269 + 720.99 × 239 + 722.79 × 209 + 724.60 × 179 +
    // 726.41 × 149 + 728.23 × 119 + 730.05 × 89 + 731.87 × 59 + 733.70 × 29 = 1,420,810.06; × 8 % / 360 = 315.74.
    const made = loan({ default_rate_millipercent: 8_000 });
    expect(late(made, '2025-12-31')).toBe(31_574);
    expect(late({ ...made, contract: { ...made.contract, own_home: true } }, '2025-12-31')).toBe(31_574);
  });

  test('a higher rate agreed afterwards makes no paid terms late, until the free days after it', () => {
    const made = loan();
    const paid = missingPayments(made, [], '2026-11-02').map((one) => ({ kind: 'payment', ...one }) as const);
    const [rate] = happened([{ kind: 'rate_change', date: '2026-07-01', rate_millipercent: 5_000 }]);
    const events = [...happened(paid), { ...rate!, hashid: 'rate', recorded_at: '2026-11-26T10:00:00.000Z' }];
    const on = (date: string) => {
      const { due, arrears, arrearsSince } = stateOn(ledgerOf(made, events), date);
      return { late: due.late, principal: due.principal, arrears, arrearsSince };
    };
    const state = (date: string) => dueTerm({ ...made, events }, date)?.state;
    const { principal } = on('2026-11-26');
    expect(principal).toBeGreaterThan(0);
    expect(on('2026-11-26')).toEqual({ late: 0, principal, arrears: 0, arrearsSince: null });
    // The term of 1 December comes in three days, and the others are not late: the fourteen days after 26 November are not over.
    expect([state('2026-11-27'), state('2026-12-10'), state('2026-12-11')]).toEqual([undefined, undefined, 'late']);
    expect(on('2026-12-10').late).toBe(0);
    expect(on('2026-12-11')).toMatchObject({ arrearsSince: '2026-11-26' });
    // Fifteen days at the 5 % of the loan, higher than the statutory 4 %, since the day it was agreed.
    expect(on('2026-12-11').late).toBe(Math.round((principal * 5 * 15) / 36_000));
  });

  test('a term that was late stays late, whatever lower rate is agreed afterwards', () => {
    const made = loan();
    const [rate] = happened([{ kind: 'rate_change', date: '2025-01-15', rate_millipercent: 2_000 }]);
    const agreed = { ...rate!, hashid: 'rate', recorded_at: '2025-06-15T10:00:00.000Z' };
    expect(stateOn(ledgerOf(made, [...oneCent, agreed]), '2025-06-15').due.late).toBeGreaterThan(0);
  });

  test('under the older wording a reminder is not recorded, so nothing is charged', () => {
    for (const rate of [null, 8_000])
      expect(late(loan({ late_payment: 'reminder', default_rate_millipercent: rate }), '2025-12-31')).toBe(0);
  });

  test('the loan’s own rate if higher than the statutory one (BW 6:119 lid 3), by the day', () => {
    const rule = lateRule(loan().contract);
    const own = [
      { from: '2024-01-01', rate: 3_000 },
      { from: '2025-07-01', rate: 6_500 },
    ];
    expect(lateRates(rule, own, '2024-12-01', '2026-02-01')).toEqual([
      { from: '2024-12-01', rate: 7_000 },
      { from: '2025-01-01', rate: 6_000 },
      { from: '2025-07-01', rate: 6_500 },
      { from: '2026-01-01', rate: 6_500 },
    ]);
  });

  test('a payment within the fourteen days costs nothing extra, and other records in between change no cent', () => {
    const made = loan();
    const inTime = happened([{ kind: 'payment', date: '2025-02-15', amount: 96_561 }]);
    expect(stateOn(ledgerOf(made, inTime), '2025-02-28').due.total).toBe(0);
    const costs = ['2025-02-20', '2025-02-21', '2025-02-25'].map((date) => ({
      kind: 'costs' as const,
      date,
      amount: 1,
    }));
    const charged = (events: typeof oneCent) => ledgerOf(made, events);
    expect(stateOn(charged(happened(costs)), '2025-12-31').due.late).toBe(
      stateOn(charged(happened([])), '2025-12-31').due.late,
    );
  });

  test('the statement of the year counts the same interest', () => {
    const ledger = ledgerOf(loan({ default_rate_millipercent: 8_000 }), oneCent);
    const regular = ledger.terms
      .filter(({ date }) => date < '2026-01-01')
      .reduce((sum, { interest }) => sum + interest, 0);
    expect(loanYear(ledger, 2025).interest_charged).toBe(regular + 31_574);
  });
});

describe('R-7.1 the words follow the rule', () => {
  test('the article names the days, the rate and the base', () => {
    const article = (changes: object) => lateArticle(lateRule(loan(changes).contract)).join(' ');
    expect(article({})).toContain(
      `Na die ${GRACE_DAYS.due_date} dagen is over de aflossing die te laat is rente verschuldigd, vanaf de vaste dag tot de dag van betaling: de wettelijke rente, of de rente van de lening als die hoger is (artikel 6:119`,
    );
    expect(article({ default_rate_millipercent: 8_000 })).toContain(
      '8\u00a0% rente per jaar, in plaats van de wettelijke rente',
    );
    expect(article({ late_payment: 'reminder' })).toContain('schriftelijke herinnering');
  });

  test('the summary of the agreement and the wizard say it shorter', () => {
    expect(lateHint('due_date')).toContain('meer dan 14 dagen te laat');
    expect(lateHint('reminder')).toContain('30 dagen na een schriftelijke herinnering');
    expect(lateInShort(lateRule(loan({ default_rate_millipercent: 8_000 }).contract))).toBe(
      '8\u00a0% rente per jaar, over de aflossing die meer dan 14 dagen te laat is',
    );
    expect(lateInShort(lateRule(loan({ late_payment: 'reminder' }).contract))).toMatch(
      /^de wettelijke rente, vanaf 30 dagen na een schriftelijke herinnering\./u,
    );
  });
});
