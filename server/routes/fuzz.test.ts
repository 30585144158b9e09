import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { assertOurShape } from '../test/answers.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { callOf, type Described, describedRoutes, type Schema } from '../test/everyRoute/shapes.ts';
import { makeContract, makeFamily, makeUser, signedIn } from '../test/factories.ts';
import { ADMINISTRATOR } from '../test/tokens.ts';

/** The same calls each time, so that only a change turns this red; FUZZ_SEED=… makes others. */
const SEED = Number(process.env.FUZZ_SEED ?? 391_996_035);
const CALLS_PER_ROUTE = 4;

/** mulberry32: a small generator, so that a seed determines everything. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Values that have broken servers before: wrong types, boundaries, and names the language itself uses. */
const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  9_999_999_999,
  '',
  ' ',
  'a',
  '\u0000',
  '\ud800',
  '\u202e',
  '%',
  "' or 1=1 --",
  '${7*7}',
  '../../etc/passwd',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '1e9',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(5000),
  [],
  [[]],
  ['a', 'a'],
  {},
  { toString: 1 },
  { valueOf: null },
  { length: -1 },
  { hashid: { $ne: 1 } },
  { from: [], to: [] },
  { from: {}, to: null },
];

eachEngine((engine) => {
  let made: TestApp;
  let routes: Described[];

  before(async () => {
    made = await engine.app();
    routes = await describedRoutes(made.app);
  });

  /** Every row of every table, except the attempt counts. */
  async function dump(): Promise<string> {
    const { db } = made.services;
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits') order by 1`,
    );
    const parts = rows.map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
    );
    return JSON.stringify((await db.execute(sql.join(parts, sql` union all `))).rows);
  }

  test(`S-42 S-87 S-93 no input to any route gives a 500 or another shape than ours, and a refusal changes nothing (seed ${SEED})`, async (t) => {
    t.diagnostic(`FUZZ_SEED=${SEED}`);
    const next = dice(SEED);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    const text = () =>
      next() < 0.3
        ? 'hashid'
        : String(typeof pick(JUNK) === 'string' ? pick(JUNK.filter((x) => typeof x === 'string')) : next());
    /** Follows the schema most of the way, so that a fault deep inside is reached. */
    const near = (schema: Schema): unknown => {
      if (next() < 0.25) return pick(JUNK);
      const one = schema.anyOf ?? schema.oneOf;
      if (one) return near(pick(one));
      if (schema.const !== undefined) return schema.const;
      if (schema.enum) return pick(schema.enum);
      const type = [schema.type].flat()[0];
      if (type === 'object')
        return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, near(inner)]));
      if (type === 'array') return [near(schema.items ?? {})];
      if (type === 'integer' || type === 'number') return pick([1, 100, 3500, -5, 120]);
      if (type === 'boolean') return next() < 0.5;
      return text();
    };

    for (const route of routes) {
      let before: string | undefined;
      const { db } = made.services;
      // New people each time: erasing or blocking themselves would leave the rest untried.
      const family = await makeFamily(db);
      const member = await makeUser(db, family.id, { sub: `lid-${family.id}`, login: true, signed: true });
      const contract = await makeContract(db, family.parent, member);
      const callers = [
        {},
        await signedIn(member),
        await signedIn(family.parent),
        await signedIn(family.parent, ADMINISTRATOR),
      ];
      for (let n = 0; n < CALLS_PER_ROUTE; n += 1) {
        await db.execute(sql`delete from rate_limits`);
        const name = () => pick([contract.hashid, member.hashid, family.parent.hashid, text()]);
        const query = Object.fromEntries(
          [...route.query, ...(next() < 0.2 ? ['__proto__'] : [])].map((key) => [key, name()]),
        );
        const fields = Object.keys(
          route.body?.properties ?? {
            hashid: 1,
            _method: 1,
            firstname: 1,
            birthdate: 1,
            email: 1,
            image_base64: 1,
            index: 1,
          },
        );
        const how = next();
        const input =
          route.method === 'GET' || how < 0.1
            ? {}
            : how < 0.25
              ? { form: Object.fromEntries(fields.map((field) => [field, name()])) }
              : how < 0.35
                ? { body: pick(['{', '[]', 'null', '"', '{"__proto__":{"x":1}}', '[['.repeat(2000)]) }
                : {
                    body: near(
                      route.body ?? {
                        type: 'object',
                        properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
                      },
                    ),
                  };
        const call = callOf(route, { path: name, query, ...input });
        const headers = { ...call.headers, ...callers[Math.floor(next() * callers.length)] };
        before ??= await dump();
        const answer = await made.app.inject({ ...call, headers });
        const what = `seed ${SEED}: ${call.method} ${call.url} ${JSON.stringify([call.payload]).slice(0, 1500)} -> ${answer.statusCode} ${answer.body.slice(0, 200)}`;
        assert.ok(answer.statusCode < 500, what);
        if (answer.statusCode < 400) {
          before = undefined;
          continue;
        }
        try {
          assertOurShape(answer);
          assert.equal(await dump(), before);
        } catch (error) {
          throw new Error(what, { cause: error });
        }
      }
    }
  });
});
