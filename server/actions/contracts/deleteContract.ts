import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { removeContract } from '../../repositories/contractWrites.ts';
import { keepForOthers } from './keepForOthers.ts';

/** Takes a contract away. Throws N404, C409 where others with a login signed it. */
export async function deleteContract(tx: Tx, actor: Actor, hashid: string): Promise<void> {
  const { caller, now, today } = actor;
  const record = await findContractForChange(tx, caller, hashid);
  if (!record) throw notFound();
  await keepForOthers(tx, actor, record, new Set(record.parties.map(({ userId }) => userId)));
  await removeContract(tx, caller, record, now);
  await actor.record(tx, {
    action: 'remove',
    entity: 'contract',
    hashid: record.hashid,
    before: presentContract(record, today),
  });
}
