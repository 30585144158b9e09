import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { newHashid } from '../hashid.ts';
import { apiClient } from '../test/apiClient.ts';
import { yearLoanDraft } from '../test/drafts.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { callOf, type Described, describedRoutes, type Schema } from '../test/everyRoute/shapes.ts';
import { makeFamily, makeUser, signedIn, type TestFamily } from '../test/factories.ts';
import { makeOrder } from '../test/orders.ts';
import { childForm } from '../test/relationForms.ts';

/** A body that fits its schema as far as that goes, with one object's name wherever a text is asked for. */
function filled(schema: Schema, id: string): unknown {
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (one) return filled(one, id);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        /date|until|from$/u.test(name) ? '2026-06-01' : filled(inner, id),
      ]),
    );
  if (type === 'array') return [filled(schema.items ?? {}, id)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return id;
}

eachEngine((engine) => {
  let made: TestApp;
  let own: TestFamily;
  let routes: Described[];
  /** By kind, something that another family has, and something that the own family has. */
  let theirs: Record<string, string>;
  let ours: Record<string, string>;

  const belongings = async (family: TestFamily): Promise<Record<string, string>> => {
    const { db } = made.services;
    const child = await makeUser(db, family.id, { firstname: 'Kind' });
    const parent = await apiClient(made.app, family.parent);
    const contract = String(
      (await parent.post('/contract', yearLoanDraft(family.parent.hashid, child.hashid))).body.hashid,
    );
    const { events } = (
      await parent.post('/contract/event', { contract, kind: 'payment', date: '2026-02-01', amount: 100_000 })
    ).body as { events: { hashid: string }[] };
    await parent.post('/contract/generated', { hashid: contract });
    const [document] = (await parent.get(`/contract/documents?hashid=${contract}`)).body as { hashid: string }[];
    const order = await makeOrder(db, family.parent);
    return {
      contract,
      child: child.hashid,
      parent: family.parent.hashid,
      event: events[0]!.hashid,
      document: document!.hashid,
      order: order.hashid,
    };
  };

  before(async () => {
    made = await engine.app();
    own = await makeFamily(made.services.db);
    routes = await describedRoutes(made.app);
    theirs = await belongings(await makeFamily(made.services.db, { name: 'Bakker' }));
    ours = await belongings(own);
  });

  /** Every way to name the object to this route. */
  const calls = (route: Described, id: string) => {
    const named = {
      path: () => id,
      query: Object.fromEntries(route.query.map((name) => [name, /date|until/u.test(name) ? '2026-06-01' : id])),
    };
    const all = [callOf(route, named)];
    if (route.method !== 'GET')
      all.push(
        callOf(route, { ...named, body: route.body ? filled(route.body, id) : { hashid: id, id, contract: id } }),
      );
    // A route that describes no body reads a form.
    if (route.method === 'POST' && !route.body)
      all.push(
        callOf(route, { ...named, form: childForm({ _method: 'PATCH', hashid: id }) }),
        callOf(route, { ...named, form: childForm({ relation_type: 'partner', userSelected: id }) }),
      );
    return all;
  };
  const ask = async (headers: Record<string, string>, route: Described, id: string) => {
    const answers = [];
    for (const call of calls(route, id)) {
      await made.services.db.execute(sql`delete from rate_limits`);
      const answer = await made.app.inject({ ...call, headers: { ...call.headers, ...headers } });
      const rest = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== 'date'));
      // An answer may repeat what was asked, and every request has a number of its own.
      answers.push(
        JSON.stringify({ status: answer.statusCode, body: answer.body, rest })
          .replaceAll(id, 'ID')
          .replace(/"nonce-[^"]*"|x-ratelimit-[^,}]*/gu, ''),
      );
    }
    return answers;
  };

  test('S-19 S-21 S-22 S-24 S-25 S-28 S-30 every route answers to another family’s object as to one that never was: status, body and headers', async () => {
    let told = 0;
    for (const [kind, id] of Object.entries(theirs)) {
      for (const family_role of ['parent', 'member'] as const) {
        // Another caller for each: one may not call this often in a minute.
        const headers = await signedIn(
          await makeUser(made.services.db, own.id, { family_role, sub: newHashid(), login: true, signed: true }),
        );
        for (const route of routes) {
          // A route that ends the caller’s own account, or answers with fresh secrets, is about nobody else.
          if (/\/(erasure|calendar|export)$/u.test(route.url)) continue;
          const [foreign, missing] = [await ask(headers, route, id), await ask(headers, route, newHashid())];
          assert.deepEqual(
            foreign,
            missing,
            `${family_role} ${route.method} ${route.url} with another family’s ${kind}`,
          );
        }
      }
    }
    // The same calls do tell one's own objects apart: the walk looks where they are.
    const headers = await signedIn(own.parent);
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      for (const id of Object.values(ours))
        if ((await ask(headers, route, id))[0] !== (await ask(headers, route, newHashid()))[0]) told += 1;
    }
    assert.ok(told >= 6, `${told} reading routes know their own objects`);
  });
});
