import type { RegistrationForm } from '../../../domain/wire/registration.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { type OpenInvitation, useInvitation } from '../../repositories/invitations.ts';
import { updateUser } from '../../repositories/users.ts';
import { cleanNames } from './newFamily.ts';

/**
 * An invited person confirms with their own login, and so counts as signed. How they write their name is
 * theirs; the birth date stays what the family recorded, because its rules were checked then.
 */
export async function joinFamily(
  tx: Tx,
  { invitation, user }: OpenInvitation,
  form: RegistrationForm,
  sub: string,
  now: Date,
): Promise<UserRow> {
  await useInvitation(tx, invitation.id, now);
  return updateUser(
    tx,
    { familyId: user.family_id },
    user.id,
    {
      ...cleanNames(form),
      gender: form.gender || user.gender,
      birthdate: user.birthdate ?? form.birthdate,
      sub,
      login: true,
      invited: true,
      signed: true,
    },
    now,
  );
}
