import type { LoanDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import { standingCheck } from './ownHome.ts';

const person = (hashid: string): Party => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });
const nobody = () => false;

/** € 200.000 at 3 % over 360 months from 1 January 2025. */
const home = (changes: Partial<LoanDetail['contract']> = {}, events: object[] = []): LoanDetail =>
  ({
    hashid: 'loan',
    type: 'AnnuityLoanContract',
    total: 20_000_000,
    version: 1,
    contract: {
      signed_date: '2024-12-20',
      start_date: '2025-01-01',
      first_payment_date: '2025-02-01',
      rate_millipercent: 3_000,
      term_months: 360,
      payment_every: 1,
      day_count: '30E/360',
      taken_over: null,
      default_rate_millipercent: null,
      purpose: '',
      own_home: true,
      rate_motivation: 'Als de bank.',
      ...changes,
    },
    parties: { from: [person('jan')], to: [person('sanne')] },
    events: events.map((event, i) => ({
      hashid: `e${i}`,
      status: 'confirmed',
      note: '',
      recorded_at: `2025-02-01T00:00:0${i}Z`,
      recorded_by: person('jan'),
      answered_at: null,
      answered_by: null,
      ...event,
    })),
  }) as unknown as LoanDetail;

describe('R-8.2 how a loan for the own home stands today', () => {
  test('paid as planned: this year is green', () => {
    expect(standingCheck(home(), '2026-11-20', nobody)).toMatchObject({
      year: 2026,
      check: { verdict: 'green', on: '2026-10-31' },
    });
  });

  test('one payment and no more: amber while it can be made good, red for good from the year after', () => {
    const late = home({}, [{ kind: 'payment', date: '2025-02-01', amount: 84_321 }]);
    expect(standingCheck(late, '2025-11-20', nobody)).toMatchObject({
      year: 2025,
      check: { verdict: 'amber', on: '2025-10-31' },
    });
    expect(standingCheck(late, '2026-02-01', nobody)).toMatchObject({
      year: 2025,
      check: { verdict: 'amber', on: '2025-12-31', repair_by: '2026-12-31' },
    });
    expect(standingCheck(late, '2027-02-01', nobody)).toMatchObject({ year: 2025, check: { verdict: 'red' } });
    expect(standingCheck(late, '2035-06-01', nobody)).toMatchObject({ year: 2025, check: { verdict: 'red' } });
  });

  test('of two who lend to two, one couple of partners is enough; others are none', () => {
    const four = { ...home(), parties: { from: ['jan', 'marijke'].map(person), to: ['sanne', 'bram'].map(person) } };
    const couple = (a: string, b: string) => a === 'marijke' && b === 'sanne';
    expect(standingCheck(four, '2026-11-20', couple)?.check.verdict).toBe('red');
    expect(standingCheck(four, '2026-11-20', (a, b) => couple(b, a))?.check.verdict).toBe('green');
  });

  test('paid off in the year before last there is nothing to judge; paid off last year there is', () => {
    const short = home({ term_months: 12 });
    expect(standingCheck(short, '2027-11-20', nobody)).toMatchObject({ year: 2027, check: { verdict: 'green' } });
    expect(standingCheck(short, '2028-11-20', nobody)).toBeNull();
  });

  test('a loan between partners is red; a loan for something else, a draft and one paid off long ago have nothing to judge', () => {
    expect(standingCheck(home(), '2026-11-20', () => true)).toMatchObject({ check: { verdict: 'red', maximum: null } });
    for (const one of [
      home({ own_home: false }),
      home({ signed_date: null }),
      home({ start_date: '2014-01-01', first_payment_date: '2014-02-01', term_months: 60 }),
    ]) {
      expect(standingCheck(one, '2026-11-20', nobody)).toBeNull();
    }
  });
});
