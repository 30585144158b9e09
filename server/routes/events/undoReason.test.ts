import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { bankFamily, type BankFamily, importCalls } from '../../test/bankImports.ts';
import { eachEngine, NOW } from '../../test/engines.ts';

eachEngine((engine) => {
  let s: BankFamily;
  before(async () => {
    s = await bankFamily(engine, () => NOW);
  });
  const { detail } = importCalls(() => s);

  test('undoing a record can carry a reason, which the other side reads with the counter-entry', async () => {
    const record = async (date: string) =>
      s.sanne.post('/contract/event', { contract: s.loan, kind: 'payment', date, amount: 100_000 });
    for (const date of ['2026-02-01', '2026-03-01', '2026-04-01']) assert.equal((await record(date)).status, 200);
    const [first, second, third] = ((await detail(s.sanne)).events ?? []).map(({ hashid }) => hashid);
    const said = await s.sanne.remove(`/contract/event?hashid=${first}`, { note: ' Dit was voor de vakantie. ' });
    assert.equal(said.status, 200, JSON.stringify(said.body));
    assert.equal((await s.sanne.remove(`/contract/event?hashid=${second}`)).status, 200);
    const hidden = await s.sanne.remove(`/contract/event?hashid=${third}`, { note: 'Zo\u202emaar' });
    assert.deepEqual([hidden.status, Object.keys(hidden.body.errors as object)], [422, ['note']]);
    const read = ((await detail(s.jan)).events ?? []).flatMap((event) =>
      event.kind === 'correction' ? [[event.corrects, event.note]] : [],
    );
    assert.deepEqual(read, [
      [first, 'Dit was voor de vakantie.'],
      [second, ''],
    ]);
  });
});
