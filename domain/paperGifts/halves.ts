import type { IsoDate } from '../dates/isoDate.ts';
import { interestOfDebt, missingOf } from './oneDebt.ts';
import type { PaperGift, PaperInterestPayment, PaperPayment } from './paperGift.ts';

/** The half of the giver who died first, which is due since, and the half of the other. */
export type Halves = readonly [due: PaperGift, other: PaperGift];

/** The half of the one who died first has the cent less; the other has what is left, so that together they are the whole. */
const lesser = (cents: number): number => Math.floor(cents / 2);

/** The sum itself: until that death each payment was of both; since then it pays the half that somebody said, or what is due first. */
function dividePayouts(gift: PaperGift, halved: IsoDate): [PaperPayment[], PaperPayment[]] {
  const due: PaperPayment[] = [];
  const other: PaperPayment[] = [];
  let [left, owed] = [lesser(gift.total), gift.total];
  for (const { date, amount, half } of gift.payouts) {
    const otherLeft = owed - left;
    owed -= amount;
    // Never more than is left of either.
    const meant = date <= halved ? left - lesser(owed) : half === 'other' ? 0 : amount;
    const ofDue = Math.min(left, Math.max(amount - otherLeft, meant));
    left -= ofDue;
    if (ofDue > 0) due.push({ date, amount: ofDue });
    if (amount > ofDue) other.push({ date, amount: amount - ofDue });
  }
  return [due, other];
}

/**
 * The interest: until that death each payment was of both, but no more of the half of the dead than the year of the death asks of it. Since then whoever lives has to pay theirs each year, so a payment is
 * first of what their half lacks of that year, then of what the half that was due lacks, and what is more is interest on interest.
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
 * A gift on paper of two givers as the two debts that it is, where each half is due at the own death and the first of them died; null
 * for what is one debt. What was owed, charged and paid of both is always the whole.
 */
export function halvesOf(gift: PaperGift): Halves | null {
  const { halved, since, until, total } = gift;
  if (halved === null) return null;
  const [payouts, otherPayouts] = dividePayouts(gift, halved);
  const sums = { since, halved: null, interest: [] };
  const due = { ...sums, until: halved, total: lesser(total), payouts };
  const other = { ...sums, until, total: total - lesser(total), payouts: otherPayouts };
  // A year that was over then was asked of both as one sum, rounded once.
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

/** The debts that a gift on paper is: one, or a half of each. */
export const debtsOf = (gift: PaperGift): readonly PaperGift[] => halvesOf(gift) ?? [gift];

/** Whether the first of two givers had died by the end of a day, where each half is due at the own death. */
export const isHalved = ({ halved }: PaperGift, day: IsoDate): boolean => halved !== null && halved <= day;
