import { normalisePartnerCode } from '../../../domain/partnerCodes/usable.ts';
import type { PartnerCode } from '../../../domain/wire/partnerCode.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { presentPartnerCode } from '../../presenters/partnerCode.ts';
import {
  findRemovedCode,
  insertPartnerCode,
  lockPartnerCodes,
  removePartnerCode,
  restorePartnerCode,
} from '../../repositories/partnerCodes.ts';

const IN_USE = 'Deze code bestaat al.';
const STALE = 'De lijst is intussen veranderd. Bekijk de lijst opnieuw.';

/** Adds a parsed code (readPartnerCode.ts). Throws V422 for one that exists. */
export async function addPartnerCode(
  tx: Tx,
  actor: Actor,
  code: Omit<PartnerCode, 'hashid' | 'uses'>,
): Promise<PartnerCode> {
  const row = await insertPartnerCode(tx, { ...code, hashid: newHashid() });
  if (!row) throw invalid({ code: IN_USE });
  const added = presentPartnerCode(row);
  await actor.record(tx, { action: 'add', entity: 'partnercode', hashid: row.hashid, after: added });
  return added;
}

/**
 * Removes a code by its place in the list and the hashid that the caller saw there: both must agree (S-29).
 * @param told the hashid at that place in the last list the caller got, for callers that send none. Throws N404, C409.
 */
export async function takePartnerCodeAway(
  tx: Tx,
  actor: Actor,
  { index, hashid }: { index: number; hashid?: string },
  told: string | undefined,
): Promise<void> {
  const code = (await lockPartnerCodes(tx))[index];
  if (!code && hashid === undefined) throw notFound();
  if (!code || code.hashid !== (hashid ?? told)) throw conflict(STALE);
  await removePartnerCode(tx, code.id, actor.now);
  await actor.record(tx, {
    action: 'remove',
    entity: 'partnercode',
    hashid: code.hashid,
    before: presentPartnerCode(code),
  });
}

/** Restores a removed code; one that still exists is returned as it is. Throws N404, C409. */
export async function putPartnerCodeBack(tx: Tx, actor: Actor, hashid: string): Promise<PartnerCode> {
  const codes = await lockPartnerCodes(tx);
  const there = codes.find((code) => code.hashid === hashid);
  if (there) return presentPartnerCode(there);
  const removed = await findRemovedCode(tx, hashid);
  if (!removed) throw notFound();
  if (codes.some(({ code }) => normalisePartnerCode(code) === normalisePartnerCode(removed.code)))
    throw conflict(IN_USE);
  await restorePartnerCode(tx, removed.id);
  const restored = presentPartnerCode(removed);
  await actor.record(tx, { action: 'restore', entity: 'partnercode', hashid, after: restored });
  return restored;
}
