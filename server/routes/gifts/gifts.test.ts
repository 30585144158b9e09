import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { EqualShares, GiftYear } from '../../../domain/wire/gifts.ts';
import { auditLog, users } from '../../db/schema.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, loanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const NOON = Date.UTC(2026, 5, 15, 12);
const euro = (amount: number) => amount * 100;

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let jan: ApiClient;
  let sanne: ApiClient;
  let bram: ApiClient;
  let people: Record<'jan' | 'marijke' | 'sanne' | 'thomas' | 'bram', UserRow>;

  before(async () => {
    made = await engine.app({ clock: () => NOON });
    const { db } = made.services;
    family = await makeFamily(db);
    const child = (firstname: string, birthdate: string) =>
      makeUser(db, family.id, { firstname, birthdate, sub: firstname, login: true, invited: true, signed: true });
    const [sanneRow, bramRow] = [await child('Sanne', '1986-07-21'), await child('Bram', '1990-01-17')];
    people = {
      jan: family.parent,
      marijke: await makePartner(db, family.parent, { firstname: 'Marijke' }),
      sanne: sanneRow,
      thomas: await makePartner(db, sanneRow, { firstname: 'Thomas', birthdate: '1984-02-09' }),
      bram: bramRow,
    };
    [jan, sanne, bram] = [
      await apiClient(made.app, family.parent),
      await apiClient(made.app, sanneRow),
      await apiClient(made.app, bramRow),
    ];
    await give('jan', 'sanne', 2_000, '2026-01-20');
    await give('marijke', 'thomas', 700, '2026-02-20');
    await give('jan', 'bram', 8_000, '2026-03-20', true);
    await give('jan', 'bram', 1_000, null);
    await addSigned(made, jan, { ...loanDraft(people.jan.hashid, people.bram.hashid), total: euro(50_000) });
    await addSigned(made, jan, yearLoanDraft(people.jan.hashid, people.bram.hashid));
  });

  async function give(
    from: keyof typeof people,
    to: keyof typeof people,
    amount: number,
    date: string | null,
    estate = false,
  ): Promise<void> {
    const draft = giftDraft(people[from].hashid, people[to].hashid);
    const { status } = await addSigned(made, jan, {
      ...draft,
      total: euro(amount),
      contract: { ...draft.contract, signed_date: date, gift_date: date, counts_toward_estate: estate },
    });
    assert.equal(status, 200);
  }

  const meterOf = async (client: ApiClient, year: number | string = 2026) =>
    (await client.get(`/gifts/meter?year=${year}`)).body as GiftYear;
  const names = (year: GiftYear, hashids: readonly string[]) =>
    hashids.map((hashid) => year.people.find((person) => person.hashid === hashid)?.firstname ?? '?');
  const outline = (year: GiftYear) =>
    year.meters.map(({ giver, recipient, total, result }) => [
      names(year, giver),
      names(year, recipient),
      total / 100,
      result && result.left / 100,
      result && result.tax / 100,
    ]);

  test('R-8.1 a parent sees what may still be given to each child, parents as one and a couple as one', async () => {
    const year = await meterOf(jan);
    assert.equal(year.figures, true);
    assert.deepEqual(outline(year), [
      [['Jan', 'Marijke'], ['Sanne', 'Thomas'], 2_700, 4_208, 0],
      [['Jan', 'Marijke'], ['Bram'], 8_000, 0, 109],
    ]);
    assert.deepEqual(
      year.meters.map(({ result }) => result?.return_before),
      [null, '2027-03-01'],
    );
    assert.deepEqual(
      year.waiting.map(({ why, amount }) => [why, amount]),
      [['unsigned', euro(1_000)]],
    );
    // 12.000 less 1.000 a month at 0 %: the amounts that may be a gift are next to the meters.
    assert.deepEqual(
      year.possible.map(({ amount }) => amount),
      [euro(330.17)],
    );
  });

  test('S-33 a child sees their own meter, with the partner’s gifts, and nothing of the others', async () => {
    const { status, body } = await sanne.get('/gifts/meter?year=2026');
    assert.equal(status, 200);
    const year = body as GiftYear;
    // Marijke gave to Thomas alone: Sanne knows her name only.
    assert.deepEqual(outline(year), [[['Jan', 'Marijke'], ['Sanne', 'Thomas'], 2_700, 4_208, 0]]);
    assert.deepEqual(
      year.meters[0]?.lines.map(({ contract, amount }) => [contract !== null, amount]),
      [
        [true, euro(2_000)],
        [false, euro(700)],
      ],
    );
    assert.deepEqual([year.waiting, year.possible], [[], []]);
    const text = JSON.stringify(body);
    for (const secret of ['1955-03-14', '1957-11-02', String(euro(8_000)), String(euro(1_000))])
      assert.ok(!text.includes(secret), secret);
    // Of people who may be chosen for a contract the name is shown (S-178).
    assert.deepEqual(
      year.people.find(({ hashid }) => hashid === people.bram.hashid),
      {
        hashid: people.bram.hashid,
        firstname: 'Bram',
        relation_type: 'child',
        birthdate: null,
        death_date: null,
        partners: [],
      },
    );
  });

  test('S-18 another family sees nothing of it', async () => {
    const other = await makeFamily(made.services.db, { name: 'Bakker' });
    const { body } = await (await apiClient(made.app, other.parent)).get('/gifts/meter?year=2026');
    assert.deepEqual([body.meters, body.waiting, body.people.length], [[], [], 1]);
    assert.deepEqual((await (await apiClient(made.app, other.parent)).get('/gifts/shares')).body, {
      visibility: 'parents',
      shares: [],
    });
  });

  test('a year without figures says so, and adds up the gifts', async () => {
    const year = await meterOf(jan, 2019);
    assert.deepEqual(
      [year.figures, year.meters.map(({ total, result }) => [total, result])],
      [
        false,
        [
          [0, null],
          [0, null],
        ],
      ],
    );
  });

  test('S-86 an invalid year is refused at the field', async () => {
    for (const query of [
      '',
      '?year=',
      '?year=26',
      '?year=2026.5',
      '?year=99999',
      '?year=2026&year=2025',
      '?year=2026&own=1',
      '?year[]=2026',
    ]) {
      const { status, body } = await jan.get(`/gifts/meter${query}`);
      assert.equal(status, 422, query);
      assert.ok(Object.keys((body as { errors: object }).errors).length > 0);
    }
  });

  test('each child next to the others: received, counted toward the estate, borrowed and still open', async () => {
    const { visibility, shares } = (await jan.get('/gifts/shares')).body as EqualShares;
    assert.equal(visibility, 'parents');
    assert.deepEqual(
      shares?.map(({ firstname, received, estate, borrowed, open, forgiven }) => [
        firstname,
        ...[received, estate, borrowed, open, forgiven].map((cents) => cents / 100),
      ]),
      [
        ['Sanne', 2_700, 0, 0, 0, 0],
        ['Bram', 8_000, 8_000, 62_000, 57_000, 0],
      ],
    );
  });

  test('S-33 the parents choose who sees it, the server enforces it, and the log records it', async () => {
    assert.deepEqual((await bram.get('/gifts/shares')).body, { visibility: 'parents', shares: null });
    assert.equal((await bram.post('/gifts/visibility', { visibility: 'everyone' })).status, 403);
    const earlier = await made.services.db.$count(auditLog);
    assert.equal((await jan.post('/gifts/visibility', { visibility: 'everyone' })).body.visibility, 'everyone');
    const [line, ...more] = (await made.services.db.select().from(auditLog).orderBy(auditLog.id)).slice(earlier);
    assert.deepEqual(
      [line?.action, line?.entity, line?.hashid, line?.user_id, line?.before, line?.after, more.length],
      ['edit', 'shares', family.hashid, family.parent.id, { visibility: 'parents' }, { visibility: 'everyone' }, 0],
    );
    assert.deepEqual(
      (await bram.get('/gifts/shares')).body.shares.map(({ firstname }: { firstname: string }) => firstname),
      ['Sanne', 'Bram'],
    );
    // A divorced person gets no new data of the family.
    const { db } = made.services;
    await db
      .update(users)
      .set({ sub: 'thomas', login: true, signed: true, divorced: true })
      .where(eq(users.id, people.thomas.id));
    const ex = await apiClient(made.app, { ...people.thomas, sub: 'thomas' });
    assert.equal((await ex.get('/gifts/shares')).body.shares, null);
    await db.update(users).set({ divorced: false }).where(eq(users.id, people.thomas.id));
    assert.equal((await ex.get('/gifts/shares')).body.shares.length, 2);
    await jan.post('/gifts/visibility', { visibility: 'parents' });
    assert.equal((await bram.get('/gifts/shares')).body.shares, null);
    for (const body of [
      {},
      { visibility: 'iedereen' },
      { visibility: 'everyone', family_id: 1 },
      { visibility: ['everyone'] },
      null,
    ]) {
      assert.equal((await jan.post('/gifts/visibility', body)).status, 422, JSON.stringify(body));
    }
  });
});
