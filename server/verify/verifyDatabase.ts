import type { PoolClient } from 'pg';
import { mayTakeLong } from '../db/silence.ts';
import { StartupError } from '../startupError.ts';
import { checkChain } from './chain.ts';
import { checkContents } from './contents.ts';
import { checkInvoices } from './invoices.ts';
import { checkOrphans } from './orphans.ts';
import { checkDocuments } from './documents.ts';
import type { Check, Finding } from './finding.ts';
import { checkLeftBehind } from './leftBehind.ts';
import { checkLoans } from './loans.ts';
import { checkPlaces } from './places.ts';
import { checkSeals } from './seals.ts';
import { checkSignatures } from './signatures.ts';
import { checkSums } from './sums.ts';

const CHECKS: readonly Check[] = [
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

/** The outcome of checks: a line for each on its subject, and the faults. */
export interface Looked {
  checked: string[];
  wrong: Finding[];
}

/** The same, for a caller that continues despite faults. */
export const lookThrough = (client: PoolClient): Promise<Looked> => asStandsNow(client, CHECKS);

/**
 * The same, each check by itself: no transaction stays open for long, which would keep a busy server from cleaning up.
 * No check compares with what another one read.
 */
export async function lookInSlices(client: PoolClient): Promise<Looked> {
  const all: Looked = { checked: [], wrong: [] };
  for (const check of CHECKS) {
    const { checked, wrong } = await asStandsNow(client, [check]);
    all.checked.push(...checked);
    all.wrong.push(...wrong);
  }
  return all;
}

/** Checks at one moment, without changing anything. */
async function asStandsNow(client: PoolClient, checks: readonly Check[]): Promise<Looked> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await mayTakeLong(client);
    const all: Looked = { checked: [], wrong: [] };
    for (const check of checks) {
      const { checked, wrong } = await check(client);
      all.checked.push(checked);
      all.wrong.push(...wrong);
    }
    return all;
  } finally {
    await client.query('rollback');
  }
}
