import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { GiftDraft } from '../../../domain/wire/contract.ts';
import { auditLog, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let host: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let recipient: ApiClient;
  let sister: ApiClient;
  let stranger: ApiClient;

  before(async () => {
    host = await engine.app({ clock: () => NOW });
    services = host.services;
    family = await makeFamily(services.db);
    sanne = await makeUser(services.db, family.id, { sub: 'sanne', login: true, signed: true });
    const bram = await makeUser(services.db, family.id, { firstname: 'Bram', sub: 'bram', login: true, signed: true });
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const token = { expires: NOW / 1000 + 600 };
    jan = await apiClient(host.app, family.parent, token);
    recipient = await apiClient(host.app, sanne, token);
    sister = await apiClient(host.app, bram, token);
    stranger = await apiClient(host.app, other.parent, token);
  });

  const paper = (terms: object = {}) => {
    const draft = giftDraft(family.parent.hashid, sanne.hashid);
    const contract = { ...draft.contract, signed_date: '2024-01-01', gift_date: null, form: 'paper', ...terms };
    return { ...draft, total: 3_000_000, contract } as GiftDraft;
  };
  async function newGift(terms: object = {}): Promise<string> {
    return String((await addSigned(host, jan, paper(terms))).body.hashid);
  }
  const interest = (contract: string, rest: object = {}) => ({
    contract,
    kind: 'interest',
    year: 2025,
    date: '2025-12-15',
    amount: 180_000,
    note: 'Rente 2025',
    ...rest,
  });
  const events = ({ body }: ApiAnswer) =>
    body.events as { hashid: string; kind: string; status: string; year?: number; recorded_by: { hashid: string } }[];

  test('R-5.1 the giver reports interest of a gift on paper; it counts when the recipient says it came in', async () => {
    const gift = await newGift();
    const open = (await jan.get(`/contract?hashid=${gift}`)).body;
    assert.deepEqual([open.events, open.ledger_version], [[], 0]);
    const reported = await jan.post('/contract/event', interest(gift));
    assert.deepEqual([reported.status, reported.body.ledger_version], [200, 1]);
    const [event] = events(reported);
    assert.deepEqual(
      [event?.kind, event?.year, event?.status, event?.recorded_by.hashid],
      ['interest', 2025, 'reported', family.parent.hashid],
    );
    const hashid = event!.hashid;
    assert.equal((await jan.post('/contract/event/confirm', { hashid, status: 'confirmed' })).status, 403);
    const confirmed = await recipient.post('/contract/event/confirm', { hashid, status: 'confirmed' });
    assert.equal(events(confirmed)[0]?.status, 'confirmed');
    const statement = (await recipient.get('/statement?year=2025')).body.statement;
    assert.deepEqual(
      statement.lent.map((line: { figures: object }) => line.figures),
      [
        {
          opening: 3_180_000,
          paid_out: 0,
          interest_charged: 180_000,
          interest_paid: 180_000,
          costs_charged: 0,
          costs_paid: 0,
          repaid: 0,
          repaid_extra: 0,
          paid_ahead: 0,
          forgiven: 0,
          closing: 3_180_000,
        },
      ],
    );
    const mirror = (await jan.get('/statement?year=2025')).body.statement;
    assert.deepEqual(mirror.borrowed[0].figures, statement.lent[0].figures);
    assert.equal((await jan.remove(`/contract/event?hashid=${hashid}`)).status, 403);
    const undone = await recipient.remove(`/contract/event?hashid=${hashid}`);
    assert.deepEqual(
      events(undone).map(({ kind }) => kind),
      ['interest', 'correction'],
    );
    const rows = await services.db.select().from(auditLog).where(eq(auditLog.hashid, gift));
    assert.deepEqual(
      rows.filter(({ entity }) => entity === 'gift_event').map(({ action }) => action),
      ['add', 'confirm', 'correct'],
    );
  });

  test('S-33 nobody else of the family, and no other family, records or answers', async () => {
    const gift = await newGift();
    const { hashid } = events(await jan.post('/contract/event', interest(gift)))[0]!;
    for (const client of [sister, stranger]) {
      assert.equal((await client.post('/contract/event', interest(gift))).status, 404);
      assert.equal((await client.post('/contract/event/confirm', { hashid, status: 'confirmed' })).status, 404);
      assert.equal((await client.remove(`/contract/event?hashid=${hashid}`)).status, 404);
    }
    assert.equal((await recipient.post('/contract/event/planned', { contract: gift })).status, 422);
  });

  test('an impossible event gets a sentence at its field, and so does a gift that is not on paper or has no deed', async () => {
    const gift = await newGift();
    const draft = await newGift({ signed_date: null });
    const paid = await newGift({ form: 'transfer' });
    const wrong: [object, string][] = [
      [interest(gift, { kind: 'payment' }), 'kind'],
      [interest(gift, { year: 2026 }), 'year'],
      [interest(gift, { date: '2026-06-16', year: 2026 }), 'date'],
      [interest(gift, { date: '2023-12-31', year: 2023 }), 'date'],
      [interest(gift, { amount: 3_000_001 }), 'amount'],
      [{ ...interest(gift), kind: 'payout', amount: 3_000_001 }, 'amount'],
      [interest(draft), 'contract'],
      [interest(paid), 'contract'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: answer } = await recipient.post('/contract/event', body);
      assert.equal(status, 422, JSON.stringify([body, answer]));
      assert.match(String(answer.errors[field]), /^[A-Z].{10,}\.$/, JSON.stringify([body, answer]));
    }
  });

  test('other terms that the records do not fit are refused: another form, a smaller amount than was paid', async () => {
    const gift = await newGift();
    const body = { ...interest(gift), kind: 'payout', amount: 2_000_000, date: '2025-03-01' };
    assert.equal((await recipient.post('/contract/event', body)).status, 200);
    const propose = async (total: number, terms: object) => {
      const content = { kind: 'terms', draft: { ...paper(terms), total } };
      return (await jan.post('/contract/proposal', { contract: gift, content })).status;
    };
    assert.equal(await propose(3_000_000, { form: 'transfer' }), 409);
    assert.equal(await propose(1_999_999, {}), 409);
    assert.equal(await propose(2_500_000, {}), 200);
  });

  test('R-5.1 recipient and manager see the day the last giver died, once the family recorded it', async () => {
    const oma = await makeUser(services.db, family.id, { firstname: 'Oma' });
    const parties = { from: [oma.hashid], to: [sanne.hashid] };
    const gift = String((await addSigned(host, jan, { ...paper(), parties })).body.hashid);
    const told = async (who: ApiClient) => (await who.get(`/contract?hashid=${gift}`)).body.last_death;
    assert.equal(await told(recipient), undefined);
    const died = { passed_away: true, death_date: '2026-03-01' };
    await services.db.update(users).set(died).where(eq(users.id, oma.id));
    assert.deepEqual([await told(jan), await told(recipient)], ['2026-03-01', '2026-03-01']);
    const recorded = await recipient.post('/contract/event', interest(gift));
    assert.deepEqual([recorded.status, recorded.body.last_death], [200, '2026-03-01']);
  });

  test('law 6: a payment keeps whose half it is for, and another word is refused', async () => {
    const gift = await newGift();
    const sent = await recipient.post('/contract/event', interest(gift, { half: 'due' }));
    assert.equal(sent.status, 200);
    assert.deepEqual(
      (sent.body.events as { half?: string }[]).map(({ half }) => half),
      ['due'],
    );
    const wrong = interest(gift, { half: 'mine', ledger_version: sent.body.ledger_version });
    assert.equal((await recipient.post('/contract/event', wrong)).status, 422);
  });
});
