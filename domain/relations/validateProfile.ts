import { ageOrder, type Relative } from './ageOrder.ts';
import type { Kin } from './kinship.ts';
import { ageOn } from '../dates/age.ts';
import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from '../rules/birthDateFormat.ts';
import { MINIMUM_CHILD_AGE } from '../rules/childAge.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { minimumBirthDate } from '../rules/minimumBirthDate.ts';
import { phoneNumber } from '../rules/phoneNumber.ts';
import { addressLine, firstname, gender, infix, lastname } from '../rules/person.ts';
import { required } from '../rules/required.ts';
import type { ProfileForm } from '../wire/profile.ts';

const TOO_YOUNG = 'Je moet 18 jaar of ouder zijn om een account te hebben.';

export interface ProfileContext {
  today: IsoDate;
  /** The owner of the profile. */
  self: Kin;
  /** Everybody in the family who is known. */
  relatives: readonly Relative[];
}

/** One's own profile against every rule; one Dutch sentence per field that is wrong. */
export function validateProfile(form: ProfileForm, context: ProfileContext): FieldErrors {
  return fieldErrors(
    ['firstname', firstname(form.firstname)],
    ['infix', infix(form.infix)],
    ['lastname', lastname(form.lastname)],
    ['gender', gender(form.gender)],
    ['phone', phoneNumber(form.phone)],
    ['street', addressLine(form.street)],
    ['town', addressLine(form.town)],
    ['birthdate', profileBirthdate(form.birthdate, context)],
  );
}

/** One's own birth date, compared with those of ancestors and descendants, as far as known. */
export function profileBirthdate(text: string, { today, self, relatives }: ProfileContext): string | null {
  const missing = required(text, 'Vul een geboortedatum in.');
  if (missing !== null) return missing;
  if (!isIsoDate(text)) return BIRTH_DATE_FORMAT_MESSAGE;
  return (
    minimumBirthDate(text) ??
    (ageOn(text, today) < MINIMUM_CHILD_AGE ? TOO_YOUNG : null) ??
    ageOrder(self, text, relatives, 'Je')
  );
}
