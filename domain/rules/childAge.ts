import { ageOn } from '../dates/age.ts';
import type { IsoDate } from '../dates/isoDate.ts';

/** In years. */
export const MINIMUM_CHILD_AGE = 18;
/** The text is to the letter of the specification. */
const CHILD_AGE_MESSAGE = 'Je familielid mag niet jonger zijn dan 18 jaar.';

/** At least eighteen, to the day. */
export function childAge(birthdate: IsoDate, today: IsoDate): string | null {
  return ageOn(birthdate, today) < MINIMUM_CHILD_AGE ? CHILD_AGE_MESSAGE : null;
}
