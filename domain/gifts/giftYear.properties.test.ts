import fc from 'fast-check';
import { PLAIN_GIFT_CLAUSES } from '../contracts/clauses/plain.ts';
import type { GiftContract } from '../wire/contract.ts';
import type { ExemptionClaim, GiftPerson } from '../wire/gifts.ts';
import { giftYear } from './giftYear.ts';
import { runs, seed } from '../test/seed.ts';

fc.configureGlobal({ seed, numRuns: runs(500) });

interface Given {
  from: readonly string[];
  to: readonly string[];
  date: string;
  amount: number;
  exemption: ExemptionClaim;
}

const names = ['jan', 'marijke', 'sanne', 'thomas', 'bram', 'noor'] as const;
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybeDay = fc.option(day, { nil: null });

/** Two parents, two children with a partner each; the couples began and ended at any time. */
const anyFamily: fc.Arbitrary<GiftPerson[]> = fc
  .tuple(
    fc.array(maybeDay, { minLength: 6, maxLength: 6 }),
    fc.array(fc.integer({ min: 1975, max: 2009 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([days, years]) => {
    const couple = (one: number, other: number): [GiftPerson['partners'], GiftPerson['partners']] => {
      const [from = null, until = null] = [days[one], days[other]];
      const pair = {
        bond: 'married' as const,
        contract_from: null,
        from,
        until: until !== null && (from === null || from < until) ? until : null,
      };
      return [[{ hashid: names[other]!, ...pair }], [{ hashid: names[one]!, ...pair }]];
    };
    const partners = [...couple(0, 1), ...couple(2, 3), ...couple(4, 5)];
    return names.map((hashid, index) => ({
      hashid,
      firstname: hashid,
      relation_type: index === 0 ? null : index === 2 || index === 4 ? ('child' as const) : ('partner' as const),
      birthdate: `${index < 2 ? 1955 : years[index]}-02-28`,
      death_date: null,
      partners: partners[index] ?? [],
    }));
  });

const amount = fc.oneof(
  fc.integer({ min: 1, max: 100_000_000_000 }),
  fc.constantFrom(1, 2, 276_900, 690_800, 3_312_900),
);
const given: fc.Arbitrary<Given> = fc
  .record({
    people: fc.shuffledSubarray([...names], { minLength: 2, maxLength: 4 }),
    date: day,
    amount,
    exemption: fc.constantFrom<ExemptionClaim>('yearly', 'yearly', 'raised_free', 'raised_study', 'raised_home'),
  })
  .map(({ people, ...rest }) => ({
    ...rest,
    from: people.slice(0, Math.ceil(people.length / 2)),
    to: people.slice(Math.ceil(people.length / 2)),
  }));

function contractOf({ from, to, date, amount: total, exemption }: Given, index: number): GiftContract {
  const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: '' });
  const terms = {
    signed_date: date,
    gift_date: date,
    purpose: '',
    exclusion_clause: 'none' as const,
    revocable: false,
    counts_toward_estate: false,
    ...PLAIN_GIFT_CLAUSES,
  };
  return {
    hashid: `gift${index}`,
    type: 'GiftContract',
    total,
    contract: { ...terms, exemption },
    parties: { from: from.map(party), to: to.map(party) },
    version: 1,
  };
}

const gifts = fc.array(given, { maxLength: 12 });
const anyYear = fc.integer({ min: 2020, max: 2026 });
const metersOf = (list: readonly Given[], people: readonly GiftPerson[], year: number) =>
  giftYear(list.map(contractOf), people, year, '2028-12-31').meters;

test(`the meter never exceeds the exemption, and nothing gets lost: exempt + taxed is what was given (seed ${seed})`, () => {
  fc.assert(
    fc.property(gifts, anyFamily, anyYear, (list, people, year) => {
      const meters = metersOf(list, people, year);
      for (const { total, lines, result } of meters) {
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
        expect(result).not.toBeNull();
        expect(result!.exempt).toBeLessThanOrEqual(result!.limit);
        expect(result!.exempt + result!.left).toBe(result!.limit);
        expect(result!.exempt + result!.taxable).toBe(total);
        expect(result!.tax).toBeLessThanOrEqual(result!.taxable);
      }
      const all = list
        .filter(({ date }) => Number(date.slice(0, 4)) === year)
        .reduce((sum, one) => sum + one.amount, 0);
      expect(meters.reduce((sum, { total }) => sum + total, 0)).toBe(all);
    }),
  );
});

test(`splitting a gift in two on the same day changes nothing (seed ${seed})`, () => {
  fc.assert(
    fc.property(gifts, given, fc.integer({ min: 1, max: 99 }), anyFamily, (list, whole, percent, people) => {
      // Two people on each side must be able to split a part like the whole: then only the leftover cents differ.
      const shares = whole.from.length * whole.to.length;
      const amount = Math.max(2, Math.floor(whole.amount / shares / 4) * 2) * shares;
      const part = Math.min(amount - shares, Math.max(shares, Math.floor((amount * percent) / 100 / shares) * shares));
      const year = Number(whole.date.slice(0, 4));
      const figures = (parts: readonly Given[]) =>
        metersOf([...parts, ...list], people, year).map(({ key, total, refused, result }) => ({
          key,
          total,
          refused,
          result,
        }));
      expect(
        figures([
          { ...whole, amount: part },
          { ...whole, amount: amount - part },
        ]),
      ).toEqual(figures([{ ...whole, amount }]));
    }),
  );
});

test(`one more gift never leaves more room, and never less tax, unless it claims something (seed ${seed})`, () => {
  fc.assert(
    fc.property(gifts, given, anyFamily, (list, more, people) => {
      const plain = list.map((one) => ({ ...one, exemption: 'yearly' as const }));
      const year = Number(more.date.slice(0, 4));
      const before = metersOf(plain, people, year);
      const after = metersOf([...plain, { ...more, exemption: 'yearly' }], people, year);
      for (const meter of before) {
        const later = after.find(({ key }) => key === meter.key)?.result;
        if (!meter.result || !later) continue;
        expect(later.left).toBeLessThanOrEqual(meter.result.left);
        expect(later.tax).toBeGreaterThanOrEqual(meter.result.tax);
      }
    }),
  );
});
