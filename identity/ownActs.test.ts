import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ContestedAct } from '../domain/wire/contested.ts';
import type { ContractLifecycle } from '../domain/wire/proposal.ts';
import { mailOutbox } from '../server/db/schema.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { onEachProduct, type Person } from './test/product.ts';
import { loggedIn, relativeOf, type Within } from './test/theft.ts';

const NEXT = 'Tuinstoel-2027?';
const HOUR = 3_600_000;

/** A thief on a browser that its owner uses as well: no login, and no way in, gives them away. */
onEachProduct('what somebody agrees to themselves', (product) => {
  beforeEach(async () => {
    product.shift(0);
    await product.services.db.execute(sql`delete from rate_limits`);
  });

  const AGREED = 'Je hebt iets afgesproken bij Onderling';
  const MORE = 'Je hebt meer afgesproken bij Onderling';
  const told = async ({ email }: Person) =>
    (
      await product.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
    ).filter(({ subject }) => subject === AGREED || subject === MORE);
  const ok = async (call: ReturnType<Within['post']>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const lifecycle = async (who: Within, hashid: string) =>
    (await ok(who.get(`/contract/proposals?hashid=${hashid}`))) as unknown as ContractLifecycle;
  const accepts = async (who: Within, contract: string) => {
    const [proposal] = (await lifecycle(who, contract)).proposals;
    await ok(who.post('/contract/proposal/answer', { hashid: proposal!.hashid, answer: 'accepted' }));
  };
  const asked = async (who: Within) => (await ok(who.get('/contested'))) as unknown as ContestedAct[];

  /** A person's loan that counts, and its borrower. */
  const lent = async (person: Person) => {
    const [home, borrower] = [await loggedIn(product, person), await relativeOf(product, person)];
    const other = await loggedIn(product, borrower);
    const draft = yearLoanDraft(person.user.hashid, borrower.user.hashid, '2026-11-01');
    const dates = { start_date: '2026-11-01', first_payment_date: '2026-12-01' };
    const made = await ok(home.post('/contract', { ...draft, contract: { ...draft.contract, ...dates } }));
    const contract = String(made.hashid);
    await accepts(other, contract);
    await product.services.db.delete(mailOutbox);
    await product.services.db.execute(sql`delete from rate_limits`);
    return { home, other, borrower, contract };
  };
  const forgives = (amount: number) => ({ kind: 'forgiveness', date: '2026-11-28', amount, outcome: 'lower_payment' });
  const asks = async (other: Within, contract: string, amount: number) =>
    ok(other.post('/contract/proposal', { contract, content: forgives(amount) }));

  test('S-316 an agreement by a thief on a known browser is mailed to the account holder, and the link freezes it', async () => {
    const person = await product.person();
    const { home: thief, other, contract } = await lent(person);
    await asks(other, contract, 100_000);
    await accepts(thief, contract);

    const [mail, ...more] = await told(person);
    assert.equal(more.length, 0);
    assert.equal(mail?.subject, AGREED);
    assert.match(mail.body_text, /Je ging akkoord met een voorstel bij een contract\./u);
    assert.doesNotMatch(mail.body_text, /1\.000|€/u, 'no amount');
    const token = mail.link?.split('#')[1];
    const { choose } = await ok(product.call(null, 'POST', '/way-back', { token }));
    assert.equal((await product.browser().post(String(choose), { password: NEXT })).status, 303);
    const owner = await loggedIn(product, person, NEXT);
    assert.deepEqual(
      (await asked(owner)).map(({ kind, contract: of }) => [kind, of?.hashid]),
      [['consent', contract]],
    );
    assert.equal((await lifecycle(other, contract)).contested?.length, 1);
  });

  test('S-316 later acts within the hour share one mail with its own link, and after that the first is mailed at once again', async () => {
    const person = await product.person();
    const { home, other, borrower, contract } = await lent(person);
    for (const amount of [1_000, 2_000, 3_000]) {
      await asks(other, contract, amount);
      await accepts(home, contract);
    }
    await ok(home.post('/contract/event', { contract, kind: 'payment', date: '2026-11-20', amount: 5_000 }));

    const [first, collected, ...rest] = await told(person);
    assert.equal(rest.length, 0);
    assert.deepEqual([first?.subject, collected?.subject], [AGREED, MORE]);
    assert.match(collected!.body_text, /Je ging akkoord met een voorstel bij een contract\. \(2 keer\)/u);
    assert.match(collected!.body_text, /Je legde iets vast bij een lening\./u);
    assert.ok(collected!.next_attempt_at.getTime() >= first!.next_attempt_at.getTime() + HOUR);
    assert.match(collected!.link ?? '', /dit-was-ik-niet#/u);
    assert.notEqual(collected!.link, first!.link);
    assert.deepEqual(
      (await told(borrower)).map(({ subject }) => subject),
      [AGREED, MORE],
      'each of their own: what the borrower proposed',
    );

    product.shift(HOUR + 60_000);
    const token = collected!.link?.split('#')[1];
    await asks(other, contract, 4_000);
    await accepts(home, contract);
    assert.equal((await told(person)).at(-1)?.subject, AGREED);
    assert.equal((await product.call(null, 'POST', '/way-back', { token })).status, 200);
  });

  test('S-316 an act that changes nothing yet, or that asks others, is not mailed to the actor', async () => {
    const person = await product.person();
    const { home, other, borrower, contract } = await lent(person);
    await ok(other.post('/contract/event', { contract, kind: 'payment', date: '2026-11-20', amount: 5_000 }));
    const draft = yearLoanDraft(person.user.hashid, borrower.user.hashid, null);
    await ok(home.post('/contract', draft));
    assert.deepEqual([...(await told(person)), ...(await told(borrower))], []);
  });
});
