import type { Actor } from '../../actor.ts';
import { countingOf, divorceCounting, NO_PARTNER_TO_ASK, NOBODY_TO_ASK } from '../../../domain/relations/counting.ts';
import { placesOn } from '../../../domain/orders/price.ts';
import { normalisePhone } from '../../../domain/phone.ts';
import { isSameAddress } from '../../../domain/rules/email.ts';
import type { CurrentUser, RelationForm } from '../../../domain/wire/user.ts';
import type { Tx } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { orRefuse } from '../../mail/answers.ts';
import { invite } from '../invitations/invite.ts';
import { endAutomaticFor } from '../automatic/endForPerson.ts';
import { endManagement } from '../management/end.ts';
import { settleMandates } from '../mandates/settle.ts';
import { makeClaim, type Recorded } from '../claims/make.ts';
import { reopenAgreed } from '../claims/reopen.ts';
import { planOf } from '../orders/offer.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { relationErrors } from '../../policies/relationErrors.ts';
import { takesPartner } from '../../policies/partnerCandidates.ts';
import { LAST_MANAGER, managersAmong, stillManager } from '../../policies/managers.ts';
import { isReachable } from '../../policies/reachable.ts';
import { refuseStaleForm } from '../../policies/refuseStaleForm.ts';
import { presentFacts } from '../../presenters/relation.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { loadFamily, lockFamilyForUpdate, type UserRow } from '../../repositories/family.ts';
import { revokeInvitations } from '../../repositories/invitations.ts';
import { savePhoto } from '../../repositories/photos.ts';
import { forgetChildrenOf, insertUser, type UserChanges, updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { withdrawChanged } from '../signing/withdrawChanged.ts';
import { currentUser } from './currentUser.ts';
import { saveBond } from './saveBond.ts';
import { savePartnership } from './savePartnership.ts';
import { settleDeath } from './settleDeath.ts';

/** The content of POST /user: the form, and the photo as bytes. */
export interface RelationRequest {
  form: RelationForm;
  isEdit: boolean;
  photo: Buffer | null;
}

const OWN_PROFILE = 'Je eigen gegevens wijzig je bij Profiel.';
const LOGIN_ADDRESS = (name: string) => `${name} logt in met dit adres, en wijzigt het zelf bij Profiel.`;
const OUTSIDE_ADDRESS = (name: string) =>
  `${name} logt in met dit adres, en wijzigt het zelf bij de dienst waarmee ${name} inlogt. Daarna staat het ook hier.`;

/**
 * Adds a relation or edits one, under the family's lock. `photo` is already safe to keep. A death or divorce of somebody
 * with a login becomes a claim, and the answer shows it (docs/decisions/0013). Throws N404 for a hashid outside the family, C409
 * if it changed since the form was opened, V422 by field, R429, and U401 for an ended session if it grants somebody access or
 * ends their rights: that outlasts it.
 */
export async function saveRelation(
  tx: Tx,
  actor: Actor,
  services: Services,
  asked: RelationRequest,
): Promise<CurrentUser> {
  const { caller, now, today } = actor;
  const { form, photo } = asked;
  await lockFamilyForUpdate(tx, caller);
  const before = await loadFamily(tx, caller);
  const by = stillManager(before.people, caller);
  const existing = asked.isEdit ? before.people.find((p) => p.hashid === form.hashid) : undefined;
  if (asked.isEdit && !existing) throw notFound();
  if (existing) refuseStaleForm(existing, form);
  if (existing?.relation_type === null) throw invalid({ hashid: OWN_PROFILE });
  // The account holds the login address, and only its owner changes it (docs/decisions/0019); an external provider
  // gives it in their tokens, which may not have been seen yet (docs/decisions/0018).
  const loginAddress = existing?.sub && (services.accounts || existing.email !== '') ? existing.email : null;
  const columns = relationColumns({ ...form, email: loginAddress ?? form.email }, existing);
  const dies = columns.passed_away && !existing?.passed_away;
  const divorces = columns.divorced && !existing?.divorced;
  const pair = existing && before.partnerships.find((one) => one.partner_id === existing.id && one.until_date === null);
  const partner = before.people.find(({ id }) => id === pair?.self_id);
  const parting = existing && divorceCounting(existing, partner, by.hashid);
  // Until the claim is confirmed.
  const claims = {
    dies: dies && existing !== undefined && existing.id !== caller.userId && countingOf(existing) === 'claim',
    divorces: divorces && parting?.counting === 'claim',
  };
  const places = placesOn(planOf(before.family), services.env.includedChildren, today);
  const wrong = relationErrors(before, caller, existing, form, { today, places });
  // A person who divorces or dies no longer manages, and a family always keeps a manager.
  const ends = dies || divorces;
  if (ends && managersAmong(before.people).every(({ id }) => id === existing?.id))
    wrong[dies ? 'passed_away' : 'divorced'] = LAST_MANAGER;
  if (divorces && parting?.counting === 'refused')
    wrong.divorced = parting.asked === existing ? NOBODY_TO_ASK : NO_PARTNER_TO_ASK;
  Object.assign(wrong, existing && takesPartner(before, existing, form, by));
  if (existing && loginAddress !== null && !isSameAddress(form.email, loginAddress))
    wrong.email = (services.accounts ? LOGIN_ADDRESS : OUTSIDE_ADDRESS)(existing.firstname);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);

  if (ends) await requireActiveSession(tx, actor, services);
  const changes = {
    ...columns,
    child_of_id: before.people.find(({ hashid }) => form.child_of && hashid === form.child_of)?.id ?? null,
    ...(existing && asTheyAre(existing, claims)),
  };
  const person = existing
    ? await updateUser(tx, caller, existing.id, changes, now)
    : await insertUser(tx, caller, { ...newPerson(form), ...changes, hashid: newHashid(), family_role: 'member' });
  // After a change of role they can no longer be the parent they were.
  if (existing && (existing.kinship !== person.kinship || existing.relation_type !== person.relation_type))
    await forgetChildrenOf(tx, caller, person.id, now);
  if (!claims.divorces) await savePartnership(tx, caller, before, person, form, today);
  if (photo) await savePhoto(tx, caller, person.id, photo, now);
  await settleLogin(tx, actor, services, by, existing, person);

  const after = await loadFamily(tx, caller);
  await actor.record(tx, {
    action: existing ? 'edit' : 'add',
    entity: 'user',
    hashid: person.hashid,
    ...(existing ? { before: presentFacts(before, existing) } : {}),
    after: presentFacts(after, person),
  });
  if (existing) await withdrawChanged(tx, actor, services, existing, person);
  if (existing?.passed_away && !person.passed_away) await reopenAgreed(tx, actor, services, { person, by });
  await claimOf(tx, actor, services, { people: before.people, person, by }, { form, ...claims, asked: parting?.asked });
  if (dies && !claims.dies) await endAutomaticFor(tx, actor, person);
  if ((dies && !claims.dies) || (divorces && !claims.divorces)) await endManagement(tx, actor, services, person);
  await settleMandates(tx, actor, services);
  if (!existing && form.relation_type === 'partner' && form.bond) {
    const { bond, from_date = '', contract_date = '' } = form;
    return saveBond(tx, actor, services, { hashid: person.hashid, bond, from_date, contract_date });
  }
  return currentUser(tx, services, ends && person.id === caller.userId ? { ...caller, familyRole: 'member' } : caller);
}

