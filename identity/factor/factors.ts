import { randomBytes } from 'node:crypto';
import { and, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { SecondFactor } from '../../server/accounts.ts';
import type { Queryable } from '../../server/db/database.ts';
import { accountFactors, accountRecoveryCodes } from '../../server/db/accountSchema.ts';
import { storedSecret } from '../../server/db/storedSecret.ts';
import { qrPath } from '../../server/qr.ts';
import { lostFactor } from './lost.ts';
import { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recoveryCodes.ts';
import { seal, unseal } from './seal.ts';
import { grouped, newSecret, otpauthUri, readCode, stepOf } from './totp.ts';

/** The kind of code with which a person passed the second step. */
export type FactorUse = 'code' | 'recovery';

/** The second factor, with the parts only the login itself needs. */
export interface Factors extends SecondFactor {
  /** Checks a code of the app or a recovery code, and uses it up. Returns null when it is neither. */
  accept(tx: Queryable, sub: string, typed: string, now: number): Promise<FactorUse | null>;
}

/**
 * Without the key in `secrets` a copy of the tables gives nobody a code. It is read each time: a cached one could come
 * from a transaction that failed.
 */
const keyOf = async (tx: Queryable) =>
  Buffer.from(
    await storedSecret(tx, 'factor-key', () => Promise.resolve(randomBytes(32).toString('base64url'))),
    'base64url',
  );

const ofAccount = (sub: string) => eq(accountFactors.account_id, sub);
const on = (sub: string) => and(ofAccount(sub), isNotNull(accountFactors.enabled_at));

/** Accepts a code of a step after the last one; of two uses at once the second loses (S-15). */
async function takeStep(tx: Queryable, sub: string, sealed: string, typed: string, now: number): Promise<boolean> {
  const code = readCode(typed);
  const step = code === null ? null : stepOf(unseal(await keyOf(tx), sub, sealed), code, now);
  if (step === null) return false;
  const taken = await tx
    .update(accountFactors)
    .set({ last_step: step })
    .where(and(ofAccount(sub), eq(accountFactors.secret, sealed), lt(accountFactors.last_step, step)))
    .returning({ step: accountFactors.last_step });
  return taken.length > 0;
}

async function storeCodes(tx: Queryable, sub: string, now: Date): Promise<string[]> {
  const key = await keyOf(tx);
  const codes = newRecoveryCodes();
  await tx.delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.account_id, sub));
  await tx
    .insert(accountRecoveryCodes)
    .values(codes.map((code) => ({ account_id: sub, code_hash: hashRecoveryCode(key, sub, code), created_at: now })));
  return codes;
}

async function takeRecoveryCode(tx: Queryable, sub: string, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === null) return false;
  const hash = hashRecoveryCode(await keyOf(tx), sub, code);
  const taken = await tx
    .delete(accountRecoveryCodes)
    .where(and(eq(accountRecoveryCodes.account_id, sub), eq(accountRecoveryCodes.code_hash, hash)))
    .returning({ hash: accountRecoveryCodes.code_hash });
  return taken.length > 0;
}

export const factors: Factors = {
  async state(tx, sub) {
    const [row] = await tx.select({ enabledAt: accountFactors.enabled_at }).from(accountFactors).where(on(sub));
    if (!row?.enabledAt) return null;
    return {
      enabledAt: row.enabledAt,
      recoveryCodesLeft: await tx.$count(accountRecoveryCodes, eq(accountRecoveryCodes.account_id, sub)),
    };
  },

  async start(tx, sub, label) {
    const secret = newSecret();
    const values = { secret: seal(await keyOf(tx), sub, secret), last_step: 0, created_at: new Date() };
    await tx
      .insert(accountFactors)
      .values({ account_id: sub, ...values })
      // Two at once: one that is already on stays as it is.
      .onConflictDoUpdate({
        target: accountFactors.account_id,
        set: values,
        setWhere: isNull(accountFactors.enabled_at),
      });
    const uri = otpauthUri(secret, label);
    return { key: grouped(secret), uri, qr: qrPath(uri) };
  },

  async confirm(tx, sub, code, now) {
    const [row] = await tx
      .select()
      .from(accountFactors)
      .where(and(ofAccount(sub), isNull(accountFactors.enabled_at)))
      .for('update');
    if (!row) return undefined;
    if (!(await takeStep(tx, sub, row.secret, code, now))) return null;
    await tx
      .update(accountFactors)
      .set({ enabled_at: new Date(now) })
      .where(ofAccount(sub));
    return storeCodes(tx, sub, new Date(now));
  },

  renewRecoveryCodes: storeCodes,

  async turnOff(tx, sub) {
    await tx.delete(accountFactors).where(ofAccount(sub));
    await tx.delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.account_id, sub));
    await lostFactor.found(tx, sub);
  },

  lost: lostFactor,

  async removeSince(tx, sub, since) {
    const on = await this.state(tx, sub);
    const gone = on !== null && on.enabledAt >= since;
    if (gone) await this.turnOff(tx, sub);
    const { account_id, created_at } = accountRecoveryCodes;
    await tx.delete(accountRecoveryCodes).where(and(eq(account_id, sub), gte(created_at, since)));
    return gone;
  },

  async accept(tx, sub, typed, now) {
    const [row] = await tx.select({ secret: accountFactors.secret }).from(accountFactors).where(on(sub));
    if (!row) return null;
    const used = (await takeStep(tx, sub, row.secret, typed, now))
      ? 'code'
      : (await takeRecoveryCode(tx, sub, typed))
        ? 'recovery'
        : null;
    // A holder who has it did not lose it, whoever claimed so (S-520).
    if (used) await lostFactor.found(tx, sub);
    return used;
  },
};
