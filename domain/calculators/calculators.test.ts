import { formatEuro } from '../money/format.ts';
import { answerGifts, readGift } from './gift.ts';
import { answerLendOrGive, readLendOrGive, WAY_WORDS, wayOfWord } from './lendOrGive.ts';
import { answerLoan, type LoanAnswer, readLoan } from './loan.ts';

const START = '2026-12-01';
const typedLoan = { vorm: 'annuitair', bedrag: '100.000', rente: '4', jaren: '30', extra: '', na: '' };

function loan(typed: Record<string, string>): LoanAnswer {
  const read = readLoan({ ...typedLoan, ...typed }, START);
  if ('wrong' in read) throw new Error(JSON.stringify(read.wrong));
  const made = answerLoan(read.question);
  if ('wrong' in made) throw new Error(JSON.stringify(made.wrong));
  return made.answer;
}

test('a loan of 100.000 at 4 % in 30 years: 477,42 a month, as any bank says', () => {
  const { schedule, years, extra } = loan({});
  expect(schedule.regularPayment).toBe(477_42);
  expect(schedule.endDate).toBe('2056-12-01');
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(100_000_00);
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(schedule.totalInterest);
  expect(years.at(-1)?.closingBalance).toBe(0);
  expect(extra).toBeNull();
});

test('the other two forms: a linear loan pays less interest, one without repayments the same each month', () => {
  const linear = loan({ vorm: 'lineair' }).schedule;
  const free = loan({ vorm: 'aflossingsvrij' }).schedule;
  expect(linear.regularPayment).toBe(277_78 + 333_33);
  expect(linear.totalInterest).toBeLessThan(loan({}).schedule.totalInterest);
  expect(free.regularPayment).toBe(333_33);
  expect(free.terms.at(-1)?.principal).toBe(100_000_00);
});

test('an extra repayment ends it earlier, or lowers what is paid; ending earlier saves more interest', () => {
  const { schedule, extra } = loan({ extra: '10.000', na: '5' });
  if (extra === null || 'refused' in extra) throw new Error('refused');
  const [shorter, lower] = extra;
  expect(shorter).toMatchObject({ outcome: 'shorter_term', payment: schedule.regularPayment });
  expect(lower).toMatchObject({ outcome: 'lower_payment', endDate: schedule.endDate });
  expect(shorter!.endDate < schedule.endDate).toBe(true);
  expect(lower!.payment).toBeLessThan(schedule.regularPayment);
  expect(shorter!.saved).toBeGreaterThan(lower!.saved);
});

test('more than the balance can not be repaid: a sentence with the maximum', () => {
  expect(loan({ extra: '99.000', na: '20' }).extra).toEqual({
    refused: expect.stringMatching(/^Dit is meer dan er openstaat/u) as string,
  });
});

test.each([
  [{ bedrag: '' }, { bedrag: 'Vul een bedrag in.' }],
  [{ bedrag: '0' }, { bedrag: 'Vul een bedrag in van ten minste 1 euro.' }],
  [{ bedrag: 'een ton' }, { bedrag: expect.stringMatching(/^Dit is geen bedrag/u) as string }],
  [{ rente: '99' }, { rente: expect.stringMatching(/^Vul een rente in/u) as string }],
  [{ jaren: '0' }, { jaren: 'Vul een heel getal in van 1 tot en met 50.' }],
  [{ jaren: '2,5' }, { jaren: 'Vul een heel getal in van 1 tot en met 50.' }],
  [{ extra: '5', na: '30' }, { na: 'Vul een heel getal in van 1 tot en met 29.' }],
  [{ extra: '5', jaren: '1' }, { extra: expect.stringMatching(/looptijd van 2 jaar/u) as string }],
])('nonsense in %j has a sentence at its field', (typed, wrong) => {
  expect(readLoan({ ...typedLoan, ...typed }, START)).toEqual({ wrong });
});

test('an unknown form is read as the first', () => {
  expect(loan({ vorm: '<script>' }).schedule.regularPayment).toBe(477_42);
});

const askGift = (typed: Record<string, string>) =>
  readGift({ bedrag: '25.000', jaar: '2026', aan: 'kind', vrijstelling: 'jaarlijks', ...typed });
const gifts = (typed: Record<string, string>) => {
  const read = askGift(typed);
  if ('wrong' in read) throw new Error(JSON.stringify(read.wrong));
  return answerGifts(read.question);
};
const gift = (typed: Record<string, string>) => {
  const read = askGift(typed);
  if ('wrong' in read) return read.wrong;
  const { each, exempt, tax, kept } = answerGifts(read.question);
  return [formatEuro(exempt), formatEuro(tax), formatEuro(kept), each[0]?.result.return_before]
    .join(' ')
    .replaceAll('\u00a0', ' ');
};

