import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeContract, makeFamily, makeUser, signedIn } from '../test/factories.ts';
import { ROLES, type Role, roleTable, type RoleRow } from '../test/roleTable.ts';
import { ADMINISTRATOR, bearer } from '../test/tokens.ts';

const document = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8');

eachEngine((engine) => {
  let made: TestApp;
  let tokens: Record<Role, Record<string, string>>;
  /** The same roles held by people with another role in another family. */
  let inTwo: Partial<Record<Role, Record<string, string>>>;

  before(async () => {
    made = await engine.app();
    const { db } = made.services;
    const family = await makeFamily(db);
    const member = await makeUser(db, family.id, { sub: 'sanne', login: true, signed: true });
    tokens = {
      visitor: {},
      unknown: await bearer('niemand'),
      member: await signedIn(member),
      manager: await signedIn(family.parent),
      superadmin: await signedIn(family.parent, ADMINISTRATOR),
    };
    const elsewhere = await makeFamily(db, { name: 'Bakker' });
    const both = async (here: 'manager' | 'member', there: 'manager' | 'member') => {
      const sub = `${here} in De Vries`;
      await makeUser(db, elsewhere.id, { sub, family_role: there, login: true, signed: true });
      const person = await makeUser(db, family.id, { sub, family_role: here, login: true, signed: true });
      return { ...(await signedIn(person)), 'onderling-family': family.hashid };
    };
    inTwo = { member: await both('member', 'manager'), manager: await both('manager', 'member') };
  });

  const call = ({ method, url }: RoleRow, headers: Record<string, string>) =>
    made.app.inject({ method, url: `/api/v1${url.replace(/:\w+/, 'gok')}`, headers });

  test('the table names every route of the API, and docs/roles.md shows it', () => {
    const registered = made.app.apiRoutes
      .filter((r) => r.method !== 'HEAD' && r.method !== 'OPTIONS')
      .map((r) => `${r.method} ${r.url.replace('/api/v1', '')}`);
    assert.deepEqual(registered.sort(), roleTable.map((r) => `${r.method} ${r.url}`).sort());
    for (const { method, url, may } of roleTable) {
      const line = `| ${method} ${url} | ${ROLES.map((role) => (may.includes(role) ? 'yes' : '')).join(' | ')} |`
        .replaceAll('|  |', '| |')
        .replaceAll('|  |', '| |');
      assert.ok(document.includes(line), line);
    }
  });

  for (const row of roleTable) {
    test(`S-33 S-37 S-169 ${row.method} ${row.url}: ${row.may.join(', ')}`, async () => {
      const callers = ROLES.flatMap((role) => [tokens, inTwo].map((as) => ({ role, headers: as[role] })));
      for (const { role, headers } of callers) {
        if (!headers) continue;
        const { statusCode } = await call(row, headers);
        if (row.may.includes(role)) assert.ok(![401, 403].includes(statusCode), `${role}: ${statusCode}`);
        else assert.equal(statusCode, role === 'visitor' ? 401 : 403, role);
      }
    });
  }

  test('S-18 the views of five families together are everything, once', async () => {
    const { db } = made.services;
    const all = new Set<string>();
    const seen: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { parent, id } = await makeFamily(db, { name: `Familie ${i}` });
      const child = await makeUser(db, id);
      for (let n = 0; n <= i; n += 1) all.add((await makeContract(db, parent, child)).hashid);
      for (const person of [parent, child]) all.add(person.hashid);
      const headers = await signedIn(parent);
      for (const url of ['/api/v1/contracts', '/api/v1/users?own=1']) {
        const answer = await made.app.inject({ method: 'GET', url, headers });
        seen.push(...answer.json<{ hashid: string }[]>().map((x) => x.hashid));
      }
    }
    assert.equal(seen.length, all.size);
    assert.deepEqual(new Set(seen), all);
  });
});
