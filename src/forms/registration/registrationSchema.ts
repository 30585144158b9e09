import { registrationBirthdate } from '../../../domain/relations/validateRegistration.ts';
import { password } from '../../../domain/rules/password.ts';
import { emailGiven, firstname, gender, infix, lastname } from '../../../domain/rules/person.ts';
import { form, text } from '../schema/fields.ts';
import * as generic from '../schema/generic.ts';
import { ruled } from '../schema/ruled.ts';

/**
 * The registration form, field by field; the server holds the same rules (domain/relations/validateRegistration.ts).
 */
export function registrationSchema(
  { withAccount, invited }: { withAccount: boolean; invited: boolean },
  today: string,
) {
  return form({
    firstname: text(firstname),
    infix: text(infix),
    lastname: text(lastname),
    ...(invited && { gender: text(gender), birthdate: text((value) => registrationBirthdate(value, today)) }),
    ...(withAccount && { email: generic.email().trim().test(ruled(emailGiven)), password: text(password) }),
  });
}