test('a gift to a child, a grandchild and somebody else, by the figures of 2026', () => {
  expect(gift({})).toBe('€ 6.908,00 € 1.809,00 € 23.191,00 2027-03-01');
  expect(gift({ aan: 'kleinkind' })).toBe('€ 2.769,00 € 4.001,00 € 20.999,00 2027-03-01');
  expect(gift({ aan: 'ander' })).toBe('€ 2.769,00 € 6.669,00 € 18.331,00 2027-03-01');
  expect(gift({ vrijstelling: 'vrij' })).toBe('€ 25.000,00 € 0,00 € 25.000,00 2027-03-01');
  expect(gift({ bedrag: '6.908' })).toBe('€ 6.908,00 € 0,00 € 6.908,00 ');
});

test('a raised exemption is for a child alone; a year without figures is refused', () => {
  expect(gift({ aan: 'kleinkind', vrijstelling: 'vrij' })).toEqual({
    vrijstelling: 'De verhoogde vrijstelling is er alleen voor een schenking van ouders aan hun kind.',
  });
  expect(gift({ jaar: '1999' })).toEqual({
    jaar: 'De bedragen van 1999 staan hier niet meer in. Kies een jaar van 2020 tot en met 2026.',
  });
  expect(gift({ jaar: ' 2027 ' })).toEqual({
    jaar: 'De bedragen van 2027 staan nog niet in de wet. Kies een jaar van 2020 tot en met 2026.',
  });
  for (const jaar of ['', 'toen', '12', '20266', '0000'])
    expect(gift({ jaar })).toEqual({ jaar: 'Vul een heel getal in van 2020 tot en met 2026.' });
});

describe('the people who count as one giver, and as one recipient (art. 26, 28 SW)', () => {
  test.each(['een', 'partners', 'ouders'])('%s: one giver to a child, with the exemption once', (geeft) => {
    expect(gift({ geeft })).toBe('€ 6.908,00 € 1.809,00 € 23.191,00 2027-03-01');
    expect(gifts({ geeft }).each).toHaveLength(1);
  });

  test('partners who receive it together are one: the exemption of the child, once', () => {
    expect(gift({ krijgt: 'partners' })).toBe('€ 6.908,00 € 1.809,00 € 23.191,00 2027-03-01');
    expect(gift({ krijgt: 'partners', aan: 'ander' })).toBe('€ 2.769,00 € 6.669,00 € 18.331,00 2027-03-01');
  });

  // Half each: 12.500 − 6.908 = 5.592 at 10 %, and 12.500 − 2.769 = 9.731 at 30 %.
  test('a child and a person who is not their partner are two: the other half is as between others', () => {
    const { each, tax, exempt } = gifts({ krijgt: 'samen' });
    expect(each.map(({ kinship, amount, result }) => [kinship, amount, result.tax])).toEqual([
      ['child', 12_500_00, 559_00],
      ['other', 12_500_00, 2_919_00],
    ]);
    expect([tax, exempt]).toEqual([3_478_00, 9_677_00]);
  });

  test('the same for a grandchild and a person who is not their partner; the first gets an odd cent', () => {
    const { each } = gifts({ krijgt: 'samen', aan: 'kleinkind', bedrag: '25.000,01' });
    expect(each.map(({ kinship, amount }) => [kinship, amount])).toEqual([
      ['grandchild', 12_500_01],
      ['other', 12_500_00],
    ]);
  });

  // 12.500 of 33.129 is free; the other has no raised exemption.
  test('a raised exemption is for the half of the child alone', () => {
    const { each } = gifts({ krijgt: 'samen', vrijstelling: 'vrij' });
    expect(each.map(({ result }) => [result.exemption, result.tax])).toEqual([
      ['raised_free', 0],
      ['yearly', 2_919_00],
    ]);
  });

  test('parents who are not partners give as one only to their child: else a sentence', () => {
    for (const to of [{ aan: 'kleinkind' }, { aan: 'ander' }, { krijgt: 'samen' }])
      expect(gift({ geeft: 'ouders', ...to })).toEqual({
        geeft: expect.stringMatching(/aan hun eigen kind/u) as string,
      });
  });
});

