import { ownPart, shareWords } from '../contracts/borrowerShares.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import type { Party } from '../wire/party.ts';
import type { LoanFigures, Statement, StatementLoan } from '../wire/statement.ts';
import type { Explained } from './explained.ts';
import { deceasedAmong, type OwnPart, sharedWith } from './heldTogether.ts';
import { PREPAID } from './homeDebt.ts';
import { halfCents, loanTitle, OWN_HALF } from './statementLines.ts';
import type { TaxFigure } from './taxTypes.ts';
import { wholeEuros } from './wholeEuros.ts';

interface AmountOf {
  id: string;
  label: string;
  about?: string;
  cents: number;
  favour: 'down' | 'up';
  together: readonly Party[];
  /** The people in `together` who had died before the year began. */
  deceased: readonly Party[];
  /** The person's share, if it is not simply half. */
  own: OwnPart | null;
  /** The way it is divided. */
  how?: string;
  explained: Explained;
}

export function amount(given: AmountOf): TaxFigure {
  const { id, label, about = '', cents, favour, together, deceased, own, how = '', explained } = given;
  const euros = wholeEuros(cents, favour);
  const half = formatEuroShort(wholeEuros(own?.cents ?? cents / 2, favour) * 100);
  const shared =
    together.length === 0 ? null : { ...sharedWith(together, deceased, half, own), ...(how !== '' && { how }) };
  return { id, label, about, shown: formatEuroShort(euros * 100), copied: String(euros), shared, explained };
}

type Held = Pick<StatementLoan, 'together' | 'share'> & { key: string; loans: StatementLoan[] };

/** The person's own loans, and those held together, by co-holders and share; a half of a gift on paper due separately. */
function byHolders(loans: readonly StatementLoan[]): Held[] {
  const groups = new Map<string, Held>();
  for (const loan of loans) {
    const { together, share, due_half: half, hashid } = loan;
    const apart = share ? [shareWords(share)] : half && half.whose !== 'giver' ? [hashid] : [];
    const key = [together.map((one) => one.hashid).join('+'), ...apart].join(' ');
    const group: Held = groups.get(key) ?? { key, together, ...(share && { share }), loans: [] };
    group.loans.push(loan);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.together.length - b.together.length);
}

/** The person's share of an amount of these loans, in cents. */
function ownOf({ share, loans }: Pick<Held, 'share' | 'loans'>, cents: number, of: keyof LoanFigures): OwnPart | null {
  if (share) return { cents: ownPart(cents, share), words: `jouw deel van ${shareWords(share)}`, heirs: false };
  const half = loans.length === 1 && loans[0] ? halfCents(loans[0], of) : null;
  return half === null ? null : { cents: half, words: OWN_HALF, heirs: true };
}

/** A loan in such a figure; the balance excludes the interest that counts in a later year (homeDebt.ts). */
function partsOf(loan: StatementLoan, of: keyof LoanFigures): { label: string; cents: number }[] {
  const name = loanTitle(loan);
  const whole = { label: name, cents: loan.figures[of] };
  if (of !== 'opening') return [whole];
  const prepaid = `${name}: ${PREPAID.charAt(0).toLowerCase()}${PREPAID.slice(1)}`;
  return [whole, { label: prepaid, cents: loan.prepaid_interest.opening }];
}

/**
 * A figure that adds up over loans, once per group of holders; omitted if it is zero.
 * @param how how joint amounts are divided, if the page of the form is about nothing else
 */
export function summed(
  id: string,
  label: string,
  loans: readonly StatementLoan[],
  statement: Statement,
  of: keyof LoanFigures,
  favour: 'down' | 'up',
  why: Omit<Explained, 'sum'>,
  how: (held: readonly StatementLoan[]) => string = () => '',
): TaxFigure[] {
  return byHolders(loans).flatMap(({ key, together, share, loans: held }) => {
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
        own: ownOf({ ...(share && { share }), loans: held }, cents, of),
        how: how(held),
        explained: { ...why, sum: [...lines, { label, value: formatEuro(cents) }] },
      }),
    ];
  });
}
