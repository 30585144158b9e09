import fc from 'fast-check';
import { anyLife } from '../loans/ledger/test/arbitraries.ts';
import { runs, seed } from '../test/seed.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { statementOf } from './annualStatement.ts';
import { interestInReturn } from './interestInReturn.ts';
import { statementCsv } from './csv.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { checked, jan, line, statement } from './test/statements.ts';
import { taxWords } from './taxWords.ts';

const person = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vis' });
const actual = (changes: Parameters<typeof statement>[0]) =>
  taxWords(statement(changes)).find(({ id }) => id === 'actual');
/** The last column of the only loan in the spreadsheet. */
const inSheet = (changes: Parameters<typeof statement>[0]) =>
  statementCsv(statement(changes)).trimEnd().split('\r\n')[1]?.split(';').at(-1);
const figures = { opening: 100_000, closing: 60_000, interest_paid: 2_550 };
const NEGATIVE = 'Betaalde rente is negatief rendement: die gaat ervan af, zonder drempel.';

describe('R-8.2 the actual return of box 3 (art. 5.27 Wet IB 2001)', () => {
  test('a borrower reads that paid interest lowers the return, in the heading that the paper has too', () => {
    const borrower = actual({ borrowed: [line('a', figures)] });
    expect(borrower?.hint).toContain(NEGATIVE);
    const paid = borrower?.figures.find(({ id }) => id.startsWith('paid-'));
    expect(paid?.explained.rule).toContain(NEGATIVE);
    expect(paid?.explained.article).toBe('Artikel 5.26 lid 3 en 5.27 lid 2 Wet inkomstenbelasting 2001');
  });

  test('a lender without debts, and a borrower in box 1, read nothing about negative interest', () => {
    expect(actual({ lent: [line('a', figures)] })?.hint).not.toContain('negatief');
    expect(actual({ borrowed: [line('a', figures, checked('green'))] })).toBeUndefined();
  });

  test('both are told that the rate usual on the market is theirs to look up', () => {
    for (const side of ['lent', 'borrowed'] as const)
      expect(actual({ [side]: [line('a', figures)] })?.hint).toContain('Die zoek je zelf op.');
  });

  test('the spreadsheet has it: positive for the lender, negative for the borrower, empty in box 1 and after a death', () => {
    expect(inSheet({ lent: [line('a', figures)] })).toBe('25,50');
    expect(inSheet({ borrowed: [line('a', figures)] })).toBe('-25,50');
    expect(inSheet({ borrowed: [line('a', figures, checked('green'))] })).toBe('');
    expect(inSheet({ lent: [line('a', figures)], deceased: [jan.hashid] })).toBe('');
  });

  test(`what one receives the other pays, whatever was recorded (PROPERTY_SEED=${seed})`, () => {
    fc.assert(
      fc.property(anyLife, fc.integer({ min: 2024, max: 2029 }), ({ loan, events }, year) => {
        const detail: LoanDetail = {
          ...loan,
          contract: { ...loan.contract, own_home: false },
          hashid: 'loan',
          version: 1,
          ledger_version: 1,
          parties: { from: [person('jan')], to: [person('sanne')] },
          events: [...events],
        };
        const books = booksOf(detail);
        const of = (hashid: 'jan' | 'sanne', role: 'lent' | 'borrowed') => {
          const when = { year, until: `${year}-12-31`, today: '2032-01-15', arePartners: () => 'no' as const };
          const part = loanPart(detail, hashid, when, () => books);
          const made = statementOf({ ...person(hashid), birthdate: null }, year, '2032-01-15', part ? [part] : [], []);
          const [loan] = made[role];
          return loan === undefined ? 0 : interestInReturn(role, loan);
        };
        expect((of('jan', 'lent') ?? NaN) + (of('sanne', 'borrowed') ?? NaN)).toBe(0);
      }),
      { seed, numRuns: runs(300) },
    );
  });
});
