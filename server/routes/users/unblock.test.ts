import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { and, desc, eq } from 'drizzle-orm';
import { accounts } from '../../db/accountSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { inBothFamilies, invitationTo } from '../../test/twoFamilies.ts';
import { weekPasses } from '../../test/weekPasses.ts';
import { erases } from '../../test/erases.ts';

const WITH_LOGIN = { login: true, invited: true, signed: true };

/** The way back of a block (docs/decisions/0020). */
eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let jan: ApiClient;
  let count = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    services = made.services;
    family = await makeFamily(services.db);
    jan = await apiClient(made.app, family.parent);
  });

  const row = async ({ id }: Pick<UserRow, 'id'>) =>
    (await services.db.select().from(users).where(eq(users.id, id)))[0]!;
  const ofFamily = ({ id }: Pick<TestFamily, 'id'>) =>
    services.db.select().from(users).where(eq(users.family_id, id)).orderBy(users.id);
  const block = async ({ hashid }: UserRow, by = jan) => {
    await by.post('/user/block', { hashid, _method: 'PATCH' });
    await weekPasses(services);
  };
  const letIn = ({ hashid }: UserRow, by = jan) => by.post('/user/unblock', { hashid });
  const mails = async ({ id }: UserRow) =>
    services.db.select().from(mailOutbox).where(eq(mailOutbox.user_id, id)).orderBy(desc(mailOutbox.id));
  const entries = ({ hashid }: UserRow) =>
    services.db.$count(auditLog, and(eq(auditLog.action, 'unblock'), eq(auditLog.hashid, hashid)));

  /** Somebody with a login of their own, at an address that only the account knows. */
  async function newMember(firstname: string): Promise<UserRow> {
    count += 1;
    const account = await services.accounts!.create(services.db, {
      email: `${firstname}${count}@voorbeeld.example`.toLowerCase(),
      password: 'Keukentafel-2026!',
      emailVerified: true,
    });
    assert.ok('sub' in account);
    return makeUser(services.db, family.id, {
      firstname,
      sub: account.sub,
      email: 'ander@voorbeeld.example',
      ...WITH_LOGIN,
    });
  }

  test('R-8.5 an unblocked person logs in, sees what they saw, answers the waiting payment, and manages nothing', async () => {
    const sanne = await newMember('Sanne');
    const sannes = await apiClient(made.app, sanne);
    assert.equal((await jan.post('/family/manager', { hashid: sanne.hashid })).status, 200);
    const loan = String((await addSigned(made, jan, yearLoanDraft(sanne.hashid, family.parent.hashid))).body.hashid);
    await block(sanne);
    const payment = { contract: loan, kind: 'extra_repayment', date: '2026-02-01', amount: 900_000 };
    const reported = await jan.post('/contract/event', { ...payment, outcome: 'shorter_term', past_paid: false });
    assert.equal(reported.status, 200, JSON.stringify(reported.body));
    const [{ hashid }] = reported.body.events as [{ hashid: string }];
    const answer = { hashid, status: 'confirmed', past_paid: false };
    assert.equal((await sannes.post('/contract/event/confirm', answer)).status, 403);

    const { status, body } = await letIn(sanne);
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.children.find((c: { hashid: string }) => c.hashid === sanne.hashid).blocked, false);
    const me = await sannes.get('/user');
    assert.deepEqual([me.status, me.body.family_role], [200, 'member']);
    assert.equal((await sannes.get('/contracts')).body[0].hashid, loan);
    assert.equal((await sannes.post('/contract/event/confirm', answer)).status, 200);
    assert.equal((await jan.post('/contract', giftDraft(family.parent.hashid, sanne.hashid))).status, 200);
  });

  test('they are mailed at the address they log in with, once; a second call writes nothing', async () => {
    const bram = await newMember('Bram');
    await block(bram);
    assert.equal((await letIn(bram)).status, 200);
    // The one before reported what was recorded about him.
    const [mail, ...more] = await mails(bram);
    assert.deepEqual(
      [mail?.recipient, mail?.subject, more.length],
      [await services.accounts!.emailOf(bram.sub!), 'Je kunt weer inloggen bij Onderling', 1],
    );
    assert.match(mail?.body_text ?? '', new RegExp(`laat je weer toe.*familie=${family.hashid}`, 'su'));
    const { updated_at } = await row(bram);
    assert.equal((await letIn(bram)).status, 200, 'twice is once');
    assert.deepEqual(
      [await entries(bram), (await mails(bram)).length, (await row(bram)).updated_at],
      [1, 2, updated_at],
    );
    assert.match(JSON.stringify((await jan.get('/activity')).body), /"Je liet Bram [^"]*weer toe\."/u);
  });

  test('a person blocked while only invited gets a new invitation, and the earlier one stays dead', async () => {
    const email = 'noor@voorbeeld.example';
    const answer = await jan.form('/user', childForm({ firstname: 'Noor', login: '1', email }));
    const { hashid } = (answer.body.children as UserRow[]).find(({ firstname }) => firstname === 'Noor')!;
    const noor = (await services.db.select().from(users).where(eq(users.hashid, hashid)))[0]!;
    const token = () => invitationTo(made, email);
    const visitor = await apiClient(made.app, null);
    const first = await token();
    await block(noor);
    assert.equal((await letIn(noor)).status, 200);
    const second = await token();
    assert.equal((await visitor.get(`/invitation/${first}`)).status, 404);
    assert.equal((await visitor.get(`/invitation/${second}`)).status, 200);
  });

  test('a person who never had a login can be chosen and invited again, and gets no notice', async () => {
    const kees = await makeUser(services.db, family.id, { firstname: 'Kees' });
    await block(kees);
    assert.equal((await letIn(kees)).status, 200);
    assert.deepEqual(await mails(kees), []);
    const form = childForm({ ...editOf(kees.hashid), firstname: 'Kees', login: '1', email: 'kees@voorbeeld.example' });
    assert.equal((await jan.form('/user', form)).status, 200);
    assert.equal((await mails(kees)).length, 1);
  });

  test('a person who died, or whose login is gone for good, is refused with a sentence and stays as they were', async () => {
    const [died, erased] = [await newMember('Piet'), await newMember('Lies')];
    await block(died);
    await services.db.update(users).set({ passed_away: true }).where(eq(users.id, died.id));
    const lies = await apiClient(made.app, erased);
    assert.equal((await erases(services, lies)).status, 200);
    const before = await ofFamily(family);
    for (const [person, sentence] of [
      [died, /overleden/u],
      [erased, /login is verwijderd/u],
    ] as const) {
      const { status, body } = await letIn(person);
      assert.equal(status, 422);
      assert.match(body.errors.hashid, sentence);
    }
    assert.deepEqual(await ofFamily(family), before);
  });

  test('S-168 an account closed by a death in one family and a block in the other opens with the other', async () => {
    const two = await inBothFamilies(made);
    const wim = await apiClient(made.app, two.bakker.parent);
    await services.db.update(users).set({ passed_away: true }).where(eq(users.id, two.invited.id));
    const disabled = async () =>
      (await services.db.select().from(accounts).where(eq(accounts.id, two.tom.sub!)))[0]?.disabled;
    await block(two.tom, wim);
    assert.equal(await disabled(), true);
    assert.equal((await letIn(two.tom, wim)).status, 200);
    assert.equal(await disabled(), false);
    assert.equal((await (await two.as(two.bakker.hashid)).get('/user')).status, 200);
  });

  test('S-24 S-44 another family’s manager, and a blocked person themselves, let nobody in', async () => {
    const [sanne, tess] = [await newMember('Sanne'), await newMember('Tess')];
    const other = await apiClient(made.app, (await makeFamily(services.db, { name: 'Bakker' })).parent);
    const tesss = await apiClient(made.app, tess);
    await block(sanne);
    await block(tess);
    const before = await ofFamily(family);
    const statuses = [await letIn(sanne, other), await letIn(sanne, tesss), await letIn(tess, tesss)];
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [404, 403, 403],
    );
    assert.deepEqual(await ofFamily(family), before);
  });
});
