import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ContestedAct } from '../domain/wire/contested.ts';
import type { ContractLifecycle } from '../domain/wire/proposal.ts';
import { mailOutbox } from '../server/db/schema.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { newPasswordPath } from './forgotten/paths.ts';
import { PASSWORD, signIn } from './test/flows.ts';
import { addPasskey } from './test/passkeys.ts';
import { onEachProduct, type Person } from './test/product.ts';
import { firstMail, loggedIn, relativeOf, type Within } from './test/theft.ts';

const NEXT = 'Tuinstoel-2027?';

/** A thief who comes in before they are noticed, and their acts until then. */
onEachProduct('a login on a browser that is new to the account', (product) => {
  beforeEach(async () => {
    await product.services.db.execute(sql`delete from rate_limits`);
  });

  const NEW_DEVICE = /ingelogd op een nieuw apparaat/u;
  const told = async ({ email }: Person) =>
    (await product.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).filter(({ subject }) =>
      NEW_DEVICE.test(subject),
    );
  const lifecycle = async (who: Within, hashid: string) =>
    (await who.get(`/contract/proposals?hashid=${hashid}`)).body as unknown as ContractLifecycle;
  const asked = async (person: Person) => {
    const owner = await loggedIn(product, person, NEXT);
    return (await owner.get('/contested')).body as unknown as ContestedAct[];
  };
  const accepts = async (who: Within, contract: string) => {
    const [proposal] = (await lifecycle(who, contract)).proposals;
    const answer = { hashid: proposal!.hashid, answer: 'accepted' };
    assert.equal((await who.post('/contract/proposal/answer', answer)).status, 200);
  };

  /** A change of a person's loan, proposed by the borrower, which waits for the person's answer. The owner logs in once. */
  const proposed = async (person: Person): Promise<string> => {
    const [own, other] = [await loggedIn(product, person), await relativeOf(product, person)];
    const borrower = await loggedIn(product, other);
    const draft = yearLoanDraft(person.user.hashid, other.user.hashid, '2026-11-01');
    const dates = { start_date: '2026-11-01', first_payment_date: '2026-12-01' };
    const made = await own.post('/contract', { ...draft, contract: { ...draft.contract, ...dates } });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    const contract = String(made.body.hashid);
    await accepts(borrower, contract);
    const content = { kind: 'forgiveness', date: '2026-11-28', amount: 100_000, outcome: 'lower_payment' };
    assert.equal((await borrower.post('/contract/proposal', { contract, content })).status, 200);
    return contract;
  };

  test('S-281 a login on another browser is mailed with the way back; the first ever, and one on the same browser, are not', async () => {
    const person = await product.person();
    const own = product.browser();
    await signIn(own, person.email);
    await signIn(own, person.email);
    assert.equal((await told(person)).length, 0);
    await signIn(product.browser(), person.email);
    const [mail] = await told(person);
    assert.match(mail?.link ?? '', /dit-was-ik-niet#/u);
    assert.match(mail?.body_text ?? '', /Het apparaat: /u);

    const back = await product.call(null, 'POST', '/way-back', { token: mail?.link?.split('#')[1] });
    assert.equal(back.status, 200);
    await product.browser().post(String(back.body.choose), { password: NEXT });
    await signIn(own, person.email, NEXT);
    assert.equal((await told(person)).length, 2, 'a person who was thrown out comes back as a stranger');
  });

  test('S-281 an agreement by a thief before they were noticed is in doubt as well, from their first login on', async () => {
    const person = await product.person();
    const contract = await proposed(person);
    const thief = await loggedIn(product, person);
    await accepts(thief, contract);
    // The owner notices something only later.
    await addPasskey(product, person);
    const token = (await firstMail(product, person, /nieuwe passkey/u)).split('#')[1];
    const back = await product.call(null, 'POST', '/way-back', { token });
    assert.equal((await product.browser().post(String(back.body.choose), { password: NEXT })).status, 303);
    assert.deepEqual(
      (await asked(person)).map(({ kind, contract: of }) => [kind, of?.hashid]),
      [['consent', contract]],
    );
  });

  test('S-282 with a new password by mail, an unticked way in puts everything done since it was added in doubt; a tick puts nothing in doubt', async () => {
    const reset = async (person: Person, keep?: string) => {
      const make = product.services.db.transaction((tx) =>
        product.identity.accounts.links.make(tx, person.sub, 'password', new Date()),
      );
      const answer = await product
        .browser()
        .post(newPasswordPath(await make), { password: NEXT, ...(keep !== undefined && { keep }) });
      assert.equal(answer.status, 303);
    };
    for (const ticked of [false, true]) {
      const person = await product.person();
      const contract = await proposed(person);
      await addPasskey(product, person);
      const within = await loggedIn(product, person);
      await accepts(within, contract);
      await within.post('/erasure', { confirm: 'VERWIJDER', password: PASSWORD });
      const [key] = await product.identity.accounts.passkeys.list(product.services.db, person.sub);
      await reset(person, ticked ? `passkey ${key!.id}` : undefined);
      assert.deepEqual(
        (await asked(person)).map(({ kind }) => kind),
        ticked ? [] : ['consent'],
      );
      const owner = await loggedIn(product, person, NEXT);
      assert.equal((await owner.get('/user')).body.erased_on, undefined, 'an erasure ends with it');
    }
  });
});
