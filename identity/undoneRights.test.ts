import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { NOTICE_KINDS } from '../domain/wire/choices/notice.ts';
import type { Book, LoanEvent } from '../domain/wire/event.ts';
import { recordFamilyTerms } from '../server/actions/automatic/countTerms.ts';
import { invitations, mailOutbox, users } from '../server/db/schema.ts';
import { apiClient } from '../server/test/apiClient.ts';
import { freshLoanDraft } from '../server/test/drafts.ts';
import { childForm } from '../server/test/relationForms.ts';
import { PASSWORD, signIn } from './test/flows.ts';
import { addPasskey } from './test/passkeys.ts';
import { onEachProduct, type Person } from './test/product.ts';
import { firstMail, loggedIn, relativeOf, type Within } from './test/theft.ts';

const NEXT = 'Tuinstoel-2027?';
const DAY = 86_400_000;

/** Acts with the rights of a stolen account, after its owner took it back. */
onEachProduct('rights given and taken with a stolen account', (product) => {
  beforeEach(async () => {
    await product.services.db.execute(sql`delete from rate_limits`);
  });

  const ok = async (call: ReturnType<Within['post']>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const row = async ({ user }: Pick<Person, 'user'>) =>
    (await product.services.db.select().from(users).where(eq(users.id, user.id)))[0]!;
  const told = async (who: Within) =>
    ((await ok(who.get('/notices'))) as { notices: { text: string }[] }).notices.map(({ text }) => text);
  const claims = async (who: Within) =>
    ((await ok(who.get('/user'))).claims ?? []) as { hashid: string; kind: string }[];

  /** A thief who knows the password is in, and the mail about their passkey has the way back. */
  const robbed = async (person: Person) => {
    await product.services.db.delete(mailOutbox);
    await addPasskey(product, person);
    const link = (await firstMail(product, person, /nieuwe passkey/u)).split('#')[1] ?? '';
    return { thief: await loggedIn(product, person), link };
  };
  const goneBack = async (person: Person, token: string): Promise<Within> => {
    const { choose } = await ok(product.call(null, 'POST', '/way-back', { token }));
    assert.equal((await product.browser().post(String(choose), { password: NEXT })).status, 303);
    return loggedIn(product, person, NEXT);
  };

  test('S-318 management that a thief handed over returns to its owner; both are notified', async () => {
    const jan = await product.person();
    const bram = await relativeOf(product, jan);
    const { thief, link } = await robbed(jan);
    await ok(thief.post('/family/manager', { hashid: bram.user.hashid }));
    await ok(thief.delete(`/family/manager?hashid=${jan.user.hashid}`));
    assert.deepEqual([(await row(jan)).family_role, (await row(bram)).family_role], ['member', 'manager']);

    await goneBack(jan, link);
    assert.deepEqual([(await row(jan)).family_role, (await row(bram)).family_role], ['manager', 'member']);
    const heard = await told(await loggedIn(product, bram));
    assert.ok(
      heard.some((text) => /nam het beheer van de familie terug van/u.test(text)),
      heard.join('\n'),
    );
    assert.ok(
      heard.some((text) => /Het account van .* is teruggehaald/u.test(text)),
      heard.join('\n'),
    );
  });

  test('S-318 a thief’s records about others are withdrawn; a yes to a record about the owner is undone, and asked again', async () => {
    const jan = await product.person();
    const bram = await relativeOf(product, jan);
    const home = await loggedIn(product, jan);
    await ok(home.post('/family/manager', { hashid: bram.user.hashid }));
    const child = await loggedIn(product, bram);
    const { thief, link } = await robbed(jan);
    await ok(thief.post('/user/block', { _method: 'PATCH', hashid: bram.user.hashid }));
    assert.deepEqual(
      (await claims(child)).map(({ kind }) => kind),
      ['block'],
    );
    await ok(child.delete(`/family/manager?hashid=${jan.user.hashid}`));
    const [claim] = await claims(thief);
    await ok(thief.post('/claim/answer', { hashid: claim!.hashid, answer: 'yes' }));
    assert.equal((await row(jan)).family_role, 'member');

    const owner = await goneBack(jan, link);
    assert.equal((await row(jan)).family_role, 'manager');
    assert.deepEqual(await claims(child), []);
    const [again] = await claims(owner);
    assert.equal(again?.kind, 'role');
    await ok(owner.post('/claim/answer', { hashid: again.hashid, answer: 'no' }));
    assert.equal((await row(jan)).family_role, 'manager');
  });

  test('S-319 a loan that a thief let count automatically no longer does, and the borrower is notified', async () => {
    const jan = await product.person();
    const bram = await relativeOf(product, jan);
    const [home, child] = [await loggedIn(product, jan), await loggedIn(product, bram)];
    const contract = String(
      (await ok(home.post('/contract', freshLoanDraft(jan.user.hashid, bram.user.hashid)))).hashid,
    );
    const { proposals } = (await ok(child.get(`/contract/proposals?hashid=${contract}`))) as {
      proposals: { hashid: string }[];
    };
    await ok(child.post('/contract/proposal/answer', { hashid: proposals[0]!.hashid, answer: 'accepted' }));
    const { thief, link } = await robbed(jan);
    const detail = await ok(thief.post('/contract/automatic', { contract, past_paid: false }));
    assert.equal(typeof detail.automatic_since, 'string');

    const owner = await goneBack(jan, link);
    assert.equal((await ok(owner.get(`/contract?hashid=${contract}`))).automatic_since, undefined);
    const heard = await told(child);
    assert.ok(
      heard.some((text) => /zette automatisch uit bij/u.test(text)),
      heard.join('\n'),
    );
  });

  test('S-369 payments that counted automatically since a thief wanted so wait until the owner confirms that they came in', async () => {
    const jan = await product.person();
    const bram = await relativeOf(product, jan);
    const [home, child] = [await loggedIn(product, jan), await loggedIn(product, bram)];
    const contract = String(
      (await ok(home.post('/contract', freshLoanDraft(jan.user.hashid, bram.user.hashid)))).hashid,
    );
    const { proposals } = (await ok(child.get(`/contract/proposals?hashid=${contract}`))) as {
      proposals: { hashid: string }[];
    };
    await ok(child.post('/contract/proposal/answer', { hashid: proposals[0]!.hashid, answer: 'accepted' }));
    const { thief, link } = await robbed(jan);
    await ok(thief.post('/contract/automatic', { contract, past_paid: false }));
    const later = { ...product.services, clock: () => product.services.clock() + 40 * DAY };
    await recordFamilyTerms(later, { familyId: jan.user.family_id });
    const book = async (who: Within) => {
      const { events, book: told } = await ok(who.get(`/contract?hashid=${contract}`));
      return { events: events as LoanEvent[], open: (told as Book).open };
    };
    const counted = (await book(home)).events.filter(({ status }) => status === 'confirmed').length;
    assert.ok(counted > 0);

    const owner = await goneBack(jan, link);
    const { events, open } = await book(owner);
    assert.equal(events.filter(({ kind }) => kind === 'correction').length, counted);
    assert.equal(events.filter(({ kind, status }) => kind === 'payment' && status === 'reported').length, counted);
    const mine = (waiting: typeof open) => waiting.map((one) => one.mine);
    assert.deepEqual(
      [mine(open), mine((await book(child)).open)],
      [Array(counted).fill(true), Array(counted).fill(false)],
    );
  });

  test('S-320 nobody can confirm their own death, so a stolen password can’t end a person’s membership at once', async () => {
    const jan = await product.person();
    const bram = await relativeOf(product, jan);
    const home = await loggedIn(product, jan);
    await ok(home.post('/family/manager', { hashid: bram.user.hashid }));
    const child = await loggedIn(product, bram);
    await ok(child.post('/user/death', { hashid: jan.user.hashid, death_date: '2026-11-01' }));
    const thief = await loggedIn(product, jan, PASSWORD);
    const [claim] = await claims(thief);
    const yes = await thief.post('/claim/answer', { hashid: claim!.hashid, answer: 'yes' });
    assert.equal(yes.status, 409);
    assert.match(String(yes.body.error), /kun je alleen nee zeggen/u);
    assert.equal((await row(jan)).passed_away, false);
  });

  test('S-323 a thief’s invitee in place of a relative can’t come in after the way back', async () => {
    const jan = await product.person();
    const { thief, link } = await robbed(jan);
    const { access_token: token } = await signIn(product.browser(), jan.email);
    const form = childForm({ firstname: 'Oma', email: 'van-de-dief@voorbeeld.example', login: '1' });
    const api = await apiClient(product.app, null);
    const added = await api.form('/user', form, null, { authorization: `Bearer ${token}` });
    assert.equal(added.status, 200, JSON.stringify(added.body));
    assert.equal((await thief.get('/user')).status, 200);
    const open = async () =>
      (
        await product.services.db.select().from(invitations).where(eq(invitations.family_id, jan.user.family_id))
      ).filter(({ used_at, revoked_at }) => used_at === null && revoked_at === null).length;
    assert.equal(await open(), 1);
    await goneBack(jan, link);
    assert.equal(await open(), 0);
  });

  test('S-324 a thief who turns off all mails is still reported to the owner', async () => {
    const jan = await product.person();
    const bram = await relativeOf(product, jan);
    const [home, child] = [await loggedIn(product, jan), await loggedIn(product, bram)];
    const contract = String(
      (await ok(home.post('/contract', freshLoanDraft(jan.user.hashid, bram.user.hashid)))).hashid,
    );
    for (const kind of NOTICE_KINDS) await ok(home.post('/notices/choices', { kind, way: 'never' }));
    await product.services.db.delete(mailOutbox);
    await product.services.db.execute(sql`delete from rate_limits`);
    const content = { kind: 'archive' };
    const { proposals } = (await ok(child.get(`/contract/proposals?hashid=${contract}`))) as {
      proposals: { hashid: string }[];
    };
    await ok(child.post('/contract/proposal/answer', { hashid: proposals[0]!.hashid, answer: 'accepted' }));
    await ok(home.post('/contract/proposal', { contract, content }));
    assert.match(await firstMail(product, jan, /iets afgesproken/u), /dit-was-ik-niet#/u);
    assert.match(await firstMail(product, bram, /iets afgesproken/u), /dit-was-ik-niet#/u);
  });

  test('S-325 a block agreed to by a thief is undone: its owner logs in, and is asked', async () => {
    const jan = await product.person();
    const bram = await relativeOf(product, jan);
    const home = await loggedIn(product, jan);
    await ok(home.post('/user/block', { _method: 'PATCH', hashid: bram.user.hashid }));
    const { thief, link } = await robbed(bram);
    const [claim] = await claims(thief);
    await ok(thief.post('/claim/answer', { hashid: claim!.hashid, answer: 'yes' }));
    assert.equal((await row(bram)).blocked, true);
    const owner = await goneBack(bram, link);
    assert.equal((await row(bram)).blocked, false);
    assert.deepEqual(
      (await claims(owner)).map(({ kind }) => kind),
      ['block'],
    );
  });
});
