import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/accountSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { forgetLogin, lockUsersBySub } from '../../repositories/users.ts';
import { type ApiAnswer, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeUser } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { invitationTo, twoFamilies } from '../../test/twoFamilies.ts';

const DAY = 86_400_000;

eachEngine((engine) => {
  let made: TestApp;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => Date.now() + later });
  });
  beforeEach(async () => {
    later = 0;
    await made.services.db.delete(rateLimits);
  });

  const row = async (id: number) => (await made.services.db.select().from(users).where(eq(users.id, id)))[0]!;

  test('an invitation to an address with an account is accepted by logging in: one login, a person in each family', async () => {
    const { as, bakker, vries, invited, token, tom, jan } = await twoFamilies(made);
    const info = await (await apiClient(made.app, null)).get(`/invitation/${token}`);
    assert.equal(info.body.has_account, true);

    const own = await as();
    const answer = await own.post('/invitation/accept', { token });
    assert.deepEqual([answer.status, answer.body], [200, { family: vries.hashid }]);
    const joined = await row(invited.id);
    assert.deepEqual(
      [joined.sub, joined.login, joined.signed, joined.firstname, joined.family_role],
      [tom.sub, true, true, 'Thomas', 'member'],
      'the family’s data about him stay',
    );

    const families = [
      { hashid: bakker.hashid, name: 'Bakker', role: 'member' },
      { hashid: vries.hashid, name: 'De Vries', role: 'member' },
    ];
    const seen = async (family?: string) => (await (await as(family)).get('/user')).body;
    const [none, there, here] = [await seen(), await seen(vries.hashid), await seen(bakker.hashid)];
    assert.deepEqual(
      [none.hashid, none.family.name, none.families],
      [tom.hashid, 'Bakker', families],
      'the oldest first',
    );
    assert.deepEqual([there.hashid, there.family.hashid, there.families], [invited.hashid, vries.hashid, families]);
    assert.deepEqual([here.hashid, here.family.hashid], [tom.hashid, bakker.hashid]);

    const told = (await jan.get('/notices')).body.notices.map((one: { text: string }) => one.text);
    assert.ok(
      told.some((text: string) => text.startsWith('Thomas')),
      'the parents are notified',
    );
  });

  test('S-167 another account, or one with an unproved address, joins nothing and sees nothing of the family', async () => {
    const { bakker, invited, token, tom } = await twoFamilies(made);
    const { db } = made.services;
    const stranger = await made.services.accounts!.create(db, {
      email: `vreemd-${tom.id}@voorbeeld.example`,
      password: 'Keukentafel-2026!',
      emailVerified: true,
    });
    const other = await makeUser(db, bakker.id, { sub: 'sub' in stranger ? stranger.sub : '', login: true });
    const refused = await (await apiClient(made.app, other)).post('/invitation/accept', { token });
    assert.equal(refused.status, 403);
    assert.match(refused.body.error, /^Deze uitnodiging is voor een ander e-mailadres/u);
    assert.doesNotMatch(JSON.stringify(refused.body), /Vries|Thomas|@/u);

    await db.update(accounts).set({ email_verified: false }).where(eq(accounts.id, tom.sub!));
    const unproved = await (await apiClient(made.app, tom)).post('/invitation/accept', { token });
    assert.deepEqual([unproved.status, unproved.body], [403, refused.body]);
    assert.equal((await row(invited.id)).sub, null, 'nothing changed');
  });

  test('S-167 an invitation works once, and not after it was withdrawn, replaced or expired, or its person went', async () => {
    const broken = async (change: (made: Awaited<ReturnType<typeof twoFamilies>>) => Promise<unknown>) => {
      const two = await twoFamilies(made);
      await change(two);
      const answer = await (await two.as()).post('/invitation/accept', { token: two.token });
      assert.deepEqual([answer.status, answer.body], [404, { error: 'Niet gevonden.' }]);
      return (await row(two.invited.id)).sub;
    };
    const edited = ({ invited }: { invited: { hashid: string } }, more: Record<string, string>) =>
      childForm({ ...editOf(invited.hashid), login: '1', ...more });

    assert.notEqual(await broken(async ({ as, token }) => (await as()).post('/invitation/accept', { token })), null);
    for (const change of [
      (two: Awaited<ReturnType<typeof twoFamilies>>) =>
        two.jan.post('/user/block', { hashid: two.invited.hashid, _method: 'PATCH' }),
      (two: Awaited<ReturnType<typeof twoFamilies>>) =>
        two.jan.form('/user', edited(two, { email: two.email, death_date: '2024-01-01' })),
      (two: Awaited<ReturnType<typeof twoFamilies>>) =>
        two.jan.form('/user', edited(two, { email: `elders-${two.email}` })),
    ])
      assert.equal(await broken(change), null);
    const old = await twoFamilies(made);
    later = 15 * DAY;
    const client = await apiClient(made.app, old.tom, { expires: Math.floor(Date.now() / 1000) + 30 * 86_400 });
    for (const token of [old.token, 'gok'])
      assert.equal((await client.post('/invitation/accept', { token })).status, 404);
  });

  test('when one invitation is used twice at once, one person joins', async () => {
    const { as, token } = await twoFamilies(made);
    const client = await as();
    const answers = await Promise.all([1, 2].map(() => client.post('/invitation/accept', { token })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404]);
  });

  test('an account erased while it is let in joins nothing, and the invitation can still be used', async () => {
    const { as, tom, token, invited } = await twoFamilies(made);
    const { db, accounts: known } = made.services;
    const client = await as();
    let joining: Promise<ApiAnswer> | undefined;
    await inTransaction(db, async (tx) => {
      await lockUsersBySub(tx, tom.sub!);
      joining = client.post('/invitation/accept', { token });
      const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      // The embedded engine has one connection: there the call waits for that, and the wait can't be observed.
      for (let tries = 0; tries < 40 && (await tx.execute(waits)).rows.length === 0; tries += 1) await setTimeout(25);
      await known!.remove(tx, tom.sub!);
      await forgetLogin(tx, tom.sub!);
    });
    const answer = await joining!;
    assert.ok([401, 403].includes(answer.status), JSON.stringify(answer.body));
    assert.equal((await row(invited.id)).sub, null, 'nobody could log in as this person any more');
    assert.equal((await (await apiClient(made.app, null)).get(`/invitation/${token}`)).status, 200);
  });

  test('a family member does not become a second person of it', async () => {
    const { as, jan, email, token, vries } = await twoFamilies(made);
    const client = await as();
    assert.equal((await client.post('/invitation/accept', { token })).status, 200);
    await jan.form('/user', childForm({ login: '1', email, firstname: 'Nog', infix: '', lastname: 'Iemand' }));
    const again = await invitationTo(made, email);
    const answer = await client.post('/invitation/accept', { token: again });
    assert.equal(answer.status, 409);
    assert.match(answer.body.error, /^Je hoort al bij deze familie/u);
    assert.equal((await (await as(vries.hashid)).get('/user')).body.firstname, 'Thomas');
  });

  test('with an external provider an account holder joins with it, and founds no second family in passing', async () => {
    const { token, tom, invited, email } = await twoFamilies(made);
    const { db, clock } = made.services;
    const outside = await engine.app({ accounts: null, db, clock });
    const client = await apiClient(outside.app, tom, { claims: { email, email_verified: true } });
    const form = { firstname: 'Tom', infix: '', lastname: 'Bakker', gender: 'man', birthdate: '1984-01-01' };
    assert.equal((await client.post('/registration', form)).status, 409);
    const wrong = await apiClient(outside.app, tom, { claims: { email: 'ander@adres.example', email_verified: true } });
    assert.equal((await wrong.post('/registration', { ...form, invitation: token })).status, 403);
    assert.equal((await client.post('/registration', { ...form, invitation: token })).status, 201);
    assert.deepEqual([(await row(invited.id)).sub, (await row(invited.id)).firstname], [tom.sub, 'Thomas']);
    await outside.close();
  });
});
