import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { LoginAssertion } from '../../domain/wire/passkey.ts';
import { accountPasskeys } from '../../server/db/accountSchema.ts';
import { signedWith, userHandle } from '../../server/passkeys/webauthn.ts';
import type { Account } from '../accounts.ts';
import type { ProviderOptions } from '../options.ts';

/** The outcome of a device's answer. */
export type KeyUse =
  | { kind: 'accepted'; account: Account }
  /** A key of this account, but not a login. `copied`: another device signed with it after this one did. */
  | { kind: 'refused' | 'copied'; sub: string; passkey: string }
  | { kind: 'unknown' };

/**
 * Checks a device's signature, and counts its use. A device that counts must count on: an answer that is not newer than
 * the last one comes from a copy (WebAuthn level 3, 6.1.1), and of two at once the second loses.
 * @param only the account that it must be; null: any
 */
export async function useKey(
  { db, accounts, publicUrl }: Pick<ProviderOptions, 'db' | 'accounts' | 'publicUrl'>,
  assertion: LoginAssertion,
  challenge: string,
  only: string | null,
): Promise<KeyUse> {
  const [key] = await db.select().from(accountPasskeys).where(eq(accountPasskeys.credential_id, assertion.id));
  if (!key) return { kind: 'unknown' };
  const { id: passkey, account_id: sub, credential_id: credentialId, public_key: publicKey } = key;
  // The library compares counters too, but does not say so: with 0 it leaves that to the update below.
  const counter = await signedWith({ publicUrl }, assertion, challenge, { credentialId, publicKey, counter: 0 });
  const named = assertion.response.userHandle === userHandle(sub);
  const account = await accounts.find(sub);
  const open = account?.emailVerified === true && !account.disabled && (only === null || only === sub);
  if (counter === null || !named || !open) return { kind: 'refused', sub, passkey };
  const doesNotCount = and(eq(accountPasskeys.counter, 0), sql`${counter}::bigint = 0`);
  const used = await db
    .update(accountPasskeys)
    .set({ counter, last_used_at: sql`now()` })
    .where(and(eq(accountPasskeys.id, passkey), or(gt(sql`${counter}::bigint`, accountPasskeys.counter), doesNotCount)))
    .returning({ id: accountPasskeys.id });
  return used.length > 0 ? { kind: 'accepted', account } : { kind: 'copied', sub, passkey };
}
