import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import { mailOutbox, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { editOf, partnerForm } from '../../test/relationForms.ts';

const TOKEN = { expires: NOW / 1000 + 600 };

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let jan: ApiClient;
  let marijke: UserRow;
  let visitor: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    services = made.services;
    visitor = await apiClient(made.app, null);
  });
  beforeEach(async () => {
    await services.db.execute(sql`delete from rate_limits`);
    // The limit is full: a partner does not count.
    family = await makeFamily(services.db, { paidChildren: 1, parent: { email: 'jan@voorbeeld.example' } });
    await makeUser(services.db, family.id);
    marijke = await makePartner(services.db, family.parent);
    jan = await apiClient(made.app, family.parent, TOKEN);
  });

  const row = async (id: number) => (await services.db.select().from(users).where(eq(users.id, id)))[0]!;
  const invite = (hashid: string, email: string) => jan.post('/invitation', { hashid, email });
  const mails = (email: string) =>
    services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));

  /** Marijke registers through her invitation. */
  async function joined(email = `marijke-${marijke.hashid}@voorbeeld.example`): Promise<ApiClient> {
    assert.equal((await invite(marijke.hashid, email)).status, 200);
    const token = ((await mails(email))[0]?.link ?? '').split('/').at(-1);
    const answer = await visitor.post('/registration', {
      invitation: token,
      password: 'Keukentafel-2026!',
      firstname: 'Marijke',
      infix: '',
      lastname: 'Vries',
      gender: 'vrouw',
      birthdate: '1957-11-02',
    });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return apiClient(made.app, await row(marijke.id), TOKEN);
  }

  test('R-3.9 a partner gets a login of their own while the limit is full, and sees the contracts they are a party to', async () => {
    const client = await joined();
    assert.deepEqual([(await row(marijke.id)).signed, (await client.get('/user')).body.family_role], [true, 'member']);
    const child = await makeUser(services.db, family.id, { firstname: 'Bram' });
    const hers = await addSigned(made, jan, giftDraft(marijke.hashid, child.hashid));
    await jan.post('/contract', giftDraft(family.parent.hashid, child.hashid));
    assert.deepEqual(
      (await client.get('/contracts')).body.map((c: { hashid: string }) => c.hashid),
      [hers.body.hashid],
    );
  });

  test('a partner who lends keeps the records and answers proposals as their side', async () => {
    const client = await joined();
    const child = await makeUser(services.db, family.id, { sub: `bram-${family.id}`, login: true, signed: true });
    const bram = await apiClient(made.app, child, TOKEN);
    const loan = (await client.post('/contract', yearLoanDraft(marijke.hashid, child.hashid, null))).body
      .hashid as string;
    await agree(client, loan, { kind: 'signing', signed_date: '2026-01-01' }, bram);
    const payment = { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100_000 };
    const [reported] = (await bram.post('/contract/event', payment)).body.events;
    assert.equal(reported.status, 'reported');
    const answer = await client.post('/contract/event/confirm', {
      hashid: reported.hashid,
      status: 'confirmed',
      past_paid: true,
    });
    assert.deepEqual([answer.status, answer.body.events?.[0].status], [200, 'confirmed'], JSON.stringify(answer.body));
    const own = await client.post('/contract/event', { ...payment, date: '2026-03-01' });
    assert.equal(own.body.events.at(-1).status, 'confirmed');
    const asked = await bram.post('/contract/proposal', { contract: loan, content: { kind: 'archive' } });
    const { hashid } = asked.body.proposals[0];
    // Nobody answers for her now that she has a login (S-33).
    assert.equal((await jan.post('/contract/proposal/answer', { hashid, answer: 'accepted' })).status, 403);
    const agreed = await client.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.deepEqual([agreed.status, agreed.body.state], [200, 'archived'], JSON.stringify(agreed.body));
  });

  test('R-3.4 a person who can’t have a login is refused with a sentence at the field, and nothing changes', async () => {
    const cases: [string, Partial<UserRow>, string, string, RegExp][] = [
      ['minor', { birthdate: '2012-01-01' }, 'tien@voorbeeld.example', 'hashid', /vanaf 18 jaar/],
      ['no birth date', { birthdate: null }, 'leeg@voorbeeld.example', 'hashid', /geboortedatum/],
      ['deceased', { passed_away: true }, 'dood@voorbeeld.example', 'hashid', /overleden/],
      ['blocked', { blocked: true }, 'dicht@voorbeeld.example', 'hashid', /geblokkeerd/],
      ['divorced', { divorced: true }, 'ex@voorbeeld.example', 'hashid', /gescheiden/],
      ['has one', { login: true, invited: true }, 'al@voorbeeld.example', 'hashid', /al een eigen login/],
      ['no address', {}, '  ', 'email', /Vul een e-mailadres in/],
      ['no real address', {}, 'marijke', 'email', /klopt niet/],
      ['the founder’s address', {}, 'JAN@voorbeeld.example', 'email', /een ander van je familie/],
    ];
    for (const [what, columns, email, field, sentence] of cases) {
      const person = await makeUser(services.db, family.id, { relation_type: 'partner', ...columns });
      const answer = await invite(person.hashid, email);
      assert.deepEqual([answer.status, Object.keys(answer.body.errors as object)], [422, [field]], what);
      assert.match(String(answer.body.errors[field]), sentence, what);
      assert.deepEqual(await row(person.id), person, what);
      assert.deepEqual(await mails(email.trim()), [], what);
    }
    assert.deepEqual(Object.keys((await invite(family.parent.hashid, 'x@voorbeeld.example')).body.errors), ['hashid']);
  });

  test('S-24 another family’s person and a missing one are the same 404', async () => {
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const theirs = await makePartner(services.db, other.parent);
    const [foreign, missing] = [
      await invite(theirs.hashid, 'a@voorbeeld.example'),
      await invite('bestaatniet', 'a@voorbeeld.example'),
    ];
    assert.deepEqual([foreign.status, foreign.bytes], [404, missing.bytes]);
    assert.equal((await row(theirs.id)).login, false);
  });

  test('two simultaneous invitations of one person make one', async () => {
    const email = `twee-${marijke.hashid}@voorbeeld.example`;
    const statuses = (await Promise.all([1, 2].map(() => invite(marijke.hashid, email)))).map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [200, 422]);
    assert.equal((await mails(email)).length, 1);
  });

  test('S-120 an open invitation ends at a divorce, and can’t be sent again', async () => {
    const email = `uit-${marijke.hashid}@voorbeeld.example`;
    assert.equal((await invite(marijke.hashid, email)).status, 200);
    const token = ((await mails(email))[0]?.link ?? '').split('/').at(-1) ?? '';
    assert.equal((await visitor.get(`/invitation/${token}`)).status, 200);
    const form = partnerForm(family.parent.hashid, { ...editOf(marijke.hashid), email, login: '1', divorced: '1' });
    assert.equal((await jan.form('/user', form)).status, 200);
    assert.equal((await visitor.get(`/invitation/${token}`)).status, 404);
    assert.equal((await jan.post('/invitation/resend', { hashid: marijke.hashid })).status, 409);
  });
});
