import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { MANY_WHAT_IFS_MESSAGE, MOST_WHAT_IFS, SAME_NAME_MESSAGE } from '../../../domain/loans/keptWhatIf.ts';
import type { WhatIfs } from '../../../domain/wire/whatIf.ts';
import { contracts } from '../../db/contractSchema.ts';
import { idempotencyKeys } from '../../db/requestSchema.ts';
import { auditLog } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { whatIfs } from '../../db/whatIfSchema.ts';
import { newHashid } from '../../hashid.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import { type SharingFamily, sharingFamily } from '../../test/adviserLinks.ts';
import { removedInThePast } from '../../test/agree.ts';
import type { ApiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { readZip } from '../../test/readZip.ts';
import { eachEngine } from '../../test/engines.ts';

const RATE = { kind: 'rate_change', date: '2026-06-01', rate_millipercent: 2_500 };
const EXTRA = { kind: 'extra_repayment', date: '2026-06-01', amount: 100_000, outcome: 'shorter_term' };
const NOT_FOUND = 404;

eachEngine((engine) => {
  let s: SharingFamily;
  before(async () => {
    s = await sharingFamily(engine);
  });
  beforeEach(async () => {
    await s.calm();
    await s.services.db.delete(whatIfs);
  });

  const list = async (who: ApiClient, contract = s.loan) => {
    const answer = await who.get(`/contract/what-ifs?hashid=${contract}`);
    assert.equal(answer.status, 200);
    return answer.body as unknown as WhatIfs;
  };
  const names = async (who: ApiClient) => (await list(who)).map(({ name }) => name);
  const keep = (who: ApiClient, name: string, tried: object = EXTRA, contract = s.loan) =>
    who.post('/contract/what-if', { contract, name, tried });
  const kept = async (who: ApiClient, name: string) => {
    const answer = await keep(who, name);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return (answer.body as unknown as WhatIfs).at(-1)!.hashid;
  };

  test('R-8.5 a trial calculation is kept under a name, listed, renamed and removed; each answer is the list', async () => {
    assert.deepEqual(await list(s.jan), []);
    const first = await kept(s.jan, '  Bonus   in juni ');
    await keep(s.jan, 'Lagere rente', RATE);
    assert.deepEqual(
      (await list(s.jan)).map(({ name, tried }) => [name, tried]),
      [
        ['Bonus in juni', EXTRA],
        ['Lagere rente', RATE],
      ],
    );
    const renamed = await s.jan.post('/contract/what-if/name', { hashid: first, name: 'bonus in JUNI' });
    assert.equal(renamed.status, 200);
    assert.deepEqual(await names(s.jan), ['bonus in JUNI', 'Lagere rente']);
    assert.equal((await s.jan.remove(`/contract/what-if?hashid=${first}`)).status, 200);
    assert.deepEqual(await names(s.jan), ['Lagere rente']);
    assert.equal((await s.jan.remove(`/contract/what-if?hashid=${first}`)).status, NOT_FOUND);
  });

  test('S-476 the borrower, the lender and the manager each see only their own', async () => {
    await kept(s.jan, 'Van Jan');
    await kept(s.sanne, 'Van Sanne');
    assert.deepEqual([await names(s.jan), await names(s.sanne)], [['Van Jan'], ['Van Sanne']]);
    for (const [who, own, others] of [
      [s.jan, 'Van Jan', 'Van Sanne'],
      [s.sanne, 'Van Sanne', 'Van Jan'],
    ] as const) {
      const said = [...readZip((await who.get('/export')).bytes).values()].map(String).join('\n');
      assert.ok(said.includes(own), own);
      assert.ok(!said.includes(others), others);
    }
  });

  test('S-477 nobody renames or removes another’s; it answers as one that never existed', async () => {
    const hers = await kept(s.sanne, 'Van Sanne');
    for (const who of [s.jan, s.bram])
      for (const [theirs, never] of [
        [
          await who.post('/contract/what-if/name', { hashid: hers, name: 'Gestolen' }),
          await who.post('/contract/what-if/name', { hashid: newHashid(), name: 'Gestolen' }),
        ],
        [
          await who.remove(`/contract/what-if?hashid=${hers}`),
          await who.remove(`/contract/what-if?hashid=${newHashid()}`),
        ],
      ]) {
        assert.equal(theirs!.status, NOT_FOUND);
        assert.deepEqual(theirs!.body, never!.body);
      }
    assert.deepEqual(await names(s.sanne), ['Van Sanne']);
  });

  test('S-478 nobody keeps one for a loan they do not see; for a gift a sentence says why not; a visitor must log in', async () => {
    for (const [who, contract] of [
      [s.bram, s.loan],
      [s.sanne, s.gift],
      [s.jan, s.foreign],
      [s.jan, newHashid()],
    ] as const) {
      assert.equal((await keep(who, 'Stil', EXTRA, contract)).status, NOT_FOUND);
      assert.equal((await who.get(`/contract/what-ifs?hashid=${contract}`)).status, NOT_FOUND);
    }
    assert.deepEqual((await keep(s.bram, 'Gift', EXTRA, s.gift)).body, {
      errors: { hashid: 'Dit is een schenking. Alleen bij een lening kun je iets uitproberen.' },
    });
    assert.equal((await keep(s.visitor, 'Wie dan ook')).status, 401);
    assert.equal(await s.services.db.$count(whatIfs), 0);
  });

  test(`S-479 a person keeps ${MOST_WHAT_IFS} at most for one loan, also in two calls at once`, async () => {
    for (let at = 1; at < MOST_WHAT_IFS; at += 1) await kept(s.jan, `Nummer ${at}`);
    const answers = await Promise.all(['Een', 'Twee', 'Drie'].map((name) => keep(s.jan, name)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    assert.deepEqual(answers.find(({ status }) => status === 409)?.body, { error: MANY_WHAT_IFS_MESSAGE });
    assert.equal((await list(s.jan)).length, MOST_WHAT_IFS);
    await kept(s.sanne, 'Zij heeft er haar eigen');
    const [first] = await list(s.jan);
    await s.jan.remove(`/contract/what-if?hashid=${first!.hashid}`);
    await kept(s.jan, 'Weer een');
  });

  test('S-480 an erased person’s are gone, and those of others for the same loan are not', async () => {
    await kept(s.sanne, 'Geheim van Sanne');
    await kept(s.jan, 'Van Jan');
    const by = { userId: s.family.parent.id, sub: s.family.parent.sub ?? '', requestId: null };
    class Undone extends Error {}
    await assert.rejects(
      inTransaction(s.services.db, async (tx) => {
        await erasePerson(tx, s.sanneRow, by, new Date());
        assert.deepEqual(
          (await tx.select().from(whatIfs)).map(({ name }) => name),
          ['Van Jan'],
        );
        throw new Undone();
      }),
      Undone,
    );
  });

  test('S-480 those of a removed loan answer as if they never existed, and go when its rows go', async () => {
    const { body } = await s.jan.post('/contract', {
      ...yearLoanDraft(s.family.parent.hashid, s.sanneRow.hashid, null),
      total: 1_234_500,
    });
    const contract = String(body.hashid);
    await keep(s.jan, 'Bij een concept', EXTRA, contract);
    const [own] = await list(s.jan, contract);
    await removedInThePast(s.services.db, contract);
    assert.equal((await s.jan.get(`/contract/what-ifs?hashid=${contract}`)).status, NOT_FOUND);
    assert.equal((await s.jan.remove(`/contract/what-if?hashid=${own!.hashid}`)).status, NOT_FOUND);
    const by = { userId: s.family.parent.id, sub: s.family.parent.sub ?? '', requestId: null };
    class Undone extends Error {}
    await assert.rejects(
      inTransaction(s.services.db, async (tx) => {
        await erasePerson(tx, s.sanneRow, by, new Date());
        assert.equal(await tx.$count(contracts, eq(contracts.hashid, contract)), 0);
        assert.equal(await tx.$count(whatIfs, eq(whatIfs.hashid, own!.hashid)), 0);
        throw new Undone();
      }),
      Undone,
    );
  });

  test('S-481 the owner and the loan are never taken from the body', async () => {
    const other = { user_id: s.sanneRow.id, contract_id: 1, family_id: 1, past_paid: true, hashid: 'mijn-eigen' };
    const answer = await s.jan.post('/contract/what-if', {
      ...other,
      contract: s.loan,
      name: 'Met meer',
      tried: { ...EXTRA, ...other },
    });
    if (answer.status === 200) {
      const [row] = await s.services.db.select().from(whatIfs);
      assert.deepEqual([row?.user_id, row?.family_id, row?.tried], [s.family.parent.id, s.family.id, EXTRA]);
      assert.notEqual(row?.hashid, 'mijn-eigen');
    } else assert.equal(answer.status, 422);
    assert.deepEqual(await names(s.sanne), []);
  });

  test('S-482 an empty, long, taken or hidden-character name has a sentence, and changes nothing', async () => {
    const first = await kept(s.jan, 'Bonus');
    for (const [name, sentence] of [
      ['  ', 'Geef de proefberekening een naam.'],
      ['x'.repeat(41), 'Deze tekst is te lang. Gebruik ten hoogste 40 tekens.'],
      ['Bo\u202enus', 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.'],
      [' bonus ', SAME_NAME_MESSAGE],
    ] as const)
      assert.deepEqual((await keep(s.jan, name)).body, { errors: { name: sentence } }, name);
    const second = await kept(s.jan, 'Erfenis');
    assert.deepEqual((await s.jan.post('/contract/what-if/name', { hashid: second, name: 'BONUS' })).body, {
      errors: { name: SAME_NAME_MESSAGE },
    });
    assert.deepEqual(await names(s.jan), ['Bonus', 'Erfenis']);
    assert.equal((await s.jan.post('/contract/what-if/name', { hashid: first, name: 'Bonus' })).status, 200);
  });

  test('an impossible trial has a Dutch sentence at its field, and is not kept', async () => {
    for (const tried of [
      { ...EXTRA, amount: 0 },
      { ...EXTRA, date: '2026-02-30' },
      { ...EXTRA, outcome: 'niets' },
      { ...RATE, rate_millipercent: 99_000 },
      { kind: 'pause', date: '2026-06-01' },
      {},
    ]) {
      const { status, body } = await keep(s.jan, 'Onzin', tried);
      assert.equal(status, 422, JSON.stringify(tried));
      for (const sentence of Object.values(body.errors as Record<string, string>))
        assert.match(sentence, /^[A-Z].*\.$/u);
    }
    assert.deepEqual(await names(s.jan), []);
  });

  test('S-483 it leaves no trace for others: not in the log, a notice, a mail or a replayed answer', async () => {
    const before = await s.services.db.$count(auditLog);
    await kept(s.sanne, 'Alleen voor mij');
    assert.equal(await s.services.db.$count(auditLog), before);
    const others = JSON.stringify([
      await s.told(s.jan),
      await s.mails(),
      (await s.jan.get(`/contract?hashid=${s.loan}`)).body,
      (await s.jan.get(`/contract/documents?hashid=${s.loan}`)).body,
      await s.services.db.select().from(idempotencyKeys),
    ]);
    assert.ok(!others.includes('Alleen voor mij'));
  });
});
