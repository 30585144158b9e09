import type { IsoDate } from '../dates/isoDate.ts';
import { contractDate } from '../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { plainText } from '../rules/plainText.ts';
import type { Fields } from './read.ts';

/** The longest text of a contract, in characters. */
const MAX_CONTRACT_TEXT = 2000;

const TEXT_MESSAGE = 'Vul hier een tekst in, of laat het leeg.';
const CHOICE_MESSAGE = 'Kies een van de antwoorden.';
const SIGNED_IN_FUTURE_MESSAGE = 'De datum van ondertekening kan niet in de toekomst zijn. Laat de datum leeg als er nog niet is getekend.';

function text(value: unknown): string | null {
  return typeof value === 'string' ? plainText(value, MAX_CONTRACT_TEXT) : TEXT_MESSAGE;
}

function oneOf(value: unknown, allowed: readonly unknown[]): string | null {
  return allowed.includes(value) ? null : CHOICE_MESSAGE;
}

function yesOrNo(value: unknown): string | null {
  return oneOf(value, [true, false]);
}

/** Signed on a real day, today at the latest (S-53); null while nobody has signed. */
export function checkSignedDate(value: unknown, today: IsoDate): string | null {
  if (value === null) return null;
  return contractDate(value) ?? ((value as IsoDate) > today ? SIGNED_IN_FUTURE_MESSAGE : null);
}

/** What only a gift agreement says (domain.md 4.1); the day of the gift may be still to come. */
export function checkGiftTerms(terms: Fields): FieldErrors {
  return fieldErrors(
    ['contract.gift_date', terms.gift_date === null ? null : contractDate(terms.gift_date)],
    ['contract.purpose', text(terms.purpose)],
    ['contract.exclusion_clause', oneOf(terms.exclusion_clause, ['none', 'soft', 'hard'])],
    ['contract.revocable', yesOrNo(terms.revocable)],
    ['contract.counts_toward_estate', yesOrNo(terms.counts_toward_estate)],
  );
}

/** What a loan agreement says beside its schedule (domain.md 4.2). */
export function checkLoanTerms(terms: Fields): FieldErrors {
  return fieldErrors(
    ['contract.purpose', text(terms.purpose)],
    ['contract.own_home', yesOrNo(terms.own_home)],
    ['contract.rate_motivation', text(terms.rate_motivation)],
  );
}
