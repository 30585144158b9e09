import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { MoneyYears } from '../../../domain/wire/moneyYears.ts';
import { contracts } from '../../db/contractSchema.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** The years of the picture: what each reader's own contracts add up to. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let his: ApiClient;
  let stranger: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    const member = (firstname: string) =>
      makeUser(db, family.id, { firstname, sub: firstname, login: true, signed: true });
    [sanne, bram] = [await member('Sanne'), await member('Bram')];
    const other = await makeFamily(db, { name: 'Bakker', parent: { firstname: 'Wim', lastname: 'Bakker' } });
    const client = (user: UserRow) => apiClient(made.app, user, { expires: 4e9 });
    [jan, hers, his, stranger] = [
      await client(family.parent),
      await client(sanne),
      await client(bram),
      await client(other.parent),
    ];
    // 1.000 a month from 1 February 2026, without records: five terms are past in June.
    await addSigned(made, jan, yearLoanDraft(family.parent.hashid, sanne.hashid));
    await addSigned(made, jan, giftDraft(family.parent.hashid, bram.hashid));
  });

  const years = async (who: ApiClient) => {
    const { status, body } = await who.get('/contracts/years');
    assert.equal(status, 200);
    return (body as unknown as MoneyYears).years.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([, amount]) => amount !== 0)),
    );
  };
  const loan = [
    { year: 2026, lent: 1_200_000, repaid: 500_000, to_come: 600_000 },
    { year: 2027, to_come: 100_000 },
  ];
  const gift = { year: 2025, given: 500_000 };

  test('a manager sees the years of every contract of the family, a member those of their own alone', async () => {
    assert.deepEqual(await years(jan), [gift, ...loan]);
    assert.deepEqual(await years(hers), loan);
    assert.deepEqual(await years(his), [gift]);
  });

  test('another family sees nothing of it', async () => {
    assert.deepEqual((await stranger.get('/contracts/years')).body, { years: [], repaid_before: 0 });
  });

  test('a concept does not count; an archived contract has left the years, as it left the list', async () => {
    const { db } = made.services;
    await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid, null));
    assert.deepEqual(await years(his), [gift]);
    await db
      .update(contracts)
      .set({ archived_at: new Date(NOW) })
      .where(eq(contracts.type, 'GiftContract'));
    assert.deepEqual(await years(his), []);
    assert.deepEqual(await years(jan), loan);
  });

  test('two hundred contracts of thirty years add up within two seconds', async () => {
    const { db } = made.services;
    const [stored] = await db.select().from(contracts).where(eq(contracts.type, 'LinearLoanContract')).limit(1);
    const { total, terms, type } = stored!;
    for (let i = 0; i < 200; i++)
      await makeContract(db, family.parent, bram, {
        type,
        total,
        terms: { ...terms, signed_date: '2026-01-01', term_months: 360 },
        signed_date: '2026-01-01',
      });
    const began = performance.now();
    const [first] = await years(his);
    const took = performance.now() - began;
    assert.equal(first?.['lent'], 200 * total);
    assert.ok(took < 2000, `${Math.round(took)} ms`);
  });
});
