/**
 * Every statement that the server sent in a browser run, and every one it sends on its own, is answered from an index
 * with 100,000 families in the database. Run after the browser tests, which leave the statements they saw in the folder
 * that SEEN_STATEMENTS names: SEEN_STATEMENTS=/tmp/seen npm run test:e2e, and then the same with test:plans.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { eachEngine } from '../test/engines.ts';
import { makeFamily } from '../test/factories.ts';
import { manyFamilies } from '../test/manyFamilies.ts';
import { fillEmptyTables } from '../test/plans/fillTables.ts';
import { genericPlan } from '../test/plans/genericPlan.ts';
import { doOwnWork } from '../test/plans/ownWork.ts';
import { asksRows, readsWhole, recordStatements, SMALL, type Statement } from '../test/statements.ts';
import { mayTakeLong } from './silence.ts';
import { meantWhole } from '../test/plans/meantWhole.ts';

const FAMILIES = 100_000;
const CONTRACTS_EACH = 3;
/** Rows of each table that the families leave empty. */
const OF_EACH = 25_000;

/** The texts that the browser run left, each once. @throws Error where there was no such run. */
function seenInTheBrowser(): Set<string> {
  const { SEEN_STATEMENTS: folder } = process.env;
  if (!folder) throw new Error('Run the browser tests first, and name their folder with SEEN_STATEMENTS.');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'));
  return new Set(lines.map((line) => JSON.parse(line) as string).filter(asksRows));
}

eachEngine((engine) => {
  // The embedded engine has the same tables and the same statements; one planner is enough.
  if (engine.name === 'pglite') return;

  it('no statement that the server sends reads a growing table from one end to the other', async (test) => {
    const services = await engine.services();
    const own = new Map<string, Statement>();
    const family = await makeFamily(services.db);
    recordStatements(services.db.$client, own);
    await doOwnWork(services, family);
    const seen = seenInTheBrowser();
    const all = new Set([...seen, ...own.keys()]);

    const { db } = await engine.services();
    const from = performance.now();
    await manyFamilies(db, FAMILIES, CONTRACTS_EACH);
    const client = await db.$client.connect();
    const found: string[] = [];
    let explained = 0;
    try {
      await client.query('begin');
      await mayTakeLong(client);
      await fillEmptyTables(client, OF_EACH, SMALL);
      await client.query('commit');
      test.diagnostic(`${FAMILIES} families in ${Math.round((performance.now() - from) / 1000)} s`);
      for (const text of all) {
        const tables = readsWhole(await genericPlan(client, text));
        explained += 1;
        if (!meantWhole(text, tables)) found.push(`${tables.join(', ')}: ${text}`);
      }
    } finally {
      client.release(true);
    }
    test.diagnostic(`${seen.size} statements of the browser run, ${all.size} in all`);
    assert.equal(explained, all.size);
    assert.equal(found.length, 0, `\n${found.join('\n\n')}`);
    // A run of one test file shows nothing of the rest.
    assert.ok(seen.size > 280, `${seen.size} statements: that was no run of all browser tests`);
  });
});
