import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import { mailOutbox } from '../server/db/schema.ts';
import { FORGOTTEN_PATH } from './forgotten/paths.ts';
import { openLogin, PASSWORD } from './test/flows.ts';
import { onEachProduct } from './test/product.ts';

const CHOSEN = 'Tuinstoel-2027?';
const WRONG = 'Verkeerd-2026!';

onEachProduct('what a registration reveals', (product) => {
  const register = async (email: string) => {
    const form = {
      email,
      password: CHOSEN,
      firstname: 'Piet',
      infix: '',
      lastname: 'Nieuwsgierig',
      gender: 'man',
      birthdate: '1980-05-05',
    };
    const { status, body } = await product.call(null, 'POST', '/registration', form);
    return { status, body };
  };
  /** Logs in on a fresh browser. The typed address and the login's path are taken out: they always differ. */
  const login = async (email: string, password: string) => {
    const browser = product.browser();
    const path = await openLogin(browser);
    const answer = await browser.follow(await browser.post(path, { email, password }));
    const page = (await answer.text()).replaceAll(path, '/login').replaceAll(email, 'ADDRESS');
    return {
      status: answer.status,
      page,
      headers: [...answer.headers.keys()].sort(),
      cookies: [...browser.cookies.keys()].sort(),
    };
  };
  const newestMail = async (email: string) =>
    (
      await product.services.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(desc(mailOutbox.id))
    )[0];

  beforeEach(() => product.services.db.execute(sql`delete from rate_limits`));

  test('S-125 registering and then logging in does not show whether an address had an account, confirmed, unconfirmed or none', async () => {
    const known = (await product.person()).email;
    const unconfirmed = 'nog-niet@voorbeeld.example';
    await register(unconfirmed);
    const addresses = [known, unconfirmed, 'nieuw@voorbeeld.example'];

    const seen = [];
    for (const email of addresses) {
      const answers: unknown[] = [await register(email)];
      // The third password typed in a row is right for a new address, had it been confirmed.
      for (const password of [CHOSEN, WRONG, CHOSEN]) answers.push(await login(email, password));
      answers.push(await register(email), await login(email, CHOSEN));
      seen.push(answers);
    }
    assert.deepEqual(seen[1], seen[0]);
    assert.deepEqual(seen[2], seen[0]);
    assert.deepEqual(
      (seen[0] as { status: number }[]).map(({ status }) => status),
      [201, 422, 422, 422, 201, 422],
    );
    assert.match((seen[0]![1] as { page: string }).page, /Open dan eerst de link in onze mail/);
    assert.equal((await login(known, PASSWORD)).status, 303, 'its owner logs in as before');
  });

  test('R-8.9 the mailed link opens the login of a new account, with the password that was chosen', async () => {
    const email = 'bevestigt@voorbeeld.example';
    await register(email);
    assert.equal((await login(email, CHOSEN)).status, 422);
    const token = new URL((await newestMail(email))?.link ?? '').hash.slice(1);
    assert.equal((await product.call(null, 'POST', '/verification', { token, password: CHOSEN })).status, 200);
    assert.equal((await login(email, CHOSEN)).status, 303);
  });

  test('a person who registers again without having opened the link gets a mail on how to get in', async () => {
    const email = 'tweemaal@voorbeeld.example';
    await register(email);
    await register(email);
    assert.match(
      (await newestMail(email))?.body_text ?? '',
      /nog niet bevestigd\? Kies bij het inloggen ‘Wachtwoord vergeten\?’/,
    );
    await product.browser().post(FORGOTTEN_PATH, { email });
    const link = (await newestMail(email))?.link ?? '';
    assert.equal((await product.browser().post(new URL(link).pathname, { password: 'Waterkoker-2028!' })).status, 303);
    assert.equal((await login(email, 'Waterkoker-2028!')).status, 303);
  });
});
