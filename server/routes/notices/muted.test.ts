import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { accounts } from '../../db/accountSchema.ts';
import { notices } from '../../db/noticeSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { mailOutbox, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import type { ReadyMail } from '../../mail/transport.ts';
import { signedBeforeLogin } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeUser, type UserRow } from '../../test/factories.ts';
import { inBothFamilies, type TwoFamilies } from '../../test/twoFamilies.ts';

const ASKED = 'Iemand vraagt het beheer van jullie familie bij Onderling';
const PASSWORD = 'Je wachtwoord bij Onderling is gewijzigd';
const CLAIMED = 'Er is iets over je vastgelegd bij Onderling';
const REPORTED = 'Er is een betaling gemeld bij Onderling';
const COLLECTED = 'Er gebeurde meer bij Onderling';
const REPORT = { kind: 'payment', date: '2026-06-01', amount: 1_000 };

eachEngine((engine) => {
  let made: TestApp;
  let two: TwoFamilies;
  let jan: ApiClient;
  let wim: ApiClient;
  let tom: ApiClient;
  let elsewhere: ApiClient;
  let janEmail: string;
  let later = 0;
  let count = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
  });
  beforeEach(async () => {
    later = 0;
    count += 1;
    const { db } = made.services;
    two = await inBothFamilies(made);
    await Promise.all([db.delete(mailOutbox), db.delete(rateLimits)]);
    janEmail = `jan${count}@voorbeeld.example`;
    await db.update(users).set({ email: janEmail }).where(eq(users.id, two.vries.parent.id));
    const token = { expires: NOW / 1000 + 86_400 };
    [jan, wim, tom, elsewhere] = await Promise.all([
      apiClient(made.app, two.vries.parent, token),
      apiClient(made.app, two.bakker.parent, token),
      apiClient(made.app, two.tom, { ...token, family: two.vries.hashid }),
      apiClient(made.app, two.tom, { ...token, family: two.bakker.hashid }),
    ]);
  });

  const mails = async (email: string) =>
    made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(asc(mailOutbox.id));
  const times = async (email: string, subject: string) =>
    (await mails(email)).filter((mail) => mail.subject === subject).length;
  const collected = () =>
    made.services.db
      .select()
      .from(mailOutbox)
      .where(and(isNotNull(mailOutbox.collected), eq(mailOutbox.recipient, two.email)));
  const ok = async (call: ReturnType<ApiClient['post']>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  /** A loan of the manager to Tom, signed before he had a login: nobody was notified. */
  const loanTo = async (by: ApiClient, parent: UserRow, person: UserRow) =>
    String((await signedBeforeLogin(made, by, freshLoanDraft(parent.hashid, person.hashid), two.tom)).body.hashid);
  const loanHere = async () => {
    const { db } = made.services;
    const [invited] = await db.select().from(users).where(eq(users.id, two.invited.id));
    const draft = freshLoanDraft(two.vries.parent.hashid, invited!.hashid);
    return String((await signedBeforeLogin(made, jan, draft, invited!)).body.hashid);
  };
  const proposeAndWithdraw = async (who: ApiClient, contract: string) => {
    const { status, body } = await who.post('/contract/proposal', { contract, content: { kind: 'archive' } });
    if (status !== 200) return status;
    const { hashid } = (body.proposals as { hashid: string; state: string }[]).find(({ state }) => state === 'open')!;
    return (await who.post('/contract/proposal/answer', { hashid, answer: 'withdrawn' })).status;
  };
  const block = (hashid: string, undo = false) =>
    jan.post(`/user/${undo ? 'unblock' : 'block'}`, { hashid, _method: 'PATCH' });

  test('S-215 fifteen proposals made and withdrawn mute nobody: a later request for the management is still mailed', async () => {
    const loan = await loanHere();
    for (let i = 0; i < 15; i += 1) assert.equal(await proposeAndWithdraw(tom, loan), 200);
    assert.equal((await mails(janEmail)).length, 30);
    await ok(tom.post('/family/management', {}));
    assert.equal(await times(janEmail, ASKED), 1);
  });

  test('S-215 calendars made in two families mute no mail about the login, and are limited', async () => {
    const make = (who: ApiClient) => who.post('/calendar', { amounts: false });
    for (const who of [tom, elsewhere]) for (let i = 0; i < 10; i += 1) await ok(make(who));
    assert.equal((await make(tom)).status, 429);
    await ok(tom.post('/profile/password', { current: 'Keukentafel-2026!', next: 'Zolderraam-2026!' }));
    assert.equal(await times(two.email, PASSWORD), 1);
  });

  test('S-215 a person who blocks and unblocks again and again is stopped, and the mail about it is not', async () => {
    const { hashid } = two.invited;
    for (let i = 0; i < 3; i += 1) {
      await ok(block(hashid));
      await ok(block(hashid, true));
    }
    const { status, body } = await block(hashid);
    assert.deepEqual(
      [status, body],
      [429, { message: 'Je legde vandaag al een paar keer iets vast over deze persoon. Probeer het morgen opnieuw.' }],
    );
    assert.equal(await times(two.email, CLAIMED), 3);
  });

  test('S-304 using up one person’s three mails a day stops nobody else’s records, which come in a collected mail', async () => {
    const { hashid } = two.invited;
    for (let i = 0; i < 3; i += 1) {
      await ok(block(hashid));
      await ok(block(hashid, true));
    }
    const { db } = made.services;
    const marie = await makeUser(db, two.vries.id, {
      ...{ firstname: 'Marie', family_role: 'manager' },
      ...{ sub: newHashid(), login: true, signed: true },
    });
    const hers = await apiClient(made.app, marie, { expires: 4e9 });
    await ok(hers.post('/user/block', { hashid, _method: 'PATCH' }));
    assert.equal(await times(two.email, CLAIMED), 3);
    const [more] = await collected();
    assert.deepEqual(more?.collected, { [CLAIMED]: 1 });
    assert.match(more.body_text, /\/meldingen/u);
  });

  test('S-215 after any hundred calls of others each protective mail still leaves', async () => {
    const here = await loanHere();
    const there = await loanTo(wim, two.bakker.parent, two.tom);
    const seed = Number(process.env.SEED ?? Date.now() % 100_000);
    let state = seed;
    const pick = <T>(all: readonly T[]): T => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return all[state % all.length]!;
    };
    const acts: (() => Promise<unknown>)[] = [
      () => proposeAndWithdraw(jan, here),
      () => proposeAndWithdraw(wim, there),
      () => block(two.invited.hashid).then(() => block(two.invited.hashid, true)),
      () => jan.post('/contract/automatic', { contract: here, past_paid: false }),
      () => jan.remove(`/contract/automatic?hashid=${here}`),
      () => wim.post('/contract/event', { contract: there, ...REPORT }),
      () => jan.post('/contract/event', { contract: here, ...REPORT }),
      () => wim.post('/family/manager', { hashid: two.tom.hashid }),
      () => wim.remove(`/family/manager?hashid=${two.tom.hashid}`),
      () => elsewhere.post('/calendar', { amounts: false }),
    ];
    for (let i = 0; i < 100; i += 1) await pick(acts)();
    await made.services.db.update(users).set({ blocked: false }).where(eq(users.id, two.invited.id));
    const guards: [string, string, () => Promise<unknown>][] = [
      [janEmail, ASKED, () => ok(tom.post('/family/management', {}))],
      [
        two.email,
        PASSWORD,
        () => ok(tom.post('/profile/password', { current: 'Keukentafel-2026!', next: 'Zolderraam-2026!' })),
      ],
      [
        two.email,
        'Wie jullie familie beheert bij Onderling, is veranderd',
        () => ok(jan.post('/family/manager', { hashid: two.invited.hashid })),
      ],
    ];
    for (const [email, subject, act] of guards) {
      const before = await times(email, subject);
      await act();
      assert.equal(await times(email, subject), before + 1, `${subject}, seed ${seed}`);
    }
  });

  test('S-215 a flood in one family is one later mail, and mutes nothing of the other', async () => {
    // Tom lends, so that his debtor reports payments.
    const lent = async (by: ApiClient, parent: UserRow, lender: UserRow) => {
      const draft = freshLoanDraft(lender.hashid, parent.hashid);
      return String((await signedBeforeLogin(made, by, draft, lender)).body.hashid);
    };
    const there = await lent(wim, two.bakker.parent, two.tom);
    const [invited] = await made.services.db.select().from(users).where(eq(users.id, two.invited.id));
    const here = await lent(jan, two.vries.parent, invited!);
    for (let i = 0; i < 20; i += 1) await ok(wim.post('/contract/event', { contract: there, ...REPORT }));
    assert.equal(await times(two.email, REPORTED), 15);
    const [one, ...more] = await collected();
    assert.deepEqual([one?.subject, one?.collected, more.length], [COLLECTED, { [REPORTED]: 5 }, 0]);
    assert.match(one!.body_text, /Er is een betaling gemeld bij Onderling \(5 keer\)/);
    assert.match(one!.body_text, /\/meldingen\?familie=/);

    await ok(jan.post('/contract/event', { contract: here, ...REPORT }));
    assert.equal(await times(two.email, REPORTED), 16);

    const sent: ReadyMail[] = [];
    const send = (mail: ReadyMail) => Promise.resolve(void sent.push(mail));
    await sendDueMail(made.services, send);
    assert.ok(sent.every(({ subject }) => subject !== COLLECTED));
    later = 3_600_000;
    assert.equal(await sendDueMail(made.services, send), 1);
    assert.equal(sent.at(-1)?.subject, COLLECTED);
    // Anything after it is in the next one.
    await ok(wim.post('/contract/event', { contract: there, ...REPORT }));
    assert.equal((await collected())[0]?.collected?.[REPORTED], 1);
  });

  test('S-215 a notice counts as mailed when its mail leaves, and not before', async () => {
    const { db } = made.services;
    await db.update(accounts).set({ email_verified: false }).where(eq(accounts.id, two.tom.sub!));
    const loan = await loanHere();
    await ok(jan.post('/contract/proposal', { contract: loan, content: { kind: 'archive' } }));
    const mailed = async () =>
      (await db.select().from(notices).where(eq(notices.user_id, two.invited.id))).map((one) => one.mailed_at);
    assert.deepEqual(await mailed(), [null]);
    assert.equal((await mails(two.email)).length, 0);
    await db.update(accounts).set({ email_verified: true }).where(eq(accounts.id, two.tom.sub!));
    await ok(jan.post('/contract/proposal', { contract: await loanHere(), content: { kind: 'archive' } }));
    assert.deepEqual(await mailed(), [null, new Date(NOW)]);
  });
});
