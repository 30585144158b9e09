import { mailHolder } from '../../server/mail/mailHolder.ts';
import { setMfaRequired } from '../../server/repositories/mfaDuty.ts';
import { recordAtProvider } from '../auditEntries.ts';
import type { ProviderOptions } from '../options.ts';

/** Thrown to undo the use of a link whose new password was refused: it works again. */
class Refused extends Error {}

/**
 * Stores a new password for whoever holds a mailed link; every session ends. The link also shows that the address is
 * theirs: where that was not known, a second factor or a passkey of before was somebody else's, and goes.
 * @returns null when it is done, a sentence on what is wrong with the password, or undefined for a link that does not
 * work.
 */
export async function chooseNewPassword(
  { db, accounts, publicUrl }: ProviderOptions,
  token: string,
  password: string,
  ip: string,
): Promise<string | null | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const now = new Date();
      const sub = await accounts.links.use(tx, token, 'password', now);
      if (sub === null) return undefined;
      const wrong = await accounts.setPassword(tx, sub, password, null);
      if (wrong !== null) throw new Refused(wrong);
      if (await accounts.links.markVerified(tx, sub)) {
        await accounts.factor.turnOff(tx, sub);
        await accounts.passkeys.removeAll(tx, sub);
        await setMfaRequired(tx, sub, false);
      }
      await recordAtProvider(tx, { sub, action: 'reset', entity: 'password', ip });
      await mailHolder(tx, accounts, sub, 'password', { url: publicUrl, now });
      return null;
    });
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}
