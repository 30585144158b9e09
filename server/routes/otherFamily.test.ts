import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { newHashid } from '../hashid.ts';
import { seed } from '../../domain/test/seed.ts';
import { makeBelongings } from '../test/belongings.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { callsNaming } from '../test/everyRoute/callsNaming.ts';
import { type Described, describedRoutes } from '../test/everyRoute/shapes.ts';
import { makeFamily, makeUser, signedIn, type TestFamily } from '../test/factories.ts';
import { sampled } from '../test/sampled.ts';

eachEngine((engine) => {
  let made: TestApp;
  let own: TestFamily;
  let other: TestFamily;
  let routes: Described[];
  /** By kind, an object of another family and one of the own family. */
  let theirs: Record<string, string>;
  let ours: Record<string, string>;

  before(async () => {
    made = await engine.app();
    own = await makeFamily(made.services.db);
    routes = await describedRoutes(made.app);
    other = await makeFamily(made.services.db, { name: 'Bakker' });
    theirs = await makeBelongings(made, other);
    ours = await makeBelongings(made, own);
  });

  /** The network of the caller: another for each, as one may not call the public routes this often in a minute. */
  let network = 0;

  const ask = async (headers: Record<string, string>, route: Described, id: string) => {
    const remoteAddress = `10.0.${network}.1`;
    const answers = [];
    for (const call of callsNaming(route, id)) {
      await made.services.db.execute(sql`delete from rate_limits`);
      const answer = await made.app.inject({ ...call, remoteAddress, headers: { ...call.headers, ...headers } });
      const rest = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => name !== 'date' && name !== 'x-request-id'),
      );
      // An answer may repeat the question, and every request has a number of its own.
      answers.push(
        JSON.stringify({ status: answer.statusCode, body: answer.body, rest })
          .replaceAll(id, 'ID')
          .replace(/"nonce-[^"]*"|x-ratelimit-[^,}]*/gu, ''),
      );
    }
    return answers;
  };

  test(`S-19 S-21 S-22 S-24 S-25 S-28 S-30 S-169 every route answers for another family’s object like for one that never was: status, body and headers, by PROPERTY_SEED=${seed}`, async () => {
    let told = 0;
    let place = 0;
    for (const [kind, id] of Object.entries(theirs)) {
      for (const asked of ['manager', 'member', 'manager in both'] as const) {
        // Another caller for each: one may not call this often in a minute.
        network += 1;
        const family_role = asked === 'member' ? 'member' : 'manager';
        const person = { family_role, sub: newHashid(), login: true, signed: true } as const;
        // A member of both families asks in one of them, and sees no more for being in the other.
        if (asked === 'manager in both') await makeUser(made.services.db, other.id, person);
        const caller = await makeUser(made.services.db, own.id, person);
        const headers = { ...(await signedIn(caller)), 'onderling-family': own.hashid };
        for (const route of routes) {
          // A route that ends the caller’s own account, or answers with fresh secrets, is about nobody else.
          if (/\/(erasure|calendar|export|passkey\/start)$/u.test(route.url)) continue;
          place += 1;
          if (!sampled(place, 7)) continue;
          const [foreign, missing] = [await ask(headers, route, id), await ask(headers, route, newHashid())];
          assert.deepEqual(foreign, missing, `${asked} ${route.method} ${route.url} with another family’s ${kind}`);
        }
      }
    }
    network += 1;
    // The same calls do tell one's own objects apart: the walk looks where they are.
    const headers = await signedIn(own.parent);
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      for (const id of Object.values(ours))
        if ((await ask(headers, route, id))[0] !== (await ask(headers, route, newHashid()))[0]) told += 1;
    }
    assert.ok(told >= 6, `${told} reading routes know their own objects`);
  });
});
