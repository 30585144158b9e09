import { profileBirthdate } from '../../../domain/relations/validateProfile.ts';
import type { RegistrationForm } from '../../../domain/wire/registration.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import { kinshipIn, relativesOf } from '../../policies/relatives.ts';
import { presentFacts } from '../../presenters/relation.ts';
import { loadFamily, type UserRow } from '../../repositories/family.ts';
import { type OpenInvitation, useInvitation } from '../../repositories/invitations.ts';
import { updateUser } from '../../repositories/users.ts';
import { cleanNames } from './newFamily.ts';

/** The person who joined, and whether they gave another birth date than the family did. */
interface Joined {
  person: UserRow;
  otherBirthdate: boolean;
}

/**
 * An invited person confirms with their own login, and so counts as signed. Their own spelling of their name and their
 * own birth date replace the family's, and the log has both (docs/decisions/0014). Throws V422 for a birth date that
 * clashes with those of the others.
 */
export async function joinFamily(
  tx: Tx,
  visitor: Visitor,
  { invitation, user }: OpenInvitation,
  form: RegistrationForm,
  sub: string,
): Promise<Joined> {
  const { now, today } = visitor;
  const family = { familyId: user.family_id };
  const { birthdate = '' } = form;
  const otherBirthdate = user.birthdate !== null && user.birthdate !== birthdate;
  // The rules on birth dates read the others, who can't change meanwhile: the open invitation locks the family too.
  const before = await loadFamily(tx, family);
  if (otherBirthdate) {
    const self = { ...kinshipIn(before, user), hashid: user.hashid, relation_type: user.relation_type };
    const wrong = profileBirthdate(birthdate, { today, self, relatives: relativesOf(before) });
    if (wrong !== null) throw invalid({ birthdate: wrong });
  }
  await useInvitation(tx, invitation.id, now);
  const person = await updateUser(
    tx,
    family,
    user.id,
    {
      ...cleanNames(form),
      gender: form.gender || user.gender,
      birthdate,
      sub,
      login: true,
      invited: true,
      signed: true,
    },
    now,
  );
  if (otherBirthdate) {
    await visitor.record(tx, {
      action: 'edit',
      entity: 'profile',
      hashid: person.hashid,
      before: presentFacts(before, user),
      after: presentFacts(await loadFamily(tx, family), person),
      by: { familyId: person.family_id, userId: person.id, sub },
    });
  }
  return { person, otherBirthdate };
}
