import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { eachEngine } from '../test/engines.ts';
import { auditLog } from './schema.ts';

eachEngine((engine) => {
  let db: Services['db'];
  let id: number;

  before(async () => {
    ({ db } = await engine.services());
    const [row] = await db
      .insert(auditLog)
      .values({ action: 'edit', entity: 'user', sub: 's', ip: '::1', before: { phone: '1' }, after: { phone: '2' } })
      .returning();
    id = row?.id ?? 0;
  });

  const refused = (work: PromiseLike<unknown>) =>
    assert.rejects(
      async () => work,
      (error: Error & { cause?: Error }) => /append-only/.test(`${error.message} ${error.cause?.message ?? ''}`),
    );
  const stored = async () => (await db.select().from(auditLog).where(eq(auditLog.id, id)))[0];

  test('the log only grows: the database itself refuses to change, remove or empty it', async () => {
    const line = await stored();
    await refused(db.delete(auditLog));
    await refused(db.execute(sql`truncate audit_log`));
    await refused(db.execute(sql`truncate audit_log cascade`));
    await refused(db.update(auditLog).set({ action: 'add' }));
    await refused(db.update(auditLog).set({ user_id: 1 }).where(eq(auditLog.id, id)));
    await refused(db.update(auditLog).set({ ip: null, before: null, after: null }));
    await refused(db.update(auditLog).set({ after: { phone: '3' } }));
    await refused(db.update(auditLog).set({ before: null }));
    await refused(db.update(auditLog).set({ at: new Date(0), before: null, after: null }));
    assert.deepEqual(await stored(), line);
  });

  test('emptying before and after is refused too: only the erasure of a person may', async () => {
    const line = await stored();
    await refused(db.update(auditLog).set({ before: null, after: null }).where(eq(auditLog.id, id)));
    await refused(db.update(auditLog).set({ before: null, after: null, salt: null }).where(eq(auditLog.id, id)));
    await db.execute(sql`create schema other`);
    await db.execute(
      sql`create function other.erase_person(bigint) returns void language plpgsql as 'begin update public.audit_log set before = null, after = null, salt = null; end'`,
    );
    await refused(db.execute(sql`select other.erase_person(1)`));
    await db.execute(sql`drop schema other cascade`);
    assert.deepEqual(await stored(), line);
  });

  test('the role that owns the table has no right to change it, except for the columns erasure empties', async () => {
    const { rows } = await db.execute<{ privilege: string }>(
      sql`select privilege_type as privilege from pg_class c, aclexplode(c.relacl) a where c.oid = 'audit_log'::regclass and a.grantee = c.relowner order by 1`,
    );
    const rights = rows.map(({ privilege }) => privilege);
    for (const right of ['UPDATE', 'DELETE', 'TRUNCATE']) assert.ok(!rights.includes(right), right);
    for (const right of ['INSERT', 'SELECT']) assert.ok(rights.includes(right), right);
    const columns = await db.execute<{ name: string }>(
      sql`select attname as name from pg_attribute p, aclexplode(p.attacl) a where p.attrelid = 'audit_log'::regclass and a.privilege_type = 'UPDATE' order by 1`,
    );
    assert.deepEqual(
      columns.rows.map(({ name }) => name),
      ['after', 'before', 'ip', 'ip_salt', 'salt'],
    );
  });
});
