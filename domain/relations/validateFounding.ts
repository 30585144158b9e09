import { familyName } from '../rules/familyName.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { registrationBirthdate } from './validateRegistration.ts';

/** The known facts about a person founding a family with an existing account. */
export interface Founding {
  name: string;
  /** As their current family knows it, or else as they filled it in; yyyy-MM-dd. */
  birthdate: string;
}

/** Returns the errors of a founding, by field; empty when there are none. `own`: the names of the families they are in. */
export const validateFounding = ({ name, birthdate }: Founding, own: readonly string[], today: string): FieldErrors =>
  fieldErrors(['name', familyName(name, own)], ['birthdate', registrationBirthdate(birthdate, today)]);
