import { figureLines } from './statementLines.ts';
import { loansTitle, ROLE_NAMES } from './titles.ts';
import { sumOf } from './loanFigures.ts';

test('R-8.2 a gift on paper is owed: nobody lent it, and what is paid of it is paid out', () => {
  const [loan, paper] = [{ type: 'LinearLoanContract' }, { type: 'GiftContract' }] as const;
  expect([loansTitle('lent', [loan]), loansTitle('borrowed', [loan])]).toEqual(['Uitgeleend', 'Geleend']);
  expect([loansTitle('lent', [loan, paper]), loansTitle('borrowed', [paper])]).toEqual([
    'Uitgeleend of te goed',
    'Geleend of schuldig',
  ]);
  expect([ROLE_NAMES.given, ROLE_NAMES.received]).toEqual(['Gegeven', 'Gekregen']);
  const words = (type?: 'LinearLoanContract' | 'GiftContract') =>
    figureLines(sumOf([]), '31 december', type)
      .filter(({ key }) => key === 'paid_out' || key === 'repaid_extra')
      .map(({ label }) => label);
  expect(words('GiftContract')).toEqual(['Schuldig erkend', 'Uitbetaald']);
  expect(words('LinearLoanContract')).toEqual(words());
  expect(words()).not.toContain('Schuldig erkend');
});
