import type { IsoDate } from '../dates/isoDate.ts';
import { confirmedEvents } from '../loans/ledger/countingEvents.ts';
import type { PAPER_HALVES } from '../wire/choices/event.ts';
import type { GiftDetail } from '../wire/contract.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';

/** Money from the giver to the recipient on a day, in cents. */
export interface PaperPayment {
  date: IsoDate;
  amount: number;
  /** With two givers: whose half it was for, if stated. */
  half?: (typeof PAPER_HALVES)[number] | undefined;
}

/**
 * A gift on paper (docs/domain.md 2.4): the giver owes it until their death, and pays interest over it each year. It
 * contains only facts that both sides confirm.
 */
export interface PaperGift {
  /** The day of the deed. */
  since: IsoDate;
  /** The day the last giver died: the sum is due then, and bears interest up to and including it. Null while one may be alive. */
  until: IsoDate | null;
  /** The day the first of two givers died, if each half is due at the giver's own death: that half bears no interest after it. */
  halved: IsoDate | null;
  /** The acknowledged debt, in cents. */
  total: number;
  /** Parts of it that were paid, oldest first. */
  payouts: readonly PaperPayment[];
  /** Interest that was paid, oldest first, each with the year it covers. */
  interest: readonly PaperInterestPayment[];
  /** For a half (halves.ts): its part of the interest of each year that was over when the first giver died, in cents. */
  asked?: ReadonlyMap<number, number>;
}

/** Interest that was paid, in cents, with the year it covers. */
export type PaperInterestPayment = PaperPayment & { year: number };

const halfOf = ({ half }: Pick<PaperPayment, 'half'>) => (half === undefined ? {} : { half });

const byDay = (a: PaperPayment, b: PaperPayment) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/**
 * The gift with its records that count; null for another form, and for one without a deed yet.
 * @param until the day the last giver died, if that matters
 * @param first the day the first of two givers did
 */
export function paperGiftOf(
  {
    total,
    contract: { form, signed_date, falls_due = 'own_death' },
    events = [],
  }: Pick<GiftDetail, 'total' | 'events'> & {
    contract: Pick<GiftDetail['contract'], 'form' | 'signed_date'> & Partial<Pick<GiftDetail['contract'], 'falls_due'>>;
  },
  until: IsoDate | null = null,
  first: IsoDate | null = null,
): PaperGift | null {
  if (form !== 'paper' || signed_date === null) return null;
  const counting = confirmedEvents<PaperEvent>(events).sort(byDay);
  return {
    since: signed_date,
    until,
    halved: falls_due === 'own_death' ? first : null,
    total,
    payouts: counting.flatMap((one) =>
      one.kind === 'payout' ? [{ date: one.date, amount: one.amount, ...halfOf(one) }] : [],
    ),
    interest: counting.flatMap((one) =>
      one.kind === 'interest' ? [{ date: one.date, amount: one.amount, year: one.year, ...halfOf(one) }] : [],
    ),
  };
}

/** The part of the sum still owed at the end of a day, in cents; nothing before the deed. */
export function owedOn({ since, total, payouts }: PaperGift, day: IsoDate): number {
  if (day < since) return 0;
  return payouts.reduce((left, { date, amount }) => (date <= day ? left - amount : left), total);
}
