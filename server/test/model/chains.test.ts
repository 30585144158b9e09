import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CHAINS } from './chains.ts';
import { play } from './play.ts';
import { written } from './shrink.ts';
import { openTable, type OpenTable } from './table.ts';

describe('chains by which somebody once acted in another’s place', () => {
  let table: OpenTable;
  before(async () => {
    table = await openTable();
  });
  after(() => table.close());

  for (const chain of CHAINS) {
    test(chain.name, async () => {
      const { seen, done } = await play(table, chain);
      assert.deepEqual(
        seen.map(({ rule, text, act }) => `${act + 1}. ${rule}: ${text}`),
        [],
        written(chain),
      );
      for (const [act, times] of Object.entries(chain.through))
        assert.ok((done.get(act) ?? 0) >= times, `${act} went through ${done.get(act) ?? 0} times`);
    });
  }
});