describe('one amount in four ways', () => {
  const ways = (typed: Record<string, string>) => {
    const read = readLendOrGive({ bedrag: '50.000', jaren: '10', rente: '4', aan: 'kind', ...typed }, START);
    if ('wrong' in read) throw new Error(JSON.stringify(read.wrong));
    const made = answerLendOrGive(read.question);
    if ('wrong' in made) throw new Error(JSON.stringify(made.wrong));
    return Object.fromEntries(made.answer.map((way) => [way.kind, way]));
  };

  test('each way accounts for the whole amount: given, repaid or still open', () => {
    for (const typed of [{}, { jaren: '1' }, { jaren: '30' }, { bedrag: '100' }, { aan: 'ander', rente: '0' }]) {
      const total = ways(typed).gift!.given;
      for (const { given, repaid, open } of Object.values(ways(typed))) expect(given + repaid + open).toBe(total);
    }
  });

  test('all at once is taxed, a part each year is not while it stays within the exemption', () => {
    expect(ways({}).gift).toMatchObject({ tax: 4_309_00 });
    expect(ways({}).gifts).toMatchObject({ tax: 0 });
    expect(ways({ jaren: '5' }).gifts).toMatchObject({ tax: 5 * 309_00 });
  });

  test('forgiven with the exemption of each year: seven of them cover 48.356, so the rest is gone after eight', () => {
    expect(ways({ jaren: '7' }).forgiven).toMatchObject({ given: 48_356_00, open: 1_644_00, tax: 0 });
    expect(ways({ jaren: '8' }).forgiven).toMatchObject({ given: 50_000_00, open: 0 });
    // The first year's interest is over the whole amount, the second's over the rest of it.
    expect(ways({ jaren: '1' }).forgiven!.interest).toBe(2_000_04);
    expect(ways({ jaren: '2' }).forgiven!.interest).toBe(2_000_04 + 12 * 143_64);
  });

  test('a loan is repaid with the interest of its own schedule', () => {
    const { answer } = answerLoanOf();
    expect(ways({}).loan).toMatchObject({ repaid: 50_000_00, interest: answer.schedule.totalInterest, tax: 0 });
  });

  test('each way has a row for each year, which add up to its totals', () => {
    for (const typed of [{}, { jaren: '1' }, { jaren: '30' }, { bedrag: '100' }, { aan: 'ander', rente: '0' }])
      for (const way of Object.values(ways(typed))) {
        expect(way.years.map(({ year }) => year)).toEqual(way.years.map((_, at) => at + 1));
        expect(way.years).toHaveLength(Number({ jaren: '10', ...typed }.jaren));
        expect(way.years.reduce((sum, { given }) => sum + given, 0)).toBe(way.given);
        expect(way.years.reduce((sum, { tax }) => sum + tax, 0)).toBe(way.tax);
        expect(way.years.at(-1)?.open).toBe(way.open);
      }
  });

  test('over the years: all at once, a tenth a year, the schedule of the loan, the exemption less each year', () => {
    const { gift: now, gifts: parts, loan: lent, forgiven } = ways({});
    expect(now!.years.slice(0, 2)).toEqual([
      { year: 1, given: 50_000_00, tax: 4_309_00, open: 0 },
      { year: 2, given: 0, tax: 0, open: 0 },
    ]);
    expect(parts!.years[9]).toEqual({ year: 10, given: 5_000_00, tax: 0, open: 0 });
    const { schedule } = answerLoanOf().answer;
    expect(lent!.years.map(({ open }) => open)).toEqual(
      Array.from({ length: 10 }, (_, year) => schedule.terms[12 * year + 11]?.balance),
    );
    expect(forgiven!.years.slice(6, 9)).toEqual([
      { year: 7, given: 6_908_00, tax: 0, open: 1_644_00 },
      { year: 8, given: 1_644_00, tax: 0, open: 0 },
      { year: 9, given: 0, tax: 0, open: 0 },
    ]);
  });

  test('each way has a word in the address; an unknown word is the loan', () => {
    expect(WAY_WORDS.map((manier) => wayOfWord({ manier }))).toEqual(['loan', 'gift', 'gifts', 'forgiven']);
    expect(wayOfWord({ manier: '<script>' })).toBe('loan');
  });

  test('a loan that never ends has a sentence at its field', () => {
    const read = readLendOrGive({ bedrag: '1', jaren: '30', rente: '25', aan: 'kind' }, START);
    if ('wrong' in read) throw new Error('wrong');
    expect(answerLendOrGive(read.question)).toEqual({
      wrong: { jaren: expect.stringMatching(/^Met deze looptijd/u) as string },
    });
  });

  function answerLoanOf() {
    const read = readLoan({ ...typedLoan, bedrag: '50.000', jaren: '10' }, START);
    if ('wrong' in read) throw new Error('wrong');
    const made = answerLoan(read.question);
    if ('wrong' in made) throw new Error('wrong');
    return made;
  }
});
