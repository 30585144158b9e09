import type { PoolClient } from 'pg';
import { mayTakeLong } from '../db/silence.ts';
import { StartupError } from '../startupError.ts';
import { checkChain } from './chain.ts';
import { checkOrphans } from './orphans.ts';
import { checkDocuments } from './documents.ts';

const CHECKS = [checkChain, checkDocuments, checkOrphans];

/**
 * Looks whether what is stored is what was stored, at one moment and without changing anything.
 * @returns what was looked at. @throws StartupError that says where it is broken, a line each.
 */
export async function verifyDatabase(client: PoolClient): Promise<string> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await mayTakeLong(client);
    const [checked, wrong]: [string[], string[]] = [[], []];
    for (const check of CHECKS) {
      const result = await check(client);
      checked.push(result.checked);
      wrong.push(...result.wrong);
    }
    if (wrong.length > 0)
      throw new StartupError([`Something is not as it was stored (${wrong.length}):`, ...wrong].join('\n'));
    return `All is as it was stored: ${checked.join('; ')}.`;
  } finally {
    await client.query('rollback');
  }
}
