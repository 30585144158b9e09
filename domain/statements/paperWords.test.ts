import { gift, party } from '../gifts/test/giftYearCases.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';
import { giftPart } from './giftYear.ts';
import { figureLines } from './statementLines.ts';
import { loansTitle, ROLE_NAMES } from './titles.ts';
import { sumOf } from './loanFigures.ts';

test('R-8.2 a gift on paper is owed: nobody lent it, and payments on it are payouts', () => {
  const [loan, paper] = [{ type: 'LinearLoanContract' }, { type: 'GiftContract' }] as const;
  expect([loansTitle('lent', [loan]), loansTitle('borrowed', [loan])]).toEqual(['Uitgeleend', 'Geleend']);
  expect([loansTitle('lent', [loan, paper]), loansTitle('borrowed', [paper])]).toEqual([
    'Uitgeleend of te goed',
    'Geleend of schuldig',
  ]);
  expect([ROLE_NAMES.given, ROLE_NAMES.received]).toEqual(['Gegeven', 'Gekregen']);
  const words = (type?: 'LinearLoanContract' | 'GiftContract') =>
    figureLines(sumOf([]), '31 december', type && { type })
      .filter(({ key }) => key === 'paid_out' || key === 'repaid_extra')
      .map(({ label }) => label);
  expect(words('GiftContract')).toEqual(['Schuldig erkend', 'Uitbetaald']);
  expect(words('LinearLoanContract')).toEqual(words());
  expect(words()).not.toContain('Schuldig erkend');
});

test('R-8.2 paper interest that was reported and not confirmed is no figure, but is mentioned', () => {
  const reported: PaperEvent = {
    hashid: 'r',
    kind: 'interest',
    year: 2025,
    date: '2025-12-30',
    amount: 180_000,
    status: 'reported',
    note: '',
    recorded_at: '2025-12-30T12:00:00.000Z',
    recorded_by: party('jan'),
    answered_at: null,
    answered_by: null,
  };
  const contract = { ...gift('2025-01-01', 30_000, 'jan', 'sanne', { form: 'paper' }), events: [reported] };
  const part = giftPart(contract, 'sanne', 2025, '2025-12-31');
  expect(part?.paper?.figures.interest_paid).toBe(0);
  expect(part?.warnings.at(-1)?.text.replaceAll('\u00a0', ' ')).toBe(
    'De schenking op papier van € 30.000 van jan (akte van 1 januari 2025): er is één gemelde betaling (€ 1.800,00) nog niet bevestigd. Die telt nog niet mee.',
  );
});
