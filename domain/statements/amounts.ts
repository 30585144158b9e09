import { printablePart } from '../rules/printable.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import type { Party } from '../wire/party.ts';
import type { LoanFigures, Statement, StatementLoan } from '../wire/statement.ts';
import type { Explained } from './explained.ts';
import { deceasedAmong, sharedWith } from './heldTogether.ts';
import { PREPAID } from './homeDebt.ts';
import { loanTitle } from './statementLines.ts';
import type { TaxFigure } from './taxTypes.ts';
import { wholeEuros } from './wholeEuros.ts';

/** The same with what it is for: two loans of one family often have the same title. */
export function loanName(loan: Pick<StatementLoan, 'type' | 'others' | 'purpose'>): string {
  return [loanTitle(loan), printablePart(loan.purpose)].filter((word) => word !== '').join(': ');
}

interface AmountOf {
  id: string;
  label: string;
  about?: string;
  cents: number;
  favour: 'down' | 'up';
  together: readonly Party[];
  /** Those of `together` who had died before the year began. */
  deceased: readonly Party[];
  explained: Explained;
}

export function amount({ id, label, about = '', cents, favour, together, deceased, explained }: AmountOf): TaxFigure {
  const euros = wholeEuros(cents, favour);
  const half = formatEuroShort(wholeEuros(cents / 2, favour) * 100);
  const shared = together.length === 0 ? null : sharedWith(together, deceased, half);
  return { id, label, about, shown: formatEuroShort(euros * 100), copied: String(euros), shared, explained };
}

/** The person's own loans, and those held together, by with whom. */
function byHolders(loans: readonly StatementLoan[]): { key: string; together: Party[]; loans: StatementLoan[] }[] {
  const groups = new Map<string, { key: string; together: Party[]; loans: StatementLoan[] }>();
  for (const loan of loans) {
    const key = loan.together.map(({ hashid }) => hashid).join('+');
    const group = groups.get(key) ?? { key, together: loan.together, loans: [] };
    group.loans.push(loan);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.together.length - b.together.length);
}

/** A loan in such a figure; what was open is without the interest that counts in a later year (homeDebt.ts). */
function partsOf(loan: StatementLoan, of: keyof LoanFigures): { label: string; cents: number }[] {
  const name = loanName(loan);
  const whole = { label: name, cents: loan.figures[of] };
  if (of !== 'opening') return [whole];
  const prepaid = `${name}: ${PREPAID.charAt(0).toLowerCase()}${PREPAID.slice(1)}`;
  return [whole, { label: prepaid, cents: loan.prepaid_interest.opening }];
}

/** A figure that adds up over loans, once per group of holders; left out where it is nothing. */
export function summed(
  id: string,
  label: string,
  loans: readonly StatementLoan[],
  statement: Statement,
  of: keyof LoanFigures,
  favour: 'down' | 'up',
  why: Omit<Explained, 'sum'>,
): TaxFigure[] {
  return byHolders(loans).flatMap(({ key, together, loans: held }) => {
    const parts = held.flatMap((loan) => partsOf(loan, of)).filter((part) => part.cents !== 0);
    const cents = parts.reduce((sum, part) => sum + part.cents, 0);
    if (cents === 0) return [];
    const lines = parts.map((part) => ({ label: part.label, value: formatEuro(part.cents) }));
    return [
      amount({
        id: `${id}-${key}`,
        label,
        cents,
        favour,
        together,
        deceased: deceasedAmong(together, statement),
        explained: { ...why, sum: [...lines, { label, value: formatEuro(cents) }] },
      }),
    ];
  });
}
