import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { carryOutDue } from '../../actions/claims/rounds.ts';
import { WEEK_MS } from '../../actions/claims/make.ts';
import { claims } from '../../db/claimSchema.ts';
import { mailOutbox, partnerships, users } from '../../db/schema.ts';
import { allAgree } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { editOf, partnerForm } from '../../test/relationForms.ts';

const LOGIN = { login: true, invited: true, signed: true } as const;

/**
 * The partner of somebody without an account has one and speaks for them: the partner is asked about their divorce
 * (docs/decisions/0013).
 */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let bramRow: UserRow;
  let els: UserRow;
  let jan: ApiClient;
  let bram: ApiClient;
  let loan: string;
  let later = 0;

  beforeEach(async () => {
    later = 0;
    made = await engine.app({ clock: () => NOW + later });
    const { db } = made.services;
    family = await makeFamily(db);
    bramRow = await makeUser(db, family.id, {
      ...{ ...LOGIN, firstname: 'Bram', sub: 'bram', email: 'bram@voorbeeld.example', family_role: 'manager' },
      relation_type: 'child',
    });
    els = await makePartner(db, bramRow, { firstname: 'Els', birthdate: '1988-03-03' });
    const client = (one: UserRow) => apiClient(made.app, one, { expires: 4e9 });
    [jan, bram] = [await client(family.parent), await client(bramRow)];
    const draft = freshLoanDraft(family.parent.hashid, bramRow.hashid);
    const parties = { from: [family.parent.hashid], to: [bramRow.hashid, els.hashid] };
    const added = await jan.post('/contract', { ...draft, parties, contract: { ...draft.contract, own_home: false } });
    loan = String(added.body.hashid);
    await allAgree(made, jan, loan);
  });

  const divorce = (by: ApiClient) =>
    by.form(
      '/user',
      partnerForm(bramRow.hashid, {
        ...{ ...editOf(els.hashid), firstname: 'Els', infix: '', birthdate: '1988-03-03' },
        ...{ divorced: '1', divorce_date: '2026-05-01' },
      }),
    );
  const parted = async () => {
    const { db } = made.services;
    const [row] = await db.select().from(users).where(eq(users.id, els.id));
    const [pair] = await db.select().from(partnerships);
    return [row!.divorced, pair?.until_date];
  };
  const open = async () =>
    ((await bram.get('/user')).body.claims ?? []) as { hashid: string; kind: string; date: string }[];
  const newest = ({ body }: ApiAnswer) => (body as unknown as ContractLifecycle).proposals[0]!;
  const RATE = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9_000 };

  test('S-295 her spokesman does not change at once: he is asked, and speaks for her meanwhile', async () => {
    const { status, body } = await divorce(jan);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(await parted(), [false, null]);
    const { db } = made.services;
    const [mail] = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, bramRow.email))
      .orderBy(mailOutbox.id);
    assert.equal(
      await db.$count(mailOutbox, eq(mailOutbox.subject, 'Er is iets over je vastgelegd bij Onderling')),
      1,
      mail?.subject,
    );
    const proposed = await jan.post('/contract/proposal', { contract: loan, content: RATE });
    const { hashid, awaited } = newest(proposed);
    assert.deepEqual(
      awaited.map(({ party, on_paper, yours }) => [party.firstname, on_paper, yours]),
      [
        ['Bram', false, false],
        ['Els', false, false],
      ],
    );
    const paper = { hashid, answer: 'accepted', paper_date: '2026-06-10' };
    assert.equal((await jan.post('/contract/proposal/answer', paper)).status, 403);
    const agreed = await bram.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.equal(newest(agreed).state, 'accepted');
    const [claim] = await open();
    assert.deepEqual([claim?.kind, claim?.date], ['parted', '2026-05-01']);
    await bram.post('/claim/answer', { hashid: claim!.hashid, answer: 'no' });
    later = 2 * WEEK_MS;
    await carryOutDue(made.services);
    assert.deepEqual(await parted(), [false, null]);
  });

  test('a yes carries it out, and takes nothing of his', async () => {
    await divorce(jan);
    const [claim] = await open();
    const yes = await bram.post('/claim/answer', { hashid: claim!.hashid, answer: 'yes' });
    assert.deepEqual([yes.status, yes.body.family_role, yes.body.claims], [200, 'manager', undefined]);
    assert.deepEqual(await parted(), [true, '2026-05-01']);
  });

  test('after a week without a call of his it counts', async () => {
    await divorce(jan);
    later = WEEK_MS;
    await carryOutDue(made.services);
    assert.deepEqual(await parted(), [true, '2026-05-01']);
    assert.equal((await bram.get('/contracts')).status, 200);
  });

  test('his own report asks nobody, and a report about a person presumed dead is refused', async () => {
    const { db } = made.services;
    await db.update(users).set({ passed_away: true }).where(eq(users.id, bramRow.id));
    const refused = await divorce(jan);
    assert.match(String(refused.body.errors?.divorced), /^De partner van deze persoon is overleden/u);
    await db.update(users).set({ passed_away: false }).where(eq(users.id, bramRow.id));
    assert.equal((await divorce(bram)).status, 200);
    assert.deepEqual(await parted(), [true, '2026-05-01']);
    assert.equal(await db.$count(claims), 0);
  });
});
