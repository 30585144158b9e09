import { formatEuroShort } from '../../../../domain/money/format.ts';
import { roundHalfUpSafe } from '../../../../domain/money/round.ts';

/** An amount in a drawing, where cents are noise: in whole euros, from one euro on. The table has the cents. */
export const wholeEuros = (cents: number): string =>
  formatEuroShort(cents < 100 ? cents : roundHalfUpSafe(cents, 100) * 100);
