import { deductionCheck } from '../../deduction/check.ts';
import { homeDebt, homeLoan } from '../../deduction/test/homeLoan.ts';
import { hintsOf } from './hintsOf.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** An unsigned loan is signed before any payout of these. */
const SIGNED = '2012-12-31';
type Changes = Parameters<typeof homeLoan>[0];
const hintsOfLoan = (changes: Changes) => hintsOf(homeLoan(changes), SIGNED).map(({ id, text }) => [id, plain(text)]);
const ids = (changes: Changes) => hintsOf(homeLoan(changes), SIGNED).map(({ id }) => id);

/** Paid out on 28 January 2024, the first term two months later, three days before the 28th. */
const late = { start_date: '2024-01-28', first_payment_date: '2024-03-25', term_months: 359 };

describe('a schedule that repays too little for art. 3.119c', () => {
  test('gets a hint with the day, the amount and the latest first term that does fit', () => {
    // Ten terms fall in 2024, and 31 December counts the eleven whole months of February to December.
    expect(hintsOfLoan(late)).toEqual([
      [
        'schedule_above_maximum',
        'Ook als iedereen op tijd betaalt, staat er op 31 december 2024 € 337,11 meer open dan voor de renteaftrek mag. Wie die achterstand op 31 december 2025 niet heeft ingelopen, verliest vanaf 1 januari 2026 de aftrek. Met een eerste termijn op 1 maart 2024 kan dit niet gebeuren.',
      ],
    ]);
    expect(ids({ ...late, first_payment_date: '2024-03-01' })).toEqual([]);
  });

  test('the check of that year finds the same amount if all is paid as agreed', () => {
    const check = deductionCheck(homeDebt(homeLoan(late)), 2024, '2025-06-01');
    expect(check).toMatchObject({ verdict: 'amber', debt: (check?.maximum ?? 0) + 33_711 });
  });

  test.each<[string, Changes, string[]]>([
    [
      'a first term a year later',
      { start_date: '2024-04-14', first_payment_date: '2025-04-01', term_months: 348 },
      ['schedule_above_maximum'],
    ],
    ['a shorter loan catches up in time of its first December', { ...late, term_months: 300 }, []],
    ['a linear loan repays more in its first years', { ...late, type: 'LinearLoanContract' }, []],
    [
      'a term of January pays for December',
      { start_date: '2024-04-14', first_payment_date: '2024-06-01', term_months: 359 },
      [],
    ],
    ['not for the own home', { ...late, own_home: false }, []],
    [
      'a loan that ran already',
      { ...late, taken_over: { date: '2024-06-01', balance: 19_900_000, january: null } },
      [],
    ],
    ['too long is said first', { ...late, term_months: 360 }, ['longer_than_360']],
    [
      'a question of days is mentioned next to it',
      { ...late, first_payment_date: '2024-04-01' },
      ['schedule_above_maximum', 'days_past_360'],
    ],
  ])('%s', (_, changes, expected) => expect(ids(changes)).toEqual(expected));

  test('quarterly terms: mentioned instead of the plain hint, and if no first term fits, that monthly terms are needed', () => {
    const quarterly = { payment_every: 3 as const, start_date: '2024-01-20', first_payment_date: '2024-04-20' };
    const [hint, ...more] = hintsOfLoan(quarterly);
    expect(more).toEqual([]);
    expect(hint?.[1]).toContain('Kies een kortere looptijd, of een termijn elke maand.');
    expect(ids({ ...quarterly, start_date: '2024-01-01', first_payment_date: '2024-04-01' })).toEqual([
      'own_home_not_monthly',
    ]);
  });
});
