import { isIsoDate } from '../dates/isoDate.ts';
import { ageOn } from '../dates/age.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from '../rules/birthDateFormat.ts';
import { MINIMUM_CHILD_AGE } from '../rules/childAge.ts';
import { email } from '../rules/email.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { minimumBirthDate } from '../rules/minimumBirthDate.ts';
import { password } from '../rules/password.ts';
import { emailGiven, firstname, gender, infix, lastname } from '../rules/person.ts';
import { required } from '../rules/required.ts';
import type { RegistrationForm } from '../wire/registration.ts';

const TOO_YOUNG = 'Je moet 18 jaar of ouder zijn om een account te maken of een familie te beginnen.';

/**
 * Returns the errors of a registration, by field; empty when there are none. `withAccount`: the account is made
 * here, so e-mail address and password count. Birth date and gender are asked of an invited person, whose family gave
 * them already; a founder gives them where they first matter (docs/decisions/0036).
 */
export function validateRegistration(
  form: RegistrationForm,
  withAccount: { email: boolean; password: boolean },
  today: string,
): FieldErrors {
  const address = (form.email ?? '').trim();
  const invited = form.invitation !== undefined;
  return fieldErrors(
    ['firstname', firstname(form.firstname)],
    ['infix', infix(form.infix)],
    ['lastname', lastname(form.lastname)],
    ['gender', invited || gave(form.gender) ? gender(form.gender ?? '') : null],
    ['birthdate', invited || gave(form.birthdate) ? registrationBirthdate(form.birthdate ?? '', today) : null],
    ['email', withAccount.email ? (emailGiven(address) ?? email(address)) : null],
    ['password', withAccount.password ? password(form.password ?? '') : null],
  );
}

const gave = (value: string | undefined): boolean => value !== undefined && value !== '';

/** The birth date of a person making an account. */
export function registrationBirthdate(text: string, today: string): string | null {
  const missing = required(text, 'Vul een geboortedatum in.');
  if (missing !== null) return missing;
  if (!isIsoDate(text)) return BIRTH_DATE_FORMAT_MESSAGE;
  return minimumBirthDate(text) ?? (ageOn(text, today) < MINIMUM_CHILD_AGE ? TOO_YOUNG : null);
}
