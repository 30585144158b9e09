import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { auditLog, users } from '../server/db/schema.ts';
import { erasureComes } from '../server/test/erases.ts';
import { PASSWORD } from './test/flows.ts';
import { onEachProduct, type Person } from './test/product.ts';
import { firstMail, loggedIn } from './test/theft.ts';

const ASKED = { confirm: 'VERWIJDER', password: PASSWORD };

/** Anybody with the password asks to erase everything of its owner. */
onEachProduct('an erasure that was asked', (product) => {
  const row = async ({ user }: Person) =>
    (await product.services.db.select().from(users).where(eq(users.id, user.id)))[0]!;
  const erased = async (person: Person) => (await row(person)).sub === null;
  const mail = (person: Person) => firstMail(product, person, /verwijderen we je gegevens/u);

  test('S-280 a thief with the password can’t erase anybody: the owner gets a mail, nothing changes for a week, and the link stops it', async () => {
    const person = await product.person();
    const thief = await loggedIn(product, person);
    const { status, body } = await thief.post('/erasure', ASKED);
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(await erased(person), false);
    const on = String(body.on);
    assert.equal((await thief.get('/user')).body.erased_on, on);
    const link = await mail(person);
    assert.match(link, /dit-was-ik-niet#/u);

    const back = await product.call(null, 'POST', '/way-back', { token: link.split('#')[1] });
    assert.equal(back.status, 200);
    await erasureComes(product.services);
    assert.equal(await erased(person), false, 'not after the week either');
    assert.equal((await thief.get('/user')).status, 200, 'reads until the token expires');
    assert.equal((await thief.post('/erasure', ASKED)).status, 401);
  });

  test('S-280 the owner sees at their next login when it is due, and takes it back', async () => {
    const person = await product.person();
    await (await loggedIn(product, person)).post('/erasure', ASKED);
    const own = await loggedIn(product, person);
    assert.match(String((await own.get('/user')).body.erased_on), /^\d{4}-\d\d-\d\d$/u);
    const back = await own.delete('/erasure');
    assert.deepEqual([back.status, back.body.erased_on], [200, undefined]);
    assert.equal((await own.delete('/erasure')).status, 404);
    await erasureComes(product.services);
    assert.equal(await erased(person), false);
  });

  test('S-280 an address change by a thief meanwhile does not help: the earlier mail takes back both', async () => {
    const person = await product.person();
    const thief = await loggedIn(product, person);
    await thief.post('/erasure', ASKED);
    const other = `dief-${person.sub}@voorbeeld.example`;
    assert.equal((await thief.post('/profile/email', { email: other, password: PASSWORD })).status, 200);
    const token = (await firstMail(product, { email: other }, /./u)).split('#')[1];
    assert.equal((await thief.post('/profile/email/confirm', { token })).status, 200);
    assert.equal((await thief.delete('/erasure')).status, 200);
    const late = await thief.post('/erasure', ASKED);
    assert.equal(late.status, 409, 'the mail would go to the thief');
    const link = (await mail(person)).split('#')[1];
    assert.equal((await product.call(null, 'POST', '/way-back', { token: link })).status, 200);
    assert.equal(await product.identity.accounts.emailOf(person.sub), person.email);
  });

  test('R-8.8 a holder who meant it is erased a week later, can’t ask twice, and the log names them', async () => {
    const person = await product.person();
    const own = await loggedIn(product, person);
    const first = await own.post('/erasure', ASKED);
    assert.deepEqual((await own.post('/erasure', ASKED)).body, first.body, 'the same day');
    await erasureComes(product.services);
    assert.equal(await erased(person), true);
    assert.equal(await product.identity.accounts.emailOf(person.sub), null);
    const lines = await product.services.db.select().from(auditLog).where(eq(auditLog.user_id, person.user.id));
    assert.deepEqual(
      lines.filter(({ entity }) => entity === 'erasure' || entity === 'user').map(({ action }) => action),
      ['ask', 'erase'],
    );
  });
});
