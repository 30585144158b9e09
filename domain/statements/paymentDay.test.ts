import { deductionCheck } from '../deduction/check.ts';
import { addDays } from '../dates/isoDate.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { aLoan, type Facts, happened } from '../loans/ledger/test/loans.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import { statementOf } from './annualStatement.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { ownHomeOf } from './ownHome.ts';
import { taxWords } from './taxWords.ts';

const person = (hashid: string): Party => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });
/** 200,000 at 3 % over 360 months for the own home, paid out on 1 January 2025: terms of 843.21. */
const made = aLoan('AnnuityLoanContract', 20_000_000, { own_home: true, rate_motivation: 'Als bij de bank.' });
const paid = (terms: number, daysBefore: number, date?: string) =>
  ledgerOf(made, [])
    .terms.slice(0, terms)
    .map(({ date: due, payment }) => ({
      kind: 'payment' as const,
      date: date ?? addDays(due, -daysBefore),
      amount: payment,
    }));
const loan = (facts: readonly Facts[]): LoanDetail => ({
  ...made,
  hashid: 'loan',
  version: 1,
  ledger_version: facts.length,
  parties: { from: [person('jan')], to: [person('sanne')] },
  events: happened(facts),
});
const when = (year: number) => ({
  year,
  until: `${year}-12-31`,
  today: '2028-01-20',
  arePartners: () => 'no' as const,
});
const lineOf = (of: LoanDetail, who: string, year: number) => loanPart(of, who, when(year), () => booksOf(of))?.loan;
function boxes(of: LoanDetail, who: string, year: number) {
  const part = loanPart(of, who, when(year), () => booksOf(of));
  const groups = taxWords(statementOf({ ...person(who), birthdate: null }, year, '2028-01-20', part ? [part] : [], []));
  return groups.flatMap(({ figures }) => figures);
}
/** The figures to copy of a year, by their label. */
const copied = (...of: Parameters<typeof boxes>): Record<string, string> =>
  Object.fromEntries(boxes(...of).map(({ label, copied: as }) => [label, as]));

