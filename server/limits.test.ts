import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, beforeEach, test } from 'node:test';
import PDFDocument from 'pdfkit';
import { limitAct } from './actions/limitAct.ts';
import { contracts } from './db/contractSchema.ts';
import { rateLimits } from './db/requestSchema.ts';
import { users } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import { ACTS, type LimitedAct, MOST } from './limits.ts';
import { addSigned } from './test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from './test/apiClient.ts';
import { freshLoanDraft, giftDraft, yearLoanDraft } from './test/drafts.ts';
import { eachEngine, NOW, type TestApp } from './test/engines.ts';
import { callerOf, makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from './test/factories.ts';
import { childForm } from './test/relationForms.ts';

const DAY = 24 * 3_600_000;
const MONTH = 30 * DAY;
const EXTRA = { kind: 'extra_repayment', date: '2026-06-01', outcome: 'shorter_term' };

const aPdf = (text: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument();
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.text(text);
    doc.end();
  });

eachEngine((engine) => {
  let made: TestApp;
  let now: number;
  let family: TestFamily;
  let sanne: UserRow;
  let zoe: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;

  before(async () => {
    now = NOW;
    made = await engine.app({ clock: () => now });
    const { db } = made.services;
    family = await makeFamily(db, { paidChildren: 50 });
    sanne = await makeUser(db, family.id, { sub: 'sanne', login: true, signed: true });
    zoe = await makeUser(db, family.id, { firstname: 'Zoë' });
    const client = (user: UserRow) => apiClient(made.app, user, { expires: 4e9 });
    [jan, hers] = [await client(family.parent), await client(sanne)];
  });
  beforeEach(async () => {
    now = NOW;
    await made.services.db.delete(rateLimits);
  });

  const ok = async (call: Promise<ApiAnswer>): Promise<ApiAnswer> => {
    const answer = await call;
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer;
  };
  /** Counts an act of Jan this many times. */
  const did = (act: LimitedAct, times: number, about = '') =>
    inTransaction(made.services.db, (tx) =>
      limitAct(tx, { caller: callerOf(family.parent), now: new Date(now) }, act, about, times),
    );
  /** In the last three days of a month, all but one of the allowed acts. */
  const didInMonth = async (act: LimitedAct, about?: string) => {
    const { day, month } = ACTS[act];
    for (let left = month - 1; left > 0; left -= day) {
      await did(act, Math.min(left, day), about);
      now += DAY;
    }
  };
  let total = 1_200_000;
  const concept = async (to = sanne, signed: string | null = null) => {
    total += 100;
    const draft = { ...yearLoanDraft(family.parent.hashid, to.hashid, signed), total };
    return String((await addSigned(made, jan, draft)).body.hashid);
  };

  /** The preparation of each act, and the act itself, once. */
  const doing = {
    change: () => Promise.resolve(() => jan.post('/notices/choices', { kind: 'proposed', way: 'never' })),
    makeContract: () => Promise.resolve(() => jan.post('/contract', giftDraft(family.parent.hashid, zoe.hashid))),
    editContract: async () => {
      const hashid = await concept();
      return () => jan.post('/contract', { ...yearLoanDraft(family.parent.hashid, sanne.hashid, null), hashid });
    },
    record: async () => {
      const contract = await concept(zoe, '2026-01-01');
      return () => jan.post('/contract/event', { contract, ...EXTRA, amount: 1_000 });
    },
    issue: async () => {
      const contract = await concept(zoe, '2026-01-01');
      return async () => {
        const event = await jan.post('/contract/event', { contract, ...EXTRA, amount: 1_000 });
        return jan.post('/contract/addendum', { hashid: event.body.events.at(-1).hashid });
      };
    },
    freeze: async () => {
      const papers = [await concept(), await concept(), await concept()];
      return () => jan.post('/signing', { contract: papers.pop(), version: 1, order: 'at_once' });
    },
    scan: async () => {
      const contract = await concept();
      return async () =>
        jan.form(
          '/contract/scan',
          { contract },
          { bytes: await aPdf(String((total += 1))), field: 'pdf', name: 'scan.pdf', type: 'application/pdf' },
        );
    },
  };
  for (const act of Object.keys(doing) as (keyof typeof doing)[]) {
    const { day, said } = ACTS[act];

    test(`S-265 ${act}: the last one of a day is allowed, one more is refused until a day has passed`, async () => {
      const once = await doing[act]();
      await made.services.db.delete(rateLimits);
      await did(act, day - 1);
      await ok(once());
      const refused = await once();
      assert.deepEqual(
        [refused.status, refused.body],
        [429, { message: `${said('vandaag')} Probeer het morgen opnieuw.` }],
      );
      const wait = Number(refused.headers['retry-after']);
      assert.ok(wait > DAY / 1000 - 120 && wait <= DAY / 1000, String(wait));
      now += DAY;
      await ok(once());
    });

    test(`S-265 ${act}: the last one of a month is allowed, one more is refused until it is over`, async () => {
      const once = await doing[act]();
      await made.services.db.delete(rateLimits);
      await didInMonth(act);
      await ok(once());
      const refused = await once();
      assert.deepEqual(
        [refused.status, refused.body],
        [429, { message: `${said('de afgelopen maand')} Probeer het later opnieuw.` }],
      );
      now = NOW + MONTH;
      await ok(once());
    });
  }

  test('scanSize: the kilobytes of scans count too, until a day has passed', async () => {
    const once = await doing.scan();
    await did('scanSize', ACTS.scanSize.day);
    const refused = await once();
    assert.deepEqual(
      [refused.status, refused.body],
      [429, { message: 'Je hebt vandaag al veel scans toegevoegd. Probeer het morgen opnieuw.' }],
    );
    now += DAY;
    await ok(once());
  });

  test('one person’s used-up limit does not stop another', async () => {
    await did('makeContract', ACTS.makeContract.day);
    await ok(hers.post('/contract', freshLoanDraft(family.parent.hashid, sanne.hashid, null)));
  });

  test('the decision lists each limit as it is', async () => {
    const text = await readFile('docs/decisions/0027-limits.md', 'utf8');
    const told = [...text.matchAll(/^\| (\w+) \| [^|]+ \| ([\d,]+) \| ([\d,]+) \|/gmu)].map(([, act, day, month]) => [
      act,
      ...[day, month].map((figure) => Number(figure?.replace(',', ''))),
    ]);
    assert.deepEqual(
      told,
      Object.entries(ACTS).map(([act, { day, month }]) => [act, day, month]),
    );
    assert.ok(
      text.includes(`${MOST.people} people`) && text.includes(`${MOST.contracts.toLocaleString('en')} contracts`),
    );
  });

  test('each monthly limit leaves room for a person who did not use up a day', () => {
    for (const [act, { day, month }] of Object.entries(ACTS)) assert.ok(month > 2 * day, act);
  });

  test('a family has room for exactly the stated number of people', async () => {
    const { db } = made.services;
    const other = await makeFamily(db, { paidChildren: 50 });
    const row = {
      family_id: other.id,
      family_role: 'member' as const,
      relation_type: 'child' as const,
      firstname: 'Kind',
      lastname: 'Vries',
      gender: 'vrouw' as const,
      signed: true,
    };
    await db
      .insert(users)
      .values(Array.from({ length: MOST.people - 2 }, (_, n) => ({ ...row, hashid: `kind${engine.name}${n}` })));
    const parent = await apiClient(made.app, other.parent, { expires: 4e9 });
    await ok(parent.form('/user', childForm()));
    const full = await parent.form('/user', childForm({ firstname: 'Nog een' }));
    assert.deepEqual(
      [full.status, full.body],
      [422, { errors: { relation_type: 'In je familie staan al 400 mensen. Meer kan niet.' } }],
    );
  });

  test('a family has room for the stated number of contracts; removing one makes room', async () => {
    const { db } = made.services;
    const other = await makeFamily(db);
    const child = await makeUser(db, other.id);
    const one = await makeContract(db, other.parent, child, { signed_date: null });
    for (let left = MOST.contracts - 2; left > 0; left -= 500)
      await db.insert(contracts).values(
        Array.from({ length: Math.min(left, 500) }, (_n, n) => ({
          ...one,
          id: undefined,
          hashid: `c${engine.name}${left - n}`,
        })),
      );
    const parent = await apiClient(made.app, other.parent, { expires: 4e9 });
    const add = () => parent.post('/contract', giftDraft(other.parent.hashid, child.hashid));
    await ok(add());
    const full = await add();
    assert.deepEqual(
      [full.status, full.body],
      [409, { error: 'In je familie staan al 2.000 contracten. Verwijder eerst concepten die niet meer nodig zijn.' }],
    );
    await ok(parent.remove(`/contract?hashid=${one.hashid}`));
    await ok(add());
  });
});
