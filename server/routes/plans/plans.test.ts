import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import type { Plan, PlanForm, Plans } from '../../../domain/wire/plan.ts';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { noticeChoices, notices } from '../../db/noticeSchema.ts';
import { giftPlans } from '../../db/planSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, mailOutbox, partnerships, users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newHashid } from '../../hashid.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import { addSigned, signedBeforeLogin } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';

const euro = (amount: number) => amount * 100;
const errors = ({ status, body }: ApiAnswer) => [status, body['errors'] ?? null];

eachEngine((engine) => {
  let made: TestApp;
  let now = 0;
  let family: TestFamily;
  let people: Record<'marijke' | 'sanne' | 'bram', UserRow>;
  let jan: ApiClient;
  let marijke: ApiClient;
  let sanne: ApiClient;
  let els: ApiClient;
  let teun: UserRow;

  before(async () => {
    made = await engine.app({ clock: () => now });
  });

  beforeEach(async () => {
    now = Date.UTC(2026, 5, 15, 12);
    const { db } = made.services;
    await db.delete(rateLimits);
    await db.delete(notices);
    await db.delete(noticeChoices);
    await db.delete(mailOutbox);
    const login = { login: true, signed: true, invited: true };
    family = await makeFamily(db, { parent: { email: `${newHashid()}@voorbeeld.example` } });
    const child = (firstname: string) =>
      makeUser(db, family.id, { firstname, sub: newHashid(), birthdate: '1990-01-17', ...login });
    people = {
      marijke: await makePartner(db, family.parent, { sub: newHashid(), ...login }),
      sanne: await child('Sanne'),
      bram: await child('Bram'),
    };
    const other = await makeFamily(db, { name: 'Bakker' });
    teun = await makeUser(db, other.id, { firstname: 'Teun' });
    const client = (user: UserRow) => apiClient(made.app, user, { expires: 4e9 });
    [jan, marijke, sanne, els] = (await Promise.all(
      [family.parent, people.marijke, people.sanne, other.parent].map(client),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
  });

  const form = (changes: Partial<PlanForm> = {}): PlanForm => ({
    ...{ child: people.sanne.hashid, first: '2026-07-01', until: '', loan: '', note: '' },
    ...{ ends: 'sum', target: euro(20_000), pace: 'exemption', yearly: null, above: false, ...changes },
  });
  const save = (by: ApiClient, changes: Partial<PlanForm> = {}) => by.post('/plan', form(changes));
  const read = async (by: ApiClient) => (await by.get('/plans')).body as unknown as Plans;
  const added = async (by: ApiClient, changes: Partial<PlanForm> = {}): Promise<Plan> => {
    const { status, body } = await save(by, changes);
    assert.equal(status, 200, JSON.stringify(body));
    return (body as unknown as Plans).plans.at(-1)!;
  };
  /** A loan to Sanne from before she and the lender had a login: it counts at once. */
  const loanTo = async (from: UserRow) => {
    const login = (sub: string | null) =>
      made.services.db
        .update(users)
        .set({ sub, signed: sub !== null })
        .where(eq(users.id, from.id));
    const draft = freshLoanDraft(from.hashid, people.sanne.hashid);
    if (from !== family.parent) await login(null);
    const { body } = await signedBeforeLogin(made, jan, draft, people.sanne);
    await login(from.sub);
    return String(body.hashid);
  };
  const told = async (who: UserRow) =>
    (
      await made.services.db
        .select()
        .from(notices)
        .where(and(eq(notices.user_id, who.id), eq(notices.kind, 'gift_plan')))
    ).map(({ day, facts }) => [day, facts.year]);
  const remind = (day: string) => {
    now = Date.parse(`${day}T10:00:00Z`);
    return remindFamilies(made.services);
  };

  test('a plan is calculated from the family’s meters, is kept in words, and signed contracts count toward it', async () => {
    const { state, years, words, from } = await added(jan, { note: ' Voor later ' });
    assert.deepEqual([state, from], ['runs', [family.parent.hashid, people.marijke.hashid]]);
    assert.deepEqual(
      years.map(({ year, give, assumed }) => [year, give, assumed]),
      [
        [2026, euro(6_908), false],
        [2027, euro(6_908), true],
        [2028, euro(6_184), true],
      ],
    );
    assert.match(words[0]!, /^Jan en Marijke willen Sanne ieder jaar op 1 juli/u);
    now = Date.UTC(2026, 6, 2, 12);
    const gift = giftDraft(family.parent.hashid, people.sanne.hashid);
    const draft = {
      ...gift,
      total: euro(6_908),
      contract: { ...gift.contract, signed_date: null, gift_date: '2026-07-02' },
    };
    const concept = String((await jan.post('/contract', draft)).body.hashid);
    assert.equal((await read(jan)).plans[0]?.concept, concept);
    await addSigned(made, jan, { ...draft, contract: { ...draft.contract, signed_date: '2026-07-02' } });
    const [plan] = (await read(marijke)).plans;
    assert.deepEqual([plan?.note, plan?.years[0]?.given, plan?.years[0]?.give], ['Voor later', euro(6_908), 0]);
    const log = await made.services.db.select().from(auditLog).where(eq(auditLog.family_id, family.id));
    assert.deepEqual(
      log
        .filter(({ entity }) => entity === 'gift_plan')
        .map(({ action, after }) => [action, /later/u.test(JSON.stringify(after))]),
      [['add', false]],
    );
  });

  test('a loan is forgiven first: the plan says how much, and that a proposal to forgive waits', async () => {
    const loan = await loanTo(family.parent);
    const { children } = await read(jan);
    assert.deepEqual(
      children.map(({ firstname, planned, loans }) => [firstname, planned, loans.map(({ open }) => open)]),
      [
        ['Sanne', false, [euro(12_000)]],
        ['Bram', false, []],
      ],
    );
    const plan = await added(jan, { loan, first: '2026-06-15' });
    assert.deepEqual([plan.years[0]?.forgive, plan.years[0]?.give, plan.proposed], [euro(6_908), 0, false]);
    const content = { kind: 'forgiveness', amount: euro(6_908), outcome: 'lower_payment', date: '2026-06-15' };
    const proposed = await jan.post('/contract/proposal', { contract: loan, content });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    assert.equal((await read(jan)).plans[0]?.proposed, true);
  });

  test('it reminds once a year, from its day on, and not about a year in which everything was given', async () => {
    await added(jan);
    await remind('2026-06-30');
    assert.deepEqual(await told(family.parent), []);
    for (const day of ['2026-07-01', '2026-07-02', '2026-12-31', '2027-06-30', '2027-07-01']) await remind(day);
    const twice = [
      ['2026-07-01', 2026],
      ['2027-07-01', 2027],
    ];
    assert.deepEqual(
      [await told(family.parent), await told(people.marijke), await told(people.sanne)],
      [twice, twice, []],
    );
    const mails = JSON.stringify(await made.services.db.select().from(mailOutbox));
    assert.match(mails, /Jullie plan om te schenken is weer aan de beurt/u);
    assert.doesNotMatch(mails, /Sanne|6\.908/u);
    const gift = giftDraft(family.parent.hashid, people.sanne.hashid);
    const day = '2028-02-01';
    now = Date.parse(`${day}T10:00:00Z`);
    const { hashid, version } = (await read(jan)).plans[0]!;
    await added(jan, { hashid, version, first: '2028-02-01', target: euro(5_000) });
    await addSigned(made, jan, { ...gift, contract: { ...gift.contract, signed_date: day, gift_date: day } });
    assert.equal((await read(jan)).plans[0]?.state, 'done');
    await remind('2028-02-02');
    assert.equal((await told(family.parent)).length, 2);
  });

  test('S-466 another family’s plan and a missing one get the same answer', async () => {
    const { hashid } = await added(jan);
    const foreign = newHashid();
    for (const by of [els, sanne]) {
      const child = by === els ? teun.hashid : people.sanne.hashid;
      const [one, none] = [await save(by, { hashid, child }), await save(by, { hashid: foreign, child })];
      assert.deepEqual([one.status, one.body], [404, none.body]);
      assert.equal((await by.remove(`/plan?hashid=${hashid}`)).status, 404);
      assert.deepEqual(
        (await by.remove(`/plan?hashid=${hashid}`)).body,
        (await by.remove(`/plan?hashid=${foreign}`)).body,
      );
    }
    assert.equal((await read(jan)).plans.length, 1);
  });

  test('S-467 a child sees no plan of the parents, for itself or for another, and makes none; nor is it in its data', async () => {
    await added(jan, { note: 'Verrassing' });
    assert.deepEqual(await read(sanne), { may: false, plans: [], children: [] });
    assert.equal((await save(sanne, { child: people.bram.hashid })).status, 404);
    assert.doesNotMatch(JSON.stringify((await sanne.get('/activity')).body), /plan/u);
    const inData = async (by: ApiClient) => String(readZip((await by.get('/export')).bytes).get('gegevens.json'));
    assert.doesNotMatch(await inData(sanne), /Verrassing/u);
    assert.match(await inData(jan), /Verrassing/u);
  });

  test('S-468 a person of another family, blocked, deceased or not a child is refused with the same sentence, at the field', async () => {
    const { db } = made.services;
    const blocked = await makeUser(db, family.id, { firstname: 'Kees', blocked: true });
    const dead = await makeUser(db, family.id, { firstname: 'Rie', passed_away: true });
    const sentence = { child: 'Kies een kind uit je familie dat niet geblokkeerd of overleden is.' };
    for (const child of [teun.hashid, newHashid(), blocked.hashid, dead.hashid, people.marijke.hashid])
      assert.deepEqual(errors(await save(jan, { child })), [422, sentence]);
    assert.equal(await db.$count(giftPlans, eq(giftPlans.family_id, family.id)), 0);
  });

  test('S-469 a plan includes no loan that its maker does not see, and shows its own to nobody else', async () => {
    const loan = await loanTo(people.marijke);
    const sentence = { loan: 'Kies een lening van jullie aan dit kind waar nog iets van open staat.' };
    assert.deepEqual(errors(await save(jan, { loan: newHashid() })), [422, sentence]);
    const { hashid } = await added(jan, { loan });
    assert.equal((await read(marijke)).plans[0]?.loan, loan);
    await jan.remove(`/plan?hashid=${hashid}`);
    const own = await loanTo(family.parent);
    assert.deepEqual(errors(await save(marijke, { loan: own })), [422, sentence]);
    await added(jan, { loan: own });
    assert.deepEqual((await read(marijke)).plans, []);
    assert.deepEqual(errors(await save(marijke)), [
      422,
      { child: 'Voor dit kind is er al een plan. Wijzig dat, of verwijder het eerst.' },
    ]);
  });

  test('S-470 two simultaneous plans for one child make one', async () => {
    const answers = await Promise.all([save(jan), save(marijke), save(jan)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422]);
    assert.equal((await read(jan)).plans.length, 1);
  });

  test('S-471 an older version changes nothing of a newer one', async () => {
    const { hashid, version } = await added(jan);
    await added(marijke, { hashid, version, target: euro(30_000) });
    assert.equal((await save(jan, { hashid, version, target: euro(1_000) })).status, 409);
    assert.equal((await read(jan)).plans[0]?.target, euro(30_000));
  });

  test('AVG 17: a note belongs to its author, also in somebody else’s plan', async () => {
    const plan = await added(jan, { note: 'Van Jan.' });
    const changed = await added(marijke, { hashid: plan.hashid, note: 'Van Marijke.' });
    await added(jan, { hashid: plan.hashid, note: changed.note, target: euro(30_000) });
    const erase = (who: UserRow) =>
      inTransaction(made.services.db, (tx) =>
        erasePerson(tx, who, { userId: family.parent.id, sub: 'jan', requestId: null }, new Date(now)),
      );
    await erase(people.marijke);
    assert.equal((await read(jan)).plans[0]?.note, '');
  });

  test('S-472 erasing a person removes the plan for them, and their words in one that they made', async () => {
    await added(marijke, { note: 'Woorden van Marijke' });
    await added(jan, { child: people.bram.hashid });
    const by = { userId: family.parent.id, sub: 'jan', requestId: null };
    await inTransaction(made.services.db, (tx) => erasePerson(tx, people.marijke, by, new Date(now)));
    await inTransaction(made.services.db, (tx) => erasePerson(tx, people.bram, by, new Date(now)));
    const rows = await made.services.db.select().from(giftPlans).where(eq(giftPlans.family_id, family.id));
    assert.deepEqual(
      rows.map(({ child_id, note }) => [child_id, note]),
      [[people.sanne.id, '']],
    );
  });

  test('S-473 a note with hidden or text-reversing characters, and an invalid plan, are refused at their field', async () => {
    for (const [changes, field] of [
      [{ note: 'a\u202eb' }, 'note'],
      [{ target: 0 }, 'target'],
      [{ target: euro(5_000_000) }, 'target'],
      [{ first: '2026-06-14' }, 'first'],
      [{ child: '' }, 'child'],
      [{ ends: 'day', until: '2099-01-01' }, 'until'],
    ] as [Partial<PlanForm>, string][]) {
      const { status, body } = await save(jan, changes);
      assert.deepEqual([status, Object.keys((body['errors'] as object | undefined) ?? {})], [422, [field]], field);
    }
    assert.deepEqual((await read(jan)).plans, []);
  });

  test('S-474 a former partner sees no plan, gives by none and gets no reminder', async () => {
    const { db } = made.services;
    await added(jan);
    await db.update(users).set({ divorced: true }).where(eq(users.id, people.marijke.id));
    await db
      .update(partnerships)
      .set({ until_date: '2026-06-20' })
      .where(eq(partnerships.partner_id, people.marijke.id));
    assert.deepEqual(await read(marijke), { may: false, plans: [], children: [] });
    assert.deepEqual((await read(jan)).plans[0]?.from, [family.parent.hashid]);
    await remind('2026-07-01');
    assert.deepEqual([(await told(family.parent)).length, await told(people.marijke)], [1, []]);
  });

  test('a plan for a child that has died stands still: it asks nothing and reminds of nothing', async () => {
    await added(jan);
    const { db } = made.services;
    await db.update(users).set({ passed_away: true, death_date: '2026-06-20' }).where(eq(users.id, people.sanne.id));
    const [plan] = (await read(jan)).plans;
    assert.deepEqual([plan?.state, plan?.years, plan?.words], ['stopped', [], []]);
    await remind('2026-07-01');
    assert.deepEqual(await told(family.parent), []);
    assert.equal((await jan.remove(`/plan?hashid=${plan!.hashid}`)).status, 200);
  });

  test('S-475 saving a plan over and over is limited', async () => {
    let { hashid, version } = await added(jan);
    for (let time = 1; time < 30; time += 1) ({ hashid, version } = await added(jan, { hashid, version }));
    const { status, body } = await save(jan, { hashid, version });
    assert.deepEqual(
      [status, body.message],
      [429, 'Je bewaarde vandaag al vaak een plan. Probeer het morgen opnieuw.'],
    );
  });
});
