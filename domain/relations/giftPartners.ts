import { type IsoDate, addMonths } from '../dates/isoDate.ts';
import type { BondFacts } from '../wire/user.ts';

/** 'unknown' if nobody recorded how they belong together: only a claim labelled as such may rest on it. */
export type PartnersAnswer = 'yes' | 'no' | 'unknown';

const YEARS_ON_ONE_ADDRESS = 5;
const YEARS_WITH_CONTRACT = 2;
const ADULT_AT = 18;

const yearsBefore = (date: IsoDate, years: number): IsoDate => addMonths(date, -12 * years);

/**
 * Whether two people are partners for the gift tax on a day. Married or registered: from that day (art. 5a lid 1 AWR).
 * Living together (art. 1a lid 1 to 3 SW 1956): both of age for two years, and for two years registered on one address
 * with a notarial contract with a mutual duty of care, or for five years on one address without one. The caller
 * handles marriages counting a year ahead (art. 26 lid 2). @param birthdates of both; one that is not known holds
 * nothing up
 */
export function giftPartners(pair: BondFacts, birthdates: readonly (IsoDate | null)[], date: IsoDate): PartnersAnswer {
  const { bond, from, until, contract_from } = pair;
  if (until !== null && date >= until) return 'no';
  if (bond === null) return 'unknown';
  if (bond !== 'cohabiting') return from === null || from <= date ? 'yes' : 'no';
  if (from === null) return 'unknown';
  const twoYearsAgo = yearsBefore(date, YEARS_WITH_CONTRACT);
  const adults = birthdates.every((born) => born === null || born <= yearsBefore(twoYearsAgo, ADULT_AT));
  const byContract = contract_from !== null && contract_from <= twoYearsAgo && from <= twoYearsAgo;
  return adults && (byContract || from <= yearsBefore(date, YEARS_ON_ONE_ADDRESS)) ? 'yes' : 'no';
}
