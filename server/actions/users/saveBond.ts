import { BONDS } from '../../../domain/wire/choices/user.ts';
import { bondErrors } from '../../../domain/rules/bondForm.ts';
import type { CurrentUser, BondForm } from '../../../domain/wire/user.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { stillManager } from '../../policies/managers.ts';
import { partnershipOf } from '../../policies/partnerCandidates.ts';
import { loadFamily, lockFamilyForUpdate } from '../../repositories/family.ts';
import { type BondColumns, setBond } from '../../repositories/partnerships.ts';
import type { Services } from '../../services.ts';
import { currentUser } from './currentUser.ts';

/**
 * The bond between two partners and its start date: the gift tax needs it (art. 1a and 26 SW, docs/decisions/0006).
 * Throws F403, N404 for anyone who is nobody's partner here, V422 on the wrong field.
 */
export async function saveBond(tx: Tx, actor: Actor, services: Services, form: BondForm): Promise<CurrentUser> {
  const { caller, today } = actor;
  await lockFamilyForUpdate(tx, caller);
  const family = await loadFamily(tx, caller);
  stillManager(family.people, caller);
  const pair = partnershipOf(
    family,
    family.people.find(({ hashid }) => hashid === form.hashid),
  );
  if (!pair) throw notFound();
  const two = family.people.filter(({ id }) => id === pair.self_id || id === pair.partner_id);
  const errors = bondErrors(form, { two, until: pair.until_date }, today);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const before = columnsOf(pair);
  const after: BondColumns = {
    bond: BONDS.find((bond) => bond === form.bond) ?? null,
    from_date: form.from_date || null,
    contract_date: form.contract_date || null,
  };
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await setBond(tx, caller, pair.id, after);
    await actor.record(tx, {
      action: 'edit',
      entity: 'partnership',
      hashid: form.hashid,
      before,
      after,
    });
  }
  return currentUser(tx, services, caller);
}

const columnsOf = ({ bond, from_date, contract_date }: BondColumns): BondColumns => ({
  bond,
  from_date,
  contract_date,
});
