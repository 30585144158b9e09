import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { rateLimits } from '../../db/requestSchema.ts';
import { invitations, mailOutbox, users } from '../../db/schema.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import type { Services } from '../../services.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { bearer } from '../../test/tokens.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let jan: ApiClient;
  let visitor: ApiClient;
  /** The clock of the server, moved by the tests. */
  let later = 0;
  let count = 0;

  before(async () => {
    made = await engine.app({ clock: () => Date.now() + later });
    services = made.services;
    family = await makeFamily(services.db, { paidChildren: 100 });
    jan = await apiClient(made.app, family.parent, { expires: Math.floor(Date.now() / 1000) + 30 * 86_400 });
    visitor = await apiClient(made.app, null);
  });

  beforeEach(async () => {
    later = 0;
    await services.db.delete(rateLimits);
  });

  /** Invites a child and reads the token from their mail, as they would. */
  async function invited(): Promise<{ child: UserRow; token: string; email: string }> {
    const email = `kind${(count += 1)}@voorbeeld.example`;
    const answer = await jan.form('/user', childForm({ login: '1', email }));
    assert.equal(answer.status, 200);
    const [child] = await services.db.select().from(users).where(eq(users.email, email));
    return { child: child!, token: await newestToken(email), email };
  }

  async function newestToken(email: string): Promise<string> {
    const [mail] = await services.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(desc(mailOutbox.id));
    const link = mail?.link ?? '';
    assert.ok(link.startsWith(`${services.env.publicUrl}/register/`));
    return link.split('/').at(-1)!;
  }

  const registration = (token: string, changes = {}) => ({
    invitation: token,
    password: 'Keukentafel-2026!',
    firstname: 'Bram',
    infix: 'de',
    lastname: 'Vries',
    gender: 'man',
    birthdate: '1990-04-14',
    ...changes,
  });
  const register = (token: string, changes = {}, headers = {}) =>
    visitor.post('/registration', registration(token, changes), headers);
  const row = async (id: number) => (await services.db.select().from(users).where(eq(users.id, id)))[0]!;

  test('S-278 others’ automatic confirmations for a lender stop once the lender has a login', async () => {
    const [lender, debtor] = [await invited(), await invited()];
    const loan = await jan.post('/contract', yearLoanDraft(lender.child.hashid, debtor.child.hashid));
    const contract = String(loan.body.hashid);
    const goes = async () => (await jan.get(`/contract?hashid=${contract}`)).body.automatic_since !== undefined;
    assert.equal((await jan.post('/contract/automatic', { contract, past_paid: false })).status, 200);
    assert.equal(await goes(), true);
    assert.equal((await register(debtor.token)).status, 201);
    assert.equal(await goes(), true, 'the payer loses nothing by it');
    assert.equal((await register(lender.token)).status, 201);
    assert.equal(await goes(), false);
  });

  test('R-8.9 R-4.4 an invited child registers, counts as signed, and sees only their own contracts', async () => {
    const { child, token, email } = await invited();
    const info = await visitor.get(`/invitation/${token}`);
    assert.deepEqual(info.body, {
      invited_by: 'Jan de Vries',
      managers: 'Jan de Vries',
      firstname: 'Bram',
      infix: 'de',
      lastname: 'Vries',
      email,
      birthdate: '1990-04-14',
      gender: 'man',
      has_account: false,
    });
    const mine = (await jan.post('/contract', giftDraft(family.parent.hashid, child.hashid))).body.hashid;
    const other = await invited();
    await jan.post('/contract', giftDraft(family.parent.hashid, other.child.hashid));
    assert.equal(
      (await register(token, { firstname: 'Abraham', birthdate: '1991-01-01', email: 'ander@adres.example' })).status,
      201,
    );
    const joined = await row(child.id);
    assert.deepEqual(
      [joined.family_id, joined.signed, joined.family_role, joined.firstname, joined.birthdate, joined.email],
      [family.id, true, 'member', 'Abraham', '1991-01-01', email],
    );
    const told = (await jan.get('/notices')).body.notices.map((one: { text: string }) => one.text);
    assert.ok(
      told.includes(
        'Abraham heeft de uitnodiging aangenomen en kijkt nu mee. De geboortedatum die Abraham opgaf is een andere dan jullie hadden. Die telt nu.',
      ),
      JSON.stringify(told),
    );
    const client = await apiClient(made.app, joined);
    assert.deepEqual(
      (await client.get('/contracts')).body.map((c: { hashid: string }) => c.hashid),
      [mine],
    );
    const shown = (await jan.get('/user')).body.children.find((c: { hashid: string }) => c.hashid === child.hashid);
    assert.equal(shown.signed, true);
    assert.deepEqual(await services.accounts?.emailOf(joined.sub!), email);
  });

  test('S-496 a new member can’t claim to be older than their parent: nothing changes, and the invitation still works', async () => {
    const { child, token } = await invited();
    const { status, body } = await register(token, { birthdate: '1930-01-01' });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.errors), ['birthdate']);
    assert.deepEqual([(await row(child.id)).birthdate, (await row(child.id)).signed], ['1990-04-14', false]);
    assert.equal((await register(token)).status, 201);
  });

  test('S-119 the token is 256 random bits, stored hashed, and forgotten by the queue once the mail is sent', async () => {
    const { token, email } = await invited();
    assert.equal(Buffer.from(token, 'base64url').length, 32);
    const stored = await services.db.select().from(invitations).where(eq(invitations.email, email));
    assert.ok(!JSON.stringify(stored).includes(token));
    await sendDueMail(services, () => Promise.resolve());
    const mails = await services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    assert.ok(!JSON.stringify(mails).includes(token));
  });

  test('S-119 guessing gives 404, and after ten tries a minute 429', async () => {
    const { token } = await invited();
    const statuses = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await visitor.get(`/invitation/${i === 9 ? token.slice(0, 20) : `gok${i}`}`)).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(404), 429]);
    await services.db.delete(rateLimits);
    assert.equal((await visitor.get(`/invitation/${token}`)).status, 200);
  });

  test('S-120 used, expired, sent again, blocked, deceased: all the same 404', async () => {
    const missing = await visitor.get('/invitation/onbekend');
    const gone = async (token: string) => {
      const [info, answer] = [await visitor.get(`/invitation/${token}`), await register(token)];
      assert.deepEqual([info.status, info.bytes, answer.status], [404, missing.bytes, 404]);
    };
    const used = await invited();
    assert.equal((await register(used.token)).status, 201);
    await gone(used.token);
    const expired = await invited();
    later = 14 * DAY + 1000;
    await gone(expired.token);
    later = 0;
    const again = await invited();
    later = 2 * MINUTE;
    assert.equal((await jan.post('/invitation/resend', { hashid: again.child.hashid })).status, 200);
    await gone(again.token);
    assert.equal((await visitor.get(`/invitation/${await newestToken(again.email)}`)).status, 200);
    await services.db.delete(rateLimits);
    const blocked = await invited();
    await jan.post('/user/block', { hashid: blocked.child.hashid, _method: 'PATCH' });
    await gone(blocked.token);
    const deceased = await invited();
    await jan.form('/user', childForm({ ...editOf(deceased.child.hashid), login: '1', death_date: '2024-01-01' }));
    await gone(deceased.token);
  });

  test('S-120 a new address gets its own invitation; any other edit sends nothing, and the link still works', async () => {
    const { child, token, email } = await invited();
    const mails = (to: string) => services.db.$count(mailOutbox, eq(mailOutbox.recipient, to));
    const edit = async (changes: Record<string, string>) =>
      assert.equal(
        (await jan.form('/user', childForm({ ...editOf(child.hashid), login: '1', ...changes }))).status,
        200,
      );
    await edit({ email, firstname: 'Abraham' });
    assert.equal(await mails(email), 1);
    assert.equal((await visitor.get(`/invitation/${token}`)).status, 200);
    const other = `ander.${email}`;
    await edit({ email: other });
    assert.deepEqual([await mails(email), await mails(other)], [1, 1]);
    assert.equal((await visitor.get(`/invitation/${token}`)).status, 404, 'the mail to the wrong address');
    assert.equal((await visitor.get(`/invitation/${await newestToken(other)}`)).status, 200);
  });

  test('S-120 a person who turns out to live is invited once more', async () => {
    const { child, token, email } = await invited();
    const edit = (changes: Record<string, string>) =>
      jan.form('/user', childForm({ ...editOf(child.hashid), login: '1', email, ...changes }));
    assert.equal((await edit({ passed_away: '1', death_date: '2024-01-01' })).status, 200);
    assert.equal((await edit({})).status, 200);
    assert.equal((await visitor.get(`/invitation/${token}`)).status, 404);
    assert.equal((await visitor.get(`/invitation/${await newestToken(email)}`)).status, 200);
  });

  test('S-121 a logged-in person accepts nothing, and the invitation stays valid', async () => {
    const { token } = await invited();
    const { status } = await register(token, {}, await bearer(family.parent.sub!));
    assert.equal(status, 403);
    assert.equal((await register(token)).status, 201);
  });

  test('S-121 with an external provider another or an unverified address is refused, and nothing is used up', async () => {
    const { child, token, email } = await invited();
    const outside = await engine.app({ accounts: null, db: services.db, clock: services.clock });
    const there = await apiClient(outside.app, null);
    const rest = registration(token, { password: undefined });
    const claim = async (claims: Record<string, unknown>) =>
      (await there.post('/registration', rest, await bearer(`buiten-${child.id}`, { claims }))).status;
    assert.equal(await claim({ email: 'ander@voorbeeld.example', email_verified: true }), 403);
    assert.equal(await claim({ email, email_verified: false }), 403);
    assert.equal(await claim({}), 403);
    assert.equal((await row(child.id)).sub, null);
    assert.equal(await claim({ email: email.toUpperCase(), email_verified: true }), 201);
    assert.equal((await row(child.id)).sub, `buiten-${child.id}`);
    await outside.close();
  });

  test('when one invitation is used twice at once, one use is accepted', async () => {
    const { token } = await invited();
    const answers = await Promise.all([register(token), register(token)]);
    assert.deepEqual(answers.map((a) => a.status).sort(), [201, 404]);
  });

  test('S-120 an invitation reaches its owner even if somebody squats the address with an account that never proved it', async () => {
    const { token, email } = await invited();
    const squat = {
      email,
      password: 'Kraakpand-2026!',
      firstname: 'Kraker',
      infix: '',
      lastname: 'Vos',
      gender: 'man',
      birthdate: '1960-02-29',
    };
    assert.equal((await visitor.post('/registration', squat)).status, 201);
    const [squatter] = await services.db.select().from(users).where(eq(users.firstname, 'Kraker'));
    const theirs = await apiClient(made.app, squatter!);
    assert.equal((await theirs.get('/user')).status, 200);
    assert.equal((await register(token, { password: 'zwak' })).status, 422);
    assert.equal((await theirs.get('/user')).status, 200, 'a refused registration takes nothing');

    assert.equal((await register(token)).status, 201);
    assert.equal(await services.accounts!.emailOf(squatter!.sub!), null);
    assert.equal((await theirs.get('/user')).status, 403);
    const after = await row(squatter!.id);
    assert.deepEqual([after.sub, after.email, after.blocked], [null, '', true]);
    const subjects = await services.db
      .select({ subject: mailOutbox.subject })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email));
    assert.ok(subjects.some(({ subject }) => subject === 'Een ouder account met jouw e-mailadres is gesloten'));
  });

  test('S-120 an address with a proved account makes no second one; the invitation stays valid, and says how to join', async () => {
    const { token, email } = await invited();
    await services.accounts!.create(services.db, { email, password: 'Keukentafel-2026!', emailVerified: true });
    assert.equal((await register(token)).status, 409);
    const info = await visitor.get(`/invitation/${token}`);
    assert.deepEqual([info.status, info.body.has_account], [200, true]);
  });

  test('an invitation is resent a minute apart, five a day, only to people still invited', async () => {
    const { child } = await invited();
    const resend = () => jan.post('/invitation/resend', { hashid: child.hashid });
    const early = await resend();
    assert.deepEqual([early.status, Number(early.headers['retry-after']) > 0], [429, true]);
    for (let i = 1; i <= 4; i += 1) {
      later = 2 * i * MINUTE;
      assert.equal((await resend()).status, 200);
    }
    later = 20 * MINUTE;
    assert.equal((await resend()).status, 429);
    later = DAY + 20 * MINUTE;
    assert.equal((await resend()).status, 200);
    assert.equal((await register(await newestToken(child.email))).status, 201);
    assert.equal((await resend()).status, 409);
    assert.equal((await jan.post('/invitation/resend', { hashid: 'bestaatniet' })).status, 404);
  });
});
