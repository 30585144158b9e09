import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import type { PoolClient } from 'pg';
import { users } from '../db/schema.ts';
import { photos } from '../db/photoSchema.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine } from '../test/engines.ts';
import { everything } from '../test/everything.ts';
import { makeFamily } from '../test/factories.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-restore-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** More people than fit in one batch, and photos of which no two do. */
const [PEOPLE, PHOTOS, PHOTO_BYTES] = [1_201, 5, 300_000];

/** The rows of every insert of the client from now on, as the text passed. */
function handedOver(client: PoolClient): string[] {
  const seen: string[] = [];
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [text, values] = args;
    if (typeof text === 'string' && text.startsWith('insert into ') && text.includes('overriding system value'))
      seen.push(String((values as unknown[])[0]));
    return query(...args);
  }) as typeof client.query;
  return seen;
}

eachEngine((engine) => {
  it('F16 rows are restored many at a time, but never so many that they fill the memory', async () => {
    const [{ db: source }, { db: target }] = [await engine.services(), await engine.services()];
    const family = await makeFamily(source);
    const made = await source
      .insert(users)
      .values(
        Array.from({ length: PEOPLE }, (_, n) => ({
          family_id: family.id,
          hashid: `person${n}`,
          family_role: 'member' as const,
          relation_type: 'child' as const,
          firstname: `Kind "${n}", [{`,
          lastname: '\\ \u2028 ĳ',
          gender: 'vrouw' as const,
        })),
      )
      .returning({ id: users.id });
    for (const [n, { id }] of made.slice(0, PHOTOS).entries())
      await source
        .insert(photos)
        .values({ user_id: id, family_id: family.id, bytes: Buffer.alloc(n === 2 ? 2 * PHOTO_BYTES : PHOTO_BYTES, n) });
    const from = await source.$client.connect();
    const file = path.join(folder, `batches-${engine.name}`);
    await takeBackup(from, file, new Date());
    from.release();

    await emptyDatabase(target);
    const client = await target.$client.connect();
    const batches = handedOver(client);
    await restoreBackup(client, file);
    client.release(true);
    assert.deepEqual(await everything(target), await everything(source));

    const counts = batches.map((text) => (JSON.parse(text) as unknown[]).length);
    assert.ok(batches.length < 30, `${batches.length} questions for ${PEOPLE + PHOTOS} rows`);
    for (const [at, text] of batches.entries()) {
      assert.ok(counts[at]! <= 500, `${counts[at]} rows at once`);
      assert.ok(text.length < 1_010_000 || counts[at] === 1, `${text.length} characters at once`);
    }
    assert.ok(
      batches.some((text) => text.length > 1_100_000),
      'one row may be larger than the bound',
    );
  });
});
