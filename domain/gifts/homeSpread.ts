import { addDays, type IsoDate } from '../dates/isoDate.ts';
import type { ClaimRefusal, ExemptionClaim, UsedClaim } from '../wire/gifts.ts';
import { ageFor } from './raisedWindow.ts';

/** What was left of the exemption for a home could be used in so many calendar years after the first (art. 33a lid 2 SW 1956). */
const YEARS_AFTER = 2;
/** The last year whose law has that rule; what held in 2023 for 2021 and 2022 could not be read. */
const LAST_YEAR = 2022;

/**
 * Why a claim in a year after the first does not hold; null for what is given for a home and uses what was left of that exemption, up to
 * the 40th birthday.
 */
export function whyNotSpread(
  { exemption, date }: { exemption: ExemptionClaim; date: IsoDate },
  { kind, year: first, left = 0 }: UsedClaim,
  birthdates: readonly (IsoDate | null)[],
): ClaimRefusal | null {
  const year = Number(date.slice(0, 4));
  if (exemption !== 'raised_home' || kind !== 'raised_home' || left === 0 || year > first + YEARS_AFTER)
    return 'used_before';
  if (year > LAST_YEAR) return 'spread_2023';
  const age = ageFor(birthdates, addDays(date, 1));
  return age === 'right' ? null : age;
}
