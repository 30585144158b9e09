import type { Facts } from '../loans/ledger/test/loans.ts';
import { checkOf, homeLoan, paysTerms, sumOfTerms, termsOf } from './test/homeLoan.ts';

/**
 * € 200.000 at 3 % over 360 months from 1 January 2024. Rounded to the nearest cent a term is 843,21, as in the audited
 * cases: open after 5, 11, 12, 13 and 24 terms 198.275,35, 196.177,15, 195.824,38, 195.470,73 and 191.521,75.
 */
const nearest = { payment_rounding: 'nearest' as const };
const terms = termsOf(homeLoan(nearest));
const open = (through: number) => terms[through - 1]?.balance ?? 20_000_000;
const pays = (from: number, through: number) => paysTerms(homeLoan(nearest), from, through);
const payment = (date: string, amount: number): Facts => ({ kind: 'payment', date, amount });
/** Something was recorded, so that no unpaid term counts as paid. */
const recorded: Facts = { kind: 'costs', date: '2024-01-15', amount: 1 };
const label = (check: ReturnType<typeof checkOf>, part: string) =>
  check?.sum.find((row) => row.label.startsWith(part))?.value;

test('the figures used in the cases below', () => {
  expect([5, 11, 12, 13, 24].map(open)).toEqual([19_827_535, 19_617_715, 19_582_438, 19_547_073, 19_152_175]);
});

describe('R-8.2 a change of the rate is a test moment of its own (art. 3.119c lid 7 c, 3.119e lid 5)', () => {
  const halfYear = pays(1, 5);
  const change: Facts = { kind: 'rate_change', date: '2024-12-31', rate_millipercent: 2_900 };

  test('it never takes arrears away: July to December unpaid, 2,9 % from 31 December', () => {
    // Open just before: 198.275,35. Eleven whole months are over: 196.177,16 is allowed. 198.275,35 − 196.177,16 = 2.098,19.
    const check = checkOf(2024, '2025-02-01', [...halfYear, change], nearest);
    expect(check).toMatchObject({ verdict: 'amber', debt: 19_827_535, maximum: 19_617_716, outside: 209_819 });
    expect(check?.reason).toContain(
      'Toen de rente op 31 december 2024 veranderde, stond er €\u00a02.098,19 te veel open.',
    );
    expect(check?.reason).toContain('artikel 3.119e lid 5');
    // Without the change: 198.275,35 − 195.824,39 (twelve months) = 2.450,96, to be made good in 2025.
    expect(checkOf(2024, '2025-02-01', halfYear, nearest)).toMatchObject({
      verdict: 'amber',
      maximum: 19_582_439,
      outside: 0,
      repair_by: '2025-12-31',
    });
  });

  test('a new agreement on the same rate changes nothing: its arrears can still be made good', () => {
    const same: Facts = { kind: 'rate_change', date: '2024-12-31', rate_millipercent: 3_000 };
    const check = checkOf(2024, '2025-02-01', [...halfYear, same], nearest);
    expect(check).toMatchObject({ maximum: 19_582_439, outside: 0, repair_by: '2025-12-31' });
    // Before another rate it does not restart the sum either.
    const before: Facts = { ...same, date: '2024-09-01' };
    expect(checkOf(2024, '2025-02-01', [...halfYear, before, change], nearest)).toMatchObject({ outside: 209_819 });
  });

  test('the part that dropped out stays out while unpaid, and the rest is still judged', () => {
    // From 2025 every due term is paid, but the 2.098,19 of 2024 is not: the newest money pays the oldest terms.
    const loan = homeLoan(nearest, [...halfYear, change]);
    expect(loan.events).toHaveLength(6);
    const unpaid = checkOf(2025, '2026-06-01', [...halfYear, change], nearest);
    expect(unpaid).toMatchObject({ verdict: 'amber', outside: 209_819, repair_by: '2026-12-31' });
    // 196.177,16 · (1 − f(12) / f(348)) at 2,9 % = 191.79…: the excess above it, less the 2.098,19 that is out already.
    expect(unpaid?.reason).toContain(
      'Door een eerdere wijziging van de rente hoort €\u00a02.098,19 niet meer bij je eigenwoningschuld',
    );
  });

  test('paid ahead, the debt just before the change is the new B0: the surplus is not given back', () => {
    const extra: Facts = { kind: 'extra_repayment', date: '2024-01-20', amount: 1_000_000, outcome: 'lower_payment' };
    const check = checkOf(2024, '2025-02-01', [
      extra,
      { kind: 'rate_change', date: '2024-02-01', rate_millipercent: 4_000 },
    ]);
    // 200.000 − 10.000 = 190.000 on 31 January, below 199.656,79: B0 is 190.000, over what is left: 359 months.
    expect(label(check, 'Schuld bij het begin')).toBe('€\u00a0190.000,00');
    expect(label(check, 'Langste looptijd')).toBe('359');
    expect(label(check, 'Hele maanden')).toBe('11');
    expect(check?.outside).toBe(0);
  });
});

