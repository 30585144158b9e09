import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { idempotencyKeys } from '../db/requestSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import { conflict, invalid } from './errors.ts';
import { serverText } from '../text.ts';

/** The answer of a route that creates: a body that JSON can hold, and a status (200 when absent). */
export interface Answer<T> {
  body: T;
  status?: number;
}

/**
 * Runs the work of a route that creates something, in one transaction, at most once per Idempotency-Key of the caller:
 * the same request again gets the first one's answer (S-59), another request with the same key gets C409 (S-60). A
 * failed request leaves no key. Without the header the work just runs.
 * @param fingerprint what makes two requests the same besides method and path; a multipart route passes its fields.
 * @returns the body, with the reply's status set.
 */
export async function withIdempotency<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer<T>>,
  fingerprint: unknown = request.body,
): Promise<T> {
  const key = readKey(request);
  const { db } = request.server.services;
  const answer = await inTransaction(db, async (tx) => {
    if (key === null) return work(tx);
    const hash = hashOf(request, fingerprint);
    const earlier = await claim(tx, request.caller.userId, key, hash);
    if (earlier) return earlier as Answer<T>;
    const made = await work(tx);
    await tx
      .update(idempotencyKeys)
      // As one JSON text: the database would reorder the keys of an object, and the two answers must be identical.
      .set({ status: made.status ?? 200, body: JSON.stringify(made.body) })
      .where(and(eq(idempotencyKeys.user_id, request.caller.userId), eq(idempotencyKeys.key, key)));
    return made;
  });
  reply.code(answer.status ?? 200);
  return answer.body;
}

/** Claims the key: a second request waits here until the first has committed, and then finds its answer. */
async function claim(tx: Tx, userId: number, key: string, hash: string): Promise<Answer<unknown> | null> {
  const mine = await tx
    .insert(idempotencyKeys)
    .values({ user_id: userId, key, request_hash: hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (mine.length > 0) return null;
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key)));
  if (stored?.request_hash !== hash) throw conflict(serverText.keyReused);
  // drizzle reads the JSON text inside the jsonb value back for us.
  return { status: stored.status ?? 200, body: stored.body };
}

function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw invalid({ 'Idempotency-Key': serverText.keyMalformed });
  return key;
}

function hashOf(request: FastifyRequest, fingerprint: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([request.method, request.url, fingerprint ?? null]))
    .digest('hex');
}
