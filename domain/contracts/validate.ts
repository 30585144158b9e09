import type { IsoDate } from '../dates/isoDate.ts';
import { checkTotal } from '../loans/checkTerms.ts';
import { makeSchedule } from '../loans/schedule.ts';
import type { ScheduleTerms } from '../loans/terms.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import type { ContractDraft } from '../wire/contract.ts';
import { type Fields, asContractType, asFields } from './read.ts';
import { checkParties } from './checkParties.ts';
import { checkGiftTerms, checkLoanTerms, checkSignedDate } from './checkContractTerms.ts';
import { type LoanType, isLoanType } from './types.ts';
import { isWholeBetween } from '../rules/wholeNumber.ts';

const TYPE_MESSAGE = 'Kies een schenking of een soort lening.';
const HASHID_MESSAGE = 'Dit contract kennen we niet. Ga terug naar het overzicht en open het opnieuw.';

function checkIdentity({ hashid, version }: Fields): string | null {
  const known = hashid === undefined || (typeof hashid === 'string' && hashid !== '' && hashid.length <= 64);
  const versioned = version === undefined || isWholeBetween(version, 1, Number.MAX_SAFE_INTEGER);
  return known && versioned ? null : HASHID_MESSAGE;
}

/** Picks the later terms that the schedule uses. Absent ones stay absent, and get their default values. */
function laterTerms({
  payment_every,
  day_count,
  payment_rounding,
  taken_over,
  on_last_day,
}: Fields): Partial<ScheduleTerms> {
  const later = { payment_every, day_count, payment_rounding, taken_over, on_last_day };
  return Object.fromEntries(Object.entries(later).filter(([, value]) => value !== undefined));
}

function scheduleErrors(type: LoanType, draft: Fields, terms: Fields): FieldErrors {
  const result = makeSchedule(type, draft.total as number, {
    start_date: terms.start_date as string,
    first_payment_date: terms.first_payment_date as string,
    rate_millipercent: terms.rate_millipercent as number,
    term_months: terms.term_months as number,
    ...laterTerms(terms),
  });
  return 'errors' in result ? result.errors : {};
}

/**
 * A contract against every rule that needs no database. Trusts nothing in it: a value of a wrong type is a wrong value,
 * and an unknown key is ignored.
 * @param today the date in the Netherlands
 * @returns one Dutch sentence per wrong field, keyed by its path ('contract.signed_date', 'parties.from'); empty if all
 * is well.
 */
export function validateContract(draft: ContractDraft, today: IsoDate): FieldErrors {
  const fields = asFields(draft);
  const terms = asFields(fields.contract);
  const type = asContractType(fields.type);
  const general = fieldErrors(
    ['hashid', checkIdentity(fields)],
    ['type', type === null ? TYPE_MESSAGE : null],
    ['total', checkTotal(fields.total)],
    ...checkParties(asFields(fields.parties), type !== null && isLoanType(type)),
    ['contract.signed_date', checkSignedDate(terms.signed_date, today)],
  );
  if (type === null) return general;
  if (!isLoanType(type)) return { ...general, ...checkGiftTerms(terms) };
  const { from, to } = asFields(fields.parties);
  const lenders = Array.isArray(from) ? from.length : 0;
  return {
    ...general,
    ...checkLoanTerms({ ...terms, lenders, borrowers: to }, fields.total as number, today),
    ...scheduleErrors(type, fields, terms),
  };
}
