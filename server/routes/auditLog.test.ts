import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { AuditEntry } from '../audit/auditEntry.ts';
import { auditLog, mailOutbox } from '../db/schema.ts';
import { auditSentence } from '../audit/sentences.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../test/apiClient.ts';
import { giftDraft } from '../test/drafts.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../test/factories.ts';
import { childForm, editOf } from '../test/relationForms.ts';
import { ADMINISTRATOR } from '../test/tokens.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let bram: UserRow;
  let admin: ApiClient;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => Date.now() + later });
    family = await makeFamily(made.services.db, { paidChildren: 20 });
    bram = await makeUser(made.services.db, family.id, { firstname: 'Bram' });
    admin = await apiClient(made.app, family.parent, ADMINISTRATOR);
  });

  /** The entries a call leaves, as 'action entity'. */
  async function lines(call: () => Promise<ApiAnswer>): Promise<[number, string[]]> {
    const known = await made.services.db.$count(auditLog);
    const { status } = await call();
    const rows = (await made.services.db.select().from(auditLog).orderBy(auditLog.id)).slice(known);
    for (const row of rows)
      assert.ok(row.family_id && row.user_id && row.request_id && row.ip && row.hashid, JSON.stringify(row));
    assert.ok(!JSON.stringify(rows).includes('Keukentafel'), 'no password in the log');
    return [status, rows.map((row) => `${row.action} ${row.entity}`)];
  }

  test('every action leaves one entry that names the person', async () => {
    const signed = giftDraft(family.parent.hashid, bram.hashid);
    const gift = { ...signed, contract: { ...signed.contract, signed_date: null } };
    const { hashid } = (await admin.post('/contract', gift)).body;
    assert.deepEqual(await lines(() => admin.post('/contract', gift)), [200, ['add contract']]);
    assert.deepEqual(await lines(() => admin.post('/contract', { ...gift, hashid })), [200, ['edit contract']]);
    assert.deepEqual(await lines(() => admin.post('/contract/generated', { hashid })), [200, ['freeze document']]);
    assert.deepEqual(await lines(() => admin.remove(`/contract?hashid=${String(hashid)}`)), [200, ['remove contract']]);
    const agreed = String((await admin.post('/contract', signed)).body.hashid);
    const ask = (content: object, rest: object = {}) =>
      lines(() => admin.post('/contract/proposal', { contract: agreed, content, ...rest }));
    const terms = { kind: 'terms', draft: { ...signed, total: 1 } };
    assert.deepEqual(await ask(terms, { paper_date: signed.contract.signed_date }), [
      200,
      ['freeze document', 'propose proposal', 'accept_on_paper proposal'],
    ]);
    for (const [answer, line] of [
      ['refused', 'refuse proposal'],
      ['withdrawn', 'withdraw proposal'],
    ] as const) {
      const { body } = await admin.post('/contract/proposal', { contract: agreed, content: { kind: 'archive' } });
      const said = { hashid: (body.proposals as { hashid: string }[])[0]!.hashid, answer, word: 'Nee' };
      assert.deepEqual(await lines(() => admin.post('/contract/proposal/answer', said)), [200, [line]]);
    }
    assert.deepEqual(await lines(() => admin.form('/user', childForm())), [200, ['add user']]);
    assert.deepEqual(await lines(() => admin.form('/user', childForm({ ...editOf(bram.hashid), login: '1' }))), [
      200,
      ['edit user'],
    ]);
    later = 120_000;
    assert.deepEqual(await lines(() => admin.post('/invitation/resend', { hashid: bram.hashid })), [
      200,
      ['invite user'],
    ]);
    const invitation = (await made.services.db.select().from(mailOutbox).orderBy(mailOutbox.id))
      .at(-1)
      ?.link?.split('/')
      .at(-1);
    const person = {
      firstname: 'Bram',
      infix: '',
      lastname: 'Vries',
      gender: 'man',
      birthdate: '1990-04-14',
      password: 'Keukentafel-2026!',
    };
    const visitor = await apiClient(made.app, null);
    assert.deepEqual(await lines(() => visitor.post('/registration', { ...person, invitation })), [
      201,
      ['register user'],
    ]);
    assert.deepEqual(
      await lines(() => visitor.post('/registration', { ...person, email: 'nieuw@voorbeeld.example' })),
      [201, ['register family']],
    );
    assert.deepEqual(await lines(() => admin.post('/user/block', { hashid: bram.hashid, _method: 'PATCH' })), [
      200,
      ['record claim'],
    ]);
    const code = { code: 'NOTARIS', name: 'Visser', discount_percent: '10', valid_from: '2026-01-01' };
    assert.deepEqual(await lines(() => admin.form('/partnercode', code)), [200, ['add partnercode']]);
    assert.deepEqual(await lines(() => admin.remove('/partnercode', { index: 0 })), [200, ['remove partnercode']]);
  });

  test('R-8.8 every entry of the log reads as its own sentence; one without words does not compile', async () => {
    const rows = await made.services.db
      .selectDistinct({ action: auditLog.action, entity: auditLog.entity })
      .from(auditLog);
    assert.ok(rows.length > 10);
    for (const kind of rows)
      assert.doesNotMatch(
        auditSentence({ ...kind, who: 'Je', person: null, contract: null }),
        /geen woorden/,
        JSON.stringify(kind),
      );
    // @ts-expect-error an entry that has no words
    const unsaid: AuditEntry = { action: 'frobnicate', entity: 'contract', hashid: null };
    assert.match(auditSentence({ ...unsaid, who: 'Je', person: null, contract: null }), /geen woorden/);
  });

  test('a refusal and a mere look leave no entry', async () => {
    for (const call of [
      () => admin.post('/contract', { ...giftDraft(family.parent.hashid, 'niemand') }),
      () => admin.form('/user', childForm({ lastname: '' })),
      () => admin.post('/user/block', { hashid: 'niemand', _method: 'PATCH' }),
      () => admin.get('/user'),
      () => admin.get('/contracts'),
    ]) {
      assert.deepEqual((await lines(call))[1], []);
    }
  });
});
