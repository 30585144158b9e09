import { eq } from 'drizzle-orm';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../domain/dates/today.ts';
import type { Queryable, Tx } from '../../server/db/database.ts';
import { accounts } from '../../server/db/accountSchema.ts';
import { setMfaRequired } from '../../server/repositories/mfaDuty.ts';
import { deletePasskey, ownPasskeys } from '../../server/repositories/passkeys.ts';
import type { IdentityAccounts } from '../accounts.ts';
import { WAY_BACK_MS } from '../links.ts';
import { identityText } from '../text.ts';

/** A way into an account, or to sign for it, besides its password: its name, and how it is taken away. */
export interface WayIn {
  /** The value of its checkbox. */
  value: string;
  label: string;
  addedAt: Date;
  remove: (tx: Tx) => Promise<unknown>;
}

export interface WaysIn {
  ways: WayIn[];
  /** Since when a second step that was not turned on just now is on, as a Dutch date; null where there is none. */
  lock: string | null;
}

const text = identityText.forgotten;
const day = (instant: string | Date) => formatDateLong(dayInAmsterdam(new Date(instant)));

/**
 * The ways in that a person who chooses a new password by mail keeps or loses. A second step that is on for longer than
 * a theft can be taken back is not a way in but a lock: reading the mail alone does not open it.
 */
export async function waysInto(db: Queryable, all: IdentityAccounts, sub: string, now: Date): Promise<WaysIn> {
  const keys = await all.passkeys.list(db, sub);
  const devices = await ownPasskeys(db, { sub });
  const factor = await all.factor.state(db, sub);
  const isNew = factor !== null && factor.enabledAt.getTime() > now.getTime() - WAY_BACK_MS;
  return {
    ways: [
      ...keys.map(({ id, name, added_at }) => ({
        value: `passkey ${id}`,
        label: text.passkey(name, day(added_at)),
        addedAt: new Date(added_at),
        remove: (tx: Tx) => all.passkeys.remove(tx, sub, id),
      })),
      ...devices.map(({ hashid, name, added_at }) => ({
        value: `device ${hashid}`,
        label: text.device(name, day(added_at)),
        addedAt: new Date(added_at),
        remove: (tx: Tx) => deletePasskey(tx, { sub }, hashid),
      })),
      ...(isNew
        ? [
            {
              value: 'factor',
              label: text.factor(day(factor.enabledAt)),
              addedAt: factor.enabledAt,
              remove: (tx: Tx) => noFactor(tx, all, sub),
            },
          ]
        : []),
    ],
    lock: factor && !isNew ? day(factor.enabledAt) : null,
  };
}

async function noFactor(tx: Tx, { factor }: IdentityAccounts, sub: string): Promise<void> {
  await factor.turnOff(tx, sub);
  await setMfaRequired(tx, sub, false);
}

/**
 * Takes away every way in but those that their owner ticked. Where the address was never proved, everything there was
 * somebody else's: all of it goes.
 * @returns when the first was added of those that its owner did not tick; null for none, or where the address was never
 * proved.
 */
export async function keepTicked(
  tx: Tx,
  all: IdentityAccounts,
  { sub, now, proved }: { sub: string; now: Date; proved: boolean },
  ticked: readonly string[],
): Promise<Date | null> {
  // Nobody can add another way in meanwhile.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sub)).for('update');
  const { ways } = await waysInto(tx, all, sub, now);
  const strange = ways.filter(({ value }) => !proved || !ticked.includes(value));
  for (const { remove } of strange) await remove(tx);
  if (proved)
    return strange.length === 0 ? null : new Date(Math.min(...strange.map(({ addedAt }) => addedAt.getTime())));
  await noFactor(tx, all, sub);
  return null;
}
