import { equalShares } from '../../../domain/gifts/equalShares.ts';
import type { EqualShares } from '../../../domain/wire/gifts.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { stillOfFamily } from '../../policies/visibleFamily.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import { loadFamily, lockFamilyForUpdate, setSharesVisibility } from '../../repositories/family.ts';
import { familyContracts } from '../statements/familyContracts.ts';

/** Answers with each child's gifts from its parents; members see it if the managers chose that, a divorced partner never. */
export async function shares(db: Queryable, { caller, today }: Actor): Promise<EqualShares> {
  const snapshot = await loadFamily(db, caller);
  const { shares_visibility: visibility } = snapshot.family;
  const visible = caller.familyRole === 'manager' || (visibility === 'everyone' && stillOfFamily(snapshot, caller));
  if (!visible) return { visibility, shares: null };
  const people = giftPeople(snapshot);
  const nameOf = (hashid: string) => people.find((person) => person.hashid === hashid)?.firstname ?? '';
  const rows = equalShares(await familyContracts(db, caller, today), people);
  return { visibility, shares: rows.map((row) => ({ ...row, firstname: nameOf(row.child) })) };
}

/** The managers choose who sees each child's gifts. */
export async function chooseVisibility(
  tx: Tx,
  actor: Actor,
  visibility: EqualShares['visibility'],
): Promise<EqualShares> {
  const { caller } = actor;
  await lockFamilyForUpdate(tx, caller);
  const { family } = await loadFamily(tx, caller);
  await setSharesVisibility(tx, caller, visibility);
  await actor.record(tx, {
    action: 'edit',
    entity: 'shares',
    hashid: family.hashid,
    before: { visibility: family.shares_visibility },
    after: { visibility },
  });
  return shares(tx, actor);
}
