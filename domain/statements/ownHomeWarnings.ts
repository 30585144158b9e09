import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import type { DeductionCheck, HomePart } from '../wire/statement.ts';

/**
 * For a debt that belongs to the own-home debt in part, or for part of the year: the figures count all of it, because
 * the records don't say which payment was for which part (art. 3.119a and 3.119e Wet IB 2001).
 * @param home the parts of the year, if its home was an own home in some
 */
export function ownHomeWarnings(
  title: string,
  { counts: { from, until }, outside }: DeductionCheck,
  home: readonly HomePart[] = [],
): string[] {
  // The figures of a year are split at the day the home stopped being an own home.
  const isCut = home.some((part) => part.own && part.until === until);
  return [
    from !== null &&
      `${title} hoort pas vanaf ${formatDateLong(from)} weer bij je eigenwoningschuld. De betaalde rente van het hele jaar staat hier bij elkaar: die over de tijd daarvoor is niet aftrekbaar.`,
    until !== null &&
      !isCut &&
      `${title} hoort tot en met ${formatDateLong(until)} bij je eigenwoningschuld. De betaalde rente van het hele jaar staat hier bij elkaar: die over de tijd daarna is niet aftrekbaar.`,
    outside > 0 &&
      `${title} hoort voor ${formatEuro(outside)} niet bij je eigenwoningschuld. Dat deel hoort bij de schulden in box 3, maar zit met de rente erover nog in de cijfers voor box 1.`,
  ].filter((sentence) => sentence !== false);
}
