import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { email as emailRule, normaliseEmail } from '../domain/rules/email.ts';
import { password as passwordRule } from '../domain/rules/password.ts';
import type { AccountEvents, Accounts } from '../server/accounts.ts';
import type { Db, Queryable, Tx } from '../server/db/database.ts';
import {
  accountChallenges,
  accountFactors,
  accountLinks,
  accountPasskeys,
  accounts,
} from '../server/db/accountSchema.ts';
import { isAddress } from '../server/repositories/sameAddress.ts';
import { addressChanges, isHeldByOther } from './addressChanges.ts';
import { factors, type Factors } from './factor/factors.ts';
import { links } from './links.ts';
import { holdsNul } from './nul.ts';
import { passkeys } from './passkeys/passkeys.ts';
import { commonPassword } from './passwords/common.ts';
import { hashPassword, passwordMatches, spendCheck } from './passwords/hash.ts';
import { endSessions, sessions } from './sessions.ts';
import { identityText } from './text.ts';
import { wayBack } from './wayBack.ts';

/** An account as the provider's other parts see it; the password hash stays in this file. */
export interface Account {
  /** The subject of its tokens. */
  sub: string;
  email: string;
  emailVerified: boolean;
  roles: readonly string[];
  disabled: boolean;
  /** The second factor is on. */
  secondFactor: boolean;
  /** It has a passkey. */
  passkey: boolean;
  /** How often all its sessions had been ended at the moment of reading. */
  sessionsEnded: number;
}

