import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import type { Actor } from '../../actor.ts';
import { normalisePhone } from '../../../domain/phone.ts';
import { validateProfile } from '../../../domain/relations/validateProfile.ts';
import type { ProfileForm } from '../../../domain/wire/profile.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Tx } from '../../db/database.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { kinshipIn, relativesOf } from '../../policies/relatives.ts';
import { refuseStaleForm } from '../../policies/refuseStaleForm.ts';
import { presentFacts } from '../../presenters/relation.ts';
import { loadFamily, lockFamilyForUpdate, selfAmong } from '../../repositories/family.ts';
import { removePhoto, savePhoto } from '../../repositories/photos.ts';
import { updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { withdrawChanged } from '../signing/withdrawChanged.ts';
import { currentUser } from './currentUser.ts';

/**
 * Changes the caller's own data, under the family's lock: the rules on birth dates compare relatives. Throws V422
 * by field, F403, and C409 when the data changed after the form was opened.
 */
export async function saveProfile(
  tx: Tx,
  actor: Actor,
  services: Services,
  asked: { form: ProfileForm; photo: Buffer | null },
): Promise<CurrentUser> {
  const { caller, now, today } = actor;
  const { form, photo } = asked;
  await lockFamilyForUpdate(tx, caller);
  const before = await loadFamily(tx, caller);
  const self = selfAmong(before.people, caller);
  // A person who was erased or blocked while the photo was processed is not saved again.
  if (!canLogIn(self) || self.sub !== caller.sub) throw forbidden();
  refuseStaleForm(self, form);
  const wrong = validateProfile(form, {
    today,
    self: { ...kinshipIn(before, self), hashid: self.hashid, relation_type: self.relation_type },
    relatives: relativesOf(before),
  });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);

  const { firstname, infix, lastname, birthdate, street, town } = form;
  const changes = {
    firstname,
    infix,
    lastname,
    birthdate,
    street,
    town,
    gender: form.gender || self.gender,
    phone: normalisePhone(form.phone) ?? '',
  };
  const person = await updateUser(tx, caller, self.id, changes, now);
  if (photo) await savePhoto(tx, caller, self.id, photo, now);
  else if (form.remove_image === '1') await removePhoto(tx, caller, self.id);

  const after = await loadFamily(tx, caller);
  await actor.record(tx, {
    action: 'edit',
    entity: 'profile',
    hashid: self.hashid,
    before: presentFacts(before, self),
    after: presentFacts(after, person),
  });
  await withdrawChanged(tx, actor, services, self, person);
  return currentUser(tx, services, caller);
}
