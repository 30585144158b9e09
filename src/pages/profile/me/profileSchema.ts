import { profileBirthdate, type ProfileContext } from '../../../../domain/relations/validateProfile.ts';
import { addressLine, firstname, gender, infix, lastname } from '../../../../domain/rules/person.ts';
import { phoneNumber } from '../../../../domain/rules/phoneNumber.ts';
import { form, text } from '../../../forms/schema/fields.ts';

/** One's own details, field by field; the server holds the same rules (domain/relations/validateProfile.ts). */
export function profileSchema(context: ProfileContext) {
  return form({
    firstname: text(firstname),
    infix: text(infix),
    lastname: text(lastname),
    gender: text(gender),
    phone: text(phoneNumber),
    street: text(addressLine),
    town: text(addressLine),
    birthdate: text((value) => profileBirthdate(value, context)),
  });
}
