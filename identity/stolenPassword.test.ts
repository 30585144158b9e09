import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { Signing } from '../domain/wire/signing.ts';
import { mailOutbox } from '../server/db/schema.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { makeUser } from '../server/test/factories.ts';
import { mailedCode } from '../server/test/signing.ts';
import { PASSWORD, signIn } from './test/flows.ts';
import { onEachProduct, type Person } from './test/product.ts';

const DAY = 86_400_000;

/** Somebody who knows the password, and nothing else, against the owner. */
onEachProduct('a stolen password', (product) => {
  beforeEach(async () => {
    product.shift(0);
    await product.services.db.execute(sql`delete from rate_limits`);
  });

  const tokenFor = async (email: string) => {
    const mails = await product.services.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.id);
    return mails.at(-1)?.link?.split('#')[1] ?? '';
  };

  /** Whoever knows the password of a person. */
  const loggedIn = async ({ email }: Pick<Person, 'email'>) => {
    const { access_token } = await signIn(product.browser(), email);
    return { post: (url: string, body: object = {}) => product.call(access_token, 'POST', url, body) };
  };

  /** Somebody else in the family of a person, with a login. */
  const relativeOf = async ({ user }: Person) => {
    const email = `familie-van-${user.hashid}@voorbeeld.example`.toLowerCase();
    const account = { email, password: PASSWORD, emailVerified: true };
    const made = await product.identity.accounts.create(product.services.db, account);
    assert.ok('sub' in made);
    const row = { sub: made.sub, email, login: true, signed: true };
    return { ...row, user: await makeUser(product.services.db, user.family_id, row) };
  };

  /** A loan to a person that their relative asks them to sign. @returns what they sign. */
  const askedToSign = async (person: Person): Promise<{ signing: Signing; lender: Person }> => {
    const lender = await relativeOf(person);
    const { post } = await loggedIn(lender);
    const contract = await post('/contract', yearLoanDraft(lender.user.hashid, person.user.hashid, null));
    const asks = await post('/signing', { contract: contract.body.hashid, version: 1, order: 'at_once' });
    assert.equal(asks.status, 200, JSON.stringify(asks.body));
    return { signing: asks.body as unknown as Signing, lender };
  };

  test('S-240 signs nothing from an address it was changed to: no code is mailed while the one before can undo it', async () => {
    const person = await product.person();
    const { hashid, sha256 } = (await askedToSign(person)).signing;
    const thief = await loggedIn(person);
    const other = `dief-${person.sub}@voorbeeld.example`;
    assert.equal((await thief.post('/profile/email', { email: other, password: PASSWORD })).status, 200);
    assert.equal((await thief.post('/profile/email/confirm', { token: await tokenFor(other) })).status, 200);

    const asked = await thief.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    assert.equal(asked.status, 409, JSON.stringify(asked.body));
    assert.match(String(asked.body.error), /net gewijzigd.*tot en met \d+ \w+ \d{4}.*daarna/iu);
    assert.equal((await thief.post('/passkey/code')).status, 409);
    assert.equal(await mailedCode(product.services.db, other), '', 'no code went out');

    product.shift(7 * DAY + 1000);
    const later = await thief.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    assert.equal(later.status, 200, JSON.stringify(later.body));
  });
});
