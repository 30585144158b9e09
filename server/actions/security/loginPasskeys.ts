import { filledText } from '../../../domain/contracts/fieldChecks.ts';
import type { PasskeyCreation, PasskeyDraft } from '../../../domain/wire/passkey.ts';
import type { PasskeyName, PasskeyRemoval } from '../../../domain/wire/security.ts';
import { MOST_LOGIN_PASSKEYS, type PasskeyAsks } from '../../accounts.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession, needSecondFactor, ownAccounts, provePassword } from './ownAccount.ts';
import { notifyHolder } from './notifyHolder.ts';

const MAX_NAME = 60;
const NAME = 'Geef de passkey een naam, zoals “Telefoon”.';
const TOO_MANY = `Je hebt al ${MOST_LOGIN_PASSKEYS} passkeys. Verwijder er eerst een.`;

/** Why a passkey was not added. */
const NOT_ADDED = {
  late: () => invalid({ made: 'Dit duurde te lang, of je apparaat gaf al eens antwoord. Begin opnieuw.' }),
  unreadable: () =>
    invalid({ made: 'Je apparaat maakte geen passkey die we kunnen lezen. Probeer een ander apparaat.' }),
  known: () => conflict('Deze passkey kan er niet bij: hij is al in gebruik.'),
  full: () => conflict(TOO_MANY),
};

const asksOf = ({ caller, token, now }: Actor): PasskeyAsks => ({ sub: caller.sub, session: token.sessionId, now });

const recordPasskey = (tx: Tx, { caller, record }: Actor, action: 'add' | 'edit' | 'remove') =>
  record(tx, { action, entity: 'login_passkey', hashid: caller.hashid });

/** Adding or removing a way to log in requires proving identity again, with everything they have, as for the second factor. */
async function proveOwner(actor: Actor, services: Services, password: string): Promise<void> {
  if (await ownAccounts(services).factor.state(services.db, actor.caller.sub)) needSecondFactor(actor);
  await provePassword(actor, services, password);
}

/** The request for a device to make a passkey. Throws V422, R429, C409, and the 401 of a login without the second factor. */
export async function startLoginPasskey(actor: Actor, services: Services, password: string): Promise<PasskeyCreation> {
  const { passkeys } = ownAccounts(services);
  await proveOwner(actor, services, password);
  const asked = await inTransaction(services.db, (tx) => passkeys.start(tx, asksOf(actor), services.env));
  if (!asked) throw conflict(TOO_MANY);
  return asked;
}

/** Adds the passkey the device made, and mails its owner. Throws V422 on `name` and `made`, C409, U401. */
export async function addLoginPasskey(actor: Actor, services: Services, draft: PasskeyDraft): Promise<void> {
  const { passkeys } = ownAccounts(services);
  refuseName(draft.name);
  const reason = await inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    const refused = await passkeys.add(tx, asksOf(actor), services.env, draft);
    if (refused !== null) return refused;
    await recordPasskey(tx, actor, 'add');
    await notifyHolder(tx, actor, services, 'loginPasskeyOn');
    return null;
  });
  // After the transaction: the challenge is used up even if the answer was wrong.
  if (reason !== null) throw NOT_ADDED[reason]();
}

/** Throws V422 on `name`, N404. */
export async function renameLoginPasskey(actor: Actor, services: Services, { id, name }: PasskeyName): Promise<void> {
  const { passkeys } = ownAccounts(services);
  refuseName(name);
  await inTransaction(services.db, async (tx) => {
    if (!(await passkeys.rename(tx, actor.caller.sub, id, name))) throw notFound();
    await recordPasskey(tx, actor, 'edit');
  });
}

/** Removes the passkey, and mails its owner. Throws as the start does, and N404, U401. */
export async function removeLoginPasskey(
  actor: Actor,
  services: Services,
  { id, password }: PasskeyRemoval,
): Promise<void> {
  const { passkeys } = ownAccounts(services);
  await proveOwner(actor, services, password);
  await inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    if (!(await passkeys.remove(tx, actor.caller.sub, id))) throw notFound();
    await recordPasskey(tx, actor, 'remove');
    await notifyHolder(tx, actor, services, 'loginPasskeyOff');
  });
}

function refuseName(name: string): void {
  const wrong = filledText(name, MAX_NAME, NAME);
  if (wrong !== null) throw invalid({ name: wrong });
}
