import type { IsoDate } from '../dates/isoDate.ts';

const BIRTHDATE_FIRST =
  'Vul eerst je geboortedatum in, bij Profiel. Wie een contract maakt of ondertekent, is 18 jaar of ouder.';

/**
 * Whoever makes or signs a contract is 18 or older. A birth date that is known was checked when it
 * was given; a founder gives it with the first contract, not at registration (docs/decisions/0036).
 * @returns the sentence that refuses it, or null
 */
export const adultMaker = ({ birthdate }: { birthdate: IsoDate | null }): string | null =>
  birthdate === null ? BIRTHDATE_FIRST : null;
