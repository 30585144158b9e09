import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { errors } from './library.ts';
import type { Db } from '../server/db/database.ts';
import { hashSecretToken } from '../server/secretToken.ts';
import { oidcPayloads } from '../server/db/accountSchema.ts';
import { notEnded } from './endedSessions.ts';
import { holdsNul } from './nul.ts';

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const inSeconds = (ttl: number | undefined) => (ttl === undefined ? null : sql`now() + make_interval(secs => ${ttl})`);

type Row = Pick<typeof oidcPayloads.$inferSelect, 'payload' | 'consumed_at'>;

const payloadOf = (row: Row | undefined): AdapterPayload | undefined =>
  row && { ...row.payload, ...(row.consumed_at && { consumed: seconds(row.consumed_at) }) };

/**
 * The stored part of the library's payload: without the id, which is the token or the cookie itself, and without that
 * of the session from which a login was begun (docs/decisions/0029).
 */
function withoutIds(id: string, { jti: _jti, returnTo, session, ...payload }: AdapterPayload): Record<string, unknown> {
  const known = Object.fromEntries(Object.entries(session ?? {}).filter(([key]) => key !== 'cookie'));
  return {
    ...payload,
    ...(session && { session: known }),
    ...(returnTo !== undefined && { returnTo: returnTo.endsWith(id) ? returnTo.slice(0, -id.length) : returnTo }),
  };
}

/** The same for the holder of the id. */
const withId = (id: string, payload: AdapterPayload | undefined): AdapterPayload | undefined =>
  payload && { ...payload, jti: id, ...(payload.returnTo?.endsWith('/') && { returnTo: payload.returnTo + id }) };

/**
 * Where the provider library keeps its sessions, grants, codes and tokens: the table oidc_payloads, so that every process knows
 * all of them. The library checks the expiry of what it finds; `sweepExpired` removes the rows. An id is stored as its hash
 * alone, so that a database or a backup lets nobody in. A row found by another key has no id: it is only to be read.
 */
export function createStorage(db: Db): AdapterFactory {
  return (model) => {
    const columns = { payload: oidcPayloads.payload, consumed_at: oidcPayloads.consumed_at };
    const row = (id: string) => and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, hashSecretToken(id)));
    const open = model === 'Session' ? notEnded : undefined;

    const adapter: Adapter = {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: withoutIds(id, payload),
          grant_id: payload.grantId === undefined ? null : hashSecretToken(payload.grantId),
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: inSeconds(expiresIn),
        };
        await db
          .insert(oidcPayloads)
          .values({ model, id: hashSecretToken(id), ...values })
          .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values });
      },

      async find(id) {
        if (holdsNul(id)) return undefined;
        const [found] = await db
          .select(columns)
          .from(oidcPayloads)
          .where(and(row(id), open));
        return withId(id, payloadOf(found));
      },

      async findByUid(uid) {
        const found = await db
          .select(columns)
          .from(oidcPayloads)
          .where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.uid, uid), open));
        return payloadOf(found[0]);
      },

      async findByUserCode(userCode) {
        const found = await db
          .select(columns)
          .from(oidcPayloads)
          .where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.user_code, userCode)));
        return payloadOf(found[0]);
      },

      /**
       * Of two uses of one code or refresh token at the same moment the second loses, and takes the whole family of
       * tokens with it (S-9).
       */
      async consume(id) {
        const won = await db
          .update(oidcPayloads)
          .set({ consumed_at: sql`now()` })
          .where(and(row(id), isNull(oidcPayloads.consumed_at)))
          .returning({ id: oidcPayloads.id });
        if (won.length > 0) return;
        const [lost] = await db.select({ grant: oidcPayloads.grant_id }).from(oidcPayloads).where(row(id));
        if (lost?.grant) {
          await db
            .delete(oidcPayloads)
            .where(
              or(
                eq(oidcPayloads.grant_id, lost.grant),
                and(eq(oidcPayloads.model, 'Grant'), eq(oidcPayloads.id, lost.grant)),
              ),
            );
        }
        throw new errors.InvalidGrant('already used');
      },

      async destroy(id) {
        await db.delete(oidcPayloads).where(row(id));
      },

      async revokeByGrantId(grantId) {
        await db
          .delete(oidcPayloads)
          .where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.grant_id, hashSecretToken(grantId))));
      },
    };
    return adapter;
  };
}
