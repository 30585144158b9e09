import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Mandates } from '../../../domain/wire/mandate.ts';
import { mandates } from '../../db/mandateSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { mailOutbox, partnerships, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';
import { editOf, partnerForm } from '../../test/relationForms.ts';
import { weekPasses } from '../../test/weekPasses.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let bramRow: UserRow;
  let noorRow: UserRow;
  let jan: ApiClient;
  let bram: ApiClient;
  let noor: ApiClient;
  let sanne: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
  });
  beforeEach(async () => {
    const { db } = made.services;
    family = await makeFamily(db);
    const login = (email: string) => ({ sub: newHashid(), login: true, invited: true, signed: true, email });
    const at = () => `${newHashid()}@voorbeeld.example`;
    bramRow = await makeUser(db, family.id, { firstname: 'Bram', ...login(at()) });
    noorRow = await makePartner(db, bramRow, { firstname: 'Noor', ...login(at()) });
    const sanneRow = await makeUser(db, family.id, login(at()));
    [jan, bram, noor, sanne] = (await Promise.all(
      [family.parent, bramRow, noorRow, sanneRow].map((one) => apiClient(made.app, one, { expires: 4e9 })),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
    await db.delete(rateLimits);
  });

  const give = (by: ApiClient, taker: UserRow, matters: string[]) =>
    by.post('/mandate', { taker: taker.hashid, matters });
  const of = async (who: ApiClient) => (await who.get('/mandates')).body as unknown as Mandates;
  const given = ({ body }: ApiAnswer) => (body as unknown as Mandates).given!;
  const mailed = async ({ email }: UserRow) =>
    (await made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
      ({ subject }) => subject,
    );
  const told = async (who: ApiClient) =>
    ((await who.get('/notices')).body.notices as { text: string }[]).map(({ text }) => text);
  const ends = async () =>
    (await made.services.db.select().from(mandates).where(eq(mandates.family_id, family.id)).orderBy(mandates.id)).map(
      ({ ended_why }) => ended_why,
    );

  test('S-242 one gives a mandate to their partner for named matters, both are notified, and giving another replaces it', async () => {
    assert.deepEqual(await of(sanne), { partner: null, given: null, received: null });
    assert.equal((await of(bram)).partner?.firstname, 'Noor');
    const first = await give(bram, noorRow, ['forgiveness', 'terms', 'terms']);
    assert.deepEqual([given(first).matters, given(first).party.firstname], [['terms', 'forgiveness'], 'Noor']);
    const hers = await of(noor);
    assert.deepEqual([hers.given, hers.received?.party.firstname], [null, 'Bram']);
    assert.deepEqual(await told(noor), ['Je mag ook namens Bram Vries antwoorden. Bij Profiel zie je waarover.']);
    assert.deepEqual(await told(bram), [
      'Noor Vries mag ook namens jou antwoorden. Wil je dat niet? Stop het bij Profiel.',
    ]);
    assert.deepEqual(await mailed(noorRow), ['Je mag bij Onderling namens je partner antwoorden']);
    assert.deepEqual(await mailed(bramRow), ['Wie namens wie mag antwoorden bij Onderling, is veranderd']);
    assert.deepEqual(given(await give(bram, noorRow, ['paper'])).matters, ['paper']);
    assert.deepEqual(await ends(), ['replaced', null]);
    const mine = readZip((await noor.get('/export')).bytes).get('gegevens.json');
    const own = (JSON.parse(String(mine)) as { mandates: { giver: { firstname: string }; ended_why: string }[] })
      .mandates;
    assert.deepEqual(
      own.map(({ giver, ended_why }) => [giver.firstname, ended_why]),
      [
        ['Bram', 'replaced'],
        ['Bram', null],
      ],
    );
    const log = (await bram.get('/activity')).body.lines as { text: string }[];
    assert.match(log[0]!.text, /^Je gaf Noor Vries een machtiging om te antwoorden\.$/u);
  });

  test('S-242 the giver ends it with one press, the taker hands it back, and nobody else does either', async () => {
    for (const [who, why] of [
      [bram, 'giver'],
      [noor, 'taker'],
    ] as const) {
      const { hashid } = given(await give(bram, noorRow, ['terms']));
      for (const other of [jan, sanne]) assert.equal((await other.remove(`/mandate?hashid=${hashid}`)).status, 404);
      assert.equal((await who.remove(`/mandate?hashid=${hashid}`)).status, 200);
      assert.equal((await of(noor)).received, null);
      assert.equal((await ends()).at(-1), why);
      assert.equal((await who.remove(`/mandate?hashid=${hashid}`)).status, 404, 'once');
    }
    assert.equal((await told(bram))[0], 'Jij en Noor Vries antwoorden weer elk voor jezelf.');
    assert.equal((await told(noor))[0], 'Jij en Bram Vries antwoorden weer elk voor jezelf.');
  });

  test('S-242 only the giver gives it, to their current partner with a login, about something', async () => {
    const { db } = made.services;
    const wrong = async (answer: Promise<ApiAnswer>, field: string) => {
      const { status, body } = await answer;
      assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], JSON.stringify(body));
      assert.match(String(body.errors[field]), /^[A-Z].{10,}\.$/u);
    };
    await wrong(give(sanne, noorRow, ['terms']), 'taker');
    await wrong(give(bram, bramRow, ['terms']), 'taker');
    await wrong(give(bram, family.parent, ['terms']), 'taker');
    await wrong(give(bram, noorRow, []), 'matters');
    assert.equal((await give(bram, noorRow, ['signing'])).status, 422);
    for (const change of [{ sub: null }, { blocked: true }, { passed_away: true }]) {
      await db.update(users).set(change).where(eq(users.id, noorRow.id));
      await wrong(give(bram, noorRow, ['terms']), 'taker');
      await db
        .update(users)
        .set({ sub: noorRow.sub, blocked: false, passed_away: false })
        .where(eq(users.id, noorRow.id));
    }
    await db.update(partnerships).set({ until_date: '2026-06-01' }).where(eq(partnerships.self_id, bramRow.id));
    await wrong(give(bram, noorRow, ['terms']), 'taker');
    assert.deepEqual(await ends(), []);
  });

  test('S-242 it ends for good with a block or a divorce, and both are notified; taken back, it does not return', async () => {
    await give(bram, noorRow, ['terms']);
    assert.equal((await jan.post('/user/block', { hashid: noorRow.hashid, _method: 'PATCH' })).status, 200);
    await weekPasses(made.services);
    assert.ok((await told(bram)).includes('Jij en Noor Vries antwoorden weer elk voor jezelf.'));
    assert.equal((await jan.post('/user/unblock', { hashid: noorRow.hashid })).status, 200);
    assert.deepEqual([(await of(bram)).given, await ends()], [null, ['blocked']]);
    await give(bram, noorRow, ['terms']);
    const form = { ...partnerForm(bramRow.hashid), ...editOf(noorRow.hashid) };
    const divorced = await jan.form('/user', {
      ...form,
      firstname: 'Noor',
      email: noorRow.email,
      divorced: '1',
      divorce_date: '2026-06-01',
    });
    assert.equal(divorced.status, 200, JSON.stringify(divorced.body));
    await weekPasses(made.services);
    assert.deepEqual(await ends(), ['blocked', 'parted']);
  });
});
