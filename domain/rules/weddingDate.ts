import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from './birthDateFormat.ts';

const FUTURE_MESSAGE = 'De trouwdatum kan niet in de toekomst zijn. Vul hem in als jullie getrouwd zijn.';
const BEFORE_BIRTH_MESSAGE = 'De trouwdatum kan niet vóór de geboortedatum van een van beiden zijn.';
const AFTER_END_MESSAGE = 'De trouwdatum kan niet na de scheiding of na een overlijden zijn.';

/** What is known of two partners; null where nobody wrote it down. */
interface Partners {
  two: readonly { birthdate: IsoDate | null; death_date: IsoDate | null }[];
  /** The day the divorce was recorded. */
  until: IsoDate | null;
}

/**
 * Since when two people are married or registered partners (art. 26 lid 2 SW): `yyyy-MM-dd`, or empty for not known.
 */
export function weddingDate(value: string, { two, until }: Partners, today: IsoDate): string | null {
  if (value === '') return null;
  if (!isIsoDate(value)) return BIRTH_DATE_FORMAT_MESSAGE;
  if (value > today) return FUTURE_MESSAGE;
  if (two.some(({ birthdate }) => birthdate !== null && value < birthdate)) return BEFORE_BIRTH_MESSAGE;
  return [until, ...two.map(({ death_date }) => death_date)].some((day) => day !== null && value > day)
    ? AFTER_END_MESSAGE
    : null;
}