describe('R-8.2 interest counts in the year in which it was paid (art. 3.147 and 3.120 Wet IB 2001)', () => {
  // Terms 1 to 12 fall due from 1 February 2025 to 1 January 2026; each is paid two days before. Twelve times 843.21 is
  // 10,118.52; of it 200,000.00 − 195,824.38 = 4,175.62 is repayment, and 5,942.90 interest.
  const early = loan(paid(24, 2));

  test.each(['jan', 'sanne'])('two days before the first: twelve payments of 2025 are twelve terms, for %s', (who) => {
    expect(lineOf(early, who, 2025)).toMatchObject({
      figures: {
        opening: 0,
        paid_out: 20_000_000,
        interest_charged: 594_290,
        interest_paid: 594_290,
        repaid: 417_562,
        paid_ahead: 0,
        closing: 19_582_438,
      },
    });
    expect(lineOf(early, who, 2026)?.figures).toMatchObject({ opening: 19_582_438, paid_ahead: 0 });
  });

  test('wherever the debt of 31 December is printed it is the principal of that day', () => {
    expect(copied(early, 'sanne', 2025)).toMatchObject({
      'Schuld op 31 december 2025': '195825',
      'Betaalde rente in 2025': '5943',
    });
    expect(copied(early, 'sanne', 2026)).toMatchObject({ 'Schuld op 1 januari 2026': '195825' });
    expect(copied(early, 'jan', 2026)).toMatchObject({ 'Waarde op 1 januari 2026': '195824' });
    const check = deductionCheck(
      ownHomeOf(early, booksOf(early), () => 'no')!,
      2025,
      '2028-01-20',
    );
    expect(check).toMatchObject({ debt: 19_582_438, sum: [{ label: 'Open op 31 december 2025' }, {}, {}, {}, {}, {}] });
  });

  test('a payer on the day itself pays the twelfth term in the next year, and it still counts for December', () => {
    const onTime = loan(paid(24, 0));
    expect(lineOf(onTime, 'sanne', 2025)?.figures).toMatchObject({ interest_paid: 545_246, closing: 19_617_715 });
    const check = deductionCheck(
      ownHomeOf(onTime, booksOf(onTime), () => 'no')!,
      2025,
      '2028-01-20',
    );
    expect(check?.debt).toBe(19_582_438);
  });

  test('interest over periods that end more than six months after the year does not count this year, the repayment does', () => {
    // All 24 terms on 30 December 2025: those of 1 February 2025 to 1 July 2026, which is over June, count; the six
    // after that in the next year (lid 4).
    const ahead = loan(paid(24, 0, '2025-12-30'));
    const { terms } = ledgerOf(made, []);
    const interest = (from: number, to: number) => terms.slice(from, to).reduce((sum, term) => sum + term.interest, 0);
    const first = lineOf(ahead, 'sanne', 2025)!.figures;
    expect(first.paid_ahead).toBe(interest(18, 24));
    expect(first.interest_paid).toBe(interest(0, 18));
    expect(lineOf(ahead, 'sanne', 2026)?.figures).toMatchObject({ interest_paid: interest(18, 24), repaid: 0 });
  });

  test('interest that counts later lowers no box’s debt: that is the principal, as in the deduction check', () => {
    const ahead = loan(paid(24, 0, '2025-12-30'));
    const { terms } = ledgerOf(made, []);
    const principal = terms[23]!.balance;
    const check = deductionCheck(
      ownHomeOf(ahead, booksOf(ahead), () => 'no')!,
      2025,
      '2028-01-20',
    );
    expect(check?.debt).toBe(principal);
    const [down, up] = [Math.floor(principal / 100), Math.ceil(principal / 100)].map(String);
    expect(copied(ahead, 'sanne', 2025)).toMatchObject({ 'Schuld op 31 december 2025': up });
    expect(copied(ahead, 'sanne', 2026)).toMatchObject({ 'Schuld op 1 januari 2026': up });
    expect(copied(ahead, 'jan', 2026)).toMatchObject({ 'Waarde op 1 januari 2026': down });
    // The line keeps the amounts paid and owed; the explanation leads from it to the box.
    const [line] = [lineOf(ahead, 'sanne', 2025)!];
    expect(line.figures.closing + line.prepaid_interest.closing).toBe(principal);
    const closing = boxes(ahead, 'sanne', 2025).find(({ label }) => label === 'Schuld op 31 december 2025');
    expect(closing?.explained.sum.slice(-3).map(({ label }) => label)).toEqual([
      '31 december',
      'Rente die is vooruitbetaald en later telt',
      'Schuld voor de eigen woning',
    ]);
    expect(boxes(ahead, 'jan', 2026)[0]?.explained.sum.map(({ label }) => label)).toEqual([
      'Annuïteitenlening met sanne Vries',
      'Annuïteitenlening met sanne Vries: rente die is vooruitbetaald en later telt',
      'Waarde op 1 januari 2026',
    ]);
    // At the end of 2026 it has fallen due, and nothing is left of it.
    expect(lineOf(ahead, 'sanne', 2026)?.prepaid_interest.closing).toBe(0);
  });

  test('interest of a pause waits for the term after it, and is no own-home debt meanwhile', () => {
    const pause: Facts = {
      kind: 'pause',
      date: '2025-11-01',
      until: '2026-02-28',
      rests: 'everything',
      outcome: 'same_end',
    };
    const paused = loan([...paid(9, 0), pause]);
    const principal = ledgerOf(made, []).terms[8]!.balance;
    // The lent sum bears interest over October and November, as the line says.
    expect(lineOf(paused, 'sanne', 2025)!.figures.closing).toBe(principal + 2 * Math.round(principal * 0.0025));
    const check = deductionCheck(
      ownHomeOf(paused, booksOf(paused), () => 'no')!,
      2025,
      '2028-01-20',
    );
    expect(check?.debt).toBe(principal);
    const up = String(Math.ceil(principal / 100));
    expect(copied(paused, 'sanne', 2025)).toMatchObject({ 'Schuld op 31 december 2025': up });
    const closing = boxes(paused, 'sanne', 2025).find(({ label }) => label === 'Schuld op 31 december 2025');
    expect(closing?.explained.sum.slice(-2).map(({ label }) => label)).toEqual([
      'Rente en kosten die nog niet zijn betaald',
      'Schuld voor de eigen woning',
    ]);
  });
});
