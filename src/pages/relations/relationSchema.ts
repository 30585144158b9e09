import {
  birthdateError,
  emailError,
  kinshipError,
  deathError,
  divorceError,
  loginError,
  partnerGiven,
  relationType,
  type RelationContext,
} from '../../../domain/relations/validate.ts';
import { addressLine, firstname, gender, infix, lastname } from '../../../domain/rules/person.ts';
import { phoneNumber } from '../../../domain/rules/phoneNumber.ts';
import type { RelationForm } from '../../../domain/wire/user.ts';
import { form, checked, text } from '../../forms/schema/fields.ts';
import { ruled } from '../../forms/schema/ruled.ts';
import { toRelationForm, type RelationValues } from './relationValues.ts';

/** The relation form, field by field; the server holds the same rules (domain/relations/validate.ts). */
export function relationSchema(context: RelationContext) {
  const together = (rule: (sent: RelationForm, context: RelationContext) => string | null) =>
    checked((values: RelationValues) => rule(toRelationForm(values), context));
  return form({
    relation_type: text(relationType),
    userSelected: text().when('relation_type', { is: 'partner', then: (schema) => schema.test(ruled(partnerGiven)) }),
    firstname: text(firstname),
    infix: text(infix),
    lastname: text(lastname),
    gender: text(gender),
    birthdate: together(birthdateError),
    kinship: together(kinshipError),
    email: together(emailError),
    phone: text(phoneNumber),
    street: text(addressLine),
    town: text(addressLine),
    login: together(loginError),
    divorce_date: together(divorceError),
    death_date: together(deathError),
  });
}