interface Ends {
  dies: boolean;
  divorces: boolean;
}

/** The fields of somebody with a login that stay until the claim takes effect: that they are alive, and their partner. */
const asTheyAre = (person: UserRow, { dies, divorces }: Ends): UserChanges => ({
  ...(dies && { passed_away: false, death_date: null }),
  ...(divorces && {
    divorced: false,
    relation_type: person.relation_type,
    kinship: person.kinship,
    child_of_id: person.child_of_id,
  }),
});

/** Records a claim that can't count at once: a divorce of somebody who is asked to confirm it. Throws R429. */
async function claimOf(
  tx: Tx,
  actor: Actor,
  services: Services,
  recorded: Recorded,
  { form, dies, divorces, asked }: Ends & { form: RelationForm; asked: UserRow | undefined },
): Promise<void> {
  if (dies) await makeClaim(tx, actor, services, recorded, { kind: 'death', date: form.death_date });
  if (!divorces) return;
  const self = recorded.people.find(({ hashid }) => hashid === form.userSelected);
  const date = form.divorce_date || actor.today;
  const { person } = recorded;
  await (asked && asked.id !== person.id
    ? makeClaim(tx, actor, services, { ...recorded, person: asked }, { kind: 'parted', date, partnerId: person.id })
    : makeClaim(tx, actor, services, recorded, { kind: 'divorce', date, partnerId: self?.id ?? null }));
}

const newPerson = (form: RelationForm) => ({
  firstname: form.firstname,
  lastname: form.lastname,
  gender: form.gender || ('onbekend' as const),
});

/** The only columns the form may write (S-40). A login once granted stays. */
function relationColumns(form: RelationForm, existing: UserRow | undefined) {
  const isChild = form.relation_type === 'child';
  const login = existing?.login === true || (isChild && form.login === '1');
  return {
    firstname: form.firstname,
    infix: form.infix,
    lastname: form.lastname,
    gender: form.gender || 'onbekend',
    email: form.email,
    phone: normalisePhone(form.phone) ?? '',
    street: form.street,
    town: form.town,
    birthdate: form.birthdate,
    relation_type: isChild ? 'child' : 'partner',
    kinship: isChild && form.kinship && form.kinship !== 'child' ? form.kinship : null,
    login,
    invited: login,
    divorced: !isChild && form.divorced === '1',
    // A death date ticks the box.
    passed_away: form.passed_away === '1' || form.death_date !== '',
    death_date: form.death_date || null,
  } satisfies UserChanges;
}

/** Updates the login: sends an invitation when it is granted or goes to another address, ends it when somebody died. */
async function settleLogin(
  tx: Tx,
  actor: Actor,
  services: Services,
  by: UserRow,
  existing: UserRow | undefined,
  person: UserRow,
): Promise<void> {
  const family = { familyId: person.family_id };
  if (person.sub) {
    if (existing?.passed_away !== person.passed_away) await settleDeath(tx, actor, services, person, by);
  } else if (!isReachable(person)) {
    await revokeInvitations(tx, family, person.id, actor.now);
  } else if (person.login && (!existing?.login || existing.email !== person.email || !isReachable(existing))) {
    await requireActiveSession(tx, actor, services);
    // Until then the invitation waits: nobody gets mail from us in the name of an unverified address.
    if (await emailVerified(tx, actor.caller)) await invite(tx, actor, services, family, person, orRefuse);
    else await revokeInvitations(tx, family, person.id, actor.now);
  }
}
