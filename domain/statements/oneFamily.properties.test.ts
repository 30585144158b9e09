import fc from 'fast-check';
import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../contracts/clauses/plain.ts';
import { isLoan } from '../contracts/isLoan.ts';
import { daysBetween } from '../dates/isoDate.ts';
import { type EstateLine, estateOf } from '../estate.ts';
import { giftYear } from '../gifts/giftYear.ts';
import { happened, type Facts } from '../loans/ledger/test/loans.ts';
import { giftReminders } from '../notices/reminders.ts';
import { formatEuro } from '../money/format.ts';
import { runs, seed } from '../test/seed.ts';
import type { ContractDetail, GiftContract, LoanDetail } from '../wire/contract.ts';
import type { GiftPerson } from '../wire/gifts.ts';
import type { Statement } from '../wire/statement.ts';
import { statementOf } from './annualStatement.ts';
import { exemptionsOf } from './exemptions.ts';
import { giftPart } from './giftYear.ts';
import { lastDayFor } from './lastDay.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import {
  type Gift,
  type Given,
  givenIn,
  type Lives,
  type Loan,
  loweredIn,
  lowAtStart,
  partsIn,
  taxedIn,
  YEARS,
} from './test/familyOracle.ts';

fc.configureGlobal({ seed, numRuns: runs(600) });

/** All events of these families have happened by then. */
const TODAY = '2028-01-15';
const PEOPLE = ['jan', 'marijke', 'sanne', 'bram'] as const;
const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vis' });
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
// 30 June 2026 is 180 days after 1 January.
const days = fc.oneof(day('2024-01-01', '2026-12-31'), fc.constantFrom('2026-01-01', '2026-01-02'));
const givers = fc.constantFrom(['jan'], ['marijke'], ['jan', 'marijke']);
const child = fc.constantFrom('sanne', 'bram');

const anyGift: fc.Arbitrary<Gift> = fc.record({
  date: days,
  amount: fc.oneof(fc.integer({ min: 1, max: 9_000_000 }), fc.constantFrom(671_300, 690_800, 3_312_900)),
  from: givers,
  to: child,
  raised: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
  byGiver: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
});
const anyLoan: fc.Arbitrary<Loan> = fc.record({
  total: fc.integer({ min: 100_000, max: 40_000_000 }),
  rate: fc.constantFrom(0, 1_500, 2_000, 4_000, 6_000),
  compared: fc.boolean(),
  from: givers,
  to: child,
  forgiven: fc.array(fc.record({ date: days, amount: fc.integer({ min: 1, max: 20_000_000 }), raised: fc.boolean() }), {
    maxLength: 2,
  }),
  lowered: fc.option(fc.record({ date: days, rate: fc.constantFrom(0, 1_000, 1_999, 3_000) }), {
    nil: null,
  }),
});
const death = fc.option(fc.oneof(day('2024-02-01', '2027-12-31'), fc.constantFrom('2026-06-30', '2026-07-01')), {
  nil: null,
});
const anyFamily = fc
  .record({
    jan: death,
    marijke: death,
    gifts: fc.array(anyGift, { maxLength: 4 }),
    loans: fc.array(anyLoan, { maxLength: 2 }),
  })
  .map(({ jan, marijke, gifts, loans }) => {
    const lives: Lives = { jan, marijke };
    const until = (from: readonly string[]) => from.map((one) => lives[one] ?? '9999').sort()[0] ?? '9999';
    // Nobody gives, forgives or agrees to another rate after their death.
    return {
      lives,
      gifts: gifts.filter(({ from, date }) => date <= until(from)),
      loans: loans.map((loan) => ({
        ...loan,
        forgiven: loan.forgiven.filter(({ date }) => date <= until(loan.from)),
        lowered: loan.lowered !== null && loan.lowered.date <= until(loan.from) ? loan.lowered : null,
      })),
    };
  });
type Family = typeof anyFamily extends fc.Arbitrary<infer Made> ? Made : never;

const giftContract = ({ date, amount, from, to, raised, byGiver }: Gift, place: number): GiftContract => ({
  hashid: `gift${place}`,
  type: 'GiftContract',
  total: amount,
  version: 1,
  parties: { from: from.map(party), to: [party(to)] },
  contract: {
    signed_date: date,
    gift_date: date,
    purpose: '',
    exclusion_clause: 'none',
    revocable: false,
    counts_toward_estate: false,
    ...PLAIN_GIFT_CLAUSES,
    exemption: raised ? 'raised_free' : 'yearly',
    tax_paid_by: byGiver ? 'giver' : 'recipient',
  },
});

