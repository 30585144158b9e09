import type { Actor } from '../../actor.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Tx } from '../../db/database.ts';
import { contractWithNext } from '../contracts/nextSteps.ts';
import { notFound } from '../../http/errors.ts';
import { findContract } from '../../repositories/contracts.ts';

/** A contract as it is after what was just recorded: what every call on events answers. */
export async function freshContract(tx: Tx, actor: Actor, hashid: string): Promise<ContractDetail> {
  const record = await findContract(tx, actor.caller, hashid);
  if (!record) throw notFound();
  return contractWithNext(tx, actor, record);
}
