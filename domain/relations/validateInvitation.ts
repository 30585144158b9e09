import { ageOn } from '../dates/age.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { MINIMUM_CHILD_AGE } from '../rules/childAge.ts';
import { email, isSameAddress } from '../rules/email.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { emailGiven } from '../rules/person.ts';
import type { InvitationForm, ToldRelation } from '../wire/user.ts';

/** The facts about a person that decide whether they can get a login. */
type Invitable = Pick<
  ToldRelation,
  'relation_type' | 'login' | 'blocked' | 'passed_away' | 'divorced' | 'birthdate' | 'email' | 'sub'
>;

const HAS_LOGIN = 'Deze persoon heeft al een eigen login of een uitnodiging.';
export const NO_LOGIN_POSSIBLE = 'Deze persoon is geblokkeerd of overleden en kan geen login krijgen.';
const DIVORCED = 'Deze partners zijn gescheiden. Een ex-partner krijgt geen nieuwe gegevens van je familie te zien.';
const NO_BIRTHDATE = 'Vul eerst de geboortedatum van deze persoon in.';
const TOO_YOUNG = 'Een eigen login kan vanaf 18 jaar.';
const OTHERS_ADDRESS = 'Met dit adres logt een ander van je familie in. Iedereen heeft een eigen adres nodig.';

/** Why somebody can't be invited, whatever the address; null when they can (docs/decisions/0018). */
export function notInvitable(person: Invitable, today: IsoDate): string | null {
  if (person.login || person.relation_type === null) return HAS_LOGIN;
  if (person.blocked || person.passed_away) return NO_LOGIN_POSSIBLE;
  if (person.divorced) return DIVORCED;
  if (person.birthdate === null) return NO_BIRTHDATE;
  return ageOn(person.birthdate, today) < MINIMUM_CHILD_AGE ? TOO_YOUNG : null;
}

/** The address of an invitation. */
export const invitationEmail = (value: string): string | null => emailGiven(value) ?? email(value);

/** An invitation against every rule: its recipient, and the address, which nobody else in the family may have. */
export function validateInvitation(
  form: InvitationForm,
  person: Invitable,
  others: readonly Pick<Invitable, 'email' | 'sub'>[],
  today: IsoDate,
): FieldErrors {
  const taken = others.some((other) => other.sub !== null && isSameAddress(other.email, form.email));
  return fieldErrors(
    ['hashid', notInvitable(person, today)],
    ['email', invitationEmail(form.email) ?? (taken ? OTHERS_ADDRESS : null)],
  );
}
