import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { contractConfirmations } from '../../db/confirmationSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeUser } from '../../test/factories.ts';
import { twoFamilies, type TwoFamilies } from '../../test/twoFamilies.ts';

const ASKED = 'Kloppen de contracten die op je naam staan bij Onderling?';

eachEngine((engine) => {
  let made: TestApp;
  let two: TwoFamilies;
  let tom: ApiClient;
  let loan: string;

  before(async () => {
    made = await engine.app();
  });
  beforeEach(async () => {
    await made.services.db.delete(rateLimits);
    two = await twoFamilies(made);
    const { jan, vries, invited, token } = two;
    // Jan records on paper what Tom, who has no login here yet, is said to owe.
    loan = String((await ok(jan.post('/contract', freshLoanDraft(vries.parent.hashid, invited.hashid)))).hashid);
    await ok((await two.as()).post('/invitation/accept', { token }));
    tom = await two.as(vries.hashid);
  });

  const ok = async (call: ReturnType<ApiClient['post']>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const say = (answer: 'yes' | 'no', word = '', who = tom) =>
    who.post('/contract/confirmation', { contract: loan, version: 1, answer, word });
  const unconfirmed = async (who: ApiClient) =>
    ((await who.get('/contracts/unconfirmed')).body as { hashid: string }[]).map(({ hashid }) => hashid);
  const life = async (who: ApiClient) => (await who.get(`/contract/proposals?hashid=${loan}`)).body;
  const listed = async (who: ApiClient) =>
    (
      (await who.get('/contracts')).body as {
        hashid: string;
        disputed_by?: string[];
        balance?: number;
        next?: { kind: string };
      }[]
    ).find(({ hashid }) => hashid === loan)!;
  const archived = async (who: ApiClient) =>
    (await who.get('/contracts/archived')).body[0] as { disputed_by?: string[] };
  const mailsTo = async (email: string) =>
    (await made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map((one) => one.subject);

  test('S-216 a new family member is shown what is recorded in their name, and asked to confirm each, once', async () => {
    assert.deepEqual(await unconfirmed(tom), [loan]);
    assert.equal((await life(tom)).unconfirmed, true);
    assert.equal((await listed(tom)).next?.kind, 'recognise');
    assert.equal((await tom.get(`/contract?hashid=${loan}`)).body.next.kind, 'recognise');
    assert.notEqual((await listed(two.jan)).next?.kind, 'recognise');
    assert.ok((await mailsTo(two.email)).includes(ASKED));
    assert.deepEqual(await unconfirmed(two.jan), []);
    assert.equal((await life(two.jan)).unconfirmed, undefined);
    assert.equal((await ok(say('yes'))).unconfirmed, undefined);
    assert.deepEqual(await unconfirmed(tom), []);
    assert.notEqual((await listed(tom)).next?.kind, 'recognise');
    const [said] = (await life(two.jan)).confirmations;
    assert.deepEqual([said.by.firstname, said.answer, said.word], ['Thomas', 'yes', '']);
    assert.equal((await listed(two.jan)).disputed_by, undefined);
  });

  test('S-216 a no makes it disputed for all, with the words and the same figures, until a later yes', async () => {
    const email = `jan-${two.vries.id}@voorbeeld.example`;
    await made.services.db.update(users).set({ email }).where(eq(users.id, two.vries.parent.id));
    const { balance } = await listed(two.jan);
    await ok(say('no', '  Het was € 5.000.  '));
    for (const who of [two.jan, tom]) {
      assert.deepEqual([(await listed(who)).disputed_by, (await listed(who)).balance], [['Thomas'], balance]);
      const [said] = (await life(who)).confirmations;
      assert.deepEqual([said.answer, said.word], ['no', 'Het was € 5.000.']);
    }
    assert.ok((await mailsTo(email)).includes('Iemand zei bij Onderling of een afspraak klopt'));
    const { notices } = (await two.jan.get('/notices')).body as { notices: { text: string }[] };
    assert.match(notices[0]!.text, /^Thomas zegt dat de lening .* niet klopt: het is nu betwist\./);
    await ok(say('yes'));
    assert.equal((await listed(two.jan)).disputed_by, undefined);
    const rows = await made.services.db
      .select()
      .from(contractConfirmations)
      .where(eq(contractConfirmations.user_id, two.invited.id));
    assert.deepEqual(
      rows.map(({ answer }) => answer),
      ['no', 'yes'],
    );
    const [entry] = await made.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.hashid, loan))
      .orderBy(desc(auditLog.id));
    assert.deepEqual([entry?.action, entry?.entity, entry?.after], ['recognise', 'contract', { version: 1 }]);
  });

  test('S-216 a disputed contract says so in the archive as well, where nobody can answer any more', async () => {
    await ok(say('no', 'Het was minder.'));
    const { proposals } = await ok(
      two.jan.post('/contract/proposal', { contract: loan, content: { kind: 'archive' } }),
    );
    await ok(tom.post('/contract/proposal/answer', { hashid: proposals[0].hashid, answer: 'accepted' }));
    for (const who of [two.jan, tom]) {
      assert.deepEqual((await archived(who)).disputed_by, ['Thomas']);
      assert.equal((await life(who)).confirmations[0].answer, 'no', 'its page says so');
    }
    assert.equal((await say('yes')).status, 409);
  });

  test('S-216 nobody answers for another, about their own agreements, or in another family', async () => {
    assert.equal((await say('yes', '', two.jan)).status, 409);
    const sister = await makeUser(made.services.db, two.vries.id, { sub: `zus-${two.vries.id}`, login: true });
    assert.equal((await say('no', 'Niet van mij.', await apiClient(made.app, sister))).status, 404);
    assert.equal((await say('no', 'Niet van mij.', await two.as(two.bakker.hashid))).status, 404);
    const wim = await apiClient(made.app, two.bakker.parent);
    assert.equal((await say('no', 'Niet van ons.', wim)).status, 404);
    const gift = await ok(two.jan.post('/contract', giftDraft(two.vries.parent.hashid, two.invited.hashid)));
    assert.deepEqual(await unconfirmed(tom), [loan]);
    const own = await tom.post('/contract/confirmation', { contract: gift.hashid, version: 1, answer: 'yes' });
    assert.equal(own.status, 409);
    assert.equal(
      await made.services.db.$count(contractConfirmations, eq(contractConfirmations.family_id, two.vries.id)),
      0,
    );
  });

  test('a no without words, too many words, an older version and an eleventh answer are refused, each with its sentence', async () => {
    assert.deepEqual(
      [(await say('no', ' ')).body, (await say('no', 'x'.repeat(501))).status],
      [{ errors: { word: 'Schrijf in een paar woorden wat er niet klopt.' } }, 422],
    );
    const stale = await tom.post('/contract/confirmation', { contract: loan, version: 2, answer: 'yes' });
    assert.equal(stale.status, 409);
    for (let i = 0; i < 10; i += 1) await ok(say(i % 2 === 0 ? 'yes' : 'no', 'Anders.'));
    const { status, body } = await say('yes');
    assert.deepEqual(
      [status, body],
      [429, { message: 'Je hebt je antwoord vandaag al vaak gewijzigd. Probeer het morgen opnieuw.' }],
    );
  });

  test('answers can’t be changed or removed in the database', async () => {
    await ok(say('no', 'Het was minder.'));
    await assert.rejects(made.services.db.update(contractConfirmations).set({ answer: 'yes' }));
    await assert.rejects(made.services.db.delete(contractConfirmations));
  });
});
