import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import type { Notice, NoticePage } from '../../../domain/wire/notice.ts';
import { noticeChoices, notices } from '../../db/noticeSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { mailOutbox, users } from '../../db/schema.ts';
import { signedBeforeLogin } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm } from '../../test/relationForms.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let stranger: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { paidChildren: 20, parent: { email: 'jan@voorbeeld.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@voorbeeld.example', ...login });
    const other = await makeFamily(db);
    const token = { expires: 4e9 };
    [jan, child, stranger] = (await Promise.all(
      [family.parent, sanne, other.parent].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient, ApiClient];
  });
  beforeEach(async () => {
    const { db } = made.services;
    for (const table of [notices, noticeChoices, mailOutbox, rateLimits]) await db.delete(table);
  });

  const ok = async (call: ReturnType<ApiClient['post']>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  /** Signed before Sanne had a login, so that nobody is notified of it. */
  const newLoan = async (signed?: string | null, draftOf = freshLoanDraft) => {
    const draft = draftOf(family.parent.hashid, sanne.hashid, signed);
    return String((await signedBeforeLogin(made, jan, draft, sanne)).body.hashid);
  };
  const read = async (who: ApiClient, query = '') => (await who.get(`/notices${query}`)).body as unknown as NoticePage;
  const texts = async (who: ApiClient) => (await read(who)).notices.map(({ text }) => text);
  const mails = () => made.services.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  const rate = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
  const propose = (who: ApiClient, contract: string, content: object = rate) =>
    ok(who.post('/contract/proposal', { contract, content }));

  test('R-5.2 the person asked sees a proposal in the list, with a link; read, it no longer counts, and nobody else’s list changed', async () => {
    const loan = await newLoan();
    await propose(jan, loan);
    const { notices: list, unread, next } = await read(child);
    assert.deepEqual([unread, next, list.length], [1, null, 1]);
    const [notice] = list as [Notice];
    assert.deepEqual(
      [notice.kind, notice.text, notice.page, notice.contract, notice.read],
      [
        'proposed',
        'Jan vraagt je akkoord bij de lening “Eigen huis”. Antwoord kan tot en met 14 juli 2026.',
        'contract',
        loan,
        false,
      ],
    );
    for (const who of [jan, stranger]) assert.equal((await read(who)).notices.length, 0);
    // A number from somebody else's list marks nothing as read there.
    assert.deepEqual(await ok(stranger.post('/notices/read', { until: notice.n })), { unread: 0 });
    assert.equal((await read(child)).unread, 1);
    assert.deepEqual(await ok(child.post('/notices/read', { until: notice.n })), { unread: 0 });
    assert.equal((await read(child)).notices[0]?.read, true);
  });

  test('a reported, confirmed, refused or undone payment is notified to the other side, who answers anything that raises a debt', async () => {
    const loan = await newLoan();
    const report = { contract: loan, kind: 'payment', date: '2026-06-01', amount: 100_000 };
    const events = async () => (await jan.get(`/contract?hashid=${loan}`)).body.events as { hashid: string }[];
    await ok(child.post('/contract/event', report));
    assert.deepEqual(await texts(jan), [
      'Sanne meldt een betaling bij de lening “Eigen huis” aan Sanne Vries. Is het geld binnen?',
    ]);
    const [first] = (await events()) as [{ hashid: string }];
    await ok(jan.post('/contract/event/confirm', { hashid: first.hashid, status: 'confirmed' }));
    await ok(child.post('/contract/event', { ...report, date: '2026-06-02' }));
    const second = (await events()).find(({ hashid }) => hashid !== first.hashid)!;
    await ok(jan.post('/contract/event/confirm', { hashid: second.hashid, status: 'refused' }));
    await ok(jan.remove(`/contract/event?hashid=${first.hashid}`));
    assert.deepEqual(await texts(child), [
      'Jan meldt iets waardoor er meer open staat bij de lening “Eigen huis”. Klopt dat?',
      'Jan zag je betaling bij de lening “Eigen huis” niet binnenkomen.',
      'Jan bevestigt je betaling bij de lening “Eigen huis”.',
    ]);
    for (const { subject, body_text } of await mails()) assert.ok(!/€|Sanne|Jan/.test(subject) && !/€/.test(body_text));
  });

  test('R-8.5 a borrower’s report that everything until today was paid is notified to the lender at once, and once', async () => {
    const loan = await newLoan(undefined, yearLoanDraft);
    await ok(child.post('/contract/event/planned', { contract: loan }));
    await ok(child.post('/contract/event/planned', { contract: loan }));
    assert.deepEqual(await texts(jan), [
      'Sanne meldt een betaling bij de lening “Eigen huis” aan Sanne Vries. Is het geld binnen?',
    ]);
    assert.deepEqual(
      (await mails()).map(({ recipient, subject }) => [recipient, subject]),
      [['jan@voorbeeld.example', 'Er is een betaling gemeld bij Onderling']],
    );
    // A lender's word counts at once, asks nothing of anybody, and is notified.
    const other = await newLoan(undefined, yearLoanDraft);
    await ok(jan.post('/contract/event/planned', { contract: other }));
    assert.deepEqual(await texts(child), [
      'Jan legde iets vast bij de lening “Eigen huis”. Het telt. Kijk of het klopt.',
    ]);
  });

  test('for something undone since, the list says so above it, and leads to nothing that is gone', async () => {
    const loan = await newLoan();
    await ok(child.post('/contract/event', { contract: loan, kind: 'payment', date: '2026-06-01', amount: 100_000 }));
    const [report] = (await jan.get(`/contract?hashid=${loan}`)).body.events as [{ hashid: string }];
    await ok(child.remove(`/contract/event?hashid=${report.hashid}`));
    assert.deepEqual(await texts(jan), [
      'Sanne draaide terug wat bij de lening “Eigen huis” aan Sanne Vries voor 1 juni 2026 was vastgelegd. Het bedrag staat in de tijdlijn.',
      'Sanne meldde een betaling bij de lening “Eigen huis” aan Sanne Vries. Dat is ingetrokken.',
    ]);
    const draft = await newLoan(null);
    const words = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    await ok(jan.post('/contract', { ...words, hashid: draft, total: 2_400_000 }));
    assert.equal((await read(child)).notices[0]?.contract, draft);
    await ok(jan.remove(`/contract?hashid=${draft}`));
    const [gone] = (await read(child)).notices as [Notice];
    assert.deepEqual([gone.kind, gone.page, gone.contract], ['changed', 'contract', null]);
    assert.equal((await child.get(`/contract?hashid=${draft}`)).status, 404);
  });

  test('a draft that changes, is signed and archived: each is one notice', async () => {
    const loan = await newLoan(null);
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    await ok(jan.post('/contract', { ...draft, hashid: loan, total: 2_400_000 }));
    const signing = await propose(jan, loan, { kind: 'signing', signed_date: '2026-06-12' });
    const answer = (who: ApiClient, body: { proposals: { hashid: string }[] }) =>
      ok(who.post('/contract/proposal/answer', { hashid: body.proposals[0]!.hashid, answer: 'accepted' }));
    await answer(child, signing as never);
    assert.match((await texts(child)).join('\n'), /^Jan deed een voorstel bij .*\. Dat is beantwoord\.$/mu);
    const archive = await propose(child, loan, { kind: 'archive' });
    assert.match((await texts(jan)).join('\n'), /^Sanne vraagt je akkoord bij .*\. Antwoord kan tot en met /mu);
    await answer(jan, archive as never);
    const kinds = async (who: ApiClient) => (await read(who)).notices.map(({ kind }) => kind);
    assert.deepEqual(await kinds(child), ['archived', 'proposed', 'changed']);
    assert.deepEqual(await kinds(jan), ['proposed', 'signed']);
    assert.ok(
      (await mails()).every(({ subject }) => !subject.includes('concept')),
      'that one waits for Monday',
    );
  });

  test('the blocked, the dead and the actor get no notice, and a refused call notifies nobody', async () => {
    const { db } = made.services;
    const loan = await newLoan();
    for (const changes of [{ blocked: true }, { passed_away: true }]) {
      await db.update(users).set(changes).where(eq(users.id, sanne.id));
      await propose(jan, loan);
      await db.update(users).set({ blocked: false, passed_away: false }).where(eq(users.id, sanne.id));
      const { proposals } = (await jan.get(`/contract/proposals?hashid=${loan}`)).body as never as {
        proposals: [{ hashid: string }];
      };
      await db.delete(notices);
      await ok(jan.post('/contract/proposal/answer', { hashid: proposals[0].hashid, answer: 'withdrawn' }));
      await db.delete(notices);
    }
    assert.equal(
      (await child.post('/contract/proposal', { contract: loan, content: { kind: 'restore' } })).status,
      409,
    );
    assert.equal(await db.$count(notices), 0);
  });

  test('parents are notified of another’s invitations, and of arrivals; nobody else of the family is', async () => {
    const { db } = made.services;
    const marijke = await makeUser(db, family.id, {
      firstname: 'Marijke',
      relation_type: 'partner',
      family_role: 'manager',
      sub: 'marijke',
      login: true,
      signed: true,
    });
    await ok(
      jan.form(
        '/user',
        childForm({ firstname: 'Bram', infix: '', lastname: 'Vries', login: '1', email: 'bram@voorbeeld.example' }),
      ),
    );
    const other = await apiClient(made.app, marijke, { expires: 4e9 });
    assert.deepEqual(await texts(other), ['Jan nodigde Bram Vries uit om mee te doen.']);
    assert.deepEqual([await texts(jan), await texts(child)], [[], []]);
    const token = /register\/([\w-]+)/.exec((await mails()).find(({ link }) => link?.includes('register'))?.link ?? '');
    const visitor = await apiClient(made.app, null);
    const form = { firstname: 'Bram', infix: '', lastname: 'Vries', gender: 'man', birthdate: '1990-04-14' };
    const joined = await visitor.post('/registration', {
      ...form,
      email: '',
      password: 'Keukentafel-2026!',
      invitation: token?.[1],
    });
    assert.ok(joined.status < 300, JSON.stringify(joined.body));
    assert.deepEqual(await texts(jan), ['Bram heeft de uitnodiging aangenomen en kijkt nu mee.']);
    await db.update(users).set({ sub: null, login: false }).where(eq(users.id, marijke.id));
  });

  test('fifty at a time, newest first; an invalid number is refused', async () => {
    const row = { family_id: family.id, user_id: sanne.id, kind: 'exemption_left', day: '2026-06-15' } as const;
    await made.services.db
      .insert(notices)
      .values(Array.from({ length: 53 }, (_none, i) => ({ ...row, key: String(i), facts: { year: 1900 + i } })));
    const first = await read(child);
    assert.deepEqual([first.notices.length, first.unread, first.next], [50, 53, first.notices.at(-1)?.n]);
    const rest = await read(child, `?before=${first.next}`);
    assert.deepEqual([rest.notices.length, rest.next], [3, null]);
    assert.match(rest.notices.at(-1)!.text, /^In 1900 /);
    for (const query of ['?before=0', '?before=x', '?before=-1'])
      assert.equal((await child.get(`/notices${query}`)).status, 422);
  });

  test('a person chooses how they are mailed; the list has everything all the same', async () => {
    const loan = await newLoan();
    const choices = (await child.get('/notices/choices')).body as unknown as { kind: string; way: string }[];
    assert.equal(choices.find(({ kind }) => kind === 'proposed')?.way, 'now');
    assert.equal(
      choices.some(({ kind }) => kind === 'joined'),
      false,
      'a member gets no notice of invitations',
    );
    assert.ok(
      choices.some(({ kind }) => kind === 'exemption_left'),
      'a mother who gives is notified, whether she manages or not',
    );
    await ok(child.post('/notices/choices', { kind: 'proposed', way: 'never' }));
    await propose(jan, loan);
    assert.deepEqual([(await mails()).length, (await read(child)).unread], [0, 1]);
    for (const wrong of [{ kind: 'alles', way: 'now' }, { kind: 'proposed', way: 'soms' }, {}])
      assert.equal((await child.post('/notices/choices', wrong)).status, 422);
    // One person's choice says nothing about another.
    await propose(child, await newLoan());
    assert.equal((await mails()).length, 1);
  });
});
