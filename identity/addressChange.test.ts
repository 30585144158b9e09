import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { countAttempt } from '../server/attempts.ts';
import { accountFactors, accountLinks, accounts } from '../server/db/accountSchema.ts';
import { auditLog, mailOutbox, users } from '../server/db/schema.ts';
import { FORGOTTEN_PATH } from './forgotten/paths.ts';
import type { Browser } from './test/browser.ts';
import { authorize, authorizeUrl, openLogin, PASSWORD, pkce, refresh, signIn, type Tokens } from './test/flows.ts';
import { codeNow, onEachProduct, type Person, registrationOf } from './test/product.ts';

const NEXT = 'Tuinstoel-2027?';
const DAY = 86_400_000;

onEachProduct('another address to log in with', (product) => {
  let made = 0;
  beforeEach(async () => {
    product.shift(0);
    await product.services.db.execute(sql`delete from rate_limits`);
  });

  const mails = (email: string) =>
    product.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id);
  const lastLink = async (email: string) => new URL((await mails(email)).at(-1)?.link ?? '', 'http://geen.link');
  const tokenFor = async (email: string) => (await lastLink(email)).hash.slice(1);
  const fresh = () => `nieuw${(made += 1)}@voorbeeld.example`;
  const ask = ({ access_token }: Tokens, email: string, password = PASSWORD) =>
    product.call(access_token, 'POST', '/profile/email', { email, password });
  const confirm = ({ access_token }: Tokens, token: string) =>
    product.call(access_token, 'POST', '/profile/email/confirm', { token });
  const undo = (token: string) => product.call(null, 'POST', '/way-back', { token });
  const logsIn = async (email: string, password = PASSWORD) =>
    (await authorize(product.browser(), pkce().challenge, email, password)).has('code');
  const addressOf = async ({ sub }: Pick<Person, 'sub'>) => [
    await product.identity.accounts.emailOf(sub),
    ...(
      await product.services.db.select({ email: users.email }).from(users).where(eq(users.sub, sub)).orderBy(users.id)
    ).map(({ email }) => email),
  ];
  const doneBy = async ({ sub }: Person) =>
    (await product.services.db.select().from(auditLog).where(eq(auditLog.sub, sub)).orderBy(auditLog.id)).map(
      ({ action, entity }) => `${action} ${entity}`,
    );

  /** Somebody who changed their address. */
  const changed = async () => {
    const person = await product.person();
    const browser = product.browser();
    const tokens = await signIn(browser, person.email);
    const email = fresh();
    assert.equal((await ask(tokens, email)).status, 200);
    assert.equal((await confirm(tokens, await tokenFor(email))).status, 200);
    return { person, browser, tokens, email };
  };

  test('nothing changes until the link at the new address is confirmed; then it counts everywhere, and the old address is notified', async () => {
    const person = await product.person();
    const browser = product.browser();
    const tokens = await signIn(browser, person.email);
    const email = fresh();
    assert.equal((await ask(tokens, `  ${email.toUpperCase()} `)).status, 200);
    const waiting = (await product.call(tokens.access_token, 'GET', '/security')).body;
    assert.equal((waiting.address_asked as { email: string }).email, email);
    assert.deepEqual([await addressOf(person), await logsIn(email)], [[person.email, person.email], false]);
    const [mail] = await mails(email.toUpperCase());
    const link = new URL(mail?.link ?? '');
    assert.equal(link.pathname + link.search, '/profiel?adres=nieuw');
    const token = link.hash.slice(1);
    assert.ok(!JSON.stringify(await product.services.db.select().from(accountLinks)).includes(token));

    assert.equal((await confirm(tokens, token)).status, 200);
    assert.deepEqual(await addressOf(person), [email, email]);
    assert.deepEqual([await logsIn(email), await logsIn(person.email)], [true, false]);
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 200, 'sessions stay');
    const told = (await mails(person.email)).at(-1);
    assert.equal(told?.subject, 'Je e-mailadres bij Onderling is gewijzigd');
    assert.equal(told.user_id, person.user.id, 'erasing the person takes this mail along');
    const state = (await product.call(tokens.access_token, 'GET', '/security')).body;
    assert.equal(state.address_asked, null);
    assert.equal((state.address_changed as { before: string }).before, person.email);
    assert.deepEqual(
      (await doneBy(person)).filter((line) => line.endsWith('address')),
      ['ask address', 'change address'],
    );
  });

  test('S-171 a thief with the session and the password is put out from the old address: sessions, password, factor and all', async () => {
    const { person, browser, tokens, email } = await changed();
    const start = await product.call(tokens.access_token, 'POST', '/security/factor/start', { password: PASSWORD });
    await product.call(tokens.access_token, 'POST', '/security/factor/confirm', {
      code: codeNow(String(start.body.key), -1),
    });
    await product.browser().post(FORGOTTEN_PATH, { email });
    const thiefsLink = (await lastLink(email)).pathname;
    const link = await lastLink(person.email);
    assert.equal(link.pathname + link.search, '/melding?bericht=dit-was-ik-niet');

    const back = await undo(link.hash.slice(1));
    assert.equal(back.status, 200);
    assert.deepEqual(await addressOf(person), [person.email, person.email]);
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400, 'no session lives');
    for (const address of [email, person.email]) assert.equal(await logsIn(address), false, 'the password is gone');
    assert.equal((await product.browser().get(thiefsLink)).status, 404, 'and so is a link to choose another');
    assert.equal(
      await product.services.db.$count(accountFactors, eq(accountFactors.account_id, person.sub)),
      0,
      'a second factor set after the change keeps nobody out',
    );
    const chosen = await product.browser().post(String(back.body.choose), { password: NEXT });
    assert.equal(chosen.status, 303);
    assert.ok(await logsIn(person.email, NEXT));
    assert.equal((await undo(link.hash.slice(1))).status, 404, 'once');
    assert.ok((await doneBy(person)).includes('restore address'));
  });

  test('S-171 a second factor from before the change stays, and the change needs it', async () => {
    const person = await product.person();
    const tokens = await signIn(product.browser(), person.email);
    await product.services.db.execute(
      sql`insert into account_factors (account_id, secret, enabled_at) values (${person.sub}, 'x', now() - interval '1 day')`,
    );
    const email = fresh();
    assert.equal((await ask(tokens, email)).status, 401);
    assert.equal((await mails(email)).length, 0);
    await product.services.db.transaction(async (tx) => {
      const { address, wayBack } = product.identity.accounts;
      const now = new Date();
      const done = await address.confirm(tx, person.sub, await address.ask(tx, person.sub, email, now), now);
      assert.ok(done !== null && done !== 'taken');
      assert.equal((await wayBack.take(tx, done.undo, now))?.factorGone, false);
    });
    assert.equal(await product.services.db.$count(accountFactors, eq(accountFactors.account_id, person.sub)), 1);
  });

  test('S-171 within 7 days a second change is refused, so the first address can undo everything; after that its link is dead', async () => {
    const { person, tokens, email } = await changed();
    const again = await ask(tokens, fresh());
    assert.equal(again.status, 409);
    assert.match(String(again.body.error), /^Je hebt je e-mailadres net gewijzigd\. Tot en met \d/u);
    // One requested at the moment the first was confirmed comes too late as well.
    const late = await product.services.db.transaction((tx) =>
      product.identity.accounts.address.ask(tx, person.sub, fresh(), new Date()),
    );
    assert.equal((await confirm(tokens, late)).status, 404);
    const back = await tokenFor(person.email);
    product.shift(7 * DAY + 1000);
    assert.equal((await undo(back)).status, 404);
    assert.deepEqual(await addressOf(person), [email, email]);
    assert.equal((await ask(tokens, fresh())).status, 200);
  });

  test('S-172 the answer, the state and the next requests allowed are the same whoever has the address; only its holder is notified', async () => {
    const [asker, other] = [await product.person(), await product.person()];
    const tokens = await signIn(product.browser(), asker.email);
    const seen = async (email: string) => {
      const { status, body } = await ask(tokens, email);
      const state = (await product.call(tokens.access_token, 'GET', '/security')).body;
      return { status, body, asked: (state.address_asked as { email: string }).email === email };
    };
    const free = fresh();
    assert.deepEqual(await seen(other.email), await seen(free));
    assert.equal((await mails(other.email)).at(-1)?.subject, 'Dit e-mailadres hoort al bij een account bij Onderling');
    assert.ok(!(await mails(other.email)).some((mail) => mail.link?.includes('#')));
    assert.deepEqual(await addressOf(other), [other.email, other.email]);
  });

  test('S-173 a link that is somebody else’s, old, withdrawn or used is refused, and of two uses at once one works', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const [mine, theirs] = [
      await signIn(product.browser(), person.email),
      await signIn(product.browser(), other.email),
    ];
    const first = fresh();
    await ask(mine, first);
    const stolen = await tokenFor(first);
    assert.equal((await confirm(theirs, stolen)).status, 404);
    assert.equal((await product.call(null, 'POST', '/profile/email/confirm', { token: stolen })).status, 401);
    assert.equal((await undo(stolen)).status, 404, 'it is no way back');

    const second = fresh();
    await ask(mine, second);
    assert.equal((await confirm(mine, stolen)).status, 404, 'replaced');
    assert.equal((await product.call(mine.access_token, 'DELETE', '/profile/email')).status, 200);
    assert.equal((await confirm(mine, await tokenFor(second))).status, 404, 'withdrawn');
    assert.equal((await product.call(mine.access_token, 'DELETE', '/profile/email')).status, 404);

    const third = fresh();
    await ask(mine, third);
    product.shift(DAY + 1000);
    assert.equal((await confirm(mine, await tokenFor(third))).status, 404, 'a day old');
    product.shift(0);
    const token = await tokenFor(third);
    const both = await Promise.all([confirm(mine, token), confirm(mine, token)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 404]);
    assert.deepEqual(await addressOf(person), [third, third]);
    assert.equal((await mails(person.email)).filter((mail) => mail.subject.includes('gewijzigd')).length, 1);
  });

  test('S-173 an address that somebody else got meanwhile stays theirs, whichever of the two comes first', async () => {
    const people = [await product.person(), await product.person()];
    const email = fresh();
    const each: { tokens: Tokens; token: string }[] = [];
    for (const person of people) {
      const tokens = await signIn(product.browser(), person.email);
      await ask(tokens, email);
      each.push({ tokens, token: await tokenFor(email) });
    }
    const answers = await Promise.all(each.map(({ tokens, token }) => confirm(tokens, token)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const loser = answers[0]?.status === 409 ? 0 : 1;
    assert.match(String(answers[loser]?.body.error), /^Met dit e-mailadres is er intussen een ander account/u);
    assert.deepEqual(await addressOf(people[loser]!), [people[loser]!.email, people[loser]!.email]);
    assert.equal((await mails(people[loser]!.email)).length, 0, 'nothing half done');
  });

  test('S-174 nobody else can take the previous address for 7 days: not by registering, not by a change', async () => {
    const { person } = await changed();
    const form = registrationOf(person.email);
    assert.equal((await product.call(null, 'POST', '/registration', form)).status, 201, 'it says nothing of it');
    assert.equal((await mails(person.email)).at(-1)?.subject, 'Je hebt al een account bij Onderling');
    assert.equal(await product.identity.accounts.findByEmail(person.email), null);

    const other = await product.person();
    const tokens = await signIn(product.browser(), other.email);
    await ask(tokens, person.email);
    assert.match((await mails(person.email)).at(-1)?.subject ?? '', /hoort al bij een account/u);

    await product.services.db.execute(sql`update account_links set expires_at = now() where purpose = 'undo'`);
    assert.equal((await product.call(null, 'POST', '/registration', form)).status, 201);
    assert.ok(await product.identity.accounts.findByEmail(person.email), 'after them it is free');
  });

  test('bad input gets its own message and mails nobody; wrong passwords and requests are counted', async () => {
    const person = await product.person();
    const tokens = await signIn(product.browser(), person.email);
    for (const [email, password, field] of [
      ['', PASSWORD, 'email'],
      ['geen adres', PASSWORD, 'email'],
      [person.email.toUpperCase(), PASSWORD, 'email'],
      [fresh(), 'Verkeerd-1!', 'password'],
    ] as const) {
      const { status, body } = await ask(tokens, email, password);
      assert.deepEqual([status, Object.keys(body.errors as object)], [422, [field]]);
    }
    const stranger = fresh();
    for (let i = 0; i < 5; i += 1) assert.equal((await ask(tokens, stranger)).status, 200);
    assert.equal((await mails(stranger)).length, 3, 'nobody fills a mailbox');
    const stopped = await ask(tokens, fresh());
    assert.deepEqual([stopped.status, Number(stopped.headers['retry-after']) > 0], [429, true]);
  });

  test('S-171 the mail to the old address leaves, however many were sent there', async () => {
    const person = await product.person();
    const tokens = await signIn(product.browser(), person.email);
    const email = fresh();
    await ask(tokens, email);
    for (let i = 0; i < 20; i += 1) await countAttempt(product.services.db, `mail security to ${person.email}`, 3600);
    assert.equal((await confirm(tokens, await tokenFor(email))).status, 200);
    assert.equal((await undo(await tokenFor(person.email))).status, 200);
  });

  test('S-144 a browser that knows the account still knows it after the address changed', async () => {
    const { browser, email } = await changed();
    const tryIn = async (at: Browser, password: string) => {
      const login = await openLogin(at, authorizeUrl(pkce().challenge, { prompt: 'login' }));
      return (await at.follow(await at.post(login, { email, password }))).status;
    };
    const stranger = product.browser();
    for (let i = 0; i < 5; i += 1) assert.equal(await tryIn(stranger, 'Verkeerd-1!'), 422);
    assert.deepEqual([await tryIn(stranger, PASSWORD), await tryIn(browser, PASSWORD)], [429, 303]);
  });

  test('an unproved address is not reserved: it has to be proved first', async () => {
    const person = await product.person();
    const tokens = await signIn(product.browser(), person.email);
    await product.services.db.update(accounts).set({ email_verified: false }).where(eq(accounts.id, person.sub));
    const email = fresh();
    assert.deepEqual([(await ask(tokens, email)).status, (await mails(email)).length], [409, 0]);
  });
});
