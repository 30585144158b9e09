import fc from 'fast-check';
import { estateOf } from '../estate.ts';
import { allPairs } from '../gifts/pairs.ts';
import { giftEntries } from '../gifts/entries.ts';
import { anyLife } from '../loans/ledger/test/arbitraries.ts';
import { booksOf } from '../statements/ledgerBooks.ts';
import { loanPart } from '../statements/loanYear.ts';
import { FIGURES } from '../statements/statementLines.ts';
import { taxWords } from '../statements/taxWords.ts';
import { line, marijke, statement } from '../statements/test/statements.ts';
import { changesBetween, figuresText } from '../statements/changes.ts';
import { runs, seed } from '../test/seed.ts';
import type { LoanContract, LoanDetail } from '../wire/contract.ts';
import { divided, dividedOver, ownPart, ownShare, shareWords } from './borrowerShares.ts';
import type { BorrowerShare } from './clauses/shares.ts';

fc.configureGlobal({ seed, numRuns: runs(200) });

const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vis' });
const shares = (sanne: number, bram: number, of = sanne + bram): BorrowerShare[] => [
  { hashid: 'sanne', part: sanne, of },
  { hashid: 'bram', part: bram, of },
];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [70, 100, '70 %'],
  [6_667, 10_000, '66,67 %'],
  [7_050, 10_000, '70,5 %'],
  [2, 3, '2/3'],
])('%d of %d is called %s', (part, of, words) => expect(shareWords({ part, of })).toBe(words));

test('with 70/30 the first share is rounded and the other gets the rest; without shares it is halves', () => {
  expect(divided(1_000_001, ['sanne', 'bram'], shares(70, 30))).toEqual([700_001, 300_000]);
  expect(divided(1_000_001, ['bram', 'sanne'], shares(70, 30))).toEqual([300_000, 700_001]);
  expect(divided(1_000_001, ['sanne', 'bram'], null)).toEqual([500_001, 500_000]);
  expect(divided(1_000_001, ['sanne'], null)).toEqual([1_000_001]);
});

describe(`R-8.2 two borrowers with shares (PROPERTY_SEED=${seed})`, () => {
  const someShares = fc.oneof(
    fc.integer({ min: 1, max: 99 }).map((part) => shares(part, 100 - part)),
    fc
      .integer({ min: 2, max: 12 })
      .chain((of) => fc.integer({ min: 1, max: of - 1 }).map((part) => shares(part, of - part))),
  );
  const madeOf = (
    { loan, events }: { loan: LoanContract; events: LoanDetail['events'] },
    given: BorrowerShare[] | null,
  ) =>
    ({
      ...loan,
      hashid: 'lening',
      version: 1,
      ledger_version: 0,
      events,
      parties: { from: [party('jan')], to: [party('sanne'), party('bram')] },
      contract: { ...loan.contract, signed_date: loan.contract.start_date, borrower_shares: given },
    }) as LoanDetail;

  test('both statements have the lender’s figures, and the borrowers’ shares add up to them to the cent', () => {
    fc.assert(
      fc.property(anyLife, someShares, fc.integer({ min: 2024, max: 2032 }), (life, given, year) => {
        const loan = madeOf(life as never, given);
        const when = { year, until: `${year}-12-31`, today: '2033-01-15', arePartners: () => 'no' as const };
        const of = (who: string) => loanPart(loan, who, when, () => booksOf(loan))?.loan;
        const [lender, sanne, bram] = [of('jan'), of('sanne'), of('bram')];
        if (!lender || !sanne?.share || !bram?.share) {
          expect([lender, sanne, bram].every((one) => !one)).toBe(true);
          return;
        }
        expect(lender.share).toBeUndefined();
        expect([sanne.figures, bram.figures]).toEqual([lender.figures, lender.figures]);
        for (const key of FIGURES)
          expect(ownPart(sanne.figures[key], sanne.share) + ownPart(bram.figures[key], bram.share)).toBe(
            lender.figures[key],
          );
        const estate = (who: string) => estateOf(who, `${year}-12-31`, [loan], booksOf).debts[0];
        const [hers, his] = [estate('sanne'), estate('bram')];
        expect((hers?.own ?? 0) + (his?.own ?? 0)).toBe(Math.max(0, lender.figures.closing));
        if (hers) expect(hers.own).toBe(ownPart(hers.amount, sanne.share));
      }),
    );
  });

  test('without shares every line and every part is unchanged', () => {
    fc.assert(
      fc.property(anyLife, fc.integer({ min: 0, max: 99_999_999 }), (life, amount) => {
        const loan = madeOf(life as never, null);
        expect(ownShare(loan, 'sanne')).toBeUndefined();
        expect(dividedOver(amount, loan, 'to')).toEqual([Math.ceil(amount / 2), Math.floor(amount / 2)]);
      }),
    );
  });
});

test('R-8.2 the boxes, the changes and the number of a statement follow the share', () => {
  const held = (share?: { part: number; of: number; rest: boolean }) =>
    statement({ borrowed: [line('e', { opening: 1_000_000 }, { together: [marijke], ...(share && { share }) })] });
  const halves = held();
  const seventy = held({ part: 70, of: 100, rest: false });
  const [debts] = taxWords(seventy);
  const [box] = debts?.figures ?? [];
  expect(box?.shared?.how).toContain('Anders geeft ieder het eigen deel op.');
  expect([plain(box?.shared?.half ?? ''), box?.shared?.share]).toEqual(['€ 7.000', 'jouw deel van 70 %']);
  expect(changesBetween(halves, seventy)).toEqual([expect.stringContaining('jouw deel was de helft en is nu 70 %')]);
  expect(figuresText(seventy)).not.toBe(figuresText(halves));
});

test('R-8.4 a forgiveness to two borrowers is a gift to each by their share', () => {
  const loan = {
    hashid: 'lening',
    type: 'LinearLoanContract',
    total: 10_000_000,
    parties: { from: [party('jan')], to: [party('sanne'), party('bram')] },
    contract: { signed_date: '2024-01-01', start_date: '2024-01-01', borrower_shares: shares(70, 30) },
    events: [],
  } as unknown as LoanDetail;
  const forgiven = { kind: 'forgiveness', date: '2026-05-01', amount: 1_000_000, exemption: 'yearly' } as const;
  const people = ['jan', 'sanne', 'bram'].map((hashid) => ({
    ...{ hashid, firstname: hashid, relation_type: null, birthdate: '1990-01-01', death_date: null, partners: [] },
  }));
  const of = (borrower_shares: BorrowerShare[] | null) =>
    allPairs(
      [{ ...forgiven, contract: 'lening', from: ['jan'], to: ['sanne', 'bram'], shares: borrower_shares }],
      people,
    ).map(({ recipients, lines }) => [recipients[0], lines[0]?.amount]);
  expect(of(shares(70, 30))).toEqual([
    ['sanne', 700_000],
    ['bram', 300_000],
  ]);
  expect(of(null)).toEqual([
    ['sanne', 500_000],
    ['bram', 500_000],
  ]);
  expect(giftEntries(loan, 2026, '2026-12-31', people)).toEqual([]);
});
