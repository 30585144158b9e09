import type { Statement, StatementLoan } from '../wire/statement.ts';
import { hasPaper } from './statementLines.ts';

/** The sides of a statement, as screen, paper and spreadsheet name them. */
export const ROLE_NAMES = {
  lent: 'Uitgeleend',
  borrowed: 'Geleend',
  given: 'Gegeven',
  received: 'Gekregen',
} as const satisfies Partial<Record<keyof Statement, string>>;

const ON_PAPER = { lent: 'Uitgeleend of te goed', borrowed: 'Geleend of schuldig' };

/** The heading above the loans of one side: a gift on paper is owed, and was not lent. */
export const loansTitle = (role: 'lent' | 'borrowed', loans: readonly Pick<StatementLoan, 'type'>[]): string =>
  (hasPaper(loans) ? ON_PAPER : ROLE_NAMES)[role];

export const EXEMPTIONS_TITLE = 'Vrijstelling schenkbelasting';
export const REPORT_TITLE = 'Gegevens van de lening voor je aangifte';
export const WARNINGS_TITLE = 'Kijk hier nog naar';
