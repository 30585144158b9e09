import { isIsoDate } from '../dates/isoDate.ts';
import { unreadableDay } from './unreadableDay.ts';

export const CONTRACT_DATE_MESSAGE = 'Vul een datum in zoals 14-04-2026.';
export const CONTRACT_DATE_RANGE_MESSAGE = 'Vul een datum in tussen 01-01-1900 en 31-12-2100.';

/** A date an agreement can have: a calendar day, written `yyyy-MM-dd`, in 1900 to 2100. Accepts values of any type. */
export function contractDate(value: unknown): string | null {
  if (!isIsoDate(value)) return unreadableDay(value, CONTRACT_DATE_MESSAGE);
  return value < '1900-01-01' || value > '2100-12-31' ? CONTRACT_DATE_RANGE_MESSAGE : null;
}
