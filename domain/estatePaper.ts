import type { IsoDate } from './dates/isoDate.ts';
import { paperFigures } from './paperGifts/figures.ts';
import { halvesOf, isHalved } from './paperGifts/halves.ts';
import { interestUntil } from './paperGifts/interest.ts';
import type { PaperGift } from './paperGifts/paperGift.ts';
import { type PaperYear, paperYears } from './paperGifts/years.ts';

/** The deceased's half of a gift on paper, due at their own death: a separate debt, with its own interest. */
export const OWN_HALF_OF = 'de eigen helft';

/** Whether 6 % was really paid each year (art. 10 lid 3 SW 1956), by the records; cents. */
export interface PaperInterest {
  /** The years that were over. */
  years: PaperYear[];
  /** Over the year of the death until that day, and the payments on it. */
  last: { year: number; due: number; paid: number };
}

/** The part that a gift on paper adds to the claims or debts of a deceased person; amounts in cents. */
interface PaperOwed {
  /** For everybody on their side. */
  amount: number;
  /** The deceased's half and its name, if it is a separate debt. */
  own?: number;
  share?: string;
  interest: PaperInterest;
}

/**
 * The debt of a gift on paper at the end of the day of a death, and the interest of each year: for a giver whose half was due at
 * their own death, of that half.
 * @param half of a giver: whether theirs is the half that was due first; false for the recipient
 */
export function paperOwed(whole: PaperGift, death: IsoDate, half: 'due' | 'other' | false): PaperOwed {
  const year = Number(death.slice(0, 4));
  const halves = half !== false && isHalved(whole, death) ? halvesOf(whole) : null;
  const own = halves?.[half === 'due' ? 0 : 1];
  const paper = own ?? whole;
  const known = paperYears(paper, death);
  return {
    amount: paperFigures(whole, year, death).closing,
    ...(own && { own: paperFigures(own, year, death).closing, share: OWN_HALF_OF }),
    interest: {
      years: known.filter((one) => one.year < year),
      last: {
        year,
        due: interestUntil(paper, year, death),
        paid: known.find((one) => one.year === year)?.paid ?? 0,
      },
    },
  };
}
