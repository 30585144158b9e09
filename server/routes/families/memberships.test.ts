import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { and, eq, inArray } from 'drizzle-orm';
import { accountSessions, accounts } from '../../db/accountSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { loginMail } from '../../test/loginMail.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import { passkeys, signatures } from '../../db/signingSchema.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';
import { assertionOf, signingIn, signWith, withPasskey } from '../../test/signing.ts';
import { readZip } from '../../test/readZip.ts';
import { inBothFamilies, twoFamilies, type TwoFamilies } from '../../test/twoFamilies.ts';
import { weekPasses } from '../../test/weekPasses.ts';
import { erases } from '../../test/erases.ts';

const BLOCKED = 'Je account is geblokkeerd. Neem contact met ons op als dat niet klopt.';

eachEngine((engine) => {
  let made: TestApp;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
  });
  beforeEach(async () => {
    await made.services.db.delete(rateLimits);
  });

  const blocked = async (by: ApiClient, { hashid }: { hashid: string }) => {
    const answer = await by.post('/user/block', { hashid, _method: 'PATCH' });
    await weekPasses(made.services);
    return answer;
  };
  const block = ({ jan, invited }: TwoFamilies) => blocked(jan, invited);
  const account = async ({ tom }: TwoFamilies) =>
    (await made.services.db.select().from(accounts).where(eq(accounts.id, tom.sub!)))[0];

  test('S-168 a family one is not in is answered like one that never existed, whatever is sent as its name', async () => {
    const { as } = await twoFamilies(made);
    const stranger = await makeFamily(made.services.db, { name: 'Vreemd' });
    const told = async (family: string) => {
      const { status, body } = await (await as(family)).get('/user');
      return [status, body] as const;
    };
    const missing = await told('bestaatniet');
    assert.deepEqual(missing, [403, { error: 'Deze familie is er niet, of je hoort er niet (meer) bij.' }]);
    for (const name of [stranger.hashid, '', ' ', "' or 1=1", '%00', 'x'.repeat(4000)])
      assert.deepEqual(await told(name), missing, name);
  });

  test('S-155 S-169 a device belongs to the account: added in one family it signs in the other, each answer for one request alone', async () => {
    const two = await inBothFamilies(made);
    const { bakker, vries, jan, invited, tom } = two;
    const wim = await apiClient(made.app, bakker.parent);
    const [here, there] = [await two.as(vries.hashid), await two.as(bakker.hashid)];
    const device = await withPasskey(here, made.services.db);
    const asked = async (who: ApiClient, draft: object) => {
      const { hashid: contract } = (await who.post('/contract', draft)).body;
      return signingIn(await who.post('/signing', { contract, version: 1, order: 'at_once' }));
    };
    const ofJan = await asked(jan, yearLoanDraft(vries.parent.hashid, invited.hashid, null));
    const ofWim = await asked(wim, yearLoanDraft(bakker.parent.hashid, tom.hashid, null));
    assert.deepEqual((await there.get('/passkeys')).body, (await here.get('/passkeys')).body);

    // Its answer for the one family opens nothing in the other.
    const answer = await assertionOf(here, ofJan, device);
    const { hashid, sha256 } = ofWim;
    assert.equal((await there.post('/signing/start', { hashid, sha256, how: 'passkey' })).status, 200);
    assert.equal((await there.post('/signing/sign', { hashid, sha256, read: true, assertion: answer })).status, 422);

    assert.equal((await signWith(there, ofWim, device)).status, 200);
    assert.equal((await signWith(here, ofJan, device)).status, 200);
    const proofs = await made.services.db
      .select({ user: signatures.user_id, family: signatures.family_id })
      .from(signatures)
      .where(inArray(signatures.user_id, [tom.id, invited.id]));
    assert.deepEqual(
      proofs.sort((a, b) => a.user - b.user),
      [
        { user: tom.id, family: bakker.id },
        { user: invited.id, family: vries.id },
      ],
      'each signature belongs to the person in its own family',
    );

    // Leaving one family keeps the device for the other; with the last one it goes.
    const leave = (who: ApiClient) => erases(made.services, who);
    const kept = () => made.services.db.$count(passkeys, eq(passkeys.sub, tom.sub!));
    assert.equal((await leave(here)).status, 200);
    assert.equal(await kept(), 1);
    assert.equal((await leave(there)).status, 200);
    assert.equal(await kept(), 0);
  });

  test('S-169 in each family a person sees that family alone, and their acts there stay there', async () => {
    const two = await inBothFamilies(made);
    const { bakker, vries, jan, invited, tom } = two;
    const wim = await apiClient(made.app, bakker.parent);
    const loan = (await addSigned(made, jan, yearLoanDraft(vries.parent.hashid, invited.hashid))).body.hashid;
    const gift = (await addSigned(made, wim, giftDraft(bakker.parent.hashid, tom.hashid))).body.hashid;
    const seen = async (family: string) =>
      (await (await two.as(family)).get('/contracts')).body.map((one: { hashid: string }) => one.hashid);
    assert.deepEqual([await seen(vries.hashid), await seen(bakker.hashid)], [[loan], [gift]]);
    const here = await two.as(vries.hashid);
    for (const url of [`/contract?hashid=${gift}`, `/user/photo?hashid=${tom.hashid}`])
      assert.equal((await here.get(url)).status, 404, url);
    const names = JSON.stringify((await here.get('/users?own=1')).body);
    assert.doesNotMatch(names, /Wim/u);
    // Joining is written in the log of the joined family only.
    const joined = await made.services.db
      .select({ family: auditLog.family_id })
      .from(auditLog)
      .where(and(eq(auditLog.sub, tom.sub!), eq(auditLog.action, 'join')));
    assert.deepEqual(joined, [{ family: vries.id }]);
  });

  test('S-168 a person blocked in one family is blocked there; with the last every session ends', async () => {
    const two = await inBothFamilies(made);
    await made.services.db.insert(accountSessions).values({ id: two.tom.sub!, account_id: two.tom.sub!, device: 'x' });
    assert.equal((await block(two)).status, 200);
    const there = await (await two.as(two.vries.hashid)).get('/user');
    assert.deepEqual([there.status, there.body], [403, { error: BLOCKED }]);
    for (const family of [undefined, two.bakker.hashid]) {
      const { status, body } = await (await two.as(family)).get('/user');
      assert.deepEqual([status, body.families.length], [200, 1], 'the other one goes on, and no longer names this one');
    }
    const sessions = () => made.services.db.$count(accountSessions, eq(accountSessions.account_id, two.tom.sub!));
    assert.equal(await sessions(), 1);
    const wim = await apiClient(made.app, two.bakker.parent);
    await blocked(wim, two.tom);
    assert.equal(await sessions(), 0);
    assert.equal((await (await two.as()).get('/user')).body.error, BLOCKED);
  });

  test('S-168 a person blocked by every family can accept another’s invitation with the same login, and nothing else; a dead one can’t', async () => {
    const two = await twoFamilies(made);
    const wim = await apiClient(made.app, two.bakker.parent);
    await blocked(wim, two.tom);
    assert.equal((await account(two))?.disabled, false, 'a family closes no account');
    const shutOut = await two.as();
    for (const refused of [
      await shutOut.get('/user'),
      await shutOut.get('/contracts'),
      await shutOut.post('/family', { name: 'Vos' }),
    ])
      assert.deepEqual([refused.status, refused.body.error], [403, BLOCKED]);
    const joined = await (await two.as(two.bakker.hashid)).post('/invitation/accept', { token: two.token });
    assert.deepEqual([joined.status, joined.body], [200, { family: two.vries.hashid }]);
    const { body } = await shutOut.get('/user');
    assert.deepEqual(
      [body.hashid, body.families.length],
      [two.invited.hashid, 1],
      'the family that blocked him stays closed',
    );
    assert.equal((await (await two.as(two.bakker.hashid)).get('/user')).status, 403);

    const gone = await twoFamilies(made);
    await made.services.db.update(users).set({ passed_away: true }).where(eq(users.id, gone.tom.id));
    const late = await (await gone.as()).post('/invitation/accept', { token: gone.token });
    assert.deepEqual([late.status, late.body.error], [403, BLOCKED]);
  });

  test('S-168 blocked in the oldest family, the login opens the other', async () => {
    const two = await inBothFamilies(made);
    const wim = await apiClient(made.app, two.bakker.parent);
    await blocked(wim, two.tom);
    assert.equal((await (await two.as()).get('/user')).body.family.hashid, two.vries.hashid);
  });

  test('S-13 the second step belongs to the login: turned on in one family it is asked in every, also in one joined later', async () => {
    const two = await twoFamilies(made);
    await made.services.db.transaction((tx) => setMfaRequired(tx, two.tom.sub!, true));
    const sure = await apiClient(made.app, two.tom, { amr: ['pwd', 'otp', 'mfa'] });
    assert.equal((await sure.post('/invitation/accept', { token: two.token })).status, 200);
    for (const family of [two.bakker.hashid, two.vries.hashid]) {
      const { status, body } = await (await two.as(family)).get('/user');
      assert.deepEqual([status, body.status], [401, 'mfa']);
    }
    const [row] = await made.services.db.select().from(users).where(eq(users.id, two.invited.id));
    assert.equal(row!.mfa_required, true, 'it stays when the other family is left');
  });

  test('erasure leaves one family; the login goes with the last', async () => {
    const two = await inBothFamilies(made);
    const erase = async (family: string) => erases(made.services, await two.as(family));
    const left = await erase(two.vries.hashid);
    assert.equal(left.status, 200);
    assert.ok(left.body.erased.some((line: string) => line.startsWith('Je hoort dan niet meer bij deze familie')));
    assert.ok(left.body.kept.some((line: string) => line.startsWith('Je login blijft, voor de familie Bakker')));
    assert.equal((await (await two.as(two.vries.hashid)).get('/user')).status, 403);
    assert.equal((await (await two.as()).get('/user')).body.email, two.email, 'nothing is gone in the other');
    assert.notEqual(await account(two), undefined);
    const last = await erase(two.bakker.hashid);
    assert.ok(last.body.erased.some((line: string) => line.startsWith('Je login wordt gesloten')));
    assert.equal(await account(two), undefined);
  });

  test('erasure closes the login where the other family is already closed, and no longer names anybody there', async () => {
    const two = await inBothFamilies(made);
    await block(two);
    const answer = await erases(made.services, await two.as(two.bakker.hashid));
    assert.equal(answer.status, 200);
    assert.equal(await account(two), undefined);
    const [row] = await made.services.db.select().from(users).where(eq(users.id, two.invited.id));
    assert.equal(row!.sub, null);
  });

  test('erasure takes the mail to the login along, also that of the family that closed it', async () => {
    const two = await inBothFamilies(made);
    const wim = await apiClient(made.app, two.bakker.parent);
    await blocked(wim, two.tom);
    const { db } = made.services;
    await queueMail(db, await loginMail(two.email), new Date(), orRefuse);
    const answer = await erases(made.services, await two.as(two.vries.hashid));
    assert.equal(answer.status, 200);
    assert.equal(await db.$count(mailOutbox, eq(mailOutbox.recipient, two.email)), 0);
  });

  test('leaving two families at the same moment ends the login', async () => {
    const two = await inBothFamilies(made);
    const answers = await Promise.all(
      [two.bakker, two.vries].map(async ({ hashid }) => erases(made.services, await two.as(hashid))),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal(await account(two), undefined);
  });

  test('the export has a folder for each family, with the person’s data there', async () => {
    const two = await inBothFamilies(made);
    const files = readZip((await (await two.as(two.vries.hashid)).get('/export')).bytes);
    const people = (folder: string) => files.get(`${folder}/familie.csv`)?.toString() ?? '';
    assert.match(people('familie-1-Bakker'), /Tom Bakker/u);
    assert.match(people('familie-2-De-Vries'), /Thomas Bakker/u);
    assert.doesNotMatch(people('familie-2-De-Vries'), /Wim/u);
    assert.match(files.get('leesmij.txt')!.toString(), /familie-2-De-Vries/u);
  });

  test('S-169 a person’s year in their other families shows their own, with its family, and nobody else’s', async () => {
    const two = await inBothFamilies(made);
    const { bakker, vries, jan, invited, tom } = two;
    const wim = await apiClient(made.app, bakker.parent);
    const gift = (await addSigned(made, wim, giftDraft(bakker.parent.hashid, tom.hashid))).body;
    await addSigned(made, jan, giftDraft(vries.parent.hashid, invited.hashid));
    const [year] = String(gift.contract.gift_date).split('-');
    const url = `/statement/elsewhere?year=${year}`;
    const { status, body } = await (await two.as(vries.hashid)).get(url);
    assert.equal(status, 200);
    assert.deepEqual(
      body.map(({ family, statement }: { family: object; statement: { received: { hashid: string }[] } }) => [
        family,
        statement.received.map(({ hashid }) => hashid),
      ]),
      [[{ hashid: bakker.hashid, name: 'Bakker' }, [gift.hashid]]],
    );
    assert.deepEqual((await jan.get(url)).body, []);
    assert.equal((await jan.get('/statement/elsewhere?year=2999')).status, 422);
    // Nobody in the one family reads about it there, whoever's year they ask for.
    assert.doesNotMatch(
      JSON.stringify((await jan.get(`/statement?year=${year}&person=${invited.hashid}`)).body),
      /Wim/u,
    );
  });

  test('a mail leads to the family it is about, and a calendar says whose it is', async () => {
    const two = await inBothFamilies(made);
    const loan = (await addSigned(made, two.jan, freshLoanDraft(two.vries.parent.hashid, two.invited.hashid))).body;
    await made.services.db.delete(mailOutbox);
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
    const proposed = await two.jan.post('/contract/proposal', { contract: loan.hashid, content });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const mails = await made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, two.email));
    assert.deepEqual(
      mails.map(({ link }) => link),
      [`${made.services.env.publicUrl}/lening/${loan.hashid}?familie=${two.vries.hashid}`],
    );
    const { url } = (await (await two.as(two.vries.hashid)).post('/calendar', { amounts: false })).body;
    const calendar = await made.app.inject({ url: new URL(url).pathname });
    assert.match(calendar.body, /X-WR-CALNAME:Onderling: familie De Vries/u);
    assert.match(calendar.body.replaceAll(/\r\n\s/gu, ''), new RegExp(`familie=${two.vries.hashid}`, 'u'));
    assert.equal((await (await two.as(two.bakker.hashid)).get('/calendar')).body.feed, null, 'a feed is of one family');
    await made.services.accounts!.sessions.endAllBut(made.services.db, two.tom.sub!, null);
    assert.equal((await made.app.inject({ url: new URL(url).pathname })).statusCode, 404);
  });
});