function loanContract({ total, rate, compared, from, to, forgiven, lowered }: Loan, place: number): LoanDetail {
  const facts: Facts[] = forgiven.map(({ date, amount, raised }) => ({
    kind: 'forgiveness',
    date,
    amount,
    outcome: 'lower_payment',
    ...(raised && { exemption: 'raised_free' as const }),
  }));
  if (lowered) facts.push({ kind: 'rate_change', date: lowered.date, rate_millipercent: lowered.rate });
  const events = happened(facts.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)));
  return {
    hashid: `loan${place}`,
    type: 'RepaymentFreeLoanContract',
    total,
    version: 1,
    ledger_version: 0,
    parties: { from: from.map(party), to: [party(to)] },
    events: events.map((event) => ({ ...event, hashid: `${place}${event.hashid}` })),
    contract: {
      signed_date: '2023-12-31',
      start_date: '2023-12-31',
      first_payment_date: '2024-12-31',
      rate_millipercent: rate,
      term_months: 120,
      purpose: '',
      own_home: false,
      rate_motivation: '',
      ...PLAIN_LOAN_CLAUSES,
      payment_every: 12,
      callable: 'limited',
      compared_rate_millipercent: compared ? rate : null,
    },
  };
}

function made({ lives, gifts, loans }: Family): { people: GiftPerson[]; contracts: ContractDetail[] } {
  const wed = (hashid: string) => [
    { hashid, bond: 'married' as const, from: '1985-05-05', contract_from: null, until: null },
  ];
  const people: GiftPerson[] = PEOPLE.map((hashid, place) => ({
    hashid,
    firstname: hashid,
    relation_type: place === 0 ? null : place === 1 ? ('partner' as const) : ('child' as const),
    birthdate: place < 2 ? '1955-03-14' : '1996-06-01',
    death_date: lives[hashid] ?? null,
    partners: place === 0 ? wed('marijke') : place === 1 ? wed('jan') : [],
  }));
  return { people, contracts: [...gifts.map(giftContract), ...loans.map(loanContract)] };
}

/** Everybody's statement of a year, as issued. */
function statementsOf({ lives }: Family, contracts: readonly ContractDetail[], people: GiftPerson[], year: number) {
  const meters = giftYear(contracts, people, year, TODAY);
  const deaths = new Map(Object.entries(lives).flatMap(([who, date]) => (date === null ? [] : [[who, date] as const])));
  const made = new Map<string, Statement>();
  const of = (who: string): Statement => {
    const known = made.get(who) ?? make(who);
    made.set(who, known);
    return known;
  };
  const make = (who: string): Statement => {
    const until = lastDayFor(year, TODAY, deaths.get(who));
    const when = { year, until, today: TODAY, arePartners: () => 'no' as const };
    const parts = contracts.map((contract) =>
      isLoan(contract)
        ? loanPart(contract, who, when, () => booksOf(contract))
        : giftPart(contract, who, year, until, deaths),
    );
    const known = parts.filter((part) => part !== null);
    const exempt = exemptionsOf(meters, who, PEOPLE.map(party));
    return statementOf({ ...party(who), birthdate: null }, year, TODAY, known, exempt, deaths);
  };
  return { meters, of };
}

/** The items that the estate paper names and counts nowhere. */
const MAY_BE: readonly string[] = ['low_rate', 'lowered_rate'];

const sumOf = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
const anyYear = fc.constantFrom(...YEARS);

