import { desc, eq } from 'drizzle-orm';
import { mailOutbox, users } from '../db/schema.ts';
import { type ApiClient, apiClient } from './apiClient.ts';
import type { TestApp } from './engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from './factories.ts';
import { childForm } from './relationForms.ts';

/** Tom's own family, where he is a child with an account; and that of Jan, who invited him. */
export interface TwoFamilies {
  bakker: TestFamily;
  vries: TestFamily;
  jan: ApiClient;
  /** Tom in the family Bakker. */
  tom: UserRow;
  email: string;
  /** The invited person of the family De Vries: nobody logs in with it yet. */
  invited: UserRow;
  token: string;
  /** Tom's client in a family, by its hashid; without one as an app that does not know families. */
  as: (family?: string) => Promise<ApiClient>;
}

/** The token of the newest invitation to an address, read from its mail. */
export async function invitationTo({ services }: Pick<TestApp, 'services'>, email: string): Promise<string> {
  const [mail] = await services.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id));
  return (mail?.link ?? '').split('/').at(-1) ?? '';
}

/** Somebody with an account in one family is invited to another, at the same address. */
export async function twoFamilies(made: TestApp): Promise<TwoFamilies> {
  const { db, accounts } = made.services;
  const email = `tom-${String(await db.$count(users))}@voorbeeld.example`;
  const account = await accounts!.create(db, { email, password: 'Keukentafel-2026!', emailVerified: true });
  if (!('sub' in account)) throw new Error('The account was not made.');
  const bakker = await makeFamily(db, {
    name: 'Bakker',
    paidChildren: 20,
    parent: { firstname: 'Wim', lastname: 'Bakker' },
  });
  const tom = await makeUser(db, bakker.id, {
    firstname: 'Tom',
    lastname: 'Bakker',
    sub: account.sub,
    login: true,
    invited: true,
    signed: true,
    email,
  });
  const vries = await makeFamily(db, { paidChildren: 20 });
  const jan = await apiClient(made.app, vries.parent);
  await jan.form('/user', childForm({ login: '1', email, firstname: 'Thomas', infix: '', lastname: 'Bakker' }));
  const [invited] = await db.select().from(users).where(eq(users.email, email)).orderBy(desc(users.id));
  return {
    bakker,
    vries,
    jan,
    tom,
    email,
    invited: invited!,
    token: await invitationTo(made, email),
    as: (family) => apiClient(made.app, tom, family === undefined ? {} : { family }),
  };
}

/** As `twoFamilies`, where Tom accepted: he is a person in both. */
export async function inBothFamilies(made: TestApp): Promise<TwoFamilies> {
  const both = await twoFamilies(made);
  const { status } = await (await both.as()).post('/invitation/accept', { token: both.token });
  if (status !== 200) throw new Error(`The invitation was not accepted: ${status}`);
  return both;
}
