import { contractTypeName } from '../contracts/names.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { LoanFigures, StatementLoan } from '../wire/statement.ts';

/** "Annuïteitenlening", or "Schenking op papier". */
export function lineName(type: StatementLoan['type']): string {
  return type === 'GiftContract' ? 'Schenking op papier' : contractTypeName(type);
}

/** "Annuïteitenlening met Sanne de Vries". */
export function loanTitle({ type, others }: Pick<StatementLoan, 'type' | 'others'>): string {
  return `${lineName(type)} met ${fullNames(others)}`;
}

/** Whether a gift on paper is among them: it is owed, and was not lent. */
export const hasPaper = (lines: readonly Pick<StatementLoan, 'type'>[]): boolean =>
  lines.some(({ type }) => type === 'GiftContract');

/** The words of a line that a gift on paper has its own for. */
export const PAPER_WORDS = { paid_out: 'Schuldig erkend', repaid_extra: 'Uitbetaald' } as const;

/**
 * The reconciliation of a loan as a sum, without what is nothing. `closing`: the day of its last figure (closing.ts).
 */
export function reconciliation(
  f: LoanFigures,
  closing: string,
  type?: StatementLoan['type'],
): { label: string; value: string }[] {
  const own = type === 'GiftContract' ? PAPER_WORDS : { paid_out: 'Uitbetaald', repaid_extra: 'Extra afgelost' };
  const lines: [string, number, boolean][] = [
    ['1 januari', f.opening, true],
    [own.paid_out, f.paid_out, false],
    ['Berekende rente', f.interest_charged, false],
    ['Betaalde rente', -f.interest_paid, false],
    ['Kosten', f.costs_charged, false],
    ['Betaalde kosten', -f.costs_paid, false],
    ['Afgelost volgens schema', -f.repaid, false],
    [own.repaid_extra, -f.repaid_extra, false],
    ['Vooruitbetaald', -f.paid_ahead, false],
    ['Kwijtgescholden', -f.forgiven, false],
    [closing, f.closing, true],
  ];
  return lines
    .filter(([, cents, always]) => always || cents !== 0)
    .map(([label, cents]) => ({ label, value: formatEuro(cents) }));
}
