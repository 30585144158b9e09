import type { BankLine } from './bankLine.ts';
import { otherEnd, saysTakenBack } from './lineText.ts';

/** A direct debit can come back for eight weeks, a failed transfer comes back sooner. */
const WITHIN_DAYS = 70;
const REFUND_DAYS = 14;
const DAY_MS = 86_400_000;

/** A day as a number, so that days can be subtracted without parsing them again. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);

export interface TakenBack {
  /** The lines that the bank reversed, and the reversing lines: none of them is a payment. */
  gone: ReadonlySet<number>;
  back: ReadonlySet<number>;
  /** Whether the same amount went the other way, to the same party, soon after: then somebody should check. */
  refunded: (line: number) => boolean;
}

const sameEnd = (a: BankLine, b: BankLine): boolean => {
  if (a.counterparty.iban !== null && b.counterparty.iban !== null) return a.counterparty.iban === b.counterparty.iban;
  const [one, other] = [otherEnd(a), otherEnd(b)];
  return one === other || a.counterparty.name === '' || b.counterparty.name === '';
};

/** Pairs a reversal with the newest earlier line that it can reverse. */
export function takenBackLines(lines: readonly BankLine[]): TakenBack {
  const byAmount = new Map<string, number[]>();
  const key = ({ account }: BankLine, amount: number) => `${account ?? ''}|${amount}`;
  lines.forEach((line, k) => {
    const same = byAmount.get(key(line, line.amount));
    if (same) same.push(k);
    else byAmount.set(key(line, line.amount), [k]);
  });
  const opposite = (line: BankLine): number[] => byAmount.get(key(line, -line.amount)) ?? [];
  const gone = new Set<number>();
  const back = new Set<number>();
  lines.forEach((line, k) => {
    const marked = line.reversal;
    if (!marked && !saysTakenBack(line)) return;
    const day = dayNumber(line.day);
    const origin = opposite(line)
      .filter((one) => {
        const from = lines[one];
        if (!from || one === k || gone.has(one) || from.reversal) return false;
        const days = day - dayNumber(from.day);
        return days >= 0 && days <= WITHIN_DAYS && sameEnd(line, from);
      })
      .reduce<number | null>(
        (best, one) => (best === null || (lines[one]?.day ?? '') > (lines[best]?.day ?? '') ? one : best),
        null,
      );
    if (origin !== null) gone.add(origin);
    // A mark of the bank is enough: the reversed line can be in another file.
    if (marked || origin !== null) back.add(k);
  });
  const refunded = (k: number): boolean => {
    const line = lines[k];
    if (!line) return false;
    const day = dayNumber(line.day);
    return opposite(line).some((one) => {
      const other = lines[one];
      const days = other ? dayNumber(other.day) - day : -1;
      return (
        other !== undefined && !back.has(one) && days >= 0 && days <= REFUND_DAYS && otherEnd(other) === otherEnd(line)
      );
    });
  };
  return { gone, back, refunded };
}
