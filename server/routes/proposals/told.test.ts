import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { accounts } from '../../db/accountSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { mailOutbox, users } from '../../db/schema.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import type { ReadyMail } from '../../mail/transport.ts';
import { signedBeforeLogin } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@voorbeeld.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@voorbeeld.example', ...login });
    bram = await makeUser(db, family.id, { firstname: 'Bram', email: 'bram@voorbeeld.example' });
    const token = { expires: 4e9 };
    jan = await apiClient(made.app, family.parent, token);
    child = await apiClient(made.app, sanne, token);
  });
  beforeEach(async () => {
    later = 0;
    await made.services.db.delete(mailOutbox);
    await made.services.db.delete(rateLimits);
  });

  /** Signed before they had a login, so that no mail is sent about it. */
  const newLoan = async (to: UserRow, signed?: string | null) => {
    const draft = freshLoanDraft(family.parent.hashid, to.hashid, signed);
    return String((await signedBeforeLogin(made, jan, draft, to)).body.hashid);
  };
  const rate = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
  const propose = async (who: ApiClient, contract: string, content: object = rate, rest: object = {}) => {
    const { status, body } = await who.post('/contract/proposal', { contract, content, ...rest });
    assert.equal(status, 200, JSON.stringify(body));
    return (body.proposals as [{ hashid: string }])[0].hashid;
  };
  const answer = async (who: ApiClient, hashid: string, said: string, word?: string) => {
    const { status, body } = await who.post('/contract/proposal/answer', { hashid, answer: said, word });
    assert.equal(status, 200, JSON.stringify(body));
  };
  const mails = () => made.services.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  const told = async () => (await mails()).map(({ recipient, subject }) => [recipient, subject]);

  test('R-5.2 a proposal is mailed to the person who answers it, with a link; its answer to the proposer', async () => {
    const loan = await newLoan(sanne);
    const hashid = await propose(jan, loan, rate, { note: 'Zoals de bank' });
    const [mail, ...more] = await mails();
    assert.deepEqual(more, []);
    assert.deepEqual(
      [mail?.recipient, mail?.user_id, mail?.subject, mail?.link],
      [
        'sanne@voorbeeld.example',
        sanne.id,
        'Er ligt een voorstel voor je klaar bij Onderling',
        `${made.services.env.publicUrl}/lening/${loan}?familie=${family.hashid}`,
      ],
    );
    assert.match(
      mail!.body_text,
      /Jan vraagt je akkoord bij een lening van jullie\. Antwoord kan tot en met 14 juli 2026\./,
    );
    assert.match(mail!.body_text, /Het gaat om: een andere rente\./);
    assert.match(mail!.body_text, /Met deze woorden erbij: ‘Zoals de bank’/);
    await answer(child, hashid, 'accepted');
    const reply = (await mails()).at(-1);
    assert.deepEqual(
      [reply?.recipient, reply?.subject],
      ['jan@voorbeeld.example', 'Er is antwoord op een voorstel bij Onderling'],
    );
    assert.match(reply!.body_text, /Sanne gaat akkoord met het voorstel bij een lening van jullie\. Het telt nu\./);
  });

  test('a refusal gives its reason; a withdrawal is notified to the person asked', async () => {
    const loan = await newLoan(sanne);
    await answer(jan, await propose(child, loan), 'refused', 'Liever <in> augustus');
    await answer(jan, await propose(jan, loan), 'withdrawn');
    assert.deepEqual(await told(), [
      ['jan@voorbeeld.example', 'Er ligt een voorstel voor je klaar bij Onderling'],
      ['sanne@voorbeeld.example', 'Er is antwoord op een voorstel bij Onderling'],
      ['sanne@voorbeeld.example', 'Er ligt een voorstel voor je klaar bij Onderling'],
      ['sanne@voorbeeld.example', 'Er is antwoord op een voorstel bij Onderling'],
    ]);
    const refusal = (await mails())[1]!;
    assert.match(refusal.body_text, /Met deze woorden erbij: ‘Liever <in> augustus’/);
    assert.match(refusal.body_html, /‘Liever &lt;in&gt; augustus’/);
  });

  test('no mail goes to a person without a login, blocked or dead; and a proposal that we refused notifies nobody', async () => {
    const { db } = made.services;
    await propose(jan, await newLoan(bram), rate, { paper_date: '2026-06-12' });
    const signing = { kind: 'signing', signed_date: '2026-06-12' };
    await propose(jan, await newLoan(bram, null), signing, { paper_date: '2026-06-12' });
    for (const changes of [{ blocked: true }, { passed_away: true }]) {
      const loan = await newLoan(sanne);
      await db.update(users).set(changes).where(eq(users.id, sanne.id));
      await propose(jan, loan);
      await db.update(users).set({ blocked: false, passed_away: false }).where(eq(users.id, sanne.id));
    }
    assert.deepEqual(await told(), []);
    const loan = await newLoan(sanne);
    await propose(jan, loan);
    const second = await child.post('/contract/proposal', { contract: loan, content: rate });
    assert.equal(second.status, 409);
    assert.equal((await mails()).length, 1);
  });

  test('S-118 the mail goes to the address somebody logs in with, never to an unproved one', async () => {
    const { db } = made.services;
    const account = { id: 'sanne', email: 'inlog@voorbeeld.example', password_hash: 'x', email_verified: false };
    await db.insert(accounts).values(account);
    await propose(jan, await newLoan(sanne));
    assert.deepEqual(await told(), []);
    await db.update(accounts).set({ email_verified: true }).where(eq(accounts.id, 'sanne'));
    await propose(jan, await newLoan(sanne));
    assert.deepEqual(
      (await told()).map(([recipient]) => recipient),
      ['inlog@voorbeeld.example'],
    );
    await db.delete(accounts).where(eq(accounts.id, 'sanne'));
  });

  test('a mail server that is away delays nobody and loses nothing; proposals are limited per day', async () => {
    const loan = await newLoan(sanne);
    for (let i = 0; i < 20; i += 1) await answer(jan, await propose(jan, loan), 'withdrawn');
    const { status, body } = await jan.post('/contract/proposal', { contract: loan, content: rate });
    assert.deepEqual(
      [status, body],
      [429, { message: 'Je deed vandaag al veel voorstellen bij dit contract. Probeer het morgen opnieuw.' }],
    );
    assert.equal((await mails()).length, 40);
    const sent: ReadyMail[] = [];
    assert.equal(await sendDueMail(made.services, () => Promise.reject(new Error('away'))), 0);
    assert.equal((await mails()).filter(({ sent_at }) => sent_at === null).length, 40);
    later = 60_000;
    const send = (mail: ReadyMail) => Promise.resolve(void sent.push(mail));
    assert.equal(await sendDueMail(made.services, send), 40);
    assert.equal(new Set(sent.map(({ recipient }) => recipient)).size, 1);
  });
});
