import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { accountLinks } from '../../db/accountSchema.ts';
import { accounts } from '../../db/accountSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { childForm } from '../../test/relationForms.ts';

eachEngine((engine) => {
  let made: TestApp;
  let visitor: ApiClient;
  let shifted = 0;
  let count = 0;

  before(async () => {
    made = await engine.app({ clock: () => Date.now() + shifted });
    visitor = await apiClient(made.app, null);
  });

  const mailsTo = (email: string) =>
    made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id);
  const tokenFor = async (email: string) => new URL((await mailsTo(email)).at(-1)?.link ?? '').hash.slice(1);
  const forget = () => made.services.db.execute(sql`delete from rate_limits`);

  /** Registers a founder whose address is not verified. */
  const founder = async () => {
    await forget();
    const email = `stichter${(count += 1)}@voorbeeld.example`;
    const form = {
      email,
      password: 'Keukentafel-2026!',
      firstname: 'Jan',
      infix: '',
      lastname: 'Meulen',
      gender: 'man',
      birthdate: '1960-02-29',
    };
    assert.equal((await visitor.post('/registration', form)).status, 201);
    const [user] = await made.services.db.select().from(users).where(eq(users.email, email));
    return { email, user: user!, client: await apiClient(made.app, user!) };
  };
  const verify = (token: string) => visitor.post('/verification', { token, password: 'Keukentafel-2026!' });

  test('R-8.9 a registration mails a link that proves the address: once, hashed, not by opening it', async () => {
    const { email, client } = await founder();
    assert.equal((await client.get('/user')).body.email_verified, false);
    const [mail] = await mailsTo(email);
    assert.equal(mail?.subject, 'Bevestig je e-mailadres voor Onderling');
    assert.match(mail.link ?? '', /\/melding\?bericht=adres-bevestigen#[\w-]{43}$/);
    const token = await tokenFor(email);
    assert.ok(!JSON.stringify(await made.services.db.select().from(accountLinks)).includes(token));
    assert.equal((await verify(token)).status, 200);
    assert.equal((await client.get('/user')).body.email_verified, true);
    assert.deepEqual([(await verify(token)).status, (await verify('x'.repeat(43))).status], [404, 404]);
    const entries = (await made.services.db.select().from(auditLog)).map(({ action, entity }) => `${action} ${entity}`);
    assert.ok(entries.includes('verify email'));
  });

  test('a link of a day ago does not work; a new one replaces it, at most one a minute and five a day', async () => {
    const { email, client, user } = await founder();
    const first = await tokenFor(email);
    shifted = 24 * 3_600_000 + 1000;
    assert.equal((await verify(first)).status, 404);
    shifted = 0;
    assert.equal((await client.post('/verification/resend')).status, 200);
    assert.equal((await verify(first)).status, 404, 'replaced');
    const soon = await client.post('/verification/resend');
    assert.deepEqual([soon.status, Number(soon.headers['retry-after']) > 0], [429, true]);
    assert.equal((await verify(await tokenFor(email))).status, 200);
    await forget();
    assert.equal((await client.post('/verification/resend')).status, 409);
    assert.equal(
      (await made.services.db.select().from(accounts).where(eq(accounts.id, user.sub!)))[0]?.email_verified,
      true,
    );
  });

  test('S-119 guessing tokens is stopped after ten in a minute', async () => {
    await forget();
    for (let i = 0; i < 10; i += 1) assert.equal((await verify(`gok-${i}`)).status, 404);
    assert.equal((await verify('gok')).status, 429);
    await forget();
  });

  test('R-3.4 nobody gets mail in the name of an unproved address: invitations wait, and are sent once it is proved', async () => {
    const { email, client } = await founder();
    const child = `kind${count}@voorbeeld.example`;
    const added = await client.form('/user', childForm({ email: child, login: '1', birthdate: '1990-01-01' }));
    const [sanne] = added.body.children;
    assert.deepEqual([added.status, sanne.invited, (await mailsTo(child)).length], [200, true, 0]);
    const refused = await client.post('/invitation/resend', { hashid: sanne.hashid });
    assert.deepEqual(
      [refused.status, refused.body.error],
      [409, 'Bevestig eerst je eigen e-mailadres. Daarna versturen we de uitnodiging meteen.'],
    );
    assert.equal((await verify(await tokenFor(email))).status, 200);
    const [mail] = await mailsTo(child);
    assert.equal(mail?.subject, 'Je bent uitgenodigd voor Onderling');
    assert.equal((await visitor.get(`/invitation/${(mail.link ?? '').split('/').at(-1) ?? ''}`)).status, 200);
  });

  test('R-3.17 S-125 a leaked password is refused for a known and an unknown address alike', async () => {
    const { email } = await founder();
    const form = (address: string) => ({
      email: address,
      password: 'Welkom2026!',
      firstname: 'Jan',
      infix: '',
      lastname: 'Meulen',
      gender: 'man',
      birthdate: '1960-02-29',
    });
    const [known, unknown] = [
      await visitor.post('/registration', form(email)),
      await visitor.post('/registration', form('niemand@voorbeeld.example')),
    ];
    assert.deepEqual([known.status, Object.keys(known.body.errors as object)], [422, ['password']]);
    assert.deepEqual(known.bytes, unknown.bytes);
  });
});
