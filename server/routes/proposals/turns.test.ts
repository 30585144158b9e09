import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { partnerships, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let [marijke, sanne, thomas]: UserRow[] = [];
  let jan: ApiClient;
  let child: ApiClient;
  let loan: string;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    const login = () => ({ sub: newHashid(), login: true, signed: true });
    marijke = await makePartner(db, family.parent, login());
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', ...login() });
    thomas = await makePartner(db, sanne, { firstname: 'Thomas', ...login() });
    [jan, child] = (await Promise.all(
      [family.parent, sanne].map((one) => apiClient(made.app, one, { expires: 4e9 })),
    )) as [ApiClient, ApiClient];
    const between = { from: [family.parent.hashid, marijke.hashid], to: [sanne.hashid, thomas.hashid] };
    const draft = { ...freshLoanDraft('', '', '2026-01-01'), parties: between } as ContractDraft;
    loan = String((await addSigned(made, jan, draft)).body.hashid);
  });

  const turnsFor = async (who: ApiClient) =>
    ((await who.get(`/contract/proposals?hashid=${loan}`)).body as unknown as ContractLifecycle).turns;

  test('a loan says nothing about its people while they live and are together', async () => {
    assert.equal(await turnsFor(jan), undefined);
  });

  test('everybody who sees the loan reads of a dead lender and a parted borrower, and whose turn it is', async () => {
    const { db } = made.services;
    await db.update(users).set({ passed_away: true, death_date: '2026-05-01' }).where(eq(users.id, marijke!.id));
    await db.update(partnerships).set({ until_date: '2026-04-01' }).where(eq(partnerships.partner_id, thomas!.id));
    await db.update(users).set({ divorced: true }).where(eq(users.id, thomas!.id));
    const told = await turnsFor(child);
    assert.deepEqual(told, await turnsFor(jan));
    assert.deepEqual(
      told?.map(({ party, kind, side, date, from, receipts, on_paper }) => ({
        ...{ who: party.firstname, kind, side, date, from, receipts, on_paper },
      })),
      [
        {
          ...{ who: 'Marijke', kind: 'died', side: 'from', date: '2026-05-01' },
          from: undefined,
          receipts: ['Jan'],
          on_paper: true,
        },
        {
          ...{ who: 'Thomas', kind: 'parted', side: 'to', date: null },
          from: sanne!.hashid,
          receipts: ['Jan'],
          on_paper: false,
        },
      ],
    );
  });
});
