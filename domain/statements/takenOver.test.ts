import { aLoan, happened } from '../loans/ledger/test/loans.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { Party } from '../wire/party.ts';
import { statementOf } from './annualStatement.ts';
import { booksOf } from './ledgerBooks.ts';
import { reconciled } from './loanFigures.ts';
import { loanPart } from './loanYear.ts';
import { taxWords } from './taxWords.ts';

const person = (hashid: string): Party => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });

/** 200,000 of 10 May 2019 for the own home; kept here from 1 July 2025, when 170,000 was open, and signed in 2026. */
const loan = (january: number | null, changes: object = {}, events: LoanEvent[] = []): LoanDetail => ({
  ...aLoan('AnnuityLoanContract', 20_000_000, {
    signed_date: '2026-02-01',
    start_date: '2019-05-10',
    first_payment_date: '2019-07-01',
    own_home: true,
    rate_motivation: 'Als bij de bank.',
    taken_over: { date: '2025-07-01', balance: 17_000_000, january },
    ...changes,
  }),
  hashid: 'loan',
  version: 1,
  ledger_version: 0,
  parties: { from: [person('jan')], to: [person('sanne')] },
  events,
});
const partOf = (of: LoanDetail, who: string, year: number) =>
  loanPart(of, who, { year, until: `${year}-12-31`, today: '2027-02-01', arePartners: () => 'no' }, () => booksOf(of));
function copied(of: LoanDetail, who: string, year = 2025): Record<string, string> {
  const part = partOf(of, who, year);
  const statement = statementOf({ ...person(who), birthdate: null }, year, '2027-02-01', part ? [part] : [], []);
  return Object.fromEntries(
    taxWords(statement).flatMap(({ figures }) => figures.map(({ label, copied: as }) => [label, as] as const)),
  );
}

describe('R-8.2 a loan that was taken over within the year', () => {
  // 172,500.00 was open on 1 January 2025: 2,500.00 was repaid before 1 July.
  const taken = loan(17_250_000);
  const recorded = loan(17_250_000, {}, happened([{ kind: 'payment', date: '2025-08-01', amount: 84_000 }]));

  test.each([
    ['by its plan', taken],
    ['by its records', recorded],
  ])('%s: the year opens with the debt of 1 January, and earlier repayments are in the line', (_how, of) => {
    for (const who of ['jan', 'sanne']) {
      const { figures } = partOf(of, who, 2025)!.loan!;
      expect(figures).toMatchObject({ opening: 17_250_000, paid_out: 0 });
      expect(figures.opening - figures.repaid - figures.paid_ahead).toBe(booksOf(of).principalOn('2025-12-31'));
      expect(reconciled(figures)).toBe(figures.closing);
      expect(partOf(of, who, 2026)?.loan?.figures.opening).toBe(figures.closing);
    }
  });

  test('box 1 has that debt, and box 3 the claim of the lender', () => {
    expect(copied(taken, 'sanne')).toMatchObject({
      'Begindatum van de lening': '10-05-2019',
      'Schuld op 1 januari 2025': '172500',
    });
    expect(copied(taken, 'jan')).toMatchObject({ 'Waarde op 1 januari 2025': '172500' });
  });

  test('the unrecorded facts of the earlier time are named: the rate and the payments', () => {
    const [warning] = partOf(taken, 'sanne', 2025)!.warnings;
    expect(warning?.text.replaceAll('\u00a0', ' ')).toBe(
      'De annuïteitenlening van jan Vries is hier vastgelegd vanaf 1 juli 2025. Voor die dag daalde de schuld in 2025 met € 2.500,00: dat staat hier als aflossing. Rente die in 2025 voor die dag is betaald, ook als de rente toen anders was, staat hier niet bij: die tel je er zelf bij.',
    );
    expect(partOf(taken, 'sanne', 2026)?.warnings).toEqual([]);
  });

  test('the data for the return are those of 2019; nothing calls the loan new', () => {
    for (const year of [2025, 2026]) {
      const { report } = partOf(taken, 'sanne', year)!.loan!;
      expect(report?.fields.slice(0, 2).map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
        '10 mei 2019',
        '€ 200.000,00',
      ]);
      expect(JSON.stringify(partOf(taken, 'sanne', year))).not.toMatch(/nieuw/u);
    }
  });

  test('an agreement from before the question: no zero debt, and the statement names what is missing', () => {
    const unknown = loan(null);
    expect(Object.keys(copied(unknown, 'sanne'))).not.toContain('Schuld op 1 januari 2025');
    expect(copied(unknown, 'sanne')).toHaveProperty(['Schuld op 31 december 2025']);
    expect(Object.keys(copied(unknown, 'jan'))).not.toContain('Waarde op 1 januari 2025');
    expect(partOf(unknown, 'jan', 2025)?.warnings[0]?.text).toContain(
      'Wat er op 1 januari 2025 openstond, is niet ingevuld en staat dus niet in deze opgave. Vul het in bij de lening.',
    );
    expect(copied(unknown, 'jan', 2026)).toHaveProperty(['Waarde op 1 januari 2026']);
  });

  test('paid out in that very year: all of it comes in, and later repayments go out', () => {
    const young = loan(null, { start_date: '2025-02-01', first_payment_date: '2025-03-01' });
    const { figures } = partOf(young, 'sanne', 2025)!.loan!;
    expect(figures).toMatchObject({ opening: 0, paid_out: 20_000_000 });
    expect(figures.repaid).toBe(20_000_000 - figures.closing);
  });
});
