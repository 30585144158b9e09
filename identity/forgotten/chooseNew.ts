import { mailHolder } from '../../server/mail/mailHolder.ts';
import { recordAtProvider } from '../auditEntries.ts';
import type { ProviderOptions } from '../options.ts';
import { keepTicked } from './waysIn.ts';

/** Thrown to undo the use of a link whose new password was refused: it works again. */
class Refused extends Error {}

/**
 * Stores a new password for the holder of a mailed link; every session ends, and of the other ways in only the ticked
 * ones stay (docs/decisions/0021). The link also shows that the address is theirs: where that was not known, none
 * stays.
 * @returns null when it is done, a sentence on what is wrong with the password, or undefined for a link that does not
 * work.
 */
export async function chooseNewPassword(
  { db, accounts, publicUrl }: ProviderOptions,
  token: string,
  { password, keep }: { password: string; keep: readonly string[] },
  ip: string,
): Promise<string | null | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const now = new Date();
      const sub = await accounts.links.use(tx, token, 'password', now);
      if (sub === null) return undefined;
      const wrong = await accounts.setPassword(tx, sub, password, null);
      if (wrong !== null) throw new Refused(wrong);
      const proved = !(await accounts.links.markVerified(tx, sub));
      const since = await keepTicked(tx, accounts, { sub, now, proved }, keep);
      await recordAtProvider(tx, { sub, action: 'reset', entity: 'password', ip });
      await mailHolder(tx, accounts, sub, 'password', { url: publicUrl, now });
      await accounts.passwordReset(tx, { sub, since, now });
      return null;
    });
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}
