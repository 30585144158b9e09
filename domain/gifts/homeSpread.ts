import { addDays, type IsoDate } from '../dates/isoDate.ts';
import type { ClaimRefusal, ExemptionClaim, UsedClaim } from '../wire/gifts.ts';
import { ageFor } from './raisedWindow.ts';

/** The remainder of the exemption for a home could be used this many calendar years later (art. 33a lid 2 SW 1956). */
const YEARS_AFTER = 2;
/** The last year whose law has that rule; the 2023 rules for 2021 and 2022 could not be read. */
const LAST_YEAR = 2022;

/**
 * Why a claim in a year after the first does not hold; null for a gift for a home that uses the remainder of that exemption, up
 * to the 40th birthday.
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