describe('R-8.2 arrears, the year to repair and its 31 December (art. 3.119e lid 1 and 4)', () => {
  // Nothing of 36 terms is paid before 15 January 2027: 36 × 843,21 on one day.
  const caughtUp = [recorded, payment('2027-01-15', sumOfTerms(homeLoan(nearest), 1, 36, 'payment'))];

  test('unpaid 2024 to 2026, caught up on 15 January 2027: 2024 and 2025 still count, 2026 does not, 2027 from that day', () => {
    const in2028 = (year: number) => checkOf(year, '2028-06-01', caughtUp, nearest);
    expect(in2028(2024)).toMatchObject({ verdict: 'amber', repair_by: '2025-12-31' });
    expect(in2028(2024)?.reason).toContain(
      '2024 en 2025 tellen nog mee. Vanaf 1 januari 2026 hoort de lening niet meer bij je eigenwoningschuld',
    );
    expect(in2028(2025)).toMatchObject({ verdict: 'amber', counts: { from: null, until: null } });
    expect(in2028(2025)?.reason).toContain(
      'De achterstand van 2024 is dus op 31 december 2025 niet ingelopen. 2025 telt nog mee.',
    );
    expect(in2028(2026)?.verdict).toBe('red');
    expect(in2028(2026)?.reason).toContain('vanaf 1 januari 2026 niet bij je eigenwoningschuld');
    expect(in2028(2026)?.reason).toContain('telt de lening vanaf die dag weer mee');
    expect(in2028(2027)).toMatchObject({ verdict: 'amber', counts: { from: '2027-01-15', until: null } });
    expect(in2028(2027)?.reason).toContain('Vanaf die dag is de achterstand weg en telt de lening weer mee.');
  });

  test('arrears of 2024 caught up in February 2025, and behind again on 31 December 2025: 2024 was not made good', () => {
    // After thirteen terms 195.470,73 is open; 24 months allow 191.521,79: 3.948,94 short, which no month before helps.
    const events = [...pays(1, 5), payment('2025-02-15', sumOfTerms(homeLoan(nearest), 6, 13, 'payment'))];
    const check = checkOf(2025, '2026-06-01', events, nearest);
    expect(check).toMatchObject({ verdict: 'amber', debt: open(13), maximum: 19_152_179 });
    expect((check?.debt ?? 0) - (check?.maximum ?? 0)).toBe(394_894);
    expect(checkOf(2024, '2026-06-01', events, nearest)).toMatchObject({ verdict: 'amber', repair_by: '2025-12-31' });
    expect(checkOf(2026, '2027-06-01', events, nearest)?.verdict).toBe('red');
    // While February 2025 is the newest, this is an indication, not a verdict: the law looks on 31 December.
    const sign = checkOf(2025, '2025-04-10', events, nearest);
    expect(sign?.verdict).toBe('amber');
    expect(checkOf(2024, '2025-04-10', events, nearest)).toMatchObject({ verdict: 'amber', repair_by: '2025-12-31' });
  });

  test('made good on the 31 December of the next year: both years count', () => {
    const events = [
      ...pays(1, 5),
      payment('2025-11-15', sumOfTerms(homeLoan(nearest), 6, 22, 'payment')),
      ...pays(23, 24),
    ];
    expect(checkOf(2024, '2026-06-01', events, nearest)).toMatchObject({ verdict: 'green', repair_by: null });
    expect(checkOf(2024, '2026-06-01', events, nearest)?.reason).toContain(
      'Op 31 december 2025 was dat ingelopen, dus op tijd',
    );
    expect(checkOf(2025, '2026-06-01', events, nearest)?.reason).toContain(
      'De achterstand van 2024 is daarmee op tijd ingelopen',
    );
  });

  test('arrears twice: whether they are still incidental stays open', () => {
    // Behind on 31 December 2024 and 2026, made good on 31 December 2025.
    const repaired = payment('2025-12-20', sumOfTerms(homeLoan(), 6, 24, 'payment'));
    const events = [...paysTerms(homeLoan(), 1, 5), repaired];
    expect(checkOf(2026, '2027-06-01', events)?.open.join()).toContain('incidenteel');
    expect(checkOf(2024, '2027-06-01', events)?.open.join()).not.toContain('incidenteel');
  });

  test('during the year to make good: amber, with the day and the year in which the loss starts', () => {
    const check = checkOf(2024, '2025-08-01', pays(1, 5), nearest);
    expect(check).toMatchObject({ verdict: 'amber', repair_by: '2025-12-31' });
    expect(check?.reason).toContain('Anders telt de lening vanaf 1 januari 2026 niet mee (lid 4).');
  });
});

