import { RELATION_TYPES } from '../wire/choices/user.ts';
import { ageOrder, type Relative } from './ageOrder.ts';
import { typeOf } from './kinship.ts';
import { type IsoDate, isIsoDate } from '../dates/isoDate.ts';
import { BIRTH_DATE_FORMAT_MESSAGE } from '../rules/birthDateFormat.ts';
import { birthDatePast } from '../rules/birthDatePast.ts';
import { childAge } from '../rules/childAge.ts';
import { DEATH_DATE_EDIT_ONLY_MESSAGE, deathDate } from '../rules/deathDate.ts';
import { divorceDate } from '../rules/divorceDate.ts';
import { email } from '../rules/email.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { loginKept } from '../rules/loginKept.ts';
import { minimumBirthDate } from '../rules/minimumBirthDate.ts';
import { phoneNumber } from '../rules/phoneNumber.ts';
import { addressLine, emailGiven, firstname, gender, infix, lastname } from '../rules/person.ts';
import { required } from '../rules/required.ts';
import type { BondFacts, RelationForm } from '../wire/user.ts';

/** The facts that the rules need besides the form. */
export interface RelationContext {
  today: IsoDate;
  /** Everybody in the family: the line of descent decides who can be older. */
  relatives: readonly Relative[];
  /** The hashid of the person being edited; empty for a new person. */
  hashid: string;
  /** A login was granted or an invitation sent before this edit. */
  wasLogin: boolean;
  /** Adding, not editing: nobody can be marked as deceased yet. */
  isNew: boolean;
  /** For a partner being edited: the recorded facts about the couple, and the other's life; null if there are none. */
  couple: Couple | null;
}

interface Couple extends Pick<BondFacts, 'from' | 'contract_from'> {
  other: { birthdate: IsoDate | null; death_date: IsoDate | null };
}

/** The field rules that only this form has; the form's schema names them too (docs/decisions/0017). */
export const relationType = (value: string): string | null => choice(value, RELATION_TYPES, 'Kies een soort relatie.');
export const partnerGiven = (value: string): string | null => required(value, 'Kies van wie dit de partner is.');

function choice(value: string, allowed: readonly string[], message: string): string | null {
  return allowed.includes(value) ? null : message;
}

/** A kinship must go with the type. */
export const kinshipError = ({ kinship = '', relation_type }: RelationForm): string | null =>
  kinship !== '' && relation_type !== '' && typeOf(kinship) !== relation_type ? 'Kies wie dit is.' : null;

/** The address: required for every relation of type child, whatever their kinship; a partner's may be empty. */
export function emailError(form: RelationForm): string | null {
  return (form.relation_type === 'child' ? emailGiven(form.email) : null) ?? email(form.email);
}

/** A birth date; that of a family member is compared with today, and with the others' too. */
export function birthdateError(form: RelationForm, { today, relatives, hashid }: RelationContext): string | null {
  const missing = required(form.birthdate, 'Vul een geboortedatum in.');
  if (missing !== null) return missing;
  if (!isIsoDate(form.birthdate)) return BIRTH_DATE_FORMAT_MESSAGE;
  const adult = minimumBirthDate(form.birthdate) ?? birthDatePast(form.birthdate, today);
  if (adult !== null || form.relation_type !== 'child') return adult;
  const { relation_type, kinship, child_of } = form;
  const person = { hashid, relation_type, kinship: kinship || undefined, child_of: child_of || undefined };
  return childAge(form.birthdate, today) ?? ageOrder(person, form.birthdate, relatives, 'Deze persoon');
}

/** The death date with its box. */
export function deathError(form: RelationForm, { today, isNew }: RelationContext): string | null {
  const passedAway = form.passed_away === '1';
  if (isNew) return passedAway || form.death_date !== '' ? DEATH_DATE_EDIT_ONLY_MESSAGE : null;
  return deathDate(form.death_date, passedAway, form.birthdate, today);
}

/** The day of divorce; without it, the day on which it is recorded. */
export function divorceError(form: RelationForm, { today, couple }: RelationContext): string | null {
  const { divorce_date = '', divorced, birthdate, death_date } = form;
  const two = [{ birthdate, death_date }, ...(couple ? [couple.other] : [])];
  const bond = { from: couple?.from ?? null, contract_from: couple?.contract_from ?? null };
  return divorceDate(divorce_date, divorced === '1', { ...bond, two }, today);
}

/** The login of a child; an existing login stays, whatever is submitted. */
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
    ['kinship', kinshipError(form)],
    ['email', emailError(form)],
    ['phone', phoneNumber(form.phone)],
    ['street', addressLine(form.street)],
    ['town', addressLine(form.town)],
    ['userSelected', form.relation_type === 'partner' ? partnerGiven(form.userSelected) : null],
    ['login', loginError(form, context)],
    ['divorce_date', divorceError(form, context)],
    ['death_date', deathError(form, context)],
  );
}