/** The accounts of the embedded identity provider. */
export interface IdentityAccounts extends Accounts {
  find(sub: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /**
   * Null alike, after the same work, for a wrong password, an unknown address, a disabled account and one whose address is not
   * yet confirmed: a login right after registering must not show whether the address was new (S-125, docs/decisions/0019).
   */
  verifyPassword(email: string, password: string): Promise<Account | null>;
  /** Replaces the roles; they are in the next token, at most 10 minutes later. */
  setRoles(sub: string, roles: readonly string[]): Promise<void>;
  factor: Factors;
  /** As `AccountEvents.passwordReset`. */
  passwordReset(tx: Tx, reset: { sub: string; since: Date | null; now: Date }): Promise<void>;
}

/** and not a password that everybody tries first. */
const passwordError = (password: string) => passwordRule(password) ?? commonPassword(password);

const columns = {
  sub: accounts.id,
  email: accounts.email,
  emailVerified: accounts.email_verified,
  roles: accounts.roles,
  disabled: accounts.disabled,
  sessionsEnded: accounts.sessions_ended,
  secondFactor: sql<boolean>`exists (select 1 from ${accountFactors} f where f.account_id = accounts.id and f.enabled_at is not null)`,
  passkey: sql<boolean>`exists (select 1 from ${accountPasskeys} p where p.account_id = accounts.id)`,
};

export function createAccounts(db: Db, events: AccountEvents): IdentityAccounts {
  const findIn = async (tx: Queryable, sub: string): Promise<Account | null> =>
    (holdsNul(sub) ? null : (await tx.select(columns).from(accounts).where(eq(accounts.id, sub)))[0]) ?? null;

  const endAllBut = async (tx: Queryable, sub: string, keep: string | null): Promise<void> => {
    await endSessions(tx, sub, keep);
    if (keep === null) await dropBegun(tx, sub);
    await events.sessionsEnded(tx, sub);
  };

  const all: IdentityAccounts = {
    async create(tx, { email, password, emailVerified = false, roles = [] }) {
      const own = normaliseEmail(email);
      const errors = fieldErrors({
        email: own === '' ? identityText.login.emailMissing : emailRule(own),
        password: passwordError(password),
      });
      if (errors) return { errors };
      const made = await tx
        .insert(accounts)
        .values({
          id: randomUUID(),
          email: own,
          email_verified: emailVerified,
          password_hash: await hashPassword(password),
          roles: [...roles],
        })
        .onConflictDoNothing()
        .returning({ sub: accounts.id });
      const [account] = made;
      const twice = account
        ? await tx.$count(accounts, and(isAddress(accounts.email, own), ne(accounts.id, account.sub)))
        : 0;
      if (account && twice === 0 && !(await isHeldByOther(tx, own, account.sub))) return account;
      // Only now is it certain that no earlier holder of the address still has a claim to it.
      if (account) await tx.delete(accounts).where(eq(accounts.id, account.sub));
      return { errors: { email: identityText.emailInUse } };
    },

    async takeAddress(tx, email) {
      const unproved = and(isAddress(accounts.email, email), eq(accounts.email_verified, false));
      const [found] = await tx.select({ sub: accounts.id }).from(accounts).where(unproved).for('update');
      if (!found) return null;
      await endAllBut(tx, found.sub, null);
      await tx.delete(accounts).where(eq(accounts.id, found.sub));
      return found.sub;
    },

    async isProved(email) {
      const found = await byEmail(db, email);
      return found ? found.account.emailVerified : addressChanges.isTaken(db, email);
    },

    async emailOf(sub) {
      return (await findIn(db, sub))?.email ?? null;
    },

    async emailIn(tx, sub) {
      return (await findIn(tx, sub))?.email ?? null;
    },

    find: (sub) => findIn(db, sub),

    async findByEmail(email) {
      return (await byEmail(db, email))?.account ?? null;
    },

    async verifyPassword(email, password) {
      const found = await byEmail(db, email);
      const matches = found ? await passwordMatches(found.hash, password) : await spendCheck(password);
      return found && matches && found.account.emailVerified && !found.account.disabled ? found.account : null;
    },

    async setRoles(sub, roles) {
      await db
        .update(accounts)
        .set({ roles: [...roles] })
        .where(eq(accounts.id, sub));
    },

    async passwordIs(sub, password) {
      const [row] = await db.select({ hash: accounts.password_hash }).from(accounts).where(eq(accounts.id, sub));
      return row !== undefined && passwordMatches(row.hash, password);
    },

    async setPassword(tx, sub, password, keep) {
      const wrong = passwordError(password);
      if (wrong !== null) return wrong;
      await tx
        .update(accounts)
        .set({ password_hash: await hashPassword(password) })
        .where(eq(accounts.id, sub));
      await endAllBut(tx, sub, keep);
      return null;
    },

    async remove(tx, sub) {
      await endAllBut(tx, sub, null);
      await tx.delete(accounts).where(eq(accounts.id, sub));
    },

    factor: factors,
    passkeys,
    sessions: { ...sessions, endAllBut },
    links,
    address: addressChanges,
    wayBack: wayBack((tx, sub) => endAllBut(tx, sub, null)),

    async setDisabled(tx, sub, disabled) {
      await tx.update(accounts).set({ disabled }).where(eq(accounts.id, sub));
      if (disabled) await endAllBut(tx, sub, null);
    },

    passwordReset: (tx, reset) => events.passwordReset(tx, all, reset),
  };
  return all;
}

/** Anything a session had begun and not finished goes with it: another address, a second factor, a passkey. */
async function dropBegun(tx: Queryable, sub: string): Promise<void> {
  await tx.delete(accountLinks).where(and(eq(accountLinks.account_id, sub), eq(accountLinks.purpose, 'address')));
  await tx.delete(accountFactors).where(and(eq(accountFactors.account_id, sub), isNull(accountFactors.enabled_at)));
  await tx.delete(accountChallenges).where(eq(accountChallenges.account_id, sub));
}

async function byEmail(db: Db, email: string): Promise<{ account: Account; hash: string } | null> {
  const address = normaliseEmail(email);
  if (holdsNul(address)) return null;
  const [row] = await db
    .select({ account: columns, hash: accounts.password_hash })
    .from(accounts)
    .where(isAddress(accounts.email, address));
  return row ?? null;
}

/** Keeps the messages of the broken rules; null when there are none. */
function fieldErrors(messages: Record<string, string | null>): Record<string, string> | null {
  const broken = Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== null);
  return broken.length > 0 ? Object.fromEntries(broken) : null;
}
