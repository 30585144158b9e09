import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { documents } from '../../db/contractSchema.ts';
import { auditLog } from '../../db/schema.ts';
import { QueueFull } from '../../fairQueue.ts';
import type { Services } from '../../services.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, loanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let zoe: UserRow;
  let jan: ApiClient;
  let member: ApiClient;

  before(async () => {
    made = await engine.app();
    services = made.services;
    family = await makeFamily(services.db);
    zoe = await makeUser(services.db, family.id, {
      firstname: 'Zoë',
      lastname: 'Ĳssel',
      sub: 'zoe',
      login: true,
      signed: true,
    });
    jan = await apiClient(made.app, family.parent);
    member = await apiClient(made.app, zoe);
  });

  const isPdf = (bytes: Buffer) => assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');

  test('R-5.4 R-7.1 the agreement is a PDF with its own file name, frozen once made, and made again for a new version', async () => {
    const signed = giftDraft(family.parent.hashid, zoe.hashid);
    const concept = { ...signed, contract: { ...signed.contract, signed_date: null } };
    const { hashid } = (await jan.post('/contract', concept)).body;
    const [first, second] = [
      await jan.post('/contract/generated', { hashid }),
      await member.post('/contract/generated', { hashid }),
    ];
    assert.equal(first.status, 200);
    assert.equal(first.headers['content-type'], 'application/pdf');
    assert.match(
      String(first.headers['content-disposition']),
      /^attachment; filename="schenking-zoe-[^"]*concept\.pdf"/,
    );
    const other = (await addSigned(made, jan, signed)).body;
    const paper = await jan.post('/contract/generated', { hashid: other.hashid });
    assert.match(
      String(paper.headers['content-disposition']),
      /^attachment; filename="schenking-zoe-[^"]*2025-01-15\.pdf"; filename\*=UTF-8''schenking-zoe-/,
    );
    isPdf(first.bytes);
    assert.deepEqual(second.bytes, first.bytes);
    assert.equal((await jan.post('/contract', { ...concept, hashid, total: 123_456 })).status, 200);
    const third = await jan.post('/contract/generated', { hashid });
    assert.notDeepEqual(third.bytes, first.bytes);
    const stored = await services.db.select().from(documents).orderBy(documents.id);
    assert.deepEqual(
      stored.map((d) => d.contract_version),
      [1, 2, 2],
    );
    for (const document of stored)
      assert.equal(
        document.sha256,
        createHash('sha256')
          .update(Buffer.from(document.bytes ?? []))
          .digest('hex'),
      );
  });

  test('two simultaneous requests for one agreement get the same bytes', async () => {
    const { hashid } = (await addSigned(made, jan, loanDraft(family.parent.hashid, zoe.hashid))).body;
    const answers = await Promise.all(Array.from({ length: 4 }, () => jan.post('/contract/generated', { hashid })));
    for (const answer of answers) assert.deepEqual(answer.bytes, answers[0]!.bytes);
  });

  test('R-5.5 a preview is a PDF of the draft, and stores nothing', async () => {
    const count = async () => [await services.db.$count(documents), await services.db.$count(auditLog)];
    const before = await count();
    for (const draft of [giftDraft(family.parent.hashid, zoe.hashid), loanDraft(family.parent.hashid, zoe.hashid)]) {
      const { status, bytes } = await jan.post('/contract/preview', draft);
      assert.equal(status, 200);
      isPdf(bytes);
    }
    const { status, body } = await jan.post('/contract/preview', {
      ...giftDraft(family.parent.hashid, 'onbekend'),
      total: 1,
    });
    assert.deepEqual([status, Object.keys(body.errors as object)], [422, ['parties.to']]);
    assert.deepEqual(await count(), before);
  });

  test('S-146 when forty-two different PDFs are requested at once, the caller’s share is made, the rest must be asked for later, and nobody else waits', async () => {
    const draft = giftDraft(family.parent.hashid, zoe.hashid);
    const { hashid } = (await addSigned(made, jan, draft)).body;
    const many = Array.from({ length: 42 }, (_, i) => jan.post('/contract/preview', { ...draft, total: 100_000 + i }));
    const [another, health] = await Promise.all([
      member.post('/contract/generated', { hashid }),
      made.app.inject({ url: '/healthz' }),
    ]);
    assert.deepEqual([another.status, health.statusCode], [200, 200]);
    const answers = await Promise.all(many);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [200, 429]);
    for (const { status, body, headers } of answers) {
      if (status === 429)
        assert.deepEqual(
          [body, headers['retry-after']],
          [{ message: 'Te veel verzoeken, probeer het later opnieuw.' }, '5'],
        );
    }
  });

  test('S-146 when too many wait for a PDF, the answer says to come back', async () => {
    const busy = await engine.app({
      pdf: {
        agreement: () => Promise.reject(new QueueFull()),
        addendum: () => Promise.reject(new QueueFull()),
        standing: () => Promise.reject(new QueueFull()),
        familyTree: () => Promise.reject(new QueueFull()),
        statement: () => Promise.reject(new QueueFull()),
        invoice: () => Promise.reject(new QueueFull()),
        estate: () => Promise.reject(new QueueFull()),
        dossier: () => Promise.reject(new QueueFull()),
        sealable: () => Promise.reject(new QueueFull()),
        scan: () => Promise.reject(new QueueFull()),
        copy: () => Promise.reject(new QueueFull()),
      },
    });
    const { parent, id } = await makeFamily(busy.services.db);
    const child = await makeUser(busy.services.db, id);
    const { status, headers } = await (
      await apiClient(busy.app, parent)
    ).post('/contract/preview', giftDraft(parent.hashid, child.hashid));
    assert.deepEqual([status, headers['retry-after']], [429, '5']);
    await busy.close();
  });
});
