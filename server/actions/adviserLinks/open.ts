import type { Visitor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import type { Tx } from '../../db/database.ts';
import {
  type AdviserLinkRow,
  countOpening,
  countWrongCode,
  closeLink,
  giverOf,
  lockLink,
} from '../../repositories/adviserLinks.ts';
import { hashSecretToken } from '../../secretToken.ts';
import type { Services } from '../../services.ts';
import { hashCode } from './give.ts';
import { closeByItself, mayStillGive } from './settle.ts';
import { notifyGiver } from './notify.ts';

/** After this many wrong codes a link is closed: having the address doesn't mean having the code. */
const MOST_WRONG = 5;

/** An open link and its giver: it shows what the giver may see. */
export interface OpenedLink {
  link: AdviserLinkRow;
  reader: Caller;
}

/**
 * The link of a token and code; null, without a reason, if it does not open. Its counts and closings have to last, so the
 * transaction must commit.
 */
export async function openLink(
  tx: Tx,
  visitor: Visitor,
  services: Services,
  { token, code }: { token: string; code: string },
): Promise<OpenedLink | null> {
  const { now } = visitor;
  const link = await lockLink(tx, hashSecretToken(token), now);
  if (!link) return null;
  if (hashCode(token, code.replaceAll(/\D/gu, '')) !== link.code_hash) {
    await refuse(tx, visitor, services, link);
    return null;
  }
  const reader = await giverOf(tx, link);
  if (!reader || !(await mayStillGive(tx, link))) {
    await closeByItself(tx, link, now);
    return null;
  }
  return { link, reader };
}

async function refuse(tx: Tx, visitor: Visitor, services: Services, link: AdviserLinkRow): Promise<void> {
  await countWrongCode(tx, link);
  await record(tx, visitor, 'refuse', link);
  if (link.wrong_codes + 1 < MOST_WRONG) return;
  await closeLink(tx, link, visitor.now);
  await notifyGiver(tx, visitor, services, link, { answer: 'link_guessed', key: 'link_guessed' });
}

const record = (
  tx: Tx,
  visitor: Visitor,
  action: 'open' | 'read' | 'refuse',
  { hashid, family_id, user_id }: AdviserLinkRow,
  after?: object,
) =>
  visitor.record(tx, {
    action,
    entity: 'adviser_link',
    hashid,
    after,
    by: { familyId: family_id, userId: user_id, sub: null },
  });

/** Records an opening, and notifies the giver of the link. */
export async function noteOpening(tx: Tx, visitor: Visitor, services: Services, link: AdviserLinkRow): Promise<void> {
  await countOpening(tx, link, visitor.now);
  await record(tx, visitor, 'open', link);
  await notifyGiver(tx, visitor, services, link, { answer: 'link_opened', key: `link_opened ${link.opened + 1}` });
}

/** Records which paper was read. */
export const notePaper = (tx: Tx, visitor: Visitor, link: AdviserLinkRow, paper: string): Promise<void> =>
  record(tx, visitor, 'read', link, { paper });
