import { countSignIn } from '../../server/counters.ts';
import { mailHolder } from '../../server/mail/mailHolder.ts';
import { codeAttempts, countWrongCode } from '../attempts.ts';
import { recordAtProvider } from '../auditEntries.ts';
import type { ProviderOptions } from '../options.ts';
import { SECOND_FACTOR } from '../policy.ts';
import { identityText } from '../text.ts';
import type { Interaction } from './openInteraction.ts';
import type { Proven } from './result.ts';

const text = identityText.code;
/** Minutes between the password and the code. */
const PATIENCE_MS = 10 * 60_000;

interface Pending extends Proven {
  /** When the password was right, in milliseconds. */
  at: number;
}

/** The person whose code this interaction waits for: they just gave their password, or their session lacks the second factor. */
export function pendingSub(interaction: Interaction): string | null {
  const pending = pendingOf(interaction);
  if (pending) return Date.now() - pending.at < PATIENCE_MS ? pending.sub : null;
  const { reasons } = interaction.prompt;
  return reasons.length === 1 && reasons[0] === SECOND_FACTOR ? (interaction.session?.accountId ?? null) : null;
}

/** The right password given on this very page; undefined if none was. */
export const pendingOf = (interaction: Interaction) => interaction.result?.[SECOND_FACTOR] as Pending | undefined;

/**
 * The person passing the second step of this interaction, as they were when they gave the password. Asked before the
 * code is checked.
 */
export async function provenBefore(
  { accounts }: Pick<ProviderOptions, 'accounts'>,
  interaction: Interaction,
  sub: string,
): Promise<Proven> {
  const counted = pendingOf(interaction)?.sessionsEnded ?? (await accounts.find(sub))?.sessionsEnded;
  return { sub, sessionsEnded: counted ?? 0 };
}

/** Remembers in the interaction, not in the browser, that the password was right. It is no login yet. */
export async function awaitCode(interaction: Interaction, { sub, sessionsEnded }: Proven): Promise<void> {
  const pending: Pending = { sub, sessionsEnded, at: Date.now() };
  interaction.result = { [SECOND_FACTOR]: pending };
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

type Asked = Pick<ProviderOptions, 'accounts' | 'db' | 'publicUrl'>;

export type CodeOutcome =
  | { kind: 'accepted' }
  | { kind: 'refused'; error: string }
  | { kind: 'wait'; error: string; seconds: number };

/** Checks a code of the app or a recovery code, typed at `ip` (S-15). */
export async function checkCode(options: Asked, sub: string, typed: string, ip: string): Promise<CodeOutcome> {
  if (typed.trim() === '') return { kind: 'refused', error: text.missing };
  const outcome = await tryCode(options, sub, typed, ip);
  countSignIn('code', outcome.kind);
  return outcome;
}

async function tryCode(
  { accounts, db, publicUrl }: Asked,
  sub: string,
  typed: string,
  ip: string,
): Promise<CodeOutcome> {
  const attempts = codeAttempts(db, sub, ip);
  const seconds = await attempts.begin();
  if (seconds > 0) return { kind: 'wait', seconds, error: text.wait(Math.ceil(seconds / 60)) };
  const used = await db.transaction(async (tx) => {
    const use = await accounts.factor.accept(tx, sub, typed, Date.now());
    if (use === 'recovery') await recordAtProvider(tx, { sub, action: 'use', entity: 'recovery_code', ip });
    return use;
  });
  if (used === null) {
    await recordAtProvider(db, { sub, action: 'refuse', entity: 'second_factor', ip });
    if (await countWrongCode(db, sub))
      await db.transaction((tx) => mailHolder(tx, accounts, sub, 'codes', { url: publicUrl, now: new Date() }));
    return { kind: 'refused', error: text.refused };
  }
  await attempts.succeeded();
  return { kind: 'accepted' };
}
