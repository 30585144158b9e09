import { setTimeout as delay } from 'node:timers/promises';
import { countSignIn } from '../../server/counters.ts';
import type { Account } from '../accounts.ts';
import { passwordAttempts } from '../attempts.ts';
import { recordAtProvider } from '../auditEntries.ts';
import type { ProviderOptions } from '../options.ts';
import type { LoginErrors } from '../pages/loginPage.ts';
import { identityText } from '../text.ts';

const text = identityText.login;
/** A refusal takes this much longer, account or not, so that the clock does not tell whose log got a line (S-125). */
const SAME_TIME_MS = 100;

interface Typed {
  email: string;
  password: string;
  ip: string;
  device: string | null;
}

/** The outcome of the first step of a login. A second factor is a step of its own, after this one. */
export type PasswordOutcome =
  | { kind: 'accepted'; account: Account }
  | { kind: 'refused'; errors: LoginErrors }
  | { kind: 'wait'; errors: LoginErrors; seconds: number };

/**
 * Checks an e-mail address and a password, typed at `ip`, on a browser the account knows as `device` or not at all. A
 * wrong password is recorded in the log of the account's owner.
 */
export async function checkPassword(
  { accounts, db }: Pick<ProviderOptions, 'accounts' | 'db'>,
  { email, password, ip, device }: Typed,
): Promise<PasswordOutcome> {
  if (email === '' || password === '') {
    return {
      kind: 'refused',
      errors: {
        ...(email === '' && { email: text.emailMissing }),
        ...(password === '' && { password: text.passwordMissing }),
      },
    };
  }
  const outcome = await tryPassword({ accounts, db }, { email, password, ip, device });
  countSignIn('password', outcome.kind);
  return outcome;
}

async function tryPassword(
  { accounts, db }: Pick<ProviderOptions, 'accounts' | 'db'>,
  { email, password, ip, device }: Typed,
): Promise<PasswordOutcome> {
  const attempts = passwordAttempts(db, email, ip, device);
  const seconds = await attempts.begin();
  if (seconds > 0) return { kind: 'wait', seconds, errors: { form: text.wait(Math.ceil(seconds / 60)) } };
  const account = await accounts.verifyPassword(email, password);
  if (!account) {
    const record = async () => {
      const owner = await accounts.findByEmail(email);
      if (owner) await recordAtProvider(db, { sub: owner.sub, action: 'refuse', entity: 'session', ip });
    };
    await Promise.all([record(), delay(SAME_TIME_MS)]);
    return { kind: 'refused', errors: { form: text.refused } };
  }
  await attempts.succeeded();
  return { kind: 'accepted', account };
}
