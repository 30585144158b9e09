import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ContestedAct } from '../domain/wire/contested.ts';
import type { Signing } from '../domain/wire/signing.ts';
import type { ContractLifecycle } from '../domain/wire/proposal.ts';
import { contestedActs } from '../server/db/contestedSchema.ts';
import { invitations, mailOutbox } from '../server/db/schema.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { makeContract, makePartner, makeUser } from '../server/test/factories.ts';
import { inLetters, mailedCode } from '../server/test/signing.ts';
import { PASSWORD } from './test/flows.ts';
import { addPasskey } from './test/passkeys.ts';
import { onEachProduct, type Person } from './test/product.ts';
import { askedToSign, firstMail, loggedIn, relativeOf, type Within } from './test/theft.ts';

const NEXT = 'Tuinstoel-2027?';

/** Somebody who was in an account for a while, against the owner who takes it back. */
onEachProduct('what was done with a stolen account', (product) => {
  beforeEach(async () => {
    await product.services.db.execute(sql`delete from rate_limits`);
  });

  type Answer = Awaited<ReturnType<Within['post']>>;
  const ok = async <T = Record<string, unknown>>(call: Promise<Answer>): Promise<T> => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body as T;
  };
  const refused = async (call: Promise<Answer>, why: RegExp) => {
    const { status, body } = await call;
    assert.equal(status, 409, JSON.stringify(body));
    assert.match(String(body.error), why);
  };
  const STANDS_STILL = /^Dit contract staat even stil\./u;

  /** The thief adds a passkey with the password: the mail about it has the way back. */
  const robbed = async (person: Person): Promise<{ thief: Within; link: string }> => {
    await product.services.db.delete(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    await addPasskey(product, person);
    const link = (await firstMail(product, person, /nieuwe passkey/u)).split('#')[1] ?? '';
    return { thief: await loggedIn(product, person), link };
  };
  /** The owner presses “Dit was ik niet”, chooses a password and logs in. */
  const goneBack = async (person: Person, link: string, next = NEXT): Promise<Within> => {
    const { choose } = await ok<{ choose: string }>(product.call(null, 'POST', '/way-back', { token: link }));
    assert.equal((await product.browser().post(choose, { password: next })).status, 303);
    return loggedIn(product, person, next);
  };
  const signs = async (who: Within, { email }: Person, signing: Signing) => {
    const { hashid, sha256 } = signing;
    await ok(who.post('/signing/start', { hashid, sha256, how: 'mailed_code' }));
    const code = await mailedCode(product.services.db, email);
    return ok<Signing>(who.post('/signing/sign', { hashid, sha256, read: true, code, ...inLetters(signing) }));
  };
  const lifecycle = (who: Within, hashid: string) =>
    ok<ContractLifecycle>(who.get(`/contract/proposals?hashid=${hashid}`));
  const asked = async (who: Within) => (await ok<unknown>(who.get('/contested'))) as ContestedAct[];
  const say = (who: Within, { hashid }: Pick<ContestedAct, 'hashid'>, answer: 'yes' | 'no') =>
    who.post('/contested/answer', { hashid, answer });
  const told = async (who: Within) =>
    (await ok<{ notices: { text: string }[] }>(who.get('/notices'))).notices.map(({ text }) => text);
  const disputed = async (who: Within, hashid: string) =>
    ((await ok<unknown>(who.get('/contracts'))) as { hashid: string; disputed_by?: string[] }[]).find(
      (one) => one.hashid === hashid,
    )?.disputed_by;
  const subjects = async ({ email }: Person) =>
    (await product.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
      ({ subject }) => subject,
    );
  const paper = (sha256: string) => ok(product.call(null, 'POST', '/document/check', { sha256 }));

  /** A loan that the thief signs as its borrower, after which the lender signs: it counts. */
  const signedByThief = async () => {
    const person = await product.person();
    const { signing, lender } = await askedToSign(product, person);
    const { thief, link } = await robbed(person);
    await signs(thief, person, signing);
    const other = await loggedIn(product, lender);
    assert.equal((await signs(other, lender, signing)).state, 'signed');
    return { person, lender, other, thief, link, signing, contract: signing.contract };
  };
  const rate = (contract: string) => ({
    contract,
    content: { kind: 'forgiveness', date: '2026-11-28', amount: 100_000, outcome: 'lower_payment' },
  });

  test('S-266 a contract the thief signed is frozen from the way back on: nothing builds on it, and everybody in it sees that', async () => {
    const { person, lender, other, thief, link, signing, contract } = await signedByThief();
    assert.equal((await lifecycle(other, contract)).contested, undefined);
    assert.equal((await paper(signing.sha256)).contested, undefined);
    const owner = await goneBack(person, link);

    for (const who of [owner, other]) {
      const { contested, may, state } = await lifecycle(who, contract);
      assert.deepEqual(
        contested?.map(({ by, kind }) => [by.hashid, kind]),
        [[person.user.hashid, 'signature']],
      );
      assert.equal(state, 'signed');
      assert.ok(!may.includes('change') && !may.includes('archive'), may.join());
      assert.deepEqual(await disputed(who, contract), [person.user.firstname]);
    }
    await refused(other.post('/contract/proposal', rate(contract)), STANDS_STILL);
    const page = await ok<Signing>(other.get(`/signing?hashid=${signing.hashid}`));
    assert.deepEqual(page.contested, [
      { by: page.signers.find(({ party }) => party.hashid === person.user.hashid)?.party, rejected: false },
    ]);
    assert.equal((await paper(signing.sha256)).contested, true);
    assert.match((await told(other))[0]!, /haalde een account terug.*wacht op bevestiging/u);
    assert.ok((await subjects(lender)).includes('Bij een contract bij Onderling wacht iets op bevestiging'));
    assert.ok((await subjects(person)).includes('Was jij dit bij Onderling?'));

    // Everybody who came in before is out, and nobody else answers it.
    const [act] = await asked(owner);
    assert.equal((await say(thief, act!, 'yes')).status, 401);
    assert.equal((await say(other, act!, 'yes')).status, 404);
    assert.deepEqual(await asked(other), []);
    assert.deepEqual(
      (await asked(owner)).map(({ kind, contract: of }) => [kind, of?.hashid]),
      [['signature', contract]],
    );
  });

  test('S-266 the owner confirms that it was them: it is valid as before, and the others are notified', async () => {
    const { person, other, link, signing, contract } = await signedByThief();
    const owner = await goneBack(person, link);
    const [act] = await asked(owner);
    assert.deepEqual(await ok<unknown>(say(owner, act!, 'yes')), []);

    assert.deepEqual(
      [(await lifecycle(other, contract)).contested, await disputed(other, contract)],
      [undefined, undefined],
    );
    assert.equal((await ok<Signing>(other.get(`/signing?hashid=${signing.hashid}`))).contested, undefined);
    assert.equal((await paper(signing.sha256)).contested, undefined);
    assert.ok((await lifecycle(other, contract)).may.includes('archive'));
    assert.match((await told(other))[0]!, /bevestigt/u);
    assert.equal((await say(owner, act!, 'no')).status, 404, 'once');
  });

  test('S-266 the owner says that it was not them: the contract is disputed for everybody in it, as by any no', async () => {
    const { person, lender, other, link, signing, contract } = await signedByThief();
    const owner = await goneBack(person, link);
    const [act] = await asked(owner);
    assert.deepEqual(await ok<unknown>(say(owner, act!, 'no')), []);

    const { contested, confirmations, may } = await lifecycle(other, contract);
    assert.equal(contested, undefined);
    assert.match(
      confirmations?.[0]?.word ?? '',
      /^De handtekening van .* komt niet van mij: iemand anders was toen in mijn account\.$/u,
    );
    assert.deepEqual(await disputed(other, contract), [person.user.firstname]);
    assert.ok(may.includes('archive'), 'they can repair it together');
    assert.equal((await paper(signing.sha256)).contested, true);
    assert.equal((await ok<Signing>(other.get(`/signing?hashid=${signing.hashid}`))).contested?.[0]?.rejected, true);
    assert.match((await told(other))[0]!, /niet klopt: het is nu betwist/u);
    assert.ok((await subjects(lender)).includes('Iemand zei bij Onderling of een afspraak klopt'));
    await ok(owner.post('/contract/confirmation', { contract, version: 2, answer: 'yes' }));
    assert.equal(await disputed(other, contract), undefined, 'a later yes ends it');
  });

  test('S-266 a signature that others still have to join stops the request; a no ends it, and the contract is a concept', async () => {
    const person = await product.person();
    const { signing, lender } = await askedToSign(product, person);
    const { thief, link } = await robbed(person);
    await signs(thief, person, signing);
    const owner = await goneBack(person, link);
    const other = await loggedIn(product, lender);
    const { hashid, sha256, contract } = signing;
    await refused(other.post('/signing/start', { hashid, sha256, how: 'mailed_code' }), STANDS_STILL);
    const [act] = await asked(owner);
    await ok(say(owner, act!, 'no'));
    assert.equal((await ok<Signing>(other.get(`/signing?hashid=${hashid}`))).state, 'refused');
    const { state, confirmations } = await lifecycle(other, contract);
    assert.deepEqual([state, confirmations], ['concept', undefined]);
  });

  const homes = new Map<string, Within>();
  /** The owner at their own browser, where they logged in once. */
  const atHome = async (person: Person): Promise<Within> => {
    const home = homes.get(person.sub) ?? (await loggedIn(product, person));
    homes.set(person.sub, home);
    return home;
  };

  /** A loan on paper between a lender and a relative, agreed to by both. */
  const onPaper = async (lender: Person, beside: Pick<Person, 'user' | 'email'>[] = []) => {
    const borrower = await relativeOf(product, lender);
    const own = await atHome(lender);
    const other = await loggedIn(product, borrower);
    const draft = yearLoanDraft(lender.user.hashid, borrower.user.hashid, '2026-11-01');
    const dates = { start_date: '2026-11-01', first_payment_date: '2026-12-01' };
    const parties = { ...draft.parties, from: [lender, ...beside].map(({ user }) => user.hashid) };
    const made = { ...draft, parties, contract: { ...draft.contract, ...dates } };
    const contract = String((await ok(own.post('/contract', made))).hashid);
    const [proposal] = (await lifecycle(other, contract)).proposals;
    for (const who of [other, ...(await Promise.all(beside.map((one) => loggedIn(product, one))))])
      await ok(who.post('/contract/proposal/answer', { hashid: proposal!.hashid, answer: 'accepted' }));
    return { borrower, other, contract };
  };

  test('S-267 an answer that waited for others is taken back and asked again; one that took effect is frozen', async () => {
    const person = await product.person();
    const { other, contract, borrower } = await onPaper(person);
    const waiting = await onPaper(person);
    const { thief, link } = await robbed(person);
    // One proposal of the thief took effect; another still awaits the borrower.
    await ok(thief.post('/contract/proposal', rate(contract)));
    const [done] = (await lifecycle(other, contract)).proposals;
    await ok(other.post('/contract/proposal/answer', { hashid: done!.hashid, answer: 'accepted' }));
    await ok(thief.post('/contract/proposal', rate(waiting.contract)));
    const owner = await goneBack(person, link);

    // A forgiveness counts from the day on which all agreed, whatever day was typed.
    const today = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format();
    assert.deepEqual(
      (await asked(owner)).map(({ kind, contract: of, what }) => [kind, of?.hashid, what?.replace('\u00A0', ' ')]),
      [['consent', contract, `Kwijtschelding van € 1.000,00 op ${today}`]],
    );
    await refused(other.post('/contract/proposal', rate(contract)), STANDS_STILL);
    const [open] = (await lifecycle(owner, waiting.contract)).proposals;
    assert.deepEqual([open!.consents, open!.state], [[], 'open']);
    assert.ok((await lifecycle(owner, waiting.contract)).may.includes('answer'), 'asked again');
    const answer = { hashid: open!.hashid, answer: 'accepted' };
    await ok(waiting.other.post('/contract/proposal/answer', answer));
    assert.equal(
      (await lifecycle(owner, waiting.contract)).proposals[0]!.state,
      'open',
      'the thief’s word counts for nothing',
    );
    await ok(owner.post('/contract/proposal/answer', answer));
    assert.equal((await lifecycle(owner, waiting.contract)).proposals[0]!.state, 'accepted');

    const [act] = await asked(owner);
    await ok(say(owner, act!, 'no'));
    assert.deepEqual(await disputed(other, contract), [person.user.firstname]);
    assert.ok((await subjects(borrower)).includes('Iemand zei bij Onderling of een afspraak klopt'));
  });

  /** A person with a partner who lends with them and has their own login. */
  const withPartner = async (person: Person) => {
    const { db } = product.services;
    const email = `partner-van-${person.user.hashid}@voorbeeld.example`.toLowerCase();
    const account = await product.identity.accounts.create(db, { email, password: PASSWORD, emailVerified: true });
    assert.ok('sub' in account);
    const row = { firstname: 'Noor', sub: account.sub, email, login: true, signed: true };
    return { email, user: await makePartner(db, person.user, row) };
  };
  interface Stored {
    hashid: string;
    amount: number;
    status: string;
    confirmations?: unknown[];
    remarks?: { says: string; text: string }[];
  }
  const records = async (who: Within, contract: string) =>
    (await ok<{ events: Stored[] }>(who.get(`/contract?hashid=${contract}`))).events;

  test('S-267 a thief’s word about money that another lender has to join is taken back: asked again, or reported again', async () => {
    const person = await product.person();
    const noor = await withPartner(person);
    const { other, contract } = await onPaper(person, [noor]);
    await ok(other.post('/contract/event', { contract, kind: 'payment', date: '2026-11-20', amount: 5_000 }));
    const { thief, link } = await robbed(person);
    const [paid] = await records(thief, contract);
    await ok(thief.post('/contract/event/confirm', { hashid: paid!.hashid, status: 'confirmed' }));
    await ok(thief.post('/contract/event', { contract, kind: 'payment', date: '2026-11-21', amount: 7_000 }));
    const owner = await goneBack(person, link);

    assert.deepEqual(await asked(owner), []);
    const hers = await loggedIn(product, noor);
    const shown = async () => (await records(owner, contract)).map(({ amount, status }) => [amount, status]);
    assert.deepEqual(await shown(), [
      [5_000, 'reported'],
      [7_000, 'refused'],
    ]);
    assert.equal((await records(owner, contract))[0]!.confirmations, undefined);
    await ok(hers.post('/contract/event/confirm', { hashid: paid!.hashid, status: 'confirmed' }));
    assert.equal((await shown())[0]![1], 'reported', 'the thief’s word counts for nothing');
    await ok(owner.post('/contract/event/confirm', { hashid: paid!.hashid, status: 'confirmed' }));
    assert.equal((await shown())[0]![1], 'confirmed');
  });

  test('S-267 a paper signing date that counted at once is frozen, as nobody else in the contract has a login', async () => {
    const person = await product.person();
    const child = await makeUser(product.services.db, person.user.family_id, { firstname: 'Bram' });
    const { thief, link } = await robbed(person);
    const draft = yearLoanDraft(person.user.hashid, child.hashid, '2026-01-01');
    const { hashid } = await ok(thief.post('/contract', draft));
    const owner = await goneBack(person, link);
    const [act] = await asked(owner);
    assert.deepEqual([act?.kind, act?.contract?.hashid], ['paper', hashid]);
    await refused(owner.post('/contract/proposal', rate(String(hashid))), STANDS_STILL);
    await ok(say(owner, act!, 'no'));
    assert.deepEqual(await disputed(owner, String(hashid)), [person.user.firstname]);
  });

  test('S-267 a thief’s answer to something recorded for the owner before their login is asked again', async () => {
    const parent = await product.person();
    const person = await relativeOf(product, parent);
    const { db } = product.services;
    const made = { created_at: new Date(Date.now() - 60_000) };
    const { hashid: contract } = await makeContract(db, parent.user, person.user, made);
    const used = { token_hash: person.user.hashid, email: person.email, expires_at: new Date(), used_at: new Date() };
    await db.insert(invitations).values({ family_id: parent.user.family_id, user_id: person.user.id, ...used });
    const { thief, link } = await robbed(person);
    await ok(thief.post('/contract/confirmation', { contract, version: 1, answer: 'no', word: 'Nooit gekregen.' }));
    const others = await loggedIn(product, parent);
    assert.deepEqual(await disputed(others, contract), [person.user.firstname]);
    const owner = await goneBack(person, link);
    assert.equal(await disputed(others, contract), undefined);
    assert.equal((await lifecycle(owner, contract)).unconfirmed, true);
    assert.equal(
      (await ok<ContractLifecycle>(owner.post('/contract/confirmation', { contract, version: 1, answer: 'yes' })))
        .unconfirmed,
      undefined,
    );
  });

  test('S-267 a receipt that was confirmed for a lender is frozen', async () => {
    const person = await product.person();
    const { other, contract } = await onPaper(person);
    await ok(other.post('/contract/event', { contract, kind: 'payment', date: '2026-11-20', amount: 5_000 }));
    const { thief, link } = await robbed(person);
    const detail = await ok<{ events: { hashid: string }[] }>(thief.get(`/contract?hashid=${contract}`));
    await ok(thief.post('/contract/event/confirm', { hashid: detail.events[0]!.hashid, status: 'confirmed' }));
    const owner = await goneBack(person, link);
    const [act] = await asked(owner);
    assert.deepEqual([act?.kind, act?.contract?.hashid], ['record', contract]);
    await ok(say(owner, act!, 'no'));
    assert.match((await lifecycle(other, contract)).confirmations?.[0]?.word ?? '', /^Het bericht over geld/u);
  });

  test('S-507 an amount that a thief named in the owner’s name is withdrawn: nobody can take it over', async () => {
    const lender = await product.person();
    const { borrower, contract } = await onPaper(lender);
    const own = await loggedIn(product, lender);
    await ok(own.post('/contract/event', { contract, kind: 'payment', date: '2026-11-20', amount: 5_000 }));
    const { thief, link } = await robbed(borrower);
    const { hashid } = (await records(thief, contract))[0]!;
    await ok(thief.post('/contract/event/remark', { hashid, says: 'wrong', amount: 1_000 }));
    const owner = await goneBack(borrower, link);
    await refused(
      own.post('/contract/event/amount', { hashid, amount: 1_000 }),
      /^Niemand zegt dat het dit bedrag is\./u,
    );
    const last = (await records(owner, contract))[0]!.remarks?.at(-1);
    assert.deepEqual([last?.says, last?.text], ['right', 'Ingetrokken: dit account is teruggehaald.']);
  });

  test('S-267 a thief’s mandate counts for nothing until the owner confirms it; whatever it was used for is frozen', async () => {
    const person = await product.person();
    const noorRow = await withPartner(person);
    const { other, contract } = await onPaper(person, [noorRow]);
    const { thief, link } = await robbed(person);
    await ok(thief.post('/mandate', { taker: noorRow.user.hashid, matters: ['forgiveness', 'terms'] }));
    const noor = await loggedIn(product, noorRow);
    await ok(other.post('/contract/proposal', rate(contract)));
    const [proposal] = (await lifecycle(noor, contract)).proposals;
    await ok(noor.post('/contract/proposal/answer', { hashid: proposal!.hashid, answer: 'accepted' }));
    assert.equal((await lifecycle(other, contract)).proposals[0]!.state, 'accepted');

    const owner = await goneBack(person, link);
    assert.deepEqual((await asked(owner)).map(({ kind }) => kind).toSorted(), ['consent', 'mandate']);
    assert.equal((await ok<{ given: unknown }>(owner.get('/mandates'))).given, null);
    const acts = await asked(owner);
    await ok(
      say(
        owner,
        acts.find(({ kind }) => kind === 'consent')!,
        'yes',
      ),
    );
    await ok(
      say(
        owner,
        acts.find(({ kind }) => kind === 'mandate')!,
        'yes',
      ),
    );
    assert.ok((await ok<{ given: unknown }>(owner.get('/mandates'))).given !== null);
  });

  test('S-267 a thief’s own word about their acts is in doubt too, and earlier acts are not', async () => {
    const { person, other, link, contract } = await signedByThief();
    const owner = await goneBack(person, link, PASSWORD);
    const again = await robbed(person);
    const [act] = await asked(owner);
    await ok(say(again.thief, act!, 'yes'));
    assert.equal((await lifecycle(other, contract)).contested, undefined);
    await ok(product.call(null, 'POST', '/way-back', { token: again.link }));
    assert.equal((await lifecycle(other, contract)).contested?.length, 1);
    assert.equal(await product.services.db.$count(contestedActs, eq(contestedActs.user_id, person.user.id)), 2);
    await assert.rejects(product.services.db.update(contestedActs).set({ outcome: 'confirmed' }));
    await assert.rejects(product.services.db.delete(contestedActs));
  });
});
