import type { FastifyRequest } from 'fastify';
import type { ErasureAnswer } from '../../../domain/wire/profile.ts';
import type { Tx } from '../../db/database.ts';
import { removeFromOutbox } from '../../mail/outboxFolder.ts';
import { settleOrder } from '../../orders/settleOrder.ts';
import { forgetAdministrator } from '../../repositories/administrators.ts';
import { erasePerson, forgetFamilyName, forgetMail } from '../../repositories/erasure.ts';
import { familyPeople, lockFamily } from '../../repositories/family.ts';
import { revokeInvitations } from '../../repositories/invitations.ts';
import { invoicesTo } from '../../repositories/invoices.ts';
import { listOrders } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { erasureText as text } from './text.ts';

type Line = string | false;
const said = (...lines: Line[]) => lines.filter((line) => line !== false);

/**
 * Erases the caller (AVG art. 17; docs/decisions/0036): the login, what is known of them, and, where they were the last
 * of their family with a login, what is known of the others, but for what the agreements of others say.
 */
export async function eraseCaller(tx: Tx, request: FastifyRequest, services: Services): Promise<ErasureAnswer> {
  const { accounts, clock, env } = services;
  const { caller } = request;
  const now = new Date(clock());
  await lockFamily(tx, caller);
  const people = await familyPeople(tx, caller);
  const self = people.find(({ id }) => id === caller.userId);
  if (!self) throw new Error('The caller is no person of their family.');
  const othersStay = people.some((p) => p.id !== caller.userId && p.sub !== null);
  const relatives = othersStay ? [] : people.filter((p) => p !== self);
  const manages = caller.familyRole === 'parent';
  const by = { userId: caller.userId, sub: caller.sub, requestId: request.id };

  for (const person of relatives) await erasePerson(tx, person, by, now);
  const kept = await erasePerson(tx, self, by, now);
  if (manages) for (const person of people) await revokeInvitations(tx, caller, person.id, now);
  const cancelled = manages ? await closeOrders(tx, request, services) : 0;
  const invoices = await invoicesTo(tx, caller, caller.userId);
  if (!othersStay) await forgetFamilyName(tx, caller);
  await accounts?.remove(tx, caller.sub);
  await forgetAdministrator(tx, caller.sub);
  // Last: what can't be taken back by the transaction.
  await removeFromOutbox(env.dataDir, await forgetMail(tx, [self, ...relatives]));

  const { agreements: mine, own_statements: issued } = kept;
  return {
    erased: said(
      accounts ? text.loginClosed : text.accessClosed,
      text.contact,
      mine === 0 && text.name,
      text.removedContracts,
      mine === 0 && issued > 0 && text.ownStatements,
      relatives.length > 0 && text.relatives,
      manages && text.invitations,
      cancelled > 0 && text.orders,
    ),
    kept: said(
      mine > 0 && text.contracts(mine),
      mine > 0 && issued > 0 && text.statements,
      kept.others_statements > 0 && text.othersStatements,
      text.log,
      invoices > 0 && text.invoices,
      text.backups,
      manages && othersStay && text.family,
    ),
  };
}

/** Cancels what the family had not paid yet. @returns how many orders. */
async function closeOrders(tx: Tx, request: FastifyRequest, services: Services): Promise<number> {
  const open = (await listOrders(tx, request.caller)).filter(({ status }) => status === 'open');
  for (const order of open) await settleOrder(tx, services, order, 'cancel', request.visitor.record, request.caller);
  return open.length;
}
