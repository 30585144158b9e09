import { fieldErrors, type FieldErrors } from '../rules/fieldErrors.ts';
import { plainText } from '../rules/plainText.ts';
import { printable } from '../rules/printable.ts';
import { required } from '../rules/required.ts';
import type { AdviserLinkForm } from '../wire/adviserLink.ts';

/** It is printed on each page of each copy. */
const NAME_LENGTH = 60;
const MOST_CONTRACTS = 25;
/** The maximum duration of a link. */
const MOST_DAYS = 30;
const FIRST_YEAR = 1980;

const duration = (days: number) =>
  Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? null : `Kies hoogstens ${MOST_DAYS} dagen.`;

/** Dutch messages by field of a new link; whether the caller may show its contracts is checked on the server. */
export const validateAdviserLink = (
  { for_whom, contracts, years, days }: AdviserLinkForm,
  thisYear: number,
): FieldErrors =>
  fieldErrors(
    ['for_whom', required(for_whom, 'Vul in voor wie de link is.')],
    ['for_whom', plainText(for_whom, NAME_LENGTH)],
    ['for_whom', printable(for_whom)],
    ['contracts', contracts.length === 0 ? 'Kies ten minste één contract.' : null],
    ['contracts', contracts.length > MOST_CONTRACTS ? `Kies hoogstens ${MOST_CONTRACTS} contracten.` : null],
    [
      'years',
      years.every((year) => year >= FIRST_YEAR && year <= thisYear) ? null : `Kies jaren tot en met ${thisYear}.`,
    ],
    ['days', duration(days)],
  );
