import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { mailHolder } from '../../mail/mailHolder.ts';
import { setErasureAsked } from '../../repositories/erasure.ts';
import { lockFamilyForUpdate } from '../../repositories/family.ts';
import { helpedByHashid } from '../../repositories/helpedPeople.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { helpedFor } from './present.ts';
import { mayAskFor, recordHelp, recordOf } from './record.ts';

const BY_LETTER = 'Dat is ons gevraagd per brief of mail, en niet met je login.';

/**
 * Somebody asked by letter to be erased. It works like a request made at Profiel (docs/decisions/0023): a week later, with a mail
 * whose link stops it. Throws N404, V422, C409, R429, U401.
 */
export async function askErasureFor(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, reason }: { hashid: string; reason: string },
): Promise<void> {
  const { accounts, said } = await mayAskFor(tx, actor, services, reason);
  await lockFamilyOf(tx, hashid);
  const { person } = await helpedFor(tx, actor, services, { hashid, act: 'erase' });
  await setErasureAsked(tx, { userId: person.id }, actor.now);
  await recordHelp(tx, actor, person, { action: 'ask_erasure', after: { reason: said } });
  await recordOf(tx, services, person, { action: 'ask', entity: 'erasure', hashid });
  const at = { url: services.env.publicUrl, now: actor.now, more: BY_LETTER };
  await mailHolder(tx, accounts, person.sub ?? '', 'erasure', at);
}

/** Cancels the erasure. Throws N404, C409. */
export async function keepPerson(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<void> {
  await lockFamilyOf(tx, hashid);
  const { person } = await helpedFor(tx, actor, services, { hashid, act: 'keep' });
  await setErasureAsked(tx, { userId: person.id }, null);
  await recordHelp(tx, actor, person, { action: 'keep' });
  await recordOf(tx, services, person, { action: 'withdraw', entity: 'erasure', hashid });
}

async function lockFamilyOf(tx: Tx, hashid: string): Promise<void> {
  const row = await helpedByHashid(tx, hashid);
  if (!row) throw notFound();
  await lockFamilyForUpdate(tx, { familyId: row.person.family_id });
}
