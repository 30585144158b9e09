import fc from 'fast-check';
import { PLAIN_GIFT_CLAUSES } from '../contracts/clauses/plain.ts';
import { isLoan } from '../contracts/isLoan.ts';
import { giftEntries } from '../gifts/entries.ts';
import { giftYear } from '../gifts/giftYear.ts';
import { anyLife } from '../loans/ledger/test/arbitraries.ts';
import type { ContractDetail, GiftContract, LoanDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { GiftPerson } from '../wire/gifts.ts';
import type { LoanFigures, Statement, StatementGift, StatementLoan } from '../wire/statement.ts';
import { exemptionsOf } from './exemptions.ts';
import { reconciled } from './loanFigures.ts';
import { giftPart } from './giftYear.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { statementOf } from './annualStatement.ts';
import { runs, seed } from '../test/seed.ts';

fc.configureGlobal({ seed, numRuns: runs(250) });

const TODAY = '2033-01-01';
const names = ['jan', 'marijke', 'sanne', 'thomas', 'bram', 'noor'] as const;
const party = (hashid: string): Party => ({ hashid, firstname: hashid, infix: '', lastname: 'Vis' });
const partnerOf: Record<string, string> = {
  jan: 'marijke',
  marijke: 'jan',
  sanne: 'thomas',
  thomas: 'sanne',
  bram: 'noor',
  noor: 'bram',
};
const people: GiftPerson[] = names.map((hashid, i) => ({
  hashid,
  firstname: hashid,
  relation_type: i === 0 ? null : i === 2 || i === 4 ? 'child' : 'partner',
  birthdate: '1990-02-28',
  death_date: null,
  partners: [
    { hashid: partnerOf[hashid] ?? '', bond: 'married', from: '2015-01-01', contract_from: null, until: null },
  ],
}));

/** One or two people on either side, nobody on both. */
const sides = fc
  .tuple(fc.shuffledSubarray([...names], { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 2 }))
  .map(([who, lenders]) => {
    const from = who.slice(0, Math.min(lenders, who.length - 1));
    return { from: from.map(party), to: who.slice(from.length, from.length + 2).map(party) };
  });

const loan: fc.Arbitrary<Omit<LoanDetail, 'hashid'>> = fc
  .tuple(
    anyLife,
    sides,
    fc.constantFrom('limited' as const, 'on_demand' as const, 'short_notice' as const),
    fc.boolean(),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([{ loan: made, events }, parties, callable, recorded, draft]) => ({
    ...made,
    version: 1,
    parties,
    events: recorded ? events : [],
    ledger_version: events.length,
    contract: { ...made.contract, callable, signed_date: draft === 0 ? null : made.contract.start_date },
  }));
const gift: fc.Arbitrary<Omit<GiftContract, 'hashid'>> = fc
  .record({
    parties: sides,
    total: fc.integer({ min: 1, max: 10_000_000 }),
    day: fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    exemption: fc.constantFrom('yearly' as const, 'yearly' as const, 'raised_free' as const),
  })
  .map(({ parties, total, day, exemption }) => {
    const date = day.toISOString().slice(0, 10);
    return {
      type: 'GiftContract',
      total,
      version: 1,
      parties,
      contract: {
        signed_date: date,
        gift_date: date,
        purpose: '',
        exclusion_clause: 'none',
        revocable: false,
        counts_toward_estate: false,
        ...PLAIN_GIFT_CLAUSES,
        exemption,
      },
    };
  });
const contracts: fc.Arbitrary<ContractDetail[]> = fc
  .tuple(fc.array(loan, { minLength: 1, maxLength: 4 }), fc.array(gift, { maxLength: 4 }))
  .map(([loans, gifts]) => [...loans, ...gifts].map((contract, i) => ({ ...contract, hashid: `c${i}` })));

function statementsOf(all: readonly ContractDetail[], year: number): Statement[] {
  const when = {
    year,
    until: `${year}-12-31`,
    today: TODAY,
    arePartners: (a: string, b: string) => (partnerOf[a] === b ? 'yes' : 'no'),
  };
  const meters = giftYear(all, people, year, TODAY);
  return names.map((who) => {
    const parts = all.map((contract) =>
      isLoan(contract)
        ? loanPart(contract, who, when, () => booksOf(contract))
        : giftPart(contract, who, year, when.until),
    );
    return statementOf(
      { ...party(who), birthdate: null },
      year,
      TODAY,
      parts.filter((part) => part !== null),
      exemptionsOf(meters, who, names.map(party)),
    );
  });
}

/** Everybody's share of their holdings, in 1/2 cents: two on one side have half each. */
const shares = (statements: readonly Statement[], role: 'lent' | 'borrowed', key: keyof LoanFigures) =>
  statements
    .flatMap((statement) => statement[role])
    .reduce((sum, { figures, together }) => sum + (figures[key] * 2) / (together.length + 1), 0);
const given = (statements: readonly Statement[], role: 'given' | 'received') =>
  statements
    .flatMap((statement) => statement[role])
    .reduce((sum, { amount, together }) => sum + (amount * 2) / (together.length + 1), 0);
const once = <Line extends StatementLoan | StatementGift>(lines: readonly Line[], keyOf: (line: Line) => string) => [
  ...new Map(lines.map((line) => [keyOf(line), line])).values(),
];

const YEARS = [2024, 2025, 2026, 2027];
const KEYS: (keyof LoanFigures)[] = [
  'opening',
  'paid_out',
  'interest_charged',
  'interest_paid',
  'repaid',
  'repaid_extra',
  'paid_ahead',
  'forgiven',
  'closing',
];

describe(`R-8.2 a family's statements (PROPERTY_SEED=${seed})`, () => {
  test('every euro of a lender is a euro of a borrower: per figure, over the whole family, with both sides of each loan alike', () => {
    fc.assert(
      fc.property(contracts, fc.constantFrom(...YEARS), (all, year) => {
        const statements = statementsOf(all, year);
        for (const key of KEYS) expect(shares(statements, 'lent', key)).toBe(shares(statements, 'borrowed', key));
        expect(given(statements, 'given')).toBe(given(statements, 'received'));
        for (const contract of all.filter(isLoan)) {
          const lines = statements
            .flatMap(({ lent, borrowed }) => [...lent, ...borrowed])
            .filter(({ hashid }) => hashid === contract.hashid);
          expect([0, contract.parties.from.length + contract.parties.to.length]).toContain(lines.length);
          expect(new Set(lines.map(({ figures }) => JSON.stringify(figures))).size).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('each line adds up, and each year opens with the previous closing balance', () => {
    fc.assert(
      fc.property(contracts, (all) => {
        const closed = new Map<string, number>();
        for (const year of YEARS) {
          const lines = once(
            statementsOf(all, year).flatMap(({ lent }) => lent),
            ({ hashid }) => hashid,
          );
          for (const { hashid, figures } of lines) {
            expect(reconciled(figures)).toBe(figures.closing);
            const before = closed.get(hashid);
            if (before !== undefined) expect(figures.opening).toBe(before);
            closed.set(hashid, figures.closing);
          }
          // A loan with a balance left has a line in the next year.
          for (const [hashid, cents] of closed)
            if (cents !== 0) expect(lines.map((line) => line.hashid)).toContain(hashid);
        }
      }),
    );
  });

  test('the meters contain exactly the statements’ gifts, forgiveness and day-by-day gifts; none exceeds its exemption', () => {
    fc.assert(
      fc.property(contracts, fc.constantFrom(2024, 2025, 2026), (all, year) => {
        const statements = statementsOf(all, year);
        const byDay = all
          .flatMap((contract) => giftEntries(contract, year, TODAY, people))
          .filter(({ kind }) => kind === 'callable')
          .reduce((sum, { amount }) => sum + amount, 0);
        const { meters } = giftYear(all, people, year, TODAY);
        expect(meters.reduce((sum, { total }) => sum + total, 0) * 2).toBe(given(statements, 'given') + byDay * 2);
        for (const { total, result } of meters) {
          expect(result).not.toBeNull();
          expect(result!.exempt).toBeLessThanOrEqual(result!.limit);
          expect([result!.exempt + result!.left, result!.exempt + result!.taxable]).toEqual([result!.limit, total]);
        }
        for (const { key, total } of meters.filter((meter) => meter.total > 0)) {
          const seen = statements.flatMap(({ exemptions }) => exemptions).filter((one) => one.key === key);
          expect(new Set(seen.map(({ role }) => role)).size).toBe(2);
          expect(new Set(seen.map((one) => one.total))).toEqual(new Set([total]));
        }
      }),
    );
  });

  test('forgiving in two parts on one day changes nothing', () => {
    fc.assert(
      fc.property(
        contracts,
        fc.constantFrom(2024, 2025, 2026),
        fc.integer({ min: 1, max: 99 }),
        (made, year, percent) => {
          // Only between two people: otherwise each of two parts would have its own leftover cent.
          const all = made.map((contract) => ({
            ...contract,
            parties: { from: contract.parties.from.slice(0, 1), to: contract.parties.to.slice(0, 1) },
          }));
          const halved = all.map((contract) => {
            if (!isLoan(contract)) return contract;
            const events = contract.events.flatMap((event) => {
              if (event.kind !== 'forgiveness' || event.amount < 2) return [event];
              const part = Math.min(event.amount - 1, Math.max(1, Math.floor((event.amount * percent) / 100)));
              return [
                { ...event, amount: part },
                { ...event, hashid: `${event.hashid}b`, amount: event.amount - part },
              ];
            });
            return { ...contract, events };
          });
          const figures = (list: readonly ContractDetail[]) =>
            giftYear(list, people, year, TODAY).meters.map(({ key, total, result }) => ({ key, total, result }));
          expect(figures(halved)).toEqual(figures(all));
        },
      ),
    );
  });
});
