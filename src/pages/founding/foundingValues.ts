import { salutation } from '../../../domain/names/name.ts';
import type { Founding } from '../../../domain/relations/validateFounding.ts';
import { familyName } from '../../../domain/rules/familyName.ts';
import type { FoundingForm } from '../../../domain/wire/registration.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';

export interface FoundingValues extends Founding {
  /** The partner code, if any. */
  code: string;
}

/** The names of the families somebody is in. */
export const ownNames = ({ families }: Pick<CurrentUser, 'families'>): string[] => families.map(({ name }) => name);

/** The family is called after its founder, unless a family of theirs has that name already. */
export function initialFounding(me: CurrentUser): FoundingValues {
  const name = salutation(me);
  return {
    name: familyName(name, ownNames(me)) === null ? name : '',
    birthdate: me.birthdate ?? '',
    code: '',
  };
}

/** The body of the call: a birth date only if it is not known yet. */
export const toFounding = (
  { name, birthdate, code }: FoundingValues,
  me: Pick<CurrentUser, 'birthdate'>,
): FoundingForm => ({
  name,
  ...(me.birthdate === null && { birthdate }),
  ...(code.trim() !== '' && { code }),
});