describe(`R-8.2 one family with deaths, addenda and forgiveness (PROPERTY_SEED=${seed})`, () => {
  test('the meter matches an independent oracle of the law; both statements and the reminder say the same', () => {
    fc.assert(
      fc.property(anyFamily, anyYear, (family, year) => {
        const { people, contracts } = made(family);
        const { meters, of } = statementsOf(family, contracts, people, year);
        const reminded = giftReminders(meters, `${year + 1}-02-10`, () => true).map(({ key }) => key);
        for (const who of ['sanne', 'bram']) {
          const expected = taxedIn(family, who, year);
          const meter = meters.meters.find(({ key }) => key === `parents>${who}`);
          const { total = 0, inherited = 0, result = null } = meter ?? {};
          expect({ total, inherited }).toEqual({ total: expected.total, inherited: expected.inherited });
          expect(reminded.includes(`parents>${who} ${year}`)).toBe(expected.needsReturn);
          if (!result) continue;
          const { exempt, taxable, tax, by_giver: byGiver, return_before: before } = result;
          expect({ exempt, taxable, tax, byGiver: byGiver?.tax ?? 0, needsReturn: before !== null }).toEqual({
            exempt: expected.exempt,
            taxable: expected.taxable,
            tax: expected.tax,
            byGiver: expected.byGiver,
            needsReturn: expected.needsReturn,
          });
          const told = [who, ...(meter?.giver ?? [])].map(
            (one) => of(one).exemptions.find(({ key }) => key === meter?.key)?.result,
          );
          if (total > 0) expect(told).toEqual(told.map(() => result));
        }
      }),
    );
  });

  test('each statement has the gifts and forgiveness until its last day, and borrower and lender the same figures', () => {
    fc.assert(
      fc.property(anyFamily, anyYear, (family, year) => {
        const { people, contracts } = made(family);
        const { of } = statementsOf(family, contracts, people, year);
        const entries = givenIn(family, year);
        for (const who of PEOPLE) {
          const { given, received, lent, borrowed, until } = of(who);
          const own = (one: Given) => one.date <= until && (one.from.includes(who) || one.to === who);
          expect(sumOf([...given, ...received])).toBe(sumOf(entries.filter(own)));
          for (const line of [...lent, ...borrowed]) {
            const contract = contracts.find(({ hashid }) => hashid === line.hashid) as LoanDetail;
            const others = [...contract.parties.from, ...contract.parties.to].map(({ hashid }) => of(hashid));
            for (const other of others.filter((one) => one.until === until)) {
              const same = [...other.lent, ...other.borrowed].find(({ hashid }) => hashid === line.hashid);
              expect(same?.figures).toEqual(line.figures);
            }
          }
        }
      }),
    );
  });

  test('the estate paper has the claims of the statement of that day, and the amounts that the meters left to the inheritance', () => {
    fc.assert(
      fc.property(anyFamily, fc.constantFrom('jan', 'marijke'), (family, who) => {
        const died = family.lives[who];
        if (died === null || died === undefined || died > '2026-12-31') return;
        const { people, contracts } = made(family);
        const deaths = new Map([[who, died]]);
        const estate = estateOf(who, died, contracts, booksOf, deaths);
        const { lent } = statementsOf(family, contracts, people, Number(died.slice(0, 4))).of(who);
        expect(estate.claims.map(({ hashid, amount }) => [hashid, amount])).toEqual(
          lent.filter(({ figures }) => figures.closing > 0).map(({ hashid, figures }) => [hashid, figures.closing]),
        );
        const years = [Number(died.slice(0, 4)) - 1, Number(died.slice(0, 4))];
        const late = years.flatMap((year) => partsIn(family, year)).filter((part) => part.giver === who && part.late);
        const sure = estate.recent.filter(({ kind }) => !MAY_BE.includes(kind));
        const listed = [...sure, ...estate.raised].reduce((sum, { own }) => sum + own, 0);
        expect(listed).toBe(late.reduce((sum, { own }) => sum + own, 0));
      }),
    );
  });

  test('the estate paper names the rates that may be a gift: those of the meters and statements, with the same amounts', () => {
    fc.assert(
      fc.property(anyFamily, fc.constantFrom('jan', 'marijke'), (family, who) => {
        const died = family.lives[who];
        if (died === null || died === undefined || died > '2026-12-31') return;
        const { people, contracts } = made(family);
        const estate = estateOf(who, died, contracts, booksOf, new Map([[who, died]]));
        const lent = family.loans.map((loan, place) => ({ loan, hashid: `loan${place}` }));
        const expected = lent.flatMap(({ loan, hashid }) => {
          const from = { hashid, date: '2023-12-31', amount: lowAtStart(loan) };
          const later = loan.lowered?.date ?? '9999';
          const until = { hashid, date: later, amount: loweredIn(loan, Number(later.slice(0, 4))) };
          return [from, until].filter(({ date, amount }) => loan.from.includes(who) && amount > 0 && date <= died);
        });
        const named = (lines: readonly EstateLine[]) =>
          lines
            .filter(({ kind }) => MAY_BE.includes(kind))
            .map(({ hashid, date, amount }) => ({ hashid, date, amount }));
        expect(named(estate.given)).toEqual(expected);
        expect(named(estate.recent)).toEqual(expected.filter(({ date }) => daysBetween(date, died) <= 180));
        // The meter and the statement of that year name the same.
        const year = Number(died.slice(0, 4));
        const { meters, of } = statementsOf(family, contracts, people, year);
        for (const { hashid, date, amount } of expected.filter((one) => one.date.startsWith(`${year}-`))) {
          expect(meters.possible).toContainEqual({ contract: hashid, amount, lowered_on: date });
          const told = of(who).warnings.filter((one) => one.hashid === hashid && one.text.includes('lagere rente'));
          expect(told.map(({ text }) => text.includes(formatEuro(amount)))).toEqual([true]);
        }
      }),
    );
  });

  test('a lowered rate is the same question, with the same benefit, in the year’s meter and in both statements', () => {
    fc.assert(
      fc.property(anyFamily, anyYear, (family, year) => {
        const { people, contracts } = made(family);
        const { meters, of } = statementsOf(family, contracts, people, year);
        const expected = family.loans.map((loan) => loweredIn(loan, year));
        for (const [place, amount] of expected.entries()) {
          const found = meters.possible.filter(
            (one) => one.contract === `loan${place}` && one.lowered_on !== undefined,
          );
          expect(found.map((one) => one.amount)).toEqual(amount === 0 ? [] : [amount]);
          for (const who of [...(family.loans[place]?.from ?? []), family.loans[place]?.to ?? '']) {
            const warned = of(who).warnings.filter(
              ({ hashid, text }) => hashid === `loan${place}` && text.includes('lagere rente'),
            );
            expect(warned).toHaveLength(amount === 0 ? 0 : 1);
          }
        }
      }),
    );
  });
});
