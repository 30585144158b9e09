import { formatEuro } from '../money/format.ts';
import { answerGift, readGift } from './gift.ts';
import { answerLendOrGive, readLendOrGive } from './lendOrGive.ts';
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

test('more than is open can not be repaid: a sentence with what can', () => {
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

test('a form that no page offers is read as the first', () => {
  expect(loan({ vorm: '<script>' }).schedule.regularPayment).toBe(477_42);
});

const gift = (typed: Record<string, string>) => {
  const read = readGift({ bedrag: '25.000', jaar: '2026', aan: 'kind', vrijstelling: 'jaarlijks', ...typed });
  if ('wrong' in read) return read.wrong;
  const { result, kept } = answerGift(read.question);
  return [formatEuro(result.exempt), formatEuro(result.tax), formatEuro(kept), result.return_before]
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
  expect(gift({ jaar: '1999' })).toEqual({ jaar: 'Vul een heel getal in van 2020 tot en met 2026.' });
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
    // The first year's interest is over the whole amount, the second's over what is left of it.
    expect(ways({ jaren: '1' }).forgiven!.interest).toBe(2_000_04);
    expect(ways({ jaren: '2' }).forgiven!.interest).toBe(2_000_04 + 12 * 143_64);
  });

  test('a loan is repaid with the interest of its own schedule', () => {
    const { answer } = answerLoanOf();
    expect(ways({}).loan).toMatchObject({ repaid: 50_000_00, interest: answer.schedule.totalInterest, tax: 0 });
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
