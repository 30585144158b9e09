import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mandates } from '../db/mandateSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { eachEngine, NOW } from '../test/engines.ts';
import { makeFamily, makePartner, type TestFamily, type UserRow } from '../test/factories.ts';
import { endMandate, insertMandate, listMandates } from './mandates.ts';

eachEngine((engine) => {
  let db: Services['db'];
  let family: TestFamily;
  let marijke: UserRow;
  let of: { familyId: number };
  const at = new Date(NOW);

  before(async () => {
    ({ db } = await engine.services());
    family = await makeFamily(db);
    marijke = await makePartner(db, family.parent, { sub: 'marijke' });
    of = { familyId: family.id };
  });

  const give = (hashid: string) =>
    inTransaction(db, (tx) =>
      insertMandate(tx, of, {
        hashid,
        giver_id: family.parent.id,
        taker_id: marijke.id,
        matters: ['terms'],
        given_at: at,
      }),
    );
  const end = (id: number, why: 'giver' | 'parted') => inTransaction(db, (tx) => endMandate(tx, of, id, { at, why }));

  test('a mandate ends only once, never changes, and each giver has one active mandate at most', async () => {
    await give('first');
    await assert.rejects(give('second'), 'two at once');
    const [given] = await listMandates(db, of);
    assert.ok(given);
    assert.deepEqual(await listMandates(db, { familyId: family.id + 1 }), []);
    for (const change of [
      { matters: ['terms', 'payments'] as const },
      { taker_id: family.parent.id },
      { ended_at: at },
      { ended_at: at, ended_why: 'giver' as const, giver_id: marijke.id },
    ])
      await assert.rejects(
        async () =>
          db
            .update(mandates)
            .set(change as Partial<typeof given>)
            .where(eq(mandates.id, given.id)),
        JSON.stringify(change),
      );
    await assert.rejects(async () => db.delete(mandates));
    await end(given.id, 'giver');
    await end(given.id, 'parted');
    assert.deepEqual(await listMandates(db, of), [{ ...given, ended_at: at, ended_why: 'giver' }]);
    await give('second');
  });
});
