import type { BankLine } from './bankLine.ts';
import { otherEnd, type Spoken, spokenOf } from './lineText.ts';
import type { BankLoan } from './matchTypes.ts';
import { nameFit } from './nameFit.ts';
import { dayNumber } from './takenBackLines.ts';

/** How a line is linked to the other party; the higher, the surer. `list`: a list of the loan's own payments names nobody. */
export const WHO = { none: 0, surname: 1, initial: 2, full: 3, list: 3, iban: 4 } as const;

/** A line that may be a payment of a loan. */
export interface Candidate {
  line: number;
  day: number;
  date: string;
  /** In cents, above 0. */
  amount: number;
  who: keyof typeof WHO;
  spoken: Spoken;
  /** Its other party, in the form used to compare lines. */
  end: string;
}

/** Whether the line itself says whose it is. */
export const isTheirs = ({ who }: Candidate): boolean => WHO[who] >= WHO.initial;

/** Whether its words mention a loan. */
export const saysLoan = ({ spoken }: Candidate): boolean => spoken === 'loan' || spoken === 'extra';

/** A homemade list has no account: the sign there means nothing. */
const runs = (side: BankLoan['side'], line: BankLine): boolean =>
  line.account === null || (side === 'in' ? line.amount > 0 : line.amount < 0);

/**
 * The lines that may be payments of a loan, oldest first: from its people, or with words about a
 * loan.
 * @param skip lines that are no payment
 * @param alone whether no other loan is being matched
 */
export function candidatesOf(
  loan: BankLoan,
  lines: readonly BankLine[],
  skip: (line: number) => boolean,
  alone: boolean,
): Candidate[] {
  const fits = new Map<string, keyof typeof WHO>();
  const ibans = new Set(loan.ibans);
  const byName = (name: string): keyof typeof WHO => {
    const known = fits.get(name) ?? nameFit(name, loan.others) ?? 'none';
    fits.set(name, known);
    return known;
  };
  // A bank writes the name on one account in several ways: the best fit decides whose it is.
  const byIban = new Map<string, keyof typeof WHO>();
  for (const { counterparty } of lines) {
    if (counterparty.iban === null) continue;
    const [best, fit] = [byIban.get(counterparty.iban) ?? 'none', byName(counterparty.name)];
    if (WHO[fit] > WHO[best]) byIban.set(counterparty.iban, fit);
  }
  const who = ({ account, counterparty: { name, iban } }: BankLine): keyof typeof WHO => {
    if (iban !== null && ibans.has(iban)) return 'iban';
    if (name === '' && account === null && iban === null) return alone ? 'list' : 'none';
    return (iban !== null && byIban.get(iban)) || byName(name);
  };
  return lines
    .flatMap((line, k): Candidate[] => {
      if (line.amount === 0 || line.currency !== 'EUR' || !runs(loan.side, line) || skip(k)) return [];
      const own = who(line);
      const spoken = spokenOf(line);
      if (own === 'none' && spoken !== 'loan' && spoken !== 'extra') return [];
      return [
        {
          line: k,
          day: dayNumber(line.day),
          date: line.day,
          amount: Math.abs(line.amount),
          who: own,
          spoken,
          end: otherEnd(line),
        },
      ];
    })
    .sort((a, b) => a.day - b.day || a.line - b.line);
}
