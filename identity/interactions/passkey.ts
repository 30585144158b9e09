import { Check } from 'typebox/value';
import { LoginAssertion } from '../../domain/wire/passkey.ts';
import { countSignIn } from '../../server/counters.ts';
import type { Account } from '../accounts.ts';
import { passkeyAttempts } from '../attempts.ts';
import { recordAtProvider } from '../auditEntries.ts';
import type { ProviderOptions } from '../options.ts';
import { loginSubject, takeChallenge } from '../passkeys/challenges.ts';
import { useKey } from '../passkeys/useKey.ts';
import { identityText } from '../text.ts';

const text = identityText.passkey;

interface Answered {
  /** The login page that asked. */
  uid: string;
  /** The script's post: a LoginAssertion as JSON. */
  assertion: string;
  /** The account it must be, where the page is somebody's second step. */
  only: string | null;
  ip: string;
}

export type PasskeyOutcome =
  | { kind: 'accepted'; account: Account }
  | { kind: 'refused'; error: string }
  | { kind: 'wait'; error: string; seconds: number };

/**
 * Checks a device's answer to the challenge of this login page. Every refused passkey gets the same sentence, whatever
 * the reason: neither the owner nor the existence of an account shows (S-184).
 */
export async function checkPasskey(options: ProviderOptions, answered: Answered): Promise<PasskeyOutcome> {
  const outcome = await tryPasskey(options, answered);
  countSignIn('passkey', outcome.kind);
  return outcome;
}

async function tryPasskey(options: ProviderOptions, { uid, assertion, only, ip }: Answered): Promise<PasskeyOutcome> {
  const { db, log } = options;
  const attempts = passkeyAttempts(db, ip);
  const seconds = await attempts.begin();
  if (seconds > 0) return { kind: 'wait', seconds, error: text.wait(Math.ceil(seconds / 60)) };
  const challenge = await takeChallenge(db, loginSubject(uid), new Date());
  if (challenge === null) return { kind: 'refused', error: text.late };
  const read = readAssertion(assertion);
  const use = read && (await useKey(options, read, challenge, only));
  if (use?.kind !== 'accepted') {
    if (use && use.kind !== 'unknown') {
      const { kind, sub, passkey } = use;
      if (kind === 'copied') log.warn({ sub, passkey }, 'a passkey counted back: there is a copy of it');
      await recordAtProvider(db, { sub, action: 'refuse', entity: 'login_passkey', ip });
    }
    return { kind: 'refused', error: text.refused };
  }
  await attempts.succeeded();
  return use;
}

/** Null for a body that is no device's answer. */
function readAssertion(json: string): LoginAssertion | null {
  try {
    const read: unknown = JSON.parse(json);
    return Check(LoginAssertion, read) ? read : null;
  } catch {
    return null;
  }
}
