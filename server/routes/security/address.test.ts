import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { accountLinks } from '../../db/accountSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { readZip } from '../../test/readZip.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { inBothFamilies, twoFamilies } from '../../test/twoFamilies.ts';
import { erasureComes } from '../../test/erases.ts';

const password = 'Keukentafel-2026!';

eachEngine((engine) => {
  let made: TestApp;
  let count = 0;
  before(async () => {
    made = await engine.app({ clock: () => Date.now() });
  });
  beforeEach(() => made.services.db.delete(rateLimits));

  const linkTo = async (email: string) => {
    const mails = await made.services.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.id);
    return new URL(mails.at(-1)?.link ?? '').hash.slice(1);
  };
  /** Changes the address of the client's account. */
  const change = async (client: ApiClient) => {
    const email = `ander-${(count += 1)}@voorbeeld.example`;
    assert.equal((await client.post('/profile/email', { email, password })).status, 200);
    assert.equal((await client.post('/profile/email/confirm', { token: await linkTo(email) })).status, 200);
    return email;
  };
  const addresses = async (ids: number[]) =>
    (
      await made.services.db.select({ email: users.email }).from(users).where(inArray(users.id, ids)).orderBy(users.id)
    ).map(({ email }) => email);

  test('one change counts in every family of the login, in its log too; so does the way back', async () => {
    const { as, tom, invited, email, vries } = await inBothFamilies(made);
    const next = await change(await as());
    assert.deepEqual(await addresses([tom.id, invited.id]), [next, next]);
    assert.equal((await (await as(vries.hashid)).get('/user')).body.email, next);
    const kept = await made.services.db
      .select({ who: auditLog.user_id, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entity, 'address'))
      .orderBy(auditLog.id);
    assert.deepEqual(
      kept.slice(-2).map(({ who }) => who),
      [tom.id, invited.id],
    );
    assert.ok(!JSON.stringify(kept).includes('@'), 'no address in the log');
    const own = (await (await as()).get('/activity')).body.lines.map((line: { text: string }) => line.text);
    assert.ok(own.includes('Je wijzigde het e-mailadres om mee in te loggen.'));

    const undone = await (await apiClient(made.app, null)).post('/way-back', { token: await linkTo(email) });
    assert.equal(undone.status, 200);
    assert.deepEqual(await addresses([tom.id, invited.id]), [email, email]);
  });

  test('an invitation to the previous address is still theirs while they can take it back, and then no longer', async () => {
    const first = await twoFamilies(made);
    const next = await change(await first.as());
    const visitor = await apiClient(made.app, null);
    assert.equal((await visitor.get(`/invitation/${first.token}`)).body.has_account, true);
    assert.equal((await (await first.as()).post('/invitation/accept', { token: first.token })).status, 200);
    assert.deepEqual(await addresses([first.invited.id]), [next], 'the list says the address they log in with');

    const later = await twoFamilies(made);
    await change(await later.as());
    await made.services.db.update(accountLinks).set({ expires_at: new Date(0) });
    assert.equal((await visitor.get(`/invitation/${later.token}`)).body.has_account, false);
    assert.equal((await (await later.as()).post('/invitation/accept', { token: later.token })).status, 403);
  });

  test('an invitation to the new address is theirs as soon as the address is', async () => {
    const { jan, as } = await twoFamilies(made);
    const email = `vooraf-${(count += 1)}@voorbeeld.example`;
    await jan.form('/user', childForm({ login: '1', email, firstname: 'Tommie' }));
    const [mail] = await made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    const token = (mail?.link ?? '').split('/').at(-1);
    const own = await as();
    assert.equal((await own.post('/invitation/accept', { token })).status, 403);
    await own.post('/profile/email', { email, password });
    await own.post('/profile/email/confirm', { token: await linkTo(email) });
    assert.equal((await own.post('/invitation/accept', { token })).status, 200);
  });

  test('S-175 a manager can’t change the address somebody logs in with', async () => {
    const { jan, invited, email } = await inBothFamilies(made);
    const form = (to: string) =>
      childForm({
        ...editOf(invited.hashid),
        firstname: 'Thomas',
        infix: '',
        lastname: 'Bakker',
        login: '1',
        email: to,
      });
    const refused = await jan.form('/user', form('van-jan@voorbeeld.example'));
    assert.deepEqual(
      [refused.status, refused.body.errors],
      [422, { email: 'Thomas logt in met dit adres, en wijzigt het zelf bij Profiel.' }],
    );
    assert.deepEqual(await addresses([invited.id]), [email]);
    assert.equal((await jan.form('/user', form(email.toUpperCase()))).status, 200);
    assert.deepEqual(await addresses([invited.id]), [email], 'nor how it is written');
  });

  test('a person who leaves the oldest family before the mail to the old address left can still have that address put back', async () => {
    const { as, bakker, vries, tom, email } = await inBothFamilies(made);
    const waiting = async () =>
      (await made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
        ({ subject }) => subject,
      );
    const wim = await apiClient(made.app, bakker.parent);
    assert.equal((await wim.post('/family/manager', { hashid: tom.hashid })).status, 200);
    const here = await as(bakker.hashid);
    assert.equal((await here.post('/order', { children: 30 })).status, 200);
    assert.equal((await here.post('/erasure', { confirm: 'VERWIJDER', password })).status, 200);
    await change(here);
    const late = await here.post('/erasure', { confirm: 'VERWIJDER', password });
    assert.deepEqual([late.status, /net gewijzigd/u.test(late.body.error)], [409, true], 'nor asked once more');
    const ofTheFamily = ['Wie jullie familie beheert bij Onderling, is veranderd', 'Je bestelling bij Onderling'];
    for (const subject of ofTheFamily) assert.ok((await waiting()).includes(subject), subject);

    await erasureComes(made.services);
    const kept = await waiting();
    assert.ok(kept.includes('Je e-mailadres bij Onderling is gewijzigd'));
    for (const subject of ofTheFamily) assert.ok(!kept.includes(subject), `${subject} went with the family`);
    const visitor = await apiClient(made.app, null);
    assert.equal((await visitor.post('/way-back', { token: await linkTo(email) })).status, 200);
    assert.equal((await (await as(vries.hashid)).get('/user')).body.email, email);
  });

  test('the export lists the address change under way', async () => {
    const { as } = await twoFamilies(made);
    const own = await as();
    await own.post('/profile/email', { email: 'onderweg@voorbeeld.example', password });
    const files = readZip((await own.get('/export')).bytes);
    const { login } = JSON.parse(String(files.get('gegevens.json'))) as { login: { address: object } };
    assert.match(JSON.stringify(login.address), /"asked":\{"email":"onderweg@voorbeeld.example"/u);
  });
});
