import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import type { DeductionCheck } from '../wire/statement.ts';

/**
 * Where only a part of a debt, or a part of the year, belongs to the debt for the own home: the figures count the whole
 * of it, because which payment was for which part is not recorded (art. 3.119a and 3.119e Wet IB 2001).
 */
export function ownHomeWarnings(title: string, { counts: { from, until }, outside }: DeductionCheck): string[] {
  return [
    from !== null &&
      `${title} hoort pas vanaf ${formatDateLong(from)} weer bij je eigenwoningschuld. De betaalde rente van het hele jaar staat hier bij elkaar: die over de tijd daarvoor is niet aftrekbaar.`,
    until !== null &&
      `${title} hoort tot en met ${formatDateLong(until)} bij je eigenwoningschuld. De betaalde rente van het hele jaar staat hier bij elkaar: die over de tijd daarna is niet aftrekbaar.`,
    outside > 0 &&
      `${title} hoort voor ${formatEuro(outside)} niet bij je eigenwoningschuld. Dat deel hoort bij de schulden in box 3, maar zit met de rente erover nog in de cijfers voor box 1.`,
  ].filter((sentence) => sentence !== false);
}