describe('R-8.2 only the repayment over December counts in January (art. 17aa lid 1 Uitv.reg. IB)', () => {
  // Terms 1 to 8 are paid; on 31 December 2024 terms 9, 10 and 11 are unpaid. Term 12 falls due on 1 January.
  const behind = paysTerms(homeLoan(), 1, 8);
  const mine = termsOf(homeLoan());
  const [p9, p10, p11, p12] = [9, 10, 11, 12].map((n) => mine[n - 1]?.principal ?? 0);
  const stood = mine[7]?.balance ?? 0;

  test('the payment of 1 January itself is green, and listed separately in the sum', () => {
    const check = checkOf(2024, '2025-03-01', paysTerms(homeLoan(), 1, 12));
    expect(check).toMatchObject({
      verdict: 'green',
      on: '2024-12-31',
      debt: mine[11]?.balance,
      counts_until: '2025-01-08',
    });
    expect(label(check, 'Open op 31 december 2024')).toBe('€\u00a0196.177,03');
    expect(label(check, 'Aflossing over die maand, betaald tot en met 8 januari 2025')).toBe('€\u00a0-352,78');
    // 196.177,03 − 352,78 = 195.824,25, and 195.824,39 is allowed.
    expect(label(check, 'Schuld die telt')).toBe('€\u00a0195.824,25');
  });

  test('a lump sum of 3.378,54 on 6 January pays the terms of September to November too: these do not count', () => {
    const check = checkOf(2024, '2025-03-01', [...behind, payment('2025-01-06', 337_854)]);
    // 4 × 843,22 = 3.372,88 is due, and 5,66 waits for February. Of it only term 12 counts: 352,78.
    expect(check).toMatchObject({ verdict: 'amber', debt: stood - (p12 ?? 0), repair_by: '2025-12-31' });
    expect((check?.debt ?? 0) - (mine[11]?.balance ?? 0)).toBe((p9 ?? 0) + (p10 ?? 0) + (p11 ?? 0));
  });

  test('only December’s part of an extra repayment in January counts', () => {
    const events: Facts[] = [
      ...behind,
      { kind: 'extra_repayment', date: '2025-01-06', amount: 5_000_000, outcome: 'lower_payment' },
    ];
    expect(checkOf(2024, '2025-03-01', events)?.debt).toBe(stood - (p12 ?? 0));
  });

  test('forgiving 2.000 on 3 January is no repayment', () => {
    const events: Facts[] = [
      ...behind,
      { kind: 'forgiveness', date: '2025-01-03', amount: 200_000, outcome: 'lower_payment' },
    ];
    expect(checkOf(2024, '2025-03-01', events)).toMatchObject({ verdict: 'amber', debt: stood });
  });

  test('on the sixth working day it is too late', () => {
    const late = (day: string) => [...paysTerms(homeLoan(), 1, 11), payment(day, 84_322)];
    expect(checkOf(2024, '2025-03-01', late('2025-01-08'))?.verdict).toBe('green');
    expect(checkOf(2024, '2025-03-01', late('2025-01-09'))).toMatchObject({
      verdict: 'amber',
      debt: mine[10]?.balance,
    });
  });

  test('paid before it fell due counts too, and until the fifth working day it is still open', () => {
    expect(checkOf(2024, '2025-01-03', [...paysTerms(homeLoan(), 1, 11), payment('2024-12-28', 84_322)])?.verdict).toBe(
      'green',
    );
    const check = checkOf(2024, '2025-01-05', paysTerms(homeLoan(), 1, 11));
    expect(check).toMatchObject({ verdict: 'amber', debt: mine[10]?.balance });
    expect(check?.reason).toContain('uiterlijk op 8 januari 2025');
  });

  test('a term of 20 December paid on 3 January is December’s', () => {
    const changes = { start_date: '2024-01-20', first_payment_date: '2024-02-20' };
    const loan = homeLoan(changes);
    const events = [...paysTerms(loan, 1, 10), payment('2025-01-03', 84_322)];
    expect(checkOf(2024, '2025-03-01', events, changes)).toMatchObject({
      verdict: 'green',
      debt: termsOf(loan)[10]?.balance,
    });
  });

  test('a yearly term in January: the rule speaks of one month, so that stays open', () => {
    const changes = { payment_every: 12 as const, first_payment_date: '2025-01-01' };
    const check = checkOf(2024, '2025-03-01', paysTerms(homeLoan(changes), 1, 1), changes);
    expect(check?.open.join()).toContain('één kalendermaand');
    expect(checkOf(2024, '2025-03-01', paysTerms(homeLoan(), 1, 12))?.open.join()).not.toContain('één kalendermaand');
  });
});
