import { createHash, randomInt } from 'node:crypto';
import { validateAdviserLink } from '../../../domain/adviserLink/validateAdviserLink.ts';
import type { AdviserLinkForm, AdviserLinks, NewAdviserLink } from '../../../domain/wire/adviserLink.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { closeLink, insertLink, openLinks } from '../../repositories/adviserLinks.ts';
import { visibleHashids } from '../../repositories/contracts.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';
import type { Services } from '../../services.ts';
import { generatedAgreement } from '../contracts/agreement.ts';
import { limitAct } from '../limitAct.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { notifyHolder } from '../security/notifyHolder.ts';
import { linksSeenBy } from './list.ts';
import { notifyGiver, notifyParties } from './notify.ts';

const NOT_YOURS = 'Kies contracten die je zelf ziet.';
const DAY_MS = 24 * 60 * 60_000;
const DIGITS = 8;

const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Makes the hash of a code. The token is part of it, so a reader of the database can't try codes. */
export const hashCode = (token: string, code: string): string =>
  createHash('sha256').update(`${token} ${code}`).digest('hex');

/** Checks a form for a link. Throws V422 by field, also for a contract that the caller does not see. */
async function checked(actor: Actor, db: Queryable, form: AdviserLinkForm): Promise<AdviserLinkForm> {
  const wrong = validateAdviserLink(form, Number(actor.today.slice(0, 4)));
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const contracts = [...new Set(form.contracts)];
  if ((await visibleHashids(db, actor.caller, contracts)).size !== contracts.length)
    throw invalid({ contracts: NOT_YOURS });
  return { ...form, for_whom: form.for_whom.trim(), contracts, years: [...new Set(form.years)].sort((a, b) => a - b) };
}

/**
 * Makes the agreement of each contract to be shown, so that there is a paper to read. Throws as checked(), and
 * UnprintableText.
 */
export async function preparedLink(actor: Actor, services: Services, asked: AdviserLinkForm): Promise<AdviserLinkForm> {
  const form = await checked(actor, services.db, asked);
  if (form.papers) for (const hashid of form.contracts) await generatedAgreement(actor, services, hashid);
  return form;
}

/**
 * Gives a link; its address and code are shown only once. The parties are notified, and so is the caller: somebody else may be at
 * their computer. Throws V422, U401 for a session that has ended, R429.
 */
export async function giveLink(
  tx: Tx,
  actor: Actor,
  services: Services,
  form: AdviserLinkForm,
): Promise<NewAdviserLink> {
  const { caller, now } = actor;
  await requireActiveSession(tx, actor, services);
  await checked(actor, tx, form);
  await limitAct(tx, actor, 'giveAdviserLink', '');
  const token = newSecretToken();
  const code = newCode();
  const { for_whom, contracts, years, papers, days } = form;
  const link = {
    ...{ hashid: newHashid(), for_whom, contracts, years, papers },
    ...{ token_hash: hashSecretToken(token), code_hash: hashCode(token, code) },
    ...{ given_at: now, ends_at: new Date(now.getTime() + days * DAY_MS) },
  };
  await insertLink(tx, caller, link);
  await actor.record(tx, {
    action: 'give',
    entity: 'adviser_link',
    hashid: link.hashid,
    after: { contracts, years, papers, days },
  });
  await notifyParties(tx, actor, services, { ...link, user_id: caller.userId, family_id: caller.familyId });
  await notifyHolder(tx, actor, services, 'adviserLink');
  return {
    links: await linksSeenBy(tx, actor),
    url: `${services.env.publicUrl}/inzage#${token}`,
    code,
  };
}

/**
 * Closes a link at once: for the person who gave it, or anyone who sees one of its contracts and objects. Throws N404, also if
 * already closed.
 */
export async function endLink(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<AdviserLinks> {
  const { caller, now } = actor;
  const seen = (await linksSeenBy(tx, actor)).some((one) => one.hashid === hashid);
  const link = seen ? (await openLinks(tx, caller, now)).find((one) => one.hashid === hashid) : undefined;
  if (!link) throw notFound();
  await closeLink(tx, link, now);
  await actor.record(tx, { action: 'end', entity: 'adviser_link', hashid });
  await notifyGiver(tx, actor, services, link, { answer: 'link_ended', key: 'link_ended', by: caller.userId });
  return linksSeenBy(tx, actor);
}
