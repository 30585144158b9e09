import type { Account } from '../accounts.ts';
import { passwordAttempts } from '../attempts.ts';
import type { ProviderOptions } from '../options.ts';
import type { LoginErrors } from '../pages/loginPage.ts';
import { identityText } from '../text.ts';

const text = identityText.login;

/** The first step of a login, judged. A second factor is a step of its own, after this one. */
export type PasswordOutcome =
  | { kind: 'accepted'; account: Account }
  | { kind: 'refused'; errors: LoginErrors }
  | { kind: 'wait'; errors: LoginErrors; seconds: number };

/** Judges an e-mail address and a password, typed at `ip`. */
export async function checkPassword(
  { accounts, db }: Pick<ProviderOptions, 'accounts' | 'db'>,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<PasswordOutcome> {
  if (email === '' || password === '') {
    return { kind: 'refused', errors: { ...(email === '' && { email: text.emailMissing }), ...(password === '' && { password: text.passwordMissing }) } };
  }
  const attempts = passwordAttempts(db, email, ip);
  const seconds = await attempts.begin();
  if (seconds > 0) return { kind: 'wait', seconds, errors: { form: text.wait(Math.ceil(seconds / 60)) } };
  const account = await accounts.verifyPassword(email, password);
  if (!account) return { kind: 'refused', errors: { form: text.refused } };
  await attempts.succeeded();
  return { kind: 'accepted', account };
}
