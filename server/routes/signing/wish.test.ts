import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { NoticePage } from '../../../domain/wire/notice.ts';
import { sendWished } from '../../actions/signing/sendWished.ts';
import { users } from '../../db/schema.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** Asked now, sent when the account is there (docs/decisions/0024). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let jan: ApiClient;
  let outsider: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@wens.example' } });
    const piet = await makeUser(db, family.id, { firstname: 'Piet', sub: 'piet', email: 'piet@wens.example' });
    const token = { expires: NOW / 1000 + 600 };
    jan = await apiClient(made.app, family.parent, token);
    outsider = await apiClient(made.app, piet, token);
  });

  let count = 0;
  /** Somebody who was invited, and a concept with them. */
  async function invited(): Promise<{ child: UserRow; loan: string }> {
    count += 1;
    const login = { login: true, invited: true, email: `kind${count}@wens.example` };
    const child = await makeUser(made.services.db, family.id, { firstname: `Kind${count}`, ...login });
    const { body } = await jan.post('/contract', freshLoanDraft(family.parent.hashid, child.hashid, null));
    return { child, loan: String(body.hashid) };
  }
  const lifecycleOf = async (loan: string, who = jan) =>
    (await who.get(`/contract/proposals?hashid=${loan}`)).body as unknown as ContractLifecycle;
  const wish = (loan: string, { version = 1, who = jan } = {}) =>
    who.post('/signing/wish', { contract: loan, version, order: 'in_turn' });
  const stateIn = ({ status, body }: ApiAnswer) => {
    assert.equal(status, 200, JSON.stringify(body));
    return (body as unknown as ContractLifecycle).stands.state;
  };
  const joins = ({ id }: UserRow) =>
    made.services.db
      .update(users)
      .set({ sub: `kind-${id}`, signed: true })
      .where(eq(users.id, id));
  const told = async (who: ApiClient) => ((await who.get('/notices')).body as unknown as NoticePage).notices;

  test('a concept with an invited person first offers to have it signed once they are there', async () => {
    const { child, loan } = await invited();
    const { stands } = await lifecycleOf(loan);
    assert.deepEqual([stands.state, stands.first], ['invited', 'wish_signatures']);
    assert.deepEqual(
      stands.waits_for.map(({ hashid }) => hashid),
      [child.hashid],
    );
    assert.deepEqual(stands.others, ['invite_again', 'edit', 'sign_on_paper', 'remove']);
  });

  test('an advance request is sent once the account is there, in the asker’s name and order, and the asker is notified', async () => {
    const { child, loan } = await invited();
    assert.equal(stateIn(await wish(loan)), 'wished');
    await sendWished(made.services);
    assert.equal((await lifecycleOf(loan)).stands.state, 'wished', 'nobody joined yet');
    await joins(child);
    await sendWished(made.services);
    const { stands, signing } = await lifecycleOf(loan);
    assert.deepEqual([stands.state, signing?.open], ['sign', true]);
    const request = (await jan.get(`/signing?hashid=${signing?.hashid}`)).body;
    assert.deepEqual([request.asked_by.hashid, request.order], [family.parent.hashid, 'in_turn']);
    assert.match((await told(jan))[0]?.text ?? '', /^Iedereen heeft nu een eigen login\. Zoals je vroeg/u);
    await sendWished(made.services);
    assert.equal((await lifecycleOf(loan)).signing?.hashid, signing?.hashid, 'once');
  });

  test('a change of the concept ends it, and so does a withdrawal', async () => {
    const { child, loan } = await invited();
    await wish(loan);
    const draft = { ...freshLoanDraft(family.parent.hashid, child.hashid, null), hashid: loan, version: 1 };
    assert.equal((await jan.post('/contract', { ...draft, total: 1_300_000 })).status, 200);
    assert.equal((await lifecycleOf(loan)).stands.state, 'invited');
    assert.equal(stateIn(await wish(loan, { version: 2 })), 'wished');
    assert.equal(stateIn(await jan.remove(`/signing/wish?hashid=${loan}`)), 'invited');
    assert.equal(stateIn(await jan.remove(`/signing/wish?hashid=${loan}`)), 'invited', 'a second time changes nothing');
    await joins(child);
    await sendWished(made.services);
    assert.equal((await lifecycleOf(loan)).signing, null);
  });

  test('only a party asks it, about the concept as they read it, and only while somebody is awaited', async () => {
    const { child, loan } = await invited();
    assert.equal((await wish(loan, { who: outsider })).status, 404);
    assert.equal((await wish(loan, { version: 9 })).status, 409);
    await joins(child);
    const { status, body } = await wish(loan);
    assert.equal(status, 409);
    assert.match(String(body.error), /^Iedereen heeft al een eigen login/u);
  });

  test('somebody without an invitation is not awaited: that is signed on paper', async () => {
    const child = await makeUser(made.services.db, family.id, { firstname: 'Zonder', sub: null });
    const { body } = await jan.post('/contract', freshLoanDraft(family.parent.hashid, child.hashid, null));
    const { stands } = await lifecycleOf(String(body.hashid));
    assert.deepEqual([stands.state, stands.first], ['on_paper', 'sign_on_paper']);
    assert.equal((await wish(String(body.hashid))).status, 409);
  });

  test('the other is notified that a concept they asked for was changed, and is not sent automatically', async () => {
    const { child, loan } = await invited();
    const { db } = made.services;
    const other = await makeUser(db, family.id, {
      firstname: 'Marijke',
      sub: 'marijke',
      email: 'marijke@wens.example',
    });
    await db.update(users).set({ family_role: 'manager' }).where(eq(users.id, other.id));
    const hers = await apiClient(made.app, { ...other, family_role: 'manager' }, { expires: NOW / 1000 + 600 });
    await wish(loan);
    const draft = { ...freshLoanDraft(family.parent.hashid, child.hashid, null), hashid: loan, version: 1 };
    assert.equal((await hers.post('/contract', { ...draft, total: 1_400_000 })).status, 200);
    assert.ok((await told(jan)).some(({ text }) => /^Marijke wijzigde .* niet meer vanzelf voorgelegd/u.test(text)));
  });
});
