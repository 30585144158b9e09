import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { Signing } from '../../domain/wire/signing.ts';
import { mailOutbox } from '../../server/db/schema.ts';
import { newHashid } from '../../server/hashid.ts';
import { yearLoanDraft } from '../../server/test/drafts.ts';
import { makeUser } from '../../server/test/factories.ts';
import { PASSWORD, signIn } from './flows.ts';
import type { Person, Product } from './product.ts';

/** Somebody who is logged in. */
export interface Within {
  get: (url: string) => ReturnType<Product['call']>;
  post: (url: string, body?: object) => ReturnType<Product['call']>;
  delete: (url: string, body?: object) => ReturnType<Product['call']>;
}

/** Logs in as somebody, as anybody who knows the password can. */
export async function loggedIn(
  product: Product,
  { email }: Pick<Person, 'email'>,
  password = PASSWORD,
): Promise<Within> {
  const { access_token: token } = await signIn(product.browser(), email, password);
  return {
    get: (url) => product.call(token, 'GET', url),
    post: (url, body = {}) => product.call(token, 'POST', url, body),
    delete: (url, body) => product.call(token, 'DELETE', url, body),
  };
}

/** Somebody else in the family of a person, with a login. */
export async function relativeOf(product: Product, { user }: Person): Promise<Person> {
  const email = `familie-${newHashid()}@voorbeeld.example`.toLowerCase();
  const account = { email, password: PASSWORD, emailVerified: true };
  const made = await product.identity.accounts.create(product.services.db, account);
  assert.ok('sub' in made);
  const row = { sub: made.sub, email, login: true, signed: true };
  return { ...row, user: await makeUser(product.services.db, user.family_id, row) };
}

/** A loan to a person that their relative asks them to sign. @returns what they sign. */
export async function askedToSign(product: Product, person: Person): Promise<{ signing: Signing; lender: Person }> {
  const lender = await relativeOf(product, person);
  const { post } = await loggedIn(product, lender);
  // An amount of its own: identical papers have identical bytes.
  const draft = {
    ...yearLoanDraft(lender.user.hashid, person.user.hashid, null),
    total: 1_200_000 + person.user.id * 1200,
  };
  const contract = await post('/contract', draft);
  const asks = await post('/signing', { contract: contract.body.hashid, version: 1, order: 'at_once' });
  assert.equal(asks.status, 200, JSON.stringify(asks.body));
  return { signing: asks.body as unknown as Signing, lender };
}

/** The link of the first mail to a person with this subject. */
export async function firstMail(
  { services }: Product,
  { email }: Pick<Person, 'email'>,
  subject: RegExp,
): Promise<string> {
  const mails = await services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  return mails.find((mail) => subject.test(mail.subject))?.link ?? '';
}
