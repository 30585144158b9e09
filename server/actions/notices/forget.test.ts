import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc } from 'drizzle-orm';
import { addDays } from '../../../domain/dates/isoDate.ts';
import { notices } from '../../db/noticeSchema.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily, type TestFamily } from '../../test/factories.ts';
import { remindRound } from './rounds.ts';

eachEngine((engine) => {
  test('notices are deleted after two years, one family at a time', async () => {
    let now = Date.parse('2026-06-15T10:00:00Z');
    const services = await engine.services({ clock: () => now });
    const { db } = services;
    const families = [await makeFamily(db), await makeFamily(db)];
    const tell = ({ id, parent }: TestFamily, key: string, day: string) =>
      db
        .insert(notices)
        .values({ family_id: id, user_id: parent.id, kind: 'changed', key, facts: {}, day, at: new Date(day) });
    for (const family of families) {
      await tell(family, 'before', '2024-06-14');
      await tell(family, 'that day', '2024-06-15');
      await tell(family, 'since', '2024-06-16');
    }
    const left = async () =>
      (await db.select().from(notices).orderBy(asc(notices.id))).map(({ family_id, key }) => [
        families.findIndex(({ id }) => id === family_id),
        key,
      ]);
    await remindRound(services);
    assert.deepEqual(await left(), [
      [0, 'that day'],
      [0, 'since'],
      [1, 'that day'],
      [1, 'since'],
    ]);
    now = Date.parse(`${addDays('2026-06-15', 1)}T10:00:00Z`);
    await remindRound(services);
    assert.deepEqual(await left(), [
      [0, 'since'],
      [1, 'since'],
    ]);
  });
});
