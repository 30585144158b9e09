import type { Typed } from '../domain/calculators/fields.ts';
import type { Calculator, NewContract } from './calculator.ts';
import { firstOf } from './calculator.ts';
import { giftCalculator } from './gift.ts';
import { lendOrGiveCalculator } from './lendOrGive.ts';
import { loanCalculator } from './loan.ts';

/** The loan begins on the first of the next month, a new year. */
const TODAY = '2025-12-15';

const drawn = (calculator: Calculator, typed: Typed = {}): string => {
  const made = calculator.draw({ ...firstOf(calculator, TODAY), ...typed }, TODAY);
  if ('wrong' in made) throw new Error(JSON.stringify(made.wrong));
  return made.answer.markup.replaceAll('\u00a0', ' ');
};
const words = (markup: string) => markup.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const taken = (calculator: Calculator, typed: Typed = {}): NewContract | null =>
  calculator.contract({ ...firstOf(calculator, TODAY), ...typed }, TODAY);

describe('the start of a new contract', () => {
  test('a gift has its amount and its exemption; the year is passed along', () => {
    expect(taken(giftCalculator, { jaar: '2024', vrijstelling: 'studie' })).toEqual({
      type: 'GiftContract',
      total: 25_000_00,
      contract: { exemption: 'raised_study' },
      beside: { year: 2024, people: { giver: 'een', kinship: 'child', recipient: 'een' } },
    });
  });

  test('a loan has form, amount, rate and term; an extra repayment is passed along', () => {
    expect(taken(loanCalculator, { vorm: 'lineair', extra: '10.000', na: '3' })).toEqual({
      type: 'LinearLoanContract',
      total: 50_000_00,
      contract: { rate_millipercent: 4000, term_months: 180 },
      beside: { extra: { amount: 10_000_00, years: 3 } },
    });
    expect(taken(loanCalculator)?.beside).toBeUndefined();
  });

  test.each([
    [
      'lenen',
      { type: 'AnnuityLoanContract', total: 50_000_00, contract: { rate_millipercent: 4000, term_months: 120 } },
    ],
    ['schenken', { type: 'GiftContract', total: 50_000_00, contract: { exemption: 'yearly' } }],
    [
      'jaarlijks',
      { type: 'GiftContract', total: 5_000_00, contract: { exemption: 'yearly' }, beside: { first_of: 10 } },
    ],
    [
      'kwijtschelden',
      {
        type: 'RepaymentFreeLoanContract',
        total: 50_000_00,
        contract: { rate_millipercent: 4000, term_months: 132 },
        beside: { forgiven: 6_908_00 },
      },
    ],
  ])('the viewed way of the four is taken along: %s', (manier, contract) => {
    expect(taken(lendOrGiveCalculator, { manier })).toEqual(contract);
  });

  test('unreadable input makes no contract', () => {
    for (const calculator of [giftCalculator, loanCalculator, lendOrGiveCalculator])
      expect(taken(calculator, { bedrag: 'veel' })).toBeNull();
  });
});

describe('over the years', () => {
  const tables = (typed: Typed = {}) => drawn(lendOrGiveCalculator, typed).match(/<details[^]*?<\/details>/gu) ?? [];

  test('the first answer has a table for each way, which folds open, with a row for each year', () => {
    expect(tables()).toHaveLength(4);
    for (const table of tables()) expect(table.match(/<th scope="row">/gu)).toHaveLength(10);
    const [now, parts, lent, forgiven] = tables().map(words);
    expect(now).toContain('Nu alles schenken');
    expect(now).toContain('Jaar Geschonken Belasting Nog open 1 50.000,00 4.309,00 0,00 2 0,00 0,00 0,00');
    expect(parts).toContain(' 10 5.000,00 0,00 0,00');
    expect(lent).toMatch(/ 1 0,00 0,00 45\.\d{3},\d\d /u);
    expect(forgiven).toContain('Jaar Kwijtgescholden Belasting Nog open 1 6.908,00 0,00 43.092,00');
  });

  test('each table names its way, so that opening it chooses that way for a contract', () => {
    expect(tables().map((table) => /data-chooses="(\w+)"/u.exec(table)?.[1])).toEqual([
      'schenken',
      'jaarlijks',
      'lenen',
      'kwijtschelden',
    ]);
  });
});

describe('notes next to the figures', () => {
  test('an extra repayment that rounding makes dearer costs interest, and never saves less than nothing', () => {
    const page = words(drawn(loanCalculator, { bedrag: '1.000', rente: '6', jaren: '48', extra: '1', na: '1' }));
    expect(page).toContain('Eerder klaar. Daarna is het € 5,30 per maand');
    expect(page).toMatch(/Dat scheelt € [\d.]+,\d\d rente\./u);
    expect(page).toMatch(/Door het afronden kost dat € [\d.]+,\d\d meer rente\./u);
    expect(page).not.toMatch(/€ [-−]/u);
    expect(words(drawn(loanCalculator, { rente: '0', extra: '1.000' }))).toContain('De rente blijft gelijk.');
  });

  test('the deduction of interest is a condition wherever a loan is shown, never a promise', () => {
    for (const calculator of [loanCalculator, lendOrGiveCalculator]) {
      const said = words(
        calculator
          .assumptions(TODAY)
          .map(({ markup }) => markup)
          .join(' '),
      );
      expect(said).toContain('eigen woning');
      expect(said).toContain('Dit is dus geen belofte');
      expect(said).toContain('artikel 3.119a');
    }
  });

  test('each way with a loan shows the final debt', () => {
    const cards = drawn(lendOrGiveCalculator).match(/<article>[^]*?<\/article>/gu) ?? [];
    const [, , lent = '', forgiven = ''] = cards.map(words);
    expect(lent).toContain('Dan nog open € 0,00');
    expect(forgiven).toMatch(/Dan nog open € [\d.]+,00/u);
  });
});

describe('questions about partners', () => {
  test('the giver and the recipient are fields, and the answer says who counts as one', () => {
    expect(giftCalculator.fields(TODAY).map(({ name }) => name)).toEqual([
      'bedrag',
      'geeft',
      'aan',
      'krijgt',
      'jaar',
      'vrijstelling',
    ]);
    expect(words(drawn(giftCalculator, { geeft: 'ouders' }))).toContain('Twee ouders tellen als één');
    expect(words(drawn(giftCalculator, { krijgt: 'partners' }))).toContain('krijgen het als één');
  });

  test('two people who are not partners each have a part of the answer, with its own exemption', () => {
    const page = words(drawn(giftCalculator, { krijgt: 'samen', jaar: '2026' }));
    expect(page).toContain('Schenkbelasting € 3.478,00');
    expect(page).toContain('Het kind 12.500,00 6.908,00 559,00');
    expect(page).toContain('Wie geen partner is 12.500,00 2.769,00 2.919,00');
    expect(page).toContain('Elk van beiden doet aangifte');
    const little = words(drawn(giftCalculator, { krijgt: 'samen', jaar: '2026', bedrag: '10.000' }));
    expect(little).toContain('Alleen wie geen partner is doet aangifte');
  });
});
