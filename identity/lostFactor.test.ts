import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountFactors } from '../server/db/accountSchema.ts';
import { onEachEngine } from './test/onEachEngine.ts';

const DAY = 86_400_000;

onEachEngine('a second step that is said to be lost', (setup) => {
  const factor = () => setup.identity.accounts.factor;
  const said = async () => {
    const { sub } = await setup.account();
    await setup.db.insert(accountFactors).values({ account_id: sub, secret: 'x', enabled_at: new Date() });
    await factor().lost.ask(setup.db, sub, new Date());
    return sub;
  };

  test('S-520 logging in with a code shows that it was not lost; a wrong code changes nothing', async () => {
    const sub = await said();
    const [code = ''] = await factor().renewRecoveryCodes(setup.db, sub, new Date());
    assert.equal(await factor().accept(setup.db, sub, 'aaaa-bbbb-cccc', Date.now()), null);
    assert.ok(await factor().lost.since(setup.db, sub));
    assert.equal(await factor().accept(setup.db, sub, code, Date.now()), 'recovery');
    assert.equal(await factor().lost.since(setup.db, sub), null);
    assert.ok(await factor().state(setup.db, sub));
  });

  test('S-519 a report falls due once its time is over, and is taken once', async () => {
    const sub = await said();
    const due = (at: number) => factor().lost.due(setup.db, new Date(at));
    assert.deepEqual(await due(Date.now() - DAY), []);
    assert.deepEqual(await due(Date.now() + DAY), [sub]);
    assert.equal(await factor().lost.take(setup.db, sub, new Date(Date.now() - DAY)), false);
    const until = new Date(Date.now() + DAY);
    const taken = await Promise.all([1, 2, 3].map(() => factor().lost.take(setup.db, sub, until)));
    assert.deepEqual(taken.toSorted(), [false, false, true]);
    assert.deepEqual(await due(Date.now() + DAY), []);
  });
});
