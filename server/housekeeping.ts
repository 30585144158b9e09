import { sql } from 'drizzle-orm';
import { inTransaction } from './db/transaction.ts';
import { forgetSent, giveUpOn } from './mail/outbox.ts';
import { removeFromOutbox } from './mail/outboxFolder.ts';
import { addMonths } from '../domain/dates/isoDate.ts';
import { KEPT } from '../domain/privacy/terms.ts';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import { undoableSince } from './actions/bankImport/present.ts';
import { forgetUnproved } from './actions/registration/forgetUnproved.ts';
import { idempotencyKeys, rateLimits } from './db/requestSchema.ts';
import { clearAddresses } from './repositories/logAddresses.ts';
import { forgetOldLines } from './repositories/keptLines.ts';
import { forgetLinks } from './repositories/adviserLinks.ts';
import { clearUnsigned } from './repositories/documents.ts';
import { forgetBuyers } from './repositories/invoices.ts';
import { forgetEnded } from './repositories/endedLogins.ts';
import { forgetExpired } from './repositories/signingChallenges.ts';
import type { Services } from './services.ts';
import { everyRound, type Round } from './rounds/everyRound.ts';

const EVERY = 60 * 60_000;
const DAY = 24 * 60 * 60_000;
/** How long a paper for signing is kept once that ended without every signature (docs/decisions/0027). */
const UNSIGNED_KEPT = KEPT.unsignedPaper * DAY;

type Swept = Pick<Services, 'db' | 'accounts' | 'clock' | 'env' | 'log'>;

/**
 * Removes expired data: keys of requests that nobody repeats any more, counters whose window has passed, mail sent long
 * ago, mail that no mail server took, expired challenges, papers not signed in time, unused lines of bank statements,
 * old network addresses, accounts with an unconfirmed address, and erased buyers from invoices that are old enough.
 */
export async function sweep(services: Swept): Promise<void> {
  const { db, clock, env, log } = services;
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.created_at} < now() - interval '2 days'`);
  await db.delete(rateLimits).where(sql`${rateLimits.resets_at} < now()`);
  // Its files go before the transaction ends: without the row nobody would find them.
  const now = new Date(clock());
  await inTransaction(db, async (tx) => removeFromOutbox(env.dataDir, await forgetSent(tx, now)));
  const mails = await inTransaction(db, (tx) => giveUpOn(tx, now));
  await forgetEnded(db, now);
  await forgetExpired(db, new Date(clock() - DAY));
  await forgetLinks(db, new Date(clock() - KEPT.endedAdviserLink * DAY));
  await forgetOldLines(db, new Date(addMonths(todayInAmsterdam(clock()), -KEPT.bankLineMonths)), undoableSince(now));
  await forgetUnproved(services);
  while (await clearUnsigned(db, new Date(clock() - UNSIGNED_KEPT)));
  while (await clearAddresses(db, KEPT.addressYears));
  while (await forgetBuyers(db, todayInAmsterdam(clock())));
  if (mails.length > 0) log.error({ mails }, 'mail that could not be sent for a week is given up');
}

/** Sweeps at the start and once an hour: a computer at home is often on for less. Several processes may do so at once. */
export const startHousekeeping = (services: Swept & Pick<Services, 'judge'>): Round =>
  everyRound('clean_up', EVERY, () => sweep(services), services);
