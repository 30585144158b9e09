import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import { oidcPayloads } from '../../db/accountSchema.ts';
import { invitations, mailOutbox, users } from '../../db/schema.ts';
import { photos } from '../../db/photoSchema.ts';
import { newHashid } from '../../hashid.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { loginMail } from '../../test/loginMail.ts';
import { makeTransport } from '../../mail/transport.ts';
import { addSigned, removedInThePast } from '../../test/agree.ts';
import { apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { whereFound } from '../../test/everything.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { erasureText as text } from '../../actions/erasure/text.ts';
import { erases, erasureComes } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';
/** The bytes of a photo, to search for later; no real picture is needed to see that they are gone. */
const PHOTO = 'ditiseenportret';

/** Everything known about the erased person, in every way it is written somewhere. */
const WILHELMINA = {
  firstname: 'Wilhelmina',
  lastname: 'Zonderling',
  birthdate: '1971-09-23',
  phone: '+31687654321',
  street: 'Zonnewende 1971b',
  town: '9999 ZZ Zonnebloem',
  email: 'wilhelmina@weg.example',
};
const KNOWN = [...Object.values(WILHELMINA), '06 8765 4321', '23 september 1971', '23-09-1971', PHOTO];

eachEngine((engine) => {
  let made: TestApp;
  let open = false;
  beforeEach(async () => {
    if (open) await made.close();
    open = true;
    made = await engine.app();
  });
  const db = () => made.services.db;
  const found = () => whereFound(db(), made.services.env.dataDir, KNOWN);
  const sendAll = () =>
    sendDueMail(
      made.services,
      makeTransport(made.services.env, () => undefined),
    );

  async function login(email: string): Promise<Partial<UserRow>> {
    const account = await made.services.accounts!.create(db(), { email, password: PASSWORD, emailVerified: true });
    if (!('sub' in account)) throw new Error('The account was not made.');
    return { email, sub: account.sub, login: true, signed: true };
  }

  /** Makes the traces of every person: a photo, a session, sent mail and waiting mail, an invitation. */
  async function traces({ id, family_id, sub, email }: UserRow): Promise<void> {
    await db()
      .insert(photos)
      .values({ user_id: id, family_id, bytes: Buffer.from(PHOTO) });
    await db()
      .insert(oidcPayloads)
      .values({ model: 'Session', id: newHashid(), payload: { accountId: sub, email } });
    await db()
      .insert(invitations)
      .values({ family_id, user_id: id, token_hash: newHashid(), email, expires_at: new Date(), used_at: new Date() });
    await queueMail(db(), await loginMail(email), new Date(), orRefuse);
    await sendAll();
    await queueMail(db(), await loginMail(email), new Date(Date.now() + 60_000), orRefuse);
  }

  /** Everything that is empty again for the next test. */
  async function erase(person: UserRow): Promise<{ erased: string[]; kept: string[] }> {
    assert.ok((await found()).length > 10, 'there is a lot to find before');
    const { status, body } = await erases(made.services, await apiClient(made.app, person));
    assert.equal(status, 200);
    return body as { erased: string[]; kept: string[] };
  }

  /** Makes agreements in every state with the other person, each with its document. */
  async function agreements(family: TestFamily, other: UserRow, ended: 'removed' | 'signed'): Promise<void> {
    const jan = await apiClient(made.app, family.parent);
    const [one, two] = [family.parent.hashid, other.hashid];
    const paper = async (hashid: string) =>
      assert.equal((await jan.post('/contract/generated', { hashid })).status, 200);
    const add = async (draft: ContractDraft) => {
      const key = { 'idempotency-key': newHashid() + newHashid() };
      return String((await addSigned(made, jan, draft, key)).body.hashid);
    };
    const gift = await add(giftDraft(one, two));
    await paper(gift);
    const loan = await add({
      ...yearLoanDraft(one, two),
      contract: { ...yearLoanDraft(one, two).contract, purpose: 'Voor Wilhelmina' },
    });
    const draft = await add(yearLoanDraft(one, two, null));
    await paper(draft);
    assert.equal(
      (
        await jan.post('/contract/event', {
          contract: loan,
          kind: 'payment',
          date: '2026-02-01',
          amount: 100_000,
          note: 'Van Wilhelmina',
        })
      ).status,
      200,
    );
    // In words the other typed, and answered by the erased person.
    const words = { content: { kind: 'terms', draft: { ...giftDraft(one, two), total: 600_000 } } };
    const { body } = await jan.post('/contract/proposal', { contract: gift, ...words, note: 'Van Wilhelmina' });
    const said = { hashid: (body.proposals as { hashid: string }[])[0]!.hashid, answer: 'accepted' };
    const answered = await (await apiClient(made.app, other)).post('/contract/proposal/answer', said);
    assert.equal(answered.status, 200, JSON.stringify(answered.body));
    for (const person of [one, two])
      assert.equal((await jan.post('/statement/pdf', { year: 2025, person })).status, 200);
    const gone = ended === 'removed' ? [gift, loan] : [loan];
    for (const hashid of gone) await removedInThePast(db(), hashid);
  }

  test('6a everything the page says is gone is gone: no table or file has the name, the address, the birth date, the number or the photo', async () => {
    const family = await makeFamily(db(), {
      name: 'De Bomen',
      parent: { ...(await login('jan@blijft.example')), lastname: 'Bomen', infix: '' },
    });
    const child = await makeUser(db(), family.id, { ...WILHELMINA, ...(await login(WILHELMINA.email)) });
    const jan = await apiClient(made.app, family.parent);
    const edited = await jan.form(
      '/user',
      childForm({ ...editOf(child.hashid), ...WILHELMINA, infix: '', phone: '06 8765 4321', login: '1' }),
    );
    assert.equal(edited.status, 200);
    await makePartner(db(), child, { firstname: 'Joost', lastname: 'Berg' });
    await traces(child);
    await agreements(family, child, 'removed');

    const answer = await erase(child);
    assert.deepEqual(answer.erased, [
      text.loginClosed,
      text.contact,
      text.name,
      text.removedContracts,
      text.ownStatements,
    ]);
    assert.deepEqual(answer.kept, [text.othersStatements, text.log, text.backups]);
    // These belong to the other party, who files a tax return with them; `othersStatements` states it.
    assert.deepEqual(await found(), ['statements.bytes', 'statements.figures']);
    const of = await db().execute(sql`select distinct user_id::int as id from statements`);
    assert.deepEqual(of.rows, [{ id: family.parent.id }]);
  });

  test('6a a new address is gone with the one before it, also where it was only asked for', async () => {
    const family = await makeFamily(db(), { parent: await login('jan@blijft.example') });
    const child = await makeUser(db(), family.id, await login(WILHELMINA.email));
    const them = await apiClient(made.app, child);
    const [taken, asked] = ['nieuw@weg.example', 'nooit@weg.example'];
    const ask = async (email: string) =>
      assert.equal((await them.post('/profile/email', { email, password: PASSWORD })).status, 200);
    await ask(asked);
    await ask(taken);
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, taken));
    await sendAll();
    assert.equal((await them.post('/erasure', { confirm: 'VERWIJDER', password: PASSWORD })).status, 200);
    const token = new URL(mail?.link ?? '').hash.slice(1);
    assert.equal((await them.post('/profile/email/confirm', { token })).status, 200);
    await sendAll();
    await erasureComes(made.services);
    assert.deepEqual(await whereFound(db(), made.services.env.dataDir, [taken, asked, WILHELMINA.email]), []);
  });

  test('6a the page says exactly what stays in another’s agreement, on an invoice or in a statement', async () => {
    const family = await makeFamily(db(), {
      name: 'De Bomen',
      parent: { ...WILHELMINA, infix: '', ...(await login(WILHELMINA.email)) },
    });
    const child = await makeUser(db(), family.id, {
      firstname: 'Bram',
      lastname: 'Bomen',
      ...(await login('bram@blijft.example')),
    });
    const own = await apiClient(made.app, family.parent);
    await traces(family.parent);
    await agreements(family, child, 'signed');
    assert.equal((await own.post('/order', { children: 4 })).status, 200);
    await sendAll();
    // An invitation that they sent still waits, with their name in it, for somebody else.
    const noor = childForm({
      firstname: 'Noor',
      lastname: 'Bomen',
      infix: '',
      email: 'noor@blijft.example',
      login: '1',
    });
    assert.equal((await own.form('/user', noor)).status, 200);
    const waiting = () => db().select().from(mailOutbox).where(eq(mailOutbox.recipient, 'noor@blijft.example'));
    const [invitation] = await waiting();
    assert.match(invitation?.body_text ?? '', /Wilhelmina nodigt je uit/);

    const answer = await erase(family.parent);
    assert.deepEqual(answer.kept, [
      text.contracts(1),
      text.statements,
      text.othersStatements,
      text.log,
      text.invoices,
      text.backups,
      text.othersStay,
      text.nobodyManages,
    ]);
    assert.deepEqual(
      await found(),
      [
        // The signed gift keeps its two documents, and the name it is shown with.
        // The proposal about it, as it was worded then.
        'contract_proposals.note',
        'documents.bytes',
        'users.birthdate',
        'users.firstname',
        'users.lastname',
        'invoices.content',
        'statements.bytes',
        'statements.figures',
      ].sort(),
    );
    assert.deepEqual(await waiting(), []);
    const papers = await db().execute(
      sql`select c.type, d.contract_version as version from documents d join contracts c on c.id = d.contract_id order by version`,
    );
    assert.deepEqual(
      papers.rows,
      [{ type: 'GiftContract', version: 2 }],
      'no paper of the draft, nor of removed contracts',
    );
    const [row] = await db().select().from(users).where(eq(users.id, family.parent.id));
    assert.deepEqual([row?.email, row?.phone, row?.sub], ['', '', null]);
    assert.equal(await db().$count(mailOutbox, eq(mailOutbox.user_id, family.parent.id)), 0);
    const api = await apiClient(made.app, child);
    const [contract] = (await api.get('/contracts')).body.filter(
      ({ type }: { type: string }) => type === 'GiftContract',
    );
    assert.equal(
      (await api.get(`/contract/documents?hashid=${contract.hashid}`)).status,
      200,
      'the other still reads the signed paper',
    );
  });
});
