import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';
import { checkOrphans } from '../../verify/orphans.ts';

/** Jan and his partner Noor lend to Bram; all have a login, and Jan manages the family. It is 15 June 2026. */
eachEngine((engine) => {
  let made: TestApp;
  let now: number;
  let family: TestFamily;
  let rows: Record<'noor' | 'bram', UserRow>;
  let [jan, noor, bram]: ApiClient[] = [];
  let loan: string;

  before(async () => {
    made = await engine.app({ clock: () => now });
  });
  beforeEach(async () => {
    now = NOW;
    const { db } = made.services;
    await db.delete(rateLimits);
    family = await makeFamily(db, { parent: { firstname: 'Jan' } });
    const login = () => ({ sub: newHashid(), login: true, signed: true });
    rows = {
      noor: await makePartner(db, family.parent, { firstname: 'Noor', ...login() }),
      bram: await makeUser(db, family.id, { firstname: 'Bram', ...login() }),
    };
    [jan, noor, bram] = await Promise.all(
      [family.parent, rows.noor, rows.bram].map((one) => apiClient(made.app, one, { expires: 4e9 })),
    );
    loan = await newLoan();
  });

  async function newLoan(): Promise<string> {
    const draft = yearLoanDraft(family.parent.hashid, rows.bram.hashid);
    const from = [family.parent.hashid, rows.noor.hashid];
    return String((await addSigned(made, jan!, { ...draft, parties: { ...draft.parties, from } })).body.hashid);
  }
  /** Noor lets Jan answer for her. */
  const mandate = async (matters = ['payments']) => {
    const { body, status } = await noor!.post('/mandate', { taker: family.parent.hashid, matters });
    assert.equal(status, 200, JSON.stringify(body));
    return (body.given as { hashid: string }).hashid;
  };
  const pay = (who: ApiClient | undefined, date: string, past_paid = false) =>
    who!.post('/contract/event', { contract: loan, kind: 'payment', date, amount: 100_000, past_paid });
  const newest = ({ body, status }: ApiAnswer) => {
    assert.equal(status, 200, JSON.stringify(body));
    return (body.events as { hashid: string }[]).at(-1)!.hashid;
  };
  const answer = (who: ApiClient | undefined, hashid: string, past_paid = false) =>
    who!.post('/contract/event/confirm', { hashid, status: 'confirmed', past_paid });
  const detail = async (who = jan) => (await who!.get(`/contract?hashid=${loan}`)).body as LoanDetail;
  /** Whether each record counts, and who said so: "Noor by Jan" by a mandate. */
  const said = async () =>
    (await detail()).events.map(({ status, confirmations = [] }) => [
      status,
      ...confirmations
        .map(({ by, spoken_by }) => by.firstname + (spoken_by ? ` by ${spoken_by.firstname}` : ''))
        .sort(),
    ]);
  const told = async (who: ApiClient | undefined) =>
    ((await who!.get('/notices')).body.notices as { text: string }[]).map(({ text }) => text);

  test('S-242 a confirmation by mandate names it: in the app, in the download of both, and on paper', async () => {
    const reported = newest(await pay(bram, '2026-02-01'));
    await mandate();
    assert.equal((await answer(bram, reported)).status, 403, 'the payer');
    await answer(jan, reported);
    assert.deepEqual(await said(), [['confirmed', 'Jan', 'Noor by Jan']]);
    assert.match((await told(noor))[0]!, /^Jan bevestigt een betaling bij .*, ook namens jou\. Kijk of dat klopt\.$/u);
    for (const who of [jan, noor]) {
      const own = JSON.parse(String(readZip((await who!.get('/export')).bytes).get('gegevens.json'))) as {
        contracts: LoanDetail[];
      };
      const spoken = own.contracts[0]?.events[0]?.confirmations?.find(({ by }) => by.firstname === 'Noor');
      assert.equal(spoken?.spoken_by?.firstname, 'Jan');
    }
    const paper = await jan!.get(`/contract/standing?hashid=${loan}&date=2026-06-15`);
    const { text } = await readPdf(paper.bytes);
    assert.match(
      text.replace(/\s+/gu, ' '),
      /Jan de Vries bevestigde één betaling ook namens Noor Vries, met een machtiging van Noor Vries\./u,
    );
  });

  test('S-242 the partner’s own record, and all earlier payments, count by the mandate too', async () => {
    await mandate();
    await pay(jan, '2026-03-01', true);
    assert.deepEqual(await said(), Array(5).fill(['confirmed', 'Noor by Jan']));
    loan = await newLoan();
    assert.equal((await jan!.post('/contract/event/planned', { contract: loan })).status, 200);
    assert.deepEqual(await said(), Array(5).fill(['confirmed', 'Noor by Jan']));
    loan = await newLoan();
    await answer(jan, newest(await pay(bram, '2026-03-01', true)), true);
    assert.deepEqual((await said()).sort(), [
      ['confirmed', 'Jan', 'Noor by Jan'],
      ...Array<string[]>(4).fill(['confirmed', 'Noor by Jan']),
    ]);
  });

  test('S-242 a mandate that ended, one of other matters, and one in the other direction confirm nothing', async () => {
    const hashid = await mandate();
    await noor!.remove(`/mandate?hashid=${hashid}`);
    await answer(jan, newest(await pay(bram, '2026-02-01')));
    await mandate(['terms', 'forgiveness']);
    await answer(jan, newest(await pay(bram, '2026-03-01')));
    assert.deepEqual(await said(), Array(2).fill(['reported', 'Jan']));
    await mandate();
    await answer(noor, newest(await pay(bram, '2026-04-01')));
    assert.deepEqual((await said()).at(-1), ['reported', 'Noor']);
    // Terms that count automatically are no payment that came in.
    await jan!.post('/contract/automatic', { contract: loan });
    assert.equal((await detail()).automatic_since, undefined);
  });

  test('R-8.5 a year that counted automatically is confirmed by both lenders, or by one with a mandate of the other', async () => {
    const automatic = { contract: loan, past_paid: true };
    await jan!.post('/contract/automatic', automatic);
    await noor!.post('/contract/automatic', automatic);
    now = Date.parse('2027-01-02T10:00:00Z');
    await remindFamilies(made.services);
    const year = (who: ApiClient | undefined) =>
      who!.post('/contract/automatic/confirm', { contract: loan, year: 2026 });
    const open = async (who: ApiClient | undefined) => (await detail(who)).next?.kind;
    assert.equal((await year(bram)).status, 403);
    const first = await year(jan);
    assert.equal(first.status, 200, JSON.stringify(first.body));
    assert.deepEqual([await open(jan), await open(noor)], [undefined, 'year']);
    const counted = async () => (await detail()).events.filter((one) => 'automatic' in one && one.answered_at);
    assert.equal((await counted()).length, 0, 'the other is awaited');
    await year(noor);
    assert.deepEqual([await open(noor), (await counted()).length], [undefined, 6]);

    now = Date.parse('2028-01-02T10:00:00Z');
    await remindFamilies(made.services);
    await mandate();
    const before = (await counted()).length;
    await jan!.post('/contract/automatic/confirm', { contract: loan, year: 2027 });
    assert.deepEqual([(await counted()).length, await open(noor)], [before + 1, undefined]);
    assert.deepEqual((await said()).at(-1), ['confirmed', 'Jan', 'Noor by Jan']);
    assert.match((await told(noor))[0]!, /^Jan bevestigt de betalingen van een jaar bij /u);
  });

  test('R-8.5 a payment counted on the payer’s word stays unconfirmed until each lender confirmed it', async () => {
    const { db } = made.services;
    await db
      .update(users)
      .set({ sub: null })
      .where(sql`id in (${family.parent.id}, ${rows.noor.id})`);
    await db
      .update(users)
      .set({ family_role: 'manager' })
      .where(sql`id = ${rows.bram.id}`);
    await pay(bram, '2026-02-01');
    await db
      .update(users)
      .set({ sub: family.parent.sub })
      .where(sql`id = ${family.parent.id}`);
    await db
      .update(users)
      .set({ sub: rows.noor.sub })
      .where(sql`id = ${rows.noor.id}`);
    const assumed = async () => {
      const { lent } = (await noor!.get('/statement?year=2026')).body.statement as { lent: { assumed?: number }[] };
      return lent[0]?.assumed;
    };
    now = Date.parse('2027-01-02T10:00:00Z');
    const year = (who: ApiClient | undefined) =>
      who!.post('/contract/automatic/confirm', { contract: loan, year: 2026 });
    assert.equal(await assumed(), 1);
    await year(jan);
    assert.equal(await assumed(), 1);
    await year(noor);
    assert.equal(await assumed(), undefined);
  });

  test('24 verify finds a confirmation or a mandate of a person who can’t have given it', async () => {
    await mandate();
    await pay(jan, '2026-03-01');
    const { db } = made.services;
    const client = await db.$client.connect();
    const wrong = async () => (await checkOrphans(client)).wrong;
    assert.deepEqual(await wrong(), []);
    const newestOne = 'id = (select max(id) from mandates)';
    const last = 'mandate_id = (select max(id) from mandates)';
    const event = '^event_confirmations of contract_events \\d+';
    const attacks = [
      [
        `update event_confirmations set family_id = 999 where ${last}`,
        `${event}: who said it, or by which mandate, is not of its`,
      ],
      [
        `update event_confirmations set event_id = 999 where ${last}`,
        `${event}: who said it, or by which mandate, is not of its`,
      ],
      [
        `update event_confirmations set user_id = 999 where ${last}`,
        `${event}: who said it, or by which mandate, is not of its`,
      ],
      [
        `update event_confirmations set user_id = ${rows.bram.id} where ${last}`,
        `${event}: the mandate is of somebody else`,
      ],
      [
        `update mandates set matters = '["terms"]' where ${newestOne}`,
        `${event}: the mandate is of somebody else, or not of payments`,
      ],
      [`update mandates set family_id = 999 where ${newestOne}`, '^mandates \\d+: the two are not of its family'],
    ] as const;
    try {
      for (const [attack, sentence] of attacks) {
        await client.query('begin; set local session_replication_role = replica');
        await client.query(attack);
        assert.ok(
          (await wrong()).some((one) => new RegExp(sentence, 'u').test(one)),
          attack,
        );
        await client.query('rollback');
      }
    } finally {
      client.release();
    }
  });
});
