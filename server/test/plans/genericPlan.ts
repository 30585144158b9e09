import type { PoolClient } from 'pg';
import type { Plan } from '../statements.ts';

/** The plan of a statement without known values, as when it is prepared once and used for all. */
export async function genericPlan(client: PoolClient, text: string): Promise<Plan> {
  const values = new Set(text.match(/\$\d+/gu)).size;
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare asked as ${text}`);
  try {
    const given = values === 0 ? '' : `(${Array.from({ length: values }, () => 'null').join(', ')})`;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) execute asked${given}`,
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('deallocate asked');
  }
}
