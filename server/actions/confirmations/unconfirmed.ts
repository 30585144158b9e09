import { isAsked } from '../../../domain/contracts/life/confirmation.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { presentContract } from '../../presenters/contract.ts';
import { standingsOf } from '../../repositories/confirmations.ts';
import { listContracts } from '../../repositories/contracts.ts';

/** The agreements made in the caller's name before they had a login that they have not confirmed or denied yet. */
export async function unconfirmedContracts(db: Queryable, { caller, today }: Actor): Promise<Contract[]> {
  const standings = await standingsOf(db, caller);
  const asked = new Set([...standings].filter(([, standing]) => isAsked(standing)).map(([id]) => id));
  if (asked.size === 0) return [];
  const records = await listContracts(db, caller);
  return records.filter(({ id }) => asked.has(id)).map((record) => presentContract(record, today));
}
