import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { limitAttempts } from '../attempts.ts';
import { idempotencyKeys, rateLimits } from '../db/requestSchema.ts';
import { families } from '../db/schema.ts';
import { HttpError, invalid } from './errors.ts';
import { newHashid } from '../hashid.ts';
import { sweep } from '../housekeeping.ts';
import { withIdempotency } from './idempotency.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, signedIn, type TestFamily } from '../test/factories.ts';
import { probe } from '../test/probe.ts';

eachEngine((engine) => {
  let test: TestApp;
  let family: TestFamily;
  before(async () => {
    const probes = probe((scope) => {
      scope.post('/api/v1/probe', { config: { access: 'signedIn' } }, (request, reply) =>
        withIdempotency(request, reply, async (tx) => {
          const { name } = request.body as { name: string };
          const [made] = await tx.insert(families).values({ hashid: newHashid(), name, paid_children: 0 }).returning();
          if (name === 'wrong') throw invalid({ name: 'Klopt niet.' });
          return { status: 201, body: { zeta: made?.hashid, alpha: name } };
        }),
      );
    });
    test = await engine.app({}, { extra: [probes] });
    family = await makeFamily(test.services.db);
  });

  const post = async (name: string, key?: string, who = family.parent) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/probe',
      payload: { name },
      headers: { ...(await signedIn(who)), ...(key ? { 'idempotency-key': key } : {}) },
    });
  const made = async (name: string) => {
    const { rows } = await test.services.db.execute<{ count: number }>(
      sql`select count(*)::int as count from families where name = ${name}`,
    );
    return rows[0]?.count;
  };

  it('S-59 the same request twice at once has one effect and two identical answers', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('at once', 'key-at-once')));
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
    assert.equal(await made('at once'), 1);
    assert.equal((await post('at once', 'key-at-once')).body, answers[0]?.body);
  });

  it('S-60 the same key with another payload is C409, and changes nothing', async () => {
    assert.equal((await post('first', 'key-reused')).statusCode, 201);
    const answer = await post('second', 'key-reused');
    assert.equal(answer.statusCode, 409);
    assert.deepEqual(answer.json(), { error: 'Deze sleutel hoort bij een ander verzoek.' });
    assert.equal(await made('second'), 0);
  });

  it('a failed request leaves no key: the mistake can be corrected under the same key', async () => {
    assert.equal((await post('wrong', 'key-of-failure')).statusCode, 422);
    assert.equal(await made('wrong'), 0);
    assert.equal((await post('right', 'key-of-failure')).statusCode, 201);
  });

  it('a key belongs to a person; without a key every request has its effect; a malformed key is V422', async () => {
    const { parent: other } = await makeFamily(test.services.db);
    await post('shared', 'key-of-two-people');
    await post('shared', 'key-of-two-people', other);
    assert.equal(await made('shared'), 2);
    await post('keyless');
    await post('keyless');
    assert.equal(await made('keyless'), 2);
    for (const key of ['short', 'with space in it', 'x'.repeat(201)])
      assert.equal((await post('malformed', key)).statusCode, 422);
    assert.equal(await made('malformed'), 0);
  });

  it('S-144 attempts are counted across simultaneous requests, and the answer says how long to wait; the key is not readable', async () => {
    const { db } = test.services;
    const attempt = () =>
      limitAttempts(db, 'code jan@voorbeeld.example', 5, 60).then(
        () => 'in',
        (error: unknown) => error,
      );
    const outcomes = await Promise.all(Array.from({ length: 8 }, attempt));
    assert.equal(outcomes.filter((outcome) => outcome === 'in').length, 5);
    const refused = outcomes.find((outcome) => outcome instanceof HttpError);
    assert.ok(refused);
    assert.equal(refused.statusCode, 429);
    const wait = Number(refused.headers['retry-after']);
    assert.ok(wait >= 1 && wait <= 60);
    await limitAttempts(db, 'code sanne@voorbeeld.example', 5, 60);
    const rows = await db.select().from(rateLimits);
    assert.ok(rows.length >= 2 && rows.every(({ key }) => /^[0-9a-f]{64}$/.test(key)));
    await db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    await limitAttempts(db, 'code jan@voorbeeld.example', 5, 60);
  });

  it('the clean-up removes keys of two days ago and counters whose window has passed', async () => {
    const { db } = test.services;
    await post('old', 'key-of-long-ago');
    await db.execute(
      sql`update idempotency_keys set created_at = now() - interval '49 hours' where key = 'key-of-long-ago'`,
    );
    await post('new', 'key-of-today');
    await db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    await sweep(test.services);
    const keys = (await db.select().from(idempotencyKeys)).map(({ key }) => key);
    assert.ok(keys.includes('key-of-today') && !keys.includes('key-of-long-ago'));
    assert.equal((await db.select().from(rateLimits)).length, 0);
  });
});
