import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { PASSWORD_MESSAGE } from '../domain/rules/password.ts';
import { accounts as table } from '../server/db/accountSchema.ts';
import { PASSWORD } from './test/flows.ts';
import { onEachEngine } from './test/onEachEngine.ts';
import { identityText } from './text.ts';

onEachEngine('accounts', (setup) => {
  const accounts = () => setup.identity.accounts;

  test('an account is found by its address in any capitals or spacing', async () => {
    const made = await accounts().create(setup.db, {
      email: '  Marijke.De.Vries@Voorbeeld.Example ',
      password: PASSWORD,
      roles: ['superadmin'],
      emailVerified: true,
    });
    assert.ok('sub' in made);
    assert.deepEqual(await accounts().findByEmail('MARIJKE.de.vries@voorbeeld.example'), {
      sub: made.sub,
      email: 'marijke.de.vries@voorbeeld.example',
      emailVerified: true,
      roles: ['superadmin'],
      disabled: false,
      secondFactor: false,
      passkey: false,
      sessionsEnded: 0,
    });
    assert.equal(await accounts().emailOf(made.sub), 'marijke.de.vries@voorbeeld.example');
    assert.equal(await accounts().emailOf('nobody'), null);
  });

  test('the password is stored as argon2id with at least 19 MiB, salted', async () => {
    const stored = await Promise.all(
      [await setup.account(), await setup.account()].map(async ({ sub }) => {
        const [row] = await setup.db.select({ hash: table.password_hash }).from(table).where(eq(table.id, sub));
        return row?.hash ?? '';
      }),
    );
    for (const hash of stored) assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.notEqual(stored[0], stored[1]);
  });

  test('two simultaneous registrations of one address make one account, and the surrounding transaction survives', async () => {
    const email = 'tweeling@voorbeeld.example';
    const outcomes = await Promise.all([1, 2, 3].map(() => accounts().create(setup.db, { email, password: PASSWORD })));
    assert.equal(outcomes.filter((outcome) => 'sub' in outcome).length, 1);
    await setup.db.transaction(async (tx) => {
      assert.deepEqual(await accounts().create(tx, { email: 'TWEELING@voorbeeld.example', password: PASSWORD }), {
        errors: { email: identityText.emailInUse },
      });
      assert.ok('sub' in (await accounts().create(tx, { email: 'derde@voorbeeld.example', password: PASSWORD })));
    });
  });

  test('S-306 the two spellings of an international domain are one address, also for an older account', async () => {
    const [plain, ascii] = ['Jan@München.example', 'jan@xn--mnchen-3ya.example'];
    const made = await accounts().create(setup.db, { email: plain, password: PASSWORD, emailVerified: true });
    assert.ok('sub' in made);
    const again = (email: string) => accounts().create(setup.db, { email, password: PASSWORD });
    for (const email of [plain, ascii]) {
      assert.deepEqual(await again(email), { errors: { email: identityText.emailInUse } });
      assert.equal((await accounts().verifyPassword(email, PASSWORD))?.sub, made.sub);
      assert.equal(await accounts().address.isTaken(setup.db, email), true);
      assert.equal(await accounts().isProved(email), true);
    }
    await setup.db.update(table).set({ email: 'jan@münchen.example' }).where(eq(table.id, made.sub));
    for (const email of [plain, ascii]) {
      assert.deepEqual(await again(email), { errors: { email: identityText.emailInUse } });
      assert.equal((await accounts().findByEmail(email))?.sub, made.sub);
    }
  });

  test('R-3.17 a weak password and an invalid address are refused, each at its field', async () => {
    assert.deepEqual(await accounts().create(setup.db, { email: 'nieuw@voorbeeld.example', password: 'zwak' }), {
      errors: { password: PASSWORD_MESSAGE },
    });
    for (const email of ['', 'geen adres', 'a\0b@voorbeeld.example']) {
      const outcome = await accounts().create(setup.db, { email, password: PASSWORD });
      assert.ok('errors' in outcome && Object.keys(outcome.errors).join() === 'email', email);
    }
    const { sub } = await setup.account();
    assert.deepEqual(await accounts().setPassword(setup.db, sub, 'zwak', null), PASSWORD_MESSAGE);
  });

  test('a password must match to the last character, and é is é on every keyboard', async () => {
    const { sub, email } = await setup.account();
    const long = `Één-${'x'.repeat(70)}9`;
    assert.equal(await accounts().setPassword(setup.db, sub, long, null), null);
    assert.equal((await accounts().verifyPassword(email, long))?.sub, sub);
    assert.equal((await accounts().verifyPassword(email, long.normalize('NFD')))?.sub, sub);
    for (const wrong of [long.slice(0, -1), `${long} `, long.toLowerCase(), PASSWORD, '']) {
      assert.equal(await accounts().verifyPassword(email, wrong), null);
    }
  });

  test('a closed account cannot log in until it is reopened', async () => {
    const { sub, email } = await setup.account();
    await accounts().setDisabled(setup.db, sub, true);
    assert.equal(await accounts().verifyPassword(email, PASSWORD), null);
    await accounts().setDisabled(setup.db, sub, false);
    assert.equal((await accounts().verifyPassword(email, PASSWORD))?.sub, sub);
  });
});
