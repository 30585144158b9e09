import type { IsoDate } from '../dates/isoDate.ts';
import { interestOfDebt, missingOf } from './oneDebt.ts';
import type { PaperGift, PaperInterestPayment, PaperPayment } from './paperGift.ts';

/** The half of the giver who died first, which is due since then, and the half of the other. */
export type Halves = readonly [due: PaperGift, other: PaperGift];

/** The half of the giver who died first is rounded down; the other has the rest, so that they add up. */
const lesser = (cents: number): number => Math.floor(cents / 2);

/** The sum itself: until that death each payment came from both; since then it pays the stated half, or the oldest due half. */
function dividePayouts(gift: PaperGift, halved: IsoDate): [PaperPayment[], PaperPayment[]] {
  const due: PaperPayment[] = [];
  const other: PaperPayment[] = [];
  let [left, owed] = [lesser(gift.total), gift.total];
  for (const { date, amount, half } of gift.payouts) {
    const otherLeft = owed - left;
    owed -= amount;
    // Never more than the remainder of either.
    const meant = date <= halved ? left - lesser(owed) : half === 'other' ? 0 : amount;
    const ofDue = Math.min(left, Math.max(amount - otherLeft, meant));
    left -= ofDue;
    if (ofDue > 0) due.push({ date, amount: ofDue });
    if (amount > ofDue) other.push({ date, amount: amount - ofDue });
  }
  return [due, other];
}

/**
 * The interest: until that death each payment came from both, but the deceased's half takes no more than the interest for the
 * year of death. Since then the survivor must pay theirs each year, so a payment first covers that year's shortage in their half,
 * then the shortage in the half that was due; any surplus is interest on interest.
 */
function divideInterest(
  gift: PaperGift,
  halved: IsoDate,
  dueOf: (year: number) => readonly [number, number],
): [PaperInterestPayment[], PaperInterestPayment[]] {
  const due: PaperInterestPayment[] = [];
  const other: PaperInterestPayment[] = [];
  const together = new Map<number, number>();
  for (const payment of gift.interest) {
    const { date, amount, year, half } = payment;
    const [asked, askedOther] = dueOf(year);
    let ofDue: number;
    if (date <= halved) {
      const before = together.get(year) ?? 0;
      together.set(year, before + amount);
      const part = (paid: number) => (year < Number(halved.slice(0, 4)) ? lesser(paid) : Math.min(lesser(paid), asked));
      ofDue = part(before + amount) - part(before);
    } else if (half !== undefined) {
      ofDue = half === 'due' ? amount : 0;
    } else {
      const of = (list: readonly PaperInterestPayment[]) => list.filter((one) => one.year === year);
      const lacking = missingOf(askedOther, of(other), `${year}-12-31`, { until: date, dies: gift.until });
      const lackingDue = missingOf(asked, of(due), `${year}-12-31`, { until: date, dies: halved });
      ofDue = Math.min(lackingDue, Math.max(0, amount - lacking));
    }
    if (ofDue > 0) due.push({ ...payment, amount: ofDue });
    if (amount > ofDue) other.push({ ...payment, amount: amount - ofDue });
  }
  return [due, other];
}

/**
 * A gift on paper of two givers as its two debts, if each half is due at the giver's own death and the first of them died; null
 * for a single debt. The amounts owed, charged and paid of both always add up to the whole.
 */
export function halvesOf(gift: PaperGift): Halves | null {
  const { halved, since, until, total } = gift;
  if (halved === null) return null;
  const [payouts, otherPayouts] = dividePayouts(gift, halved);
  const sums = { since, halved: null, interest: [] };
  const due = { ...sums, until: halved, total: lesser(total), payouts };
  const other = { ...sums, until, total: total - lesser(total), payouts: otherPayouts };
  // A year that was over by then was asked of both as one sum, rounded once.
  const asked = new Map<number, number>();
  const askedOther = new Map<number, number>();
  for (let year = Number(since.slice(0, 4)); year < Number(halved.slice(0, 4)); year += 1) {
    const whole = interestOfDebt(gift, year, `${year}-12-31`);
    asked.set(year, lesser(whole));
    askedOther.set(year, whole - lesser(whole));
  }
  const dueOf = (year: number) =>
    [
      asked.get(year) ?? interestOfDebt(due, year, `${year}-12-31`),
      askedOther.get(year) ?? interestOfDebt(other, year, `${year}-12-31`),
    ] as const;
  const [interest, otherInterest] = divideInterest(gift, halved, dueOf);
  return [
    { ...due, interest, asked },
    { ...other, interest: otherInterest, asked: askedOther },
  ];
}

/** The debts in a gift on paper: one, or a half of each. */
export const debtsOf = (gift: PaperGift): readonly PaperGift[] => halvesOf(gift) ?? [gift];

/** Whether the first of two givers had died by the end of a day, if each half is due at the giver's own death. */
export const isHalved = ({ halved }: PaperGift, day: IsoDate): boolean => halved !== null && halved <= day;
