import { conflict } from '../../http/errors.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';

const STALE = 'Iemand heeft intussen iets bij dit contract vastgelegd. Bekijk dat eerst, en probeer het dan opnieuw.';

/** Refuses an act based on an older state of the contract. Throws C409. */
export function refuseStale(
  record: ContractRecord,
  { version, ledger_version }: { version?: unknown; ledger_version?: unknown },
): void {
  const older = (said: unknown, now: number) => said !== undefined && said !== now;
  if (older(version, record.version) || older(ledger_version, record.ledgerVersion)) throw conflict(STALE);
}
