import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { canManage } from '../../policies/managers.ts';
import { partnershipOf } from '../../policies/partnerCandidates.ts';
import type { ClaimRow } from '../../repositories/claims.ts';
import { familyPeople, loadFamily, type UserRow } from '../../repositories/family.ts';
import { endPartnership } from '../../repositories/partnerships.ts';
import { setManages, updateUser } from '../../repositories/users.ts';
import type { Notifying } from '../../services.ts';
import { notifyEverybody } from '../management/notifyEverybody.ts';
import { setBlocked } from '../users/shutOut.ts';

/**
 * Puts somebody back to what they were before a claim counted: they manage again, are let in, or are a couple. Whatever a death
 * ended is restored when the death is taken back.
 */
export async function revert(
  tx: Tx,
  acting: Acting,
  services: Notifying,
  person: UserRow,
  claim: ClaimRow,
): Promise<void> {
  const { caller, now } = acting;
  switch (claim.kind) {
    case 'block':
      await setBlocked(tx, acting, services, person, false);
      return;
    case 'role':
      return manageAgain(tx, acting, services, person);
    case 'divorce':
    case 'parted': {
      const family = await loadFamily(tx, caller);
      const parted = claim.kind === 'divorce' ? person : family.people.find(({ id }) => id === claim.partner_id);
      const pair = partnershipOf(family, parted);
      const ofPair = (id: number) => id === pair?.self_id || id === pair?.partner_id;
      // Somebody with another partner by now keeps that one.
      const taken = family.partnerships.some(
        ({ until_date, self_id, partner_id }) => until_date === null && (ofPair(self_id) || ofPair(partner_id)),
      );
      if (!parted || !pair || taken) return;
      await updateUser(tx, caller, parted.id, { divorced: false }, now);
      await endPartnership(tx, caller, pair.id, null);
      await acting.record(tx, {
        ...{ action: 'edit', entity: 'user', hashid: parted.hashid },
        ...{ before: { divorced: true }, after: { divorced: false } },
      });
      return;
    }
    case 'death':
  }
}

/** Makes somebody a manager again, and notifies everybody. Does nothing for a person who can't manage. */
export async function manageAgain(tx: Tx, acting: Acting, services: Notifying, person: UserRow): Promise<void> {
  const { caller, now } = acting;
  if (!canManage(person)) return;
  await setManages(tx, caller, person.id, true, now);
  await acting.record(tx, { action: 'give', entity: 'management', hashid: person.hashid });
  const people = await familyPeople(tx, caller);
  await notifyEverybody(tx, acting, services, people, { kind: 'role_given', about: person, answer: 'restored' });
}
