import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { ActivityLine } from '../../../domain/wire/activity.ts';
import { auditSentence } from '../../audit/sentences.ts';
import { auditLog } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm } from '../../test/relationForms.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;

  before(async () => {
    made = await engine.app();
    family = await makeFamily(made.services.db, { paidChildren: 20 });
    sanne = await makeUser(made.services.db, family.id, {
      firstname: 'Sanne',
      infix: 'de',
      lastname: 'Vries',
      sub: 'sanne',
      login: true,
      signed: true,
    });
    jan = await apiClient(made.app, family.parent, ADMINISTRATOR);
  });

  const read = async (client: ApiClient, query = '') =>
    (await client.get(`/activity${query}`)).body as { lines: ActivityLine[]; next: number | null };
  const texts = async (client: ApiClient) => (await read(client)).lines.map(({ text }) => text);
  const entry = (columns: Partial<typeof auditLog.$inferInsert> & { action: string; entity: string }) =>
    made.services.db.insert(auditLog).values({ family_id: family.id, ip: '198.51.100.7', ...columns });

  test('R-8.8 a parent reads what happened in the family, newest first, in sentences; a member reads their own acts', async () => {
    await jan.post('/contract', giftDraft(family.parent.hashid, sanne.hashid));
    await jan.form('/user', childForm({ firstname: 'Bram', infix: '', lastname: 'Vries' }));
    const member = await apiClient(made.app, sanne);
    await member.get('/export');
    assert.deepEqual(await texts(jan), [
      'Je voegde Bram Vries toe aan de familie.',
      'Je deed een voorstel bij de schenking “Verbouwing” aan Sanne de Vries.',
      'Je legde de schenking “Verbouwing” aan Sanne de Vries vast.',
    ]);
    // The paper of a concept in the copy of one's own data is not kept: nobody is given it to sign.
    assert.deepEqual(await texts(member), ['Je downloadde alle eigen gegevens.']);
    const line = (await read(jan)).lines.at(0);
    assert.equal(line?.from, '127.0.0.1');
    assert.match(line.at, /^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('R-8.8 a payment shows its amount, and as reported by the borrower; a contract without a name shows nothing more', () => {
    const told = { action: 'add', entity: 'loan_event', who: 'Sanne', person: null, contract: 'de lening aan jou' };
    const facts = { kind: 'payment', facts: { amount: 58_924 } };
    assert.equal(
      auditSentence({ ...told, after: { ...facts, status: 'reported' } }),
      'Sanne meldde een betaling van €\u00a0589,24 bij de lening aan jou.',
    );
    assert.equal(
      auditSentence({ ...told, after: { ...facts, status: 'confirmed' } }),
      'Sanne legde een betaling van €\u00a0589,24 vast bij de lening aan jou.',
    );
    assert.equal(
      auditSentence({ ...told, after: { payments: 12, until: '2026-06-15' } }),
      'Sanne legde 12 betalingen vast bij de lening aan jou.',
    );
    assert.equal(auditSentence({ ...told, contract: null, after: facts }), 'Sanne legde iets vast bij een lening.');
  });

  test('a family does not read how others log in, nor the work of administrators; nor the address of others', async () => {
    await entry({ user_id: sanne.id, action: 'login', entity: 'session' });
    await entry({ user_id: sanne.id, action: 'edit', entity: 'password' });
    await entry({ user_id: family.parent.id, action: 'add', entity: 'partnercode' });
    await entry({ user_id: sanne.id, action: 'edit', entity: 'profile', hashid: sanne.hashid });
    const { lines } = await read(jan);
    assert.deepEqual([lines[0]?.text, lines[0]?.from], ['Sanne de Vries wijzigde het eigen profiel.', null]);
    assert.ok(!JSON.stringify(lines).match(/inlog|logde|wachtwoord|partnercode|198\.51/));
    assert.ok((await texts(await apiClient(made.app, sanne))).includes('Je logde in.'));
  });

  test('S-18 another family’s log stays its own', async () => {
    const other = await makeFamily(made.services.db);
    assert.deepEqual(await read(await apiClient(made.app, other.parent)), { lines: [], next: null });
  });

  test('an entry of another version, or by an outsider, still reads as a sentence', async () => {
    const other = await makeFamily(made.services.db);
    await entry({ user_id: other.parent.id, action: 'paid', entity: 'order' });
    await entry({ user_id: null, action: 'end', entity: 'plan' });
    await entry({ user_id: sanne.id, action: 'frobnicate', entity: 'widget', hashid: 'niets' });
    await entry({ user_id: sanne.id, action: 'edit', entity: 'user', hashid: family.parent.hashid });
    assert.deepEqual((await texts(jan)).slice(0, 4), [
      'Sanne de Vries wijzigde de gegevens van jou.',
      'Sanne de Vries deed iets waar we nu geen woorden voor hebben.',
      'Onderling sloot het betaalde jaar af.',
      'Een beheerder zette een bestelling op betaald.',
    ]);
  });

  test('older lines come in pages: every line once, also while new ones arrive', async () => {
    const known = (await read(jan)).lines.length;
    for (let i = 0; i < 45; i += 1) await entry({ user_id: family.parent.id, action: 'edit', entity: `ding${i}` });
    const seen: number[] = [];
    let query = '';
    for (;;) {
      const { lines, next } = await read(jan, query);
      seen.push(...lines.map(({ n }) => n));
      await entry({ user_id: family.parent.id, action: 'edit', entity: 'intussen' });
      if (next === null) break;
      query = `?before=${next}`;
    }
    const count = 45 + known;
    assert.deepEqual(
      seen,
      Array.from({ length: count }, (_, i) => count - i),
    );
    for (const wrong of ['0', '-1', '1.5', 'x', '99999999999', ''])
      assert.equal((await jan.get(`/activity?before=${wrong}`)).status, 422, wrong);
  });
});
