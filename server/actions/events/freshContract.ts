import type { Actor } from '../../actor.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Tx } from '../../db/database.ts';
import { contractWithNext } from '../contracts/nextSteps.ts';
import { notFound } from '../../http/errors.ts';
import { findContract } from '../../repositories/contracts.ts';

/** A contract after the latest record: the answer to every call on events. */
export async function freshContract(tx: Tx, actor: Actor, hashid: string): Promise<ContractDetail> {
  const record = await findContract(tx, actor.caller, hashid);
  if (!record) throw notFound();
  return contractWithNext(tx, actor, record);
}
