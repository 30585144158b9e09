import { homeLoan, sumOfTerms } from '../deduction/test/homeLoan.ts';
import type { HomeFact } from '../wire/event.ts';
import { statementOf } from './annualStatement.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { taxWords } from './taxWords.ts';

const fact = (became: HomeFact, date: string) => ({ kind: 'home' as const, became, date });

/** The boxes of Sanne, who borrowed, in a year: the amounts by group and figure. */
function boxes(loan: ReturnType<typeof homeLoan>, year: number) {
  const when = { year, until: `${year}-12-31`, today: '2030-06-15', arePartners: () => 'no' as const };
  const part = loanPart(loan, 'sanne', when, () => booksOf(loan));
  const person = { ...loan.parties.to[0]!, birthdate: null };
  const statement = statementOf(person, year, '2030-06-15', part === null ? [] : [part], []);
  const amounts = (group: string) =>
    Object.fromEntries(
      (taxWords(statement).find(({ id }) => id === group)?.figures ?? []).map(({ id, copied }) => [
        id.split('-').slice(0, -1).join('-'),
        copied,
      ]),
    );
  return { statement, ownHome: amounts('ownHome'), debts: amounts('debts'), actual: amounts('actual') };
}

describe("R-8.2 the box of a home's debt", () => {
  // € 200.000 at 3 % over 360 months from 1 January 2024: 843,21 a month. Sold on 15 June 2026, between two terms.
  const sold = homeLoan({}, [fact('sold', '2026-06-15')]);

  it('box 1 until the sale: the debt of 1 January, the interest until then, and nothing on 31 December', () => {
    const { statement, ownHome, debts } = boxes(sold, 2026);
    const [before, after] = statement.borrowed[0]!.home!;
    expect([before!.from, before!.until, after!.from, after!.until]).toEqual([
      '2026-01-01',
      '2026-06-15',
      '2026-06-16',
      '2026-12-31',
    ]);
    expect(before!.figures.repaid).toBe(sumOfTerms(sold, 24, 29, 'principal'));
    expect(after!.figures.repaid).toBe(sumOfTerms(sold, 30, 35, 'principal'));
    // 14 days from the term of 1 June by 30E/360 belong to the time before the sale, and are paid on 1 July.
    const paid = before!.figures.interest_paid + before!.running;
    expect(before!.running).toBe(Math.round(((before!.figures.closing * 3) / 100) * (14 / 360)));
    expect(ownHome).toMatchObject({ closing: '0', interest: String(Math.ceil(paid / 100)) });
    expect(Number(ownHome['opening'])).toBe(Math.ceil(statement.borrowed[0]!.figures.opening / 100));
    expect(debts).toEqual({});
    expect(statement.warnings.map(({ text }) => text).join(' ')).toMatch(/was er voor de [^.]* rente niet betaald/u);
  });

  it('the worked case of docs/domain.md 2.6, euro by euro', () => {
    const [first, next] = [boxes(sold, 2026), boxes(sold, 2027)];
    const [before, after] = first.statement.borrowed[0]!.home!;
    expect([before!.figures.interest_paid, before!.running, after!.figures.interest_paid]).toEqual([
      286_459, 22_131, 283_147,
    ]);
    expect(first.ownHome).toMatchObject({ opening: '191885', closing: '0', interest: '3086' });
    expect([first.actual['paid'], next.actual['paid']]).toEqual(['2611', '5562']);
    expect(next.debts).toEqual({ debt: '187463' });
  });

  it('box 3 from the next 1 January, and box 1 is empty', () => {
    const { statement, ownHome, debts } = boxes(sold, 2027);
    expect(ownHome).toEqual({});
    expect(statement.borrowed[0]).toMatchObject({ belongs: false, deduction: null, report: null });
    expect(debts).toEqual({ debt: String(Math.ceil(statement.borrowed[0]!.figures.opening / 100)) });
  });

  it('the earlier years stay unchanged', () => {
    expect(boxes(sold, 2025)).toEqual(boxes(homeLoan(), 2025));
  });

  it('the actual return of the year of the sale covers the balance and payments after it', () => {
    const { statement, actual } = boxes(sold, 2026);
    const [before, after] = statement.borrowed[0]!.home!;
    expect(actual).toEqual({
      'debt-last': String(Math.ceil(after!.figures.closing / 100)),
      paid: String(Math.ceil((after!.figures.interest_paid - before!.running) / 100)),
    });
  });

  it('an empty home for sale stays in box 1 for its year and three more; then box 3 (3.111 lid 2)', () => {
    const empty = homeLoan({}, [fact('for_sale', '2025-06-15')]);
    expect(boxes(empty, 2027).ownHome).toEqual(boxes(homeLoan(), 2027).ownHome);
    expect(boxes(empty, 2028).debts).toEqual({});
    expect(Object.keys(boxes(empty, 2029).debts)).toEqual(['debt']);
  });

  it('a let home: box 3 from the first day', () => {
    const let1 = homeLoan({}, [fact('let', '2026-01-01')]);
    expect(Object.keys(boxes(let1, 2026).debts)).toEqual(['debt']);
    expect(boxes(let1, 2026).ownHome).toEqual({});
  });

  it('a remaining debt of a sale of 2012 to 2017 is left to an adviser (3.120a)', () => {
    const early = homeLoan({ start_date: '2014-01-01', first_payment_date: '2014-02-01', signed_date: '2013-12-20' }, [
      fact('sold', '2017-06-15'),
      fact('remaining_debt', '2017-06-15'),
    ]);
    expect(
      boxes(early, 2018)
        .statement.warnings.map(({ text }) => text)
        .join(' '),
    ).toContain('artikel 3.120a');
    expect(
      boxes(sold, 2027)
        .statement.warnings.map(({ text }) => text)
        .join(' '),
    ).not.toContain('3.120a');
  });
});
