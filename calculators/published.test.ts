import { IPMT, PMT, PPMT } from '@formulajs/formulajs';
import { answerLoan, readLoan } from '../domain/calculators/loan.ts';
import type { Typed } from '../domain/calculators/fields.ts';
import type { Schedule } from '../domain/loans/schedule.ts';
import type { Calculator } from './calculator.ts';
import { firstOf } from './calculator.ts';
import { giftCalculator } from './gift.ts';
import { loanCalculator } from './loan.ts';

/** The loan begins on the first of the next month. */
const TODAY = '2024-12-15';

/** The page as a visitor reads it, without its markup. */
function read(calculator: Calculator, typed: Typed): string {
  const drawn = calculator.draw({ ...firstOf(calculator, TODAY), ...typed }, TODAY);
  if ('wrong' in drawn) throw new Error(JSON.stringify(drawn.wrong));
  return drawn.answer.markup
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('&nbsp;', ' ');
}

function scheduleOf(typed: Typed): Schedule {
  const asked = readLoan({ ...firstOf(loanCalculator, TODAY), ...typed }, '2025-01-01');
  if ('wrong' in asked) throw new Error(JSON.stringify(asked.wrong));
  const made = answerLoan(asked.question);
  if ('wrong' in made) throw new Error(JSON.stringify(made.wrong));
  return made.answer.schedule;
}

const cents = (euros: unknown) => Math.round(Number(euros) * 100);

/** hypotheeklastencalculator.nl, its annuity tables: € 200.000, 3,00 % nominal (0,25 % a month), 360 months. */
const TABLE = { bedrag: '200.000', rente: '3', jaren: '30', vorm: 'annuitair' };

describe('hypotheeklastencalculator.nl: € 200.000 at 3 % over 360 months', () => {
  // A = 200.000 × 0,0025 / (1 − 1,0025^−360) = 843,2081 a month. PMT of a spreadsheet is asked the same.
  test('the page says € 843,21 a month, as published, and as PMT says', () => {
    expect(cents(PMT(0.0025, 360, -200_000, 0, 0))).toBe(843_21);
    expect(read(loanCalculator, TABLE)).toContain('Per maand € 843,21');
    expect(scheduleOf(TABLE).regularPayment).toBe(843_21);
  });

  test.each([
    [1, 500_00, 343_21],
    [13, 489_56, 353_65],
  ])('of term %i the interest and the principal are the published ones, to the cent', (term, interest, principal) => {
    expect([cents(IPMT(0.0025, term, 360, -200_000, 0, 0)), cents(PPMT(0.0025, term, 360, -200_000, 0, 0))]).toEqual([
      interest,
      principal,
    ]);
    expect(scheduleOf(TABLE).terms[term - 1]).toMatchObject({ interest, principal });
  });

  // Published is 360 × 843,2081 = 303.554,90, unrounded. Whole cents are paid: 359 × 843,21 = 302.712,39 and a last
  // term of 842,14, the balance then (840,04) with its interest of 0,25 % (2,10): 303.554,53.
  test('paid in whole cents it is € 303.554,53, which is 37 cents from the unrounded total that is published', () => {
    expect(cents(Number(PMT(0.0025, 360, -200_000, 0, 0)) * 360)).toBe(303_554_90);
    expect(359 * 843_21 + 842_14).toBe(303_554_53);
    expect(scheduleOf(TABLE).terms.at(-1)).toMatchObject({ principal: 840_04, interest: 2_10, payment: 842_14 });
    const page = read(loanCalculator, TABLE);
    expect(page).toContain('Alles samen terug € 303.554,53');
    expect(page).toContain('Rente in totaal, voor wie uitleent € 103.554,53');
    expect(scheduleOf(TABLE).terms[12]).toMatchObject({ balance: 195_470_73 });
  });

  // After term 24 € 191.521,79 is open (unrounded); less 10.000 it is 181.521,79, over 336 months: 799,18.
  test('with € 10.000 extra after two years the page says € 799,18 a month, as derived above', () => {
    expect(cents(PMT(0.0025, 336, -181_521.79, 0, 0))).toBe(799_18);
    expect(read(loanCalculator, { ...TABLE, extra: '10.000', na: '2' })).toContain(
      'Minder per maand. Daarna is het € 799,18 per maand',
    );
  });
});

// wisfaq.nl, 5 June 2006: 802,14 holds for 4,5 % as an effective yearly rate, (1,045)^(1/12) − 1 a month. A nominal rate
// is divided by twelve: 160.000 × 0,00375 / (1 − 1,00375^−360) = 810,70.
test('wisfaq.nl: € 160.000 at 4,5 % over 30 years is € 810,70, and not the 802,14 of an effective rate', () => {
  expect(cents(PMT(0.00375, 360, -160_000, 0, 0))).toBe(810_70);
  expect(cents(PMT(1.045 ** (1 / 12) - 1, 360, -160_000, 0, 0))).toBe(802_14);
  expect(read(loanCalculator, { bedrag: '160.000', rente: '4,5', jaren: '30' })).toContain('Per maand € 810,70');
});

// slimgeldbeheer.nl, 2026: 50.000 − 33.129 (art. 33 SW 1956, the raised exemption) = 16.871; 10 % of it is 1.687,10,
// paid in whole euros.
test('slimgeldbeheer.nl: of € 50.000 to a child in 2026, with the raised exemption, € 16.871 is taxed: € 1.687', () => {
  const page = read(giftCalculator, { bedrag: '50.000', aan: 'kind', jaar: '2026', vrijstelling: 'vrij' });
  expect(page).toContain('Hierover is belasting € 16.871,00');
  expect(page).toContain('Schenkbelasting € 1.687,00');
});
