import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { januaryAsked } from '../loans/takenOver.ts';
import { contractDate } from '../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { isWholeBetween } from '../rules/wholeNumber.ts';
import { EXCLUSIONS } from '../wire/choices/clauses.ts';
import { GIFT_CLAUSES, LOAN_CLAUSES } from './clauses/catalogue.ts';
import { checkClauses } from './clauses/clause.ts';
import { oneOf, text, yesOrNo } from './fieldChecks.ts';
import { type Fields, asFields } from './read.ts';

const januaryMessage = (year: number) =>
  `Vul in wat er op 1 januari ${year} nog openstond: niet minder dan op de dag hierboven, en niet meer dan het geleende bedrag.`;
const TAKEN_OVER_IN_FUTURE_MESSAGE = 'Kies een dag die geweest is: wat er dan nog openstaat weten we nog niet.';
const SIGNED_IN_FUTURE_MESSAGE =
  'De datum van ondertekening kan niet in de toekomst zijn. Laat de datum leeg als er nog niet is ondertekend.';

/** Signed on a real day, today at the latest (S-53); null while nobody has signed. */
export function checkSignedDate(value: unknown, today: IsoDate): string | null {
  if (value === null) return null;
  return contractDate(value) ?? (today < (value as IsoDate) ? SIGNED_IN_FUTURE_MESSAGE : null);
}

/** Checks the terms that only a gift agreement has (docs/domain.md 4.1). The day of the gift may be in the future. */
export function checkGiftTerms(terms: Fields): FieldErrors {
  const ground = fieldErrors(
    ['contract.gift_date', terms.gift_date === null ? null : contractDate(terms.gift_date)],
    ['contract.purpose', text(terms.purpose)],
    ['contract.exclusion_clause', oneOf(terms.exclusion_clause, EXCLUSIONS)],
    ['contract.revocable', yesOrNo(terms.revocable)],
    ['contract.counts_toward_estate', yesOrNo(terms.counts_toward_estate)],
  );
  return { ...ground, ...checkClauses(GIFT_CLAUSES, terms) };
}

/** Checks the terms of a loan agreement apart from its schedule (docs/domain.md 4.2). */
export function checkLoanTerms(terms: Fields, total: number, today: IsoDate): FieldErrors {
  const { date: takenOver, balance, january } = asFields(terms.taken_over);
  const asked = januaryAsked(terms.start_date, takenOver);
  const ground = fieldErrors(
    ['contract.taken_over.date', isIsoDate(takenOver) && takenOver > today ? TAKEN_OVER_IN_FUTURE_MESSAGE : null],
    [
      'contract.taken_over.january',
      asked === null || isWholeBetween(january, Number(balance), total) ? null : januaryMessage(asked.year),
    ],
    ['contract.purpose', text(terms.purpose)],
    ['contract.own_home', yesOrNo(terms.own_home)],
    ['contract.rate_motivation', text(terms.rate_motivation)],
  );
  return { ...ground, ...checkClauses(LOAN_CLAUSES, terms) };
}
