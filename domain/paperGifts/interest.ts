import type { IsoDate } from '../dates/isoDate.ts';
import { debtsOf } from './halves.ts';
import { earlier, interestOfDebt } from './oneDebt.ts';
import type { PaperGift } from './paperGift.ts';

/**
 * The interest over the days of a calendar year up to and including a day, in cents: of one debt; and from the year in which the
 * first of two givers died, if each half is due at the giver's own death, of each half separately.
 */
export function interestUntil(gift: PaperGift, year: number, until: IsoDate): number {
  const asOne = gift.halved === null || year < Number(gift.halved.slice(0, 4));
  return (asOne ? [gift] : debtsOf(gift)).reduce((sum, debt) => sum + interestOfDebt(debt, year, until), 0);
}

/** The day the interest of a year is due for one debt: 31 December, or earlier the day its giver died. */
export const dueOn = ({ until }: PaperGift, year: number): IsoDate => earlier(`${year}-12-31`, until);

/** The interest over a whole calendar year; 0 before the deed and after the last giver's death. Cents. */
export const interestOver = (gift: PaperGift, year: number): number =>
  year < Number(gift.since.slice(0, 4)) ? 0 : (gift.asked?.get(year) ?? interestUntil(gift, year, `${year}-12-31`));
