import { ageOn } from '../dates/age.ts';
import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from '../rules/birthDateFormat.ts';
import { MINIMUM_CHILD_AGE } from '../rules/childAge.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { minimumBirthDate } from '../rules/minimumBirthDate.ts';
import { notOlderThanParent } from '../rules/notOlderThanParent.ts';
import { phoneNumber } from '../rules/phoneNumber.ts';
import { addressLine, firstname, gender, infix, lastname } from '../rules/person.ts';
import { required } from '../rules/required.ts';
import type { ProfileForm } from '../wire/profile.ts';

const TOO_YOUNG = 'Je moet 18 jaar of ouder zijn om een account te hebben.';

export interface ProfileContext {
  today: IsoDate;
  /** For a child: the birth date of who founded the family; null when unknown, or for who is no child. */
  parentBirthdate: IsoDate | null;
  /** For the founder: the known birth dates of the children. */
  childBirthdates: readonly IsoDate[];
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

/** One's own birth date, held against those of parent and children as far as they are known. */
export function profileBirthdate(
  text: string,
  { today, parentBirthdate, childBirthdates }: ProfileContext,
): string | null {
  const missing = required(text, 'Vul een geboortedatum in.');
  if (missing !== null) return missing;
  if (!isIsoDate(text)) return BIRTH_DATE_FORMAT_MESSAGE;
  const own =
    minimumBirthDate(text) ??
    (ageOn(text, today) < MINIMUM_CHILD_AGE ? TOO_YOUNG : null) ??
    notOlderThanParent(text, parentBirthdate);
  return (
    own ?? childBirthdates.map((child) => notOlderThanParent(child, text)).find((message) => message !== null) ?? null
  );
}
