import type { FastifyRequest } from 'fastify';
import type { ErasureAnswer } from '../../../domain/wire/profile.ts';
import { audit, auditOf } from '../../audit.ts';
import type { Tx } from '../../db/database.ts';
import { settleOrder } from '../../orders/settleOrder.ts';
import { forgetAdministrator } from '../../repositories/administrators.ts';
import { contractCounts, erasePerson, forgetFamilyName, forgetMail, statementCount } from '../../repositories/erasure.ts';
import { familyPeople, lockFamily } from '../../repositories/family.ts';
import { revokeInvitations } from '../../repositories/invitations.ts';
import { listOrders } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { erasureText as text } from './text.ts';

type Line = string | false;
const said = (...lines: Line[]) => lines.filter((line) => line !== false);

/**
 * Erases the caller (AVG art. 17; docs/decisions/0012): the login, what is known of them, and, where they were the last of
 * their family with a login, what is known of the others, but for what contracts say.
 */
export async function eraseCaller(tx: Tx, request: FastifyRequest, services: Services): Promise<ErasureAnswer> {
  const { accounts, clock } = services;
  const { caller } = request;
  const now = new Date(clock());
  await lockFamily(tx, caller);
  const people = await familyPeople(tx, caller);
  const counts = await contractCounts(tx, caller);
  const othersStay = people.some((p) => p.id !== caller.userId && p.sub !== null);
  const manages = caller.familyRole === 'parent';
  const gone = people.filter((p) => p.id === caller.userId || !othersStay);
  const issued = await statementCount(tx, caller.userId);
  const email = await accounts?.emailIn(tx, caller.sub);

  for (const person of gone) await erasePerson(tx, caller, person, (counts.get(person.id) ?? 0) > 0, now);
  if (manages) for (const person of people) await revokeInvitations(tx, caller, person.id, now);
  const orders = manages ? await closeOrders(tx, request, services) : { cancelled: 0, paid: 0 };
  if (!othersStay && counts.size === 0) await forgetFamilyName(tx, caller);
  if (email) await forgetMail(tx, email);
  await accounts?.remove(tx, caller.sub);
  await forgetAdministrator(tx, caller.sub);
  await audit(tx, request, { action: 'erase', entity: 'user', hashid: caller.hashid });

  const mine = counts.get(caller.userId) ?? 0;
  return {
    erased: said(
      accounts ? text.loginClosed : text.accessClosed,
      text.contact,
      mine === 0 && text.name,
      mine === 0 && issued > 0 && text.ownStatements,
      manages && !othersStay && people.length > 1 && text.relatives,
      manages && text.invitations,
      orders.cancelled > 0 && text.orders,
    ),
    kept: said(mine > 0 && text.contracts(mine), mine > 0 && issued > 0 && text.statements, text.log, orders.paid > 0 && text.invoices, manages && othersStay && text.family),
  };
}

/** Cancels what the family had not paid yet. @returns how many orders, and how many paid ones remain. */
async function closeOrders(tx: Tx, request: FastifyRequest, services: Services): Promise<{ cancelled: number; paid: number }> {
  const orders = await listOrders(tx, request.caller);
  const open = orders.filter(({ status }) => status === 'open');
  for (const order of open) await settleOrder(tx, services, order, 'cancel', auditOf(request), request.caller);
  return { cancelled: open.length, paid: orders.filter(({ status }) => status === 'paid').length };
}
