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
import { type BondFields, bondErrors } from '../../../domain/rules/bondForm.ts';
import { addressLine, firstname, gender, infix, lastname } from '../../../domain/rules/person.ts';
import { phoneNumber } from '../../../domain/rules/phoneNumber.ts';
import type { RelationForm } from '../../../domain/wire/user.ts';
import { form, checked, text } from '../schema/fields.ts';
import { ruled } from '../schema/ruled.ts';
import { relevant } from './relevantBond.ts';
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
    ...bondFields(context),
    divorce_date: together(divorceError),
    death_date: together(deathError),
  });
}

/** The questions that come with a new partner, by the rule of POST /partnership. */
function bondFields({ today, relatives, isNew }: RelationContext) {
  const checkedBond = (field: keyof BondFields) =>
    checked((values: RelationValues) => {
      if (!isNew || values.relation_type !== 'partner') return null;
      const other = relatives.find(({ hashid }) => hashid === values.userSelected);
      const two = [values, ...(other ? [{ birthdate: other.birthdate, death_date: null }] : [])];
      return bondErrors(relevant(values), { two, until: null }, today)[field] ?? null;
    });
  return {
    bond: checkedBond('bond'),
    from_date: checkedBond('from_date'),
    contract_date: checkedBond('contract_date'),
  };
}
