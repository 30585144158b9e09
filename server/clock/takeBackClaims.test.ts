import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { LoanEvent } from '../../domain/wire/event.ts';
import type { ContractLifecycle } from '../../domain/wire/proposal.ts';
import { carryOutDue } from '../actions/claims/rounds.ts';
import { WEEK_MS } from '../actions/claims/make.ts';
import { claims } from '../db/claimSchema.ts';
import { contracts } from '../db/contractSchema.ts';
import { mailOutbox, partnerships, users } from '../db/schema.ts';
import { addSigned } from '../test/agree.ts';
import { type ApiClient, apiClient } from '../test/apiClient.ts';
import { freshLoanDraft, yearLoanDraft } from '../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../test/engines.ts';
import { everything } from '../test/everything.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../test/factories.ts';
import { childForm, editOf, partnerForm } from '../test/relationForms.ts';
import { findEarly, takeBackEarly } from './takeBack.ts';

const DAY = 86_400_000;

/** Claims about somebody with a login that took effect because the clock was a year ahead (docs/decisions/0031). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let daughter: ApiClient;
  let off = 0;
  const db = () => made.services.db;

  beforeEach(async () => {
    off = 0;
    made = await engine.app({ clock: () => NOW + off });
    family = await makeFamily(db(), { parent: { email: 'jan@voorbeeld.example' } });
    sanne = await makeUser(db(), family.id, {
      ...{ firstname: 'Sanne', sub: 'sanne', login: true, signed: true, email: 'sanne@voorbeeld.example' },
      family_role: 'manager',
      relation_type: 'child',
    });
    jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    daughter = await apiClient(made.app, sanne, { expires: 4e9 });
  });

  const hers = (changes: Record<string, string>) =>
    childForm({ ...editOf(sanne.hashid), firstname: 'Sanne', email: sanne.email, login: '1', ...changes });
  const ok = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const person = async (id: number) => (await db().select().from(users).where(eq(users.id, id)))[0]!;
  const open = () => db().select().from(claims).where(isNull(claims.ended_at)).orderBy(asc(claims.id));
  const mailsTo = async (email: string) =>
    (await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(({ subject }) => subject);
  const notices = async (client: ApiClient) => JSON.stringify(await ok(client.get('/notices')));

  /** One round with the clock a year ahead, then correct again. */
  async function roundAhead(): Promise<void> {
    off = 365 * DAY;
    await carryOutDue(made.services);
    off = DAY;
  }
  /** As the command does. */
  async function command(): Promise<string[]> {
    const early = await findEarly(db(), made.services.clock, made.services.env.includedChildren);
    await takeBackEarly(made.services, early);
    return early.claims.map(({ kind }) => kind);
  }
  async function twice(kind: string): Promise<void> {
    assert.deepEqual(await command(), [kind]);
    const [again] = await open();
    assert.deepEqual(
      [(await open()).length, again?.kind, again?.takes_effect_at.getTime()],
      [1, kind, NOW + off + WEEK_MS],
      'it waits again, for a week',
    );
    const done = await everything(db());
    assert.deepEqual(await command(), []);
    assert.deepEqual(await everything(db()), done, 'a second time changes nothing');
  }

  test('S-376 a block, a lost management and a death put into effect by a wrong clock are taken back, and wait a week', async () => {
    const loan = String((await addSigned(made, jan, yearLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    await ok(jan.post('/contract/automatic', { contract: loan, past_paid: false }));
    const running = async () => (await db().select().from(contracts).where(eq(contracts.hashid, loan)))[0]!;
    const automatic = (await running()).automatic_since;
    const ways: [string, () => Promise<unknown>][] = [
      ['block', () => jan.post('/user/block', editOf(sanne.hashid))],
      ['role', () => jan.remove(`/family/manager?hashid=${sanne.hashid}`)],
      ['death', () => jan.form('/user', hers({ passed_away: '1', death_date: '2026-01-01' }))],
    ];
    for (const [kind, record] of ways) {
      off = 0;
      assert.equal(((await record()) as { status: number }).status, 200, kind);
      await roundAhead();
      const shut = await person(sanne.id);
      assert.deepEqual([shut.family_role, shut.blocked || shut.passed_away], ['member', kind !== 'role'], kind);
      assert.equal((await running()).automatic_since, kind === 'death' ? null : automatic);
      const before = (await mailsTo(sanne.email)).length;
      await twice(kind);
      const back = await person(sanne.id);
      assert.deepEqual([back.family_role, back.blocked, back.passed_away], ['manager', false, false], kind);
      assert.equal((await running()).automatic_since, automatic, 'terms that counted automatically do so again');
      const mails = (await mailsTo(sanne.email)).slice(before);
      assert.ok(mails.includes('Er is iets over je vastgelegd bij Onderling'), kind);
      assert.equal(mails.includes('Je kunt weer inloggen bij Onderling'), kind === 'death');
      assert.match(await notices(jan), /ging te vroeg in: de klok van deze dienst was verkeerd/u);
      const log = JSON.stringify(await ok(jan.get('/activity')));
      assert.match(log, /draaide terug wat over Sanne .*te vroeg inging, want de klok was verkeerd/u);
      // She logs in: from now on it waits for her answer, and the true week takes nothing from her.
      await ok(daughter.get('/user'));
      off += WEEK_MS + DAY;
      await carryOutDue(made.services);
      assert.deepEqual((await open()).length, 1);
      await ok(daughter.post('/claim/answer', { hashid: (await open())[0]!.hashid, answer: 'no' }));
    }
  });

  test('S-376 by the true clock it takes effect after its new week, once', async () => {
    await ok(jan.post('/user/block', editOf(sanne.hashid)));
    await roundAhead();
    await twice('block');
    off += WEEK_MS;
    await carryOutDue(made.services);
    assert.equal((await person(sanne.id)).blocked, true);
    assert.deepEqual(await command(), []);
  });

  test('S-376 a divorce is taken back: they are a couple again', async () => {
    const login = { sub: 'kees', login: true, email: 'kees@voorbeeld.example' };
    const kees = await makeUser(db(), family.id, { firstname: 'Kees', relation_type: 'partner', ...login });
    await db().insert(partnerships).values({ family_id: family.id, self_id: sanne.id, partner_id: kees.id });
    const form = { ...editOf(kees.hashid), firstname: 'Kees', email: login.email };
    await ok(jan.form('/user', partnerForm(sanne.hashid, { ...form, divorced: '1', divorce_date: '2026-01-01' })));
    const lasting = () =>
      db().$count(partnerships, and(eq(partnerships.partner_id, kees.id), isNull(partnerships.until_date)));
    await roundAhead();
    assert.deepEqual([(await person(kees.id)).divorced, await lasting()], [true, 0]);
    await twice('divorce');
    assert.deepEqual([(await person(kees.id)).divorced, await lasting()], [false, 1]);
  });

  test('S-376 agreements made for somebody counted as dead are open again, in the name of their proposer', async () => {
    const manages = { sub: 'mother', family_role: 'manager', login: true } as const;
    const other = await makeUser(db(), family.id, manages);
    const mother = await apiClient(made.app, other, { expires: 4e9 });
    const loan = String((await addSigned(made, jan, freshLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    await ok(mother.form('/user', hers({ passed_away: '1', death_date: '2026-01-01' })));
    await roundAhead();
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
    const { proposals } = (await ok(jan.post('/contract/proposal', { contract: loan, content }))) as ContractLifecycle;
    const answer = { hashid: proposals[0]!.hashid, answer: 'accepted', paper_date: '2026-06-01' };
    await ok(mother.post('/contract/proposal/answer', answer));
    await twice('death');
    const { events } = (await ok(daughter.get(`/contract?hashid=${loan}`))) as { events: LoanEvent[] };
    assert.deepEqual(
      events.map(({ kind, recorded_by }) => [kind, recorded_by.hashid]),
      [
        ['rate_change', family.parent.hashid],
        ['correction', family.parent.hashid],
      ],
    );
    const lifecycle = (await ok(daughter.get(`/contract/proposals?hashid=${loan}`))) as ContractLifecycle;
    assert.deepEqual(
      [lifecycle.proposals[0]?.state, lifecycle.proposals[0]?.content.kind, lifecycle.proposals[0]?.proposed_by.hashid],
      ['open', 'rate_change', family.parent.hashid],
    );
  });
});
