import type { PoolClient } from 'pg';
import { mayTakeLong } from '../db/silence.ts';
import { StartupError } from '../startupError.ts';
import { checkChain } from './chain.ts';
import { checkContents } from './contents.ts';
import { checkInvoices } from './invoices.ts';
import { checkOrphans } from './orphans.ts';
import { checkDocuments } from './documents.ts';
import type { Finding } from './finding.ts';
import { checkLeftBehind } from './leftBehind.ts';
import { checkLoans } from './loans.ts';
import { checkPlaces } from './places.ts';
import { checkSeals } from './seals.ts';
import { checkSignatures } from './signatures.ts';
import { checkSums } from './sums.ts';

const CHECKS = [
  checkChain,
  checkContents,
  checkDocuments,
  checkSignatures,
  checkSeals,
  checkOrphans,
  checkLoans,
  checkSums,
  checkInvoices,
  checkPlaces,
  checkLeftBehind,
];

/**
 * Checks that the data is unchanged since it was stored, at one moment and without changing anything.
 * @returns what was checked. @throws StartupError that lists the faults, a line each.
 */
export async function verifyDatabase(client: PoolClient): Promise<string> {
  const { checked, wrong } = await lookThrough(client);
  if (wrong.length > 0)
    throw new StartupError([`Something is not as it was stored (${wrong.length}):`, ...wrong].join('\n'));
  return `All is as it was stored: ${checked.join('; ')}.`;
}

/** The same, for a caller that continues despite faults. */
export async function lookThrough(client: PoolClient): Promise<{ checked: string[]; wrong: Finding[] }> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await mayTakeLong(client);
    const [checked, wrong]: [string[], string[]] = [[], []];
    for (const check of CHECKS) {
      const result = await check(client);
      checked.push(result.checked);
      wrong.push(...result.wrong);
    }
    return { checked, wrong };
  } finally {
    await client.query('rollback');
  }
}
