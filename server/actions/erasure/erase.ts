import { canLogIn, hasLogin } from '../../../domain/relations/canLogIn.ts';
import type { Actor, Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { openMemberships } from '../../callerQuery.ts';
import { settleOrder } from '../orders/settleOrder.ts';
import { forgetAdministrator } from '../../repositories/administrators.ts';
import { canManage, managersAmong } from '../../policies/managers.ts';
import { erasePerson, forgetFamilyName, forgetMail, keepAccountMail } from '../../repositories/erasure.ts';
import { familyPeople, lockFamilyForUpdate, selfAmong, type UserRow } from '../../repositories/family.ts';
import { forgetPasskeys } from '../../repositories/passkeys.ts';
import { revokeInvitations } from '../../repositories/invitations.ts';
import { keptInvoicesTo } from '../../repositories/invoices.ts';
import { listOrders } from '../../repositories/orders.ts';
import { forgetLogin, lockUsersBySub, usersBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { endAutomaticFor } from '../automatic/endForPerson.ts';
import { erasureText as text } from './text.ts';

/** The sentences that apply. */
const sentences = (...lines: (string | false)[]) => lines.filter((line) => line !== false);

/** The person erased, as the actor. */
type Erasing = Visitor & Pick<Actor, 'caller'>;

/** The outcome of an erasure, real or rehearsed. */
interface Erased {
  erased: string[];
  kept: string[];
  /** The mails taken from the queue, whose files in the outbox are removed afterwards. */
  mails: number[];
}

/**
 * Erases the caller in the family of now (AVG art. 17; docs/decisions/0023): their data, with their last family the login
 * too (docs/decisions/0018), and, if nobody in this family is left who could manage it, the data of people without a
 * login, except what is in the agreements of others.
 */
export async function erase(tx: Tx, actor: Erasing, services: Services): Promise<Erased> {
  const { accounts } = services;
  const { caller, now } = actor;
  await lockFamilyForUpdate(tx, caller);
  const people = await familyPeople(tx, caller);
  const self = selfAmong(people, caller);
  const others = people.filter((person) => person !== self);
  const staying = others.filter(canLogIn);
  // As long as somebody can manage the family, or ask to, there is somebody to ask for the others' data.
  const relatives = staying.some(canManage) ? [] : others.filter((person) => !hasLogin(person));
  // Matters that only they could settle go with the last manager.
  const manages = managersAmong(people).every(({ id }) => id === caller.userId) && caller.familyRole === 'manager';
  // If they have access to other families: two families are never left at the same moment.
  const subs = [caller.sub, ...relatives.flatMap(({ sub }) => sub ?? [])];
  for (const sub of subs.toSorted()) await lockUsersBySub(tx, sub);
  const elsewhere = (await openMemberships(tx, caller.sub)).filter(({ userId }) => userId !== caller.userId);
  const by = { userId: caller.userId, sub: caller.sub, requestId: actor.requestId };

  for (const person of [self, ...relatives]) await endAutomaticFor(tx, actor, person);
  for (const person of relatives) await erasePerson(tx, person, by, now);
  const kept = await erasePerson(tx, self, by, now);
  if (manages) for (const person of people) await revokeInvitations(tx, caller, person.id, now);
  const cancelled = manages ? await closeOrders(tx, actor, services) : 0;
  const invoices = await keptInvoicesTo(tx, caller, caller.userId, actor.today);
  if (relatives.length === others.length) await forgetFamilyName(tx, caller);
  const withoutLogin: UserRow[] = [];
  for (const { id, sub } of [self, ...relatives]) {
    if (sub === null) continue;
    const [there] = await openMemberships(tx, sub);
    if (there) await keepAccountMail(tx, id, there.userId);
    else {
      withoutLogin.push(...(await usersBySub(tx, sub)));
      await endAccount(tx, services, sub);
    }
  }
  const mails = await forgetMail(tx, [self, ...relatives], withoutLogin);

  const { agreements: mine, own_statements: issued } = kept;
  return {
    mails,
    erased: sentences(
      elsewhere.length > 0 ? text.leftFamily : accounts ? text.loginClosed : text.accessClosed,
      text.contact,
      mine === 0 && text.name,
      text.removedContracts,
      mine === 0 && issued > 0 && text.ownStatements,
      relatives.length > 0 && text.relatives,
      subs.length > 1 && accounts !== null && text.relativesLogins,
      manages && text.invitations,
      cancelled > 0 && text.orders,
    ),
    kept: sentences(
      mine > 0 && text.contracts(mine),
      mine > 0 && issued > 0 && text.statements,
      kept.others_statements > 0 && text.othersStatements,
      text.log,
      invoices > 0 && text.invoices,
      text.backups,
      manages && staying.length > 0 && text.othersStay,
      manages && staying.some(canManage) && text.nobodyManages,
      elsewhere.length > 0 && text.otherFamilies(elsewhere.map(({ familyName }) => familyName)),
    ),
  };
}

/** The login goes; a family that blocked them keeps a person without one. */
async function endAccount(tx: Tx, { accounts }: Services, sub: string): Promise<void> {
  await accounts?.remove(tx, sub);
  await forgetAdministrator(tx, sub);
  await forgetPasskeys(tx, sub);
  await forgetLogin(tx, sub);
}

/** Cancels the unpaid orders of the family. @returns how many. */
async function closeOrders(tx: Tx, actor: Erasing, services: Services): Promise<number> {
  const open = (await listOrders(tx, actor.caller)).filter(({ status }) => status === 'open');
  for (const order of open) await settleOrder(tx, actor, services, order, 'cancel');
  return open.length;
}
