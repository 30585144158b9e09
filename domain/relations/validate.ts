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
import { plainText } from '../rules/plainText.ts';
import { required } from '../rules/required.ts';
import type { RelationForm } from '../wire/user.ts';

interface RelationContext {
  today: IsoDate;
  /** Birth date of the person who adds the child; null when unknown. */
  parentBirthdate: IsoDate | null;
  /** A login was granted or an invitation sent before this edit. */
  wasLogin: boolean;
  /** Adding, not editing: then nobody can be marked as deceased yet. */
  isNew: boolean;
}

const MAX_NAME = 100;

function choice(value: string, allowed: readonly string[], message: string): string | null {
  return allowed.includes(value) ? null : message;
}

function birthdate(form: RelationForm, { today, parentBirthdate }: RelationContext): string | null {
  const missing = required(form.birthdate, 'Vul een geboortedatum in.');
  if (missing !== null) return missing;
  if (!isIsoDate(form.birthdate)) return BIRTH_DATE_FORMAT_MESSAGE;
  const adult = minimumBirthDate(form.birthdate) ?? birthDatePast(form.birthdate, today);
  if (adult !== null || form.relation_type !== 'child') return adult;
  return childAge(form.birthdate, today) ?? notOlderThanParent(form.birthdate, parentBirthdate);
}

function death(form: RelationForm, { today, isNew }: RelationContext): string | null {
  const passedAway = form.passed_away === '1';
  if (isNew) return passedAway || form.death_date !== '' ? DEATH_DATE_EDIT_ONLY_MESSAGE : null;
  return deathDate(form.death_date, passedAway, form.birthdate, today);
}

/**
 * The relation form against every rule that needs no database (specification 5, R-3.12 to ). The dates are
 * year-month-day, as the call carries them. One Dutch sentence per field that is wrong; empty when nothing is.
 */
export function validateRelation(form: RelationForm, context: RelationContext): FieldErrors {
  const isChild = form.relation_type === 'child';
  return fieldErrors(
    ['relation_type', choice(form.relation_type, ['child', 'partner'], 'Kies een soort relatie.')],
    ['firstname', required(form.firstname, 'Vul een voornaam in.') ?? plainText(form.firstname, MAX_NAME)],
    ['infix', plainText(form.infix, MAX_NAME)],
    ['lastname', required(form.lastname, 'Vul een achternaam in.') ?? plainText(form.lastname, MAX_NAME)],
    ['gender', choice(form.gender, ['man', 'vrouw', 'onbekend'], 'Kies een geslacht.')],
    ['birthdate', birthdate(form, context)],
    ['email', (isChild ? required(form.email, 'Vul een e-mailadres in.') : null) ?? email(form.email)],
    ['phone', phoneNumber(form.phone)],
    ['userSelected', form.relation_type === 'partner' ? required(form.userSelected, 'Kies van wie dit de partner is.') : null],
    ['login', isChild ? choice(form.login, ['1', '0'], 'Kies of je familielid zelf kan inloggen.') : null],
    ['login', loginKept(form.login, context.wasLogin, isChild)],
    ['death_date', death(form, context)],
  );
}
