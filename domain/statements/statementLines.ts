import { ownPart, shareWords } from '../contracts/borrowerShares.ts';
import { contractTypeName } from '../contracts/names.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import { printablePart } from '../rules/printable.ts';
import type { LoanFigures, StatementLoan } from '../wire/statement.ts';

/** "Annuïteitenlening", or "Schenking op papier". */
export function lineName(type: StatementLoan['type']): string {
  return type === 'GiftContract' ? 'Schenking op papier' : contractTypeName(type);
}

/** "Annuïteitenlening met Sanne de Vries", after its purpose if known: two loans of one family often have the same kind. */
export function loanTitle({ type, others, purpose }: Pick<StatementLoan, 'type' | 'others' | 'purpose'>): string {
  const [kind, what] = [lineName(type), printablePart(purpose)];
  return `${what === '' ? kind : `${what}, ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`} met ${fullNames(others)}`;
}

/** Whether a gift on paper is among them: it is owed, and was not lent. */
export const hasPaper = (lines: readonly Pick<StatementLoan, 'type'>[]): boolean =>
  lines.some(({ type }) => type === 'GiftContract');

/** The figures of a loan in the order of the sum, by their names on screen, paper and spreadsheet. */
export const FIGURE_NAMES: Readonly<Record<keyof LoanFigures, string>> = {
  opening: '1 januari',
  paid_out: 'Uitbetaald',
  interest_charged: 'Berekende rente',
  interest_paid: 'Betaalde rente',
  costs_charged: 'Kosten',
  costs_paid: 'Betaalde kosten',
  repaid: 'Afgelost volgens schema',
  repaid_extra: 'Extra afgelost',
  paid_ahead: 'Vooruitbetaald',
  forgiven: 'Kwijtgescholden',
  closing: '31 december',
};
export const FIGURES = Object.keys(FIGURE_NAMES) as readonly (keyof LoanFigures)[];

/** A gift on paper has its own words for some. */
const PAPER_NAMES = { ...FIGURE_NAMES, paid_out: 'Schuldig erkend', repaid_extra: 'Uitbetaald' };

const LESS: ReadonlySet<keyof LoanFigures> = new Set([
  'interest_paid',
  'costs_paid',
  'repaid',
  'repaid_extra',
  'paid_ahead',
  'forgiven',
]);

/** One figure of the sum. */
export interface FigureLine {
  key: keyof LoanFigures;
  label: string;
  /** Below zero if it reduces the debt. */
  cents: number;
}

/** The line whose figures these are; a sum has none. */
export type FiguresOf = Partial<Pick<StatementLoan, 'type' | 'by_schedule'>>;

/**
 * The figures of a loan with their names and signs; interest only assumed to be paid is named as such.
 * @param closing the day of the last one (closing.ts)
 */
export function figureLines(
  figures: LoanFigures,
  closing: string,
  { type, by_schedule = false }: FiguresOf = {},
): FigureLine[] {
  const names = { ...(type === 'GiftContract' ? PAPER_NAMES : FIGURE_NAMES), closing };
  return FIGURES.map((key) => ({
    key,
    label: key === 'interest_paid' && by_schedule ? `${names[key]}, niet vastgelegd` : names[key],
    cents: LESS.has(key) && figures[key] !== 0 ? -figures[key] : figures[key],
  }));
}

/** The reconciliation of a loan as a sum, without zero lines; parameters as in figureLines. */
export function reconciliation(
  figures: LoanFigures,
  closing: string,
  of?: FiguresOf,
): { label: string; value: string }[] {
  return figureLines(figures, closing, of)
    .filter(({ key, cents }) => key === 'opening' || key === 'closing' || cents !== 0)
    .map(({ label, cents }) => ({ label, value: formatEuro(cents) }));
}

export const OWN_HALF = 'jouw helft';

/** The giver's own half of a gift on paper since the first of two died, in cents; null for anything else. */
export function halfCents(
  { figures, due_half: half }: Pick<StatementLoan, 'figures' | 'due_half'>,
  of: keyof LoanFigures,
): number | null {
  if (half === undefined || half.whose === 'giver') return null;
  return half.whose === 'own' ? half.figures[of] : figures[of] - half.figures[of];
}

/** The person's share if it is not simply half: the debt at both ends and the interest. */
export function ownFigures(
  loan: Pick<StatementLoan, 'figures' | 'share' | 'due_half'>,
  closing: string,
): { label: string; value: string }[] {
  const { figures, share } = loan;
  const own = (of: keyof LoanFigures) => (share ? ownPart(figures[of], share) : halfCents(loan, of));
  const words = share ? `Jouw deel van ${shareWords(share)}` : 'Jouw helft';
  return [
    [FIGURE_NAMES.opening, own('opening')] as const,
    [FIGURE_NAMES.interest_paid.toLowerCase(), own('interest_paid')] as const,
    [closing, own('closing')] as const,
  ].flatMap(([label, cents]) => (cents === null ? [] : [{ label: `${words}, ${label}`, value: formatEuro(cents) }]));
}
