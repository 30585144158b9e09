import { salutation } from '../../../domain/names/name.ts';
import type { Founding } from '../../../domain/relations/validateFounding.ts';
import { familyName } from '../../../domain/rules/familyName.ts';
import type { FoundingForm } from '../../../domain/wire/registration.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';

export interface FoundingValues extends Founding {
  /** The partner code of who has one. */
  code: string;
}

/** The names of the families somebody is in. */
export const ownNames = ({ families }: Pick<CurrentUser, 'families'>): string[] => families.map(({ name }) => name);

/** The family is called after its founder, where no family of theirs is so called already. */
export function initialFounding(me: CurrentUser): FoundingValues {
  const name = salutation(me);
  return {
    name: familyName(name, ownNames(me)) === null ? name : '',
    birthdate: me.birthdate ?? '',
    code: '',
  };
}

/** The body of the call: a birth date only where nobody wrote it down yet. */
export const toFounding = (
  { name, birthdate, code }: FoundingValues,
  me: Pick<CurrentUser, 'birthdate'>,
): FoundingForm => ({
  name,
  ...(me.birthdate === null && { birthdate }),
  ...(code.trim() !== '' && { code }),
});
