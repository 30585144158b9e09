import type { FastifyRequest } from 'fastify';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Tx } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { findContract } from '../../repositories/contracts.ts';

/** A loan as it is after what was just recorded: what every call on events answers. */
export async function freshLoan(
  tx: Tx,
  request: FastifyRequest,
  hashid: string,
  today: string,
): Promise<ContractDetail> {
  const record = await findContract(tx, request.caller, hashid);
  if (!record) throw notFound();
  return presentWithEvents(record, today);
}
