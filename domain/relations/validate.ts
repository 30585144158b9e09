import { RELATION_TYPES } from '../wire/choices/user.ts';
import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from '../rules/birthDateFormat.ts';
import { birthDatePast } from '../rules/birthDatePast.ts';
import { childAge } from '../rules/childAge.ts';
import { DEATH_DATE_EDIT_ONLY_MESSAGE, deathDate } from '../rules/deathDate.ts';
import { email } from '../rules/email.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { loginKept } from '../rules/loginKept.ts';
import { minimumBirthDate } from '../rules/minimumBirthDate.ts';
import { notOlderThanParent } from '../rules/notOlderThanParent.ts';
import { phoneNumber } from '../rules/phoneNumber.ts';
import { addressLine, emailGiven, firstname, gender, infix, lastname } from '../rules/person.ts';
import { required } from '../rules/required.ts';
import type { RelationForm } from '../wire/user.ts';

/** The facts that the rules need beside the form. */
export interface RelationContext {
  today: IsoDate;
  /** Birth date of the person who adds the child; null when unknown. */
  parentBirthdate: IsoDate | null;
  /** A login was granted or an invitation sent before this edit. */
  wasLogin: boolean;
  /** Adding, not editing: then nobody can be marked as deceased yet. */
  isNew: boolean;
}

/** The rules of one field that are this form's own; the schema of the form names them too (docs/decisions/0027). */
export const relationType = (value: string): string | null => choice(value, RELATION_TYPES, 'Kies een soort relatie.');
export const partnerGiven = (value: string): string | null => required(value, 'Kies van wie dit de partner is.');

function choice(value: string, allowed: readonly string[], message: string): string | null {
  return allowed.includes(value) ? null : message;
}

/** A birth date; that of a child is held against today and the parent too. */
export function birthdateError(form: RelationForm, { today, parentBirthdate }: RelationContext): string | null {
  const missing = required(form.birthdate, 'Vul een geboortedatum in.');
  if (missing !== null) return missing;
  if (!isIsoDate(form.birthdate)) return BIRTH_DATE_FORMAT_MESSAGE;
  const adult = minimumBirthDate(form.birthdate) ?? birthDatePast(form.birthdate, today);
  if (adult !== null || form.relation_type !== 'child') return adult;
  return childAge(form.birthdate, today) ?? notOlderThanParent(form.birthdate, parentBirthdate);
}

/** The death date with its box. */
export function deathError(form: RelationForm, { today, isNew }: RelationContext): string | null {
  const passedAway = form.passed_away === '1';
  if (isNew) return passedAway || form.death_date !== '' ? DEATH_DATE_EDIT_ONLY_MESSAGE : null;
  return deathDate(form.death_date, passedAway, form.birthdate, today);
}

/** The login of a child, and the one that stays whatever is asked. */
export function loginError({ login, relation_type }: RelationForm, { wasLogin }: RelationContext): string | null {
  const isChild = relation_type === 'child';
  return (
    (isChild ? choice(login, ['1', '0'], 'Kies of je familielid zelf kan inloggen.') : null) ??
    loginKept(login, wasLogin, isChild)
  );
}

/**
 * The relation form against every rule that needs no database. The dates are
 * year-month-day, as the call carries them. One Dutch sentence per field that is wrong; empty when nothing is.
 */
export function validateRelation(form: RelationForm, context: RelationContext): FieldErrors {
  return fieldErrors(
    ['relation_type', relationType(form.relation_type)],
    ['firstname', firstname(form.firstname)],
    ['infix', infix(form.infix)],
    ['lastname', lastname(form.lastname)],
    ['gender', gender(form.gender)],
    ['birthdate', birthdateError(form, context)],
    ['email', (form.relation_type === 'child' ? emailGiven(form.email) : null) ?? email(form.email)],
    ['phone', phoneNumber(form.phone)],
    ['street', addressLine(form.street)],
    ['town', addressLine(form.town)],
    ['userSelected', form.relation_type === 'partner' ? partnerGiven(form.userSelected) : null],
    ['login', loginError(form, context)],
    ['death_date', deathError(form, context)],
  );
}
