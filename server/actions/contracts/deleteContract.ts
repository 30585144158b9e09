import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { waitingRecords } from '../../../domain/loans/events/openReports.ts';
import { confirmedEvents } from '../../../domain/loans/ledger/countingEvents.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { NOT_YOUR_CONCEPT } from '../../policies/makers.ts';
import { presentContract } from '../../presenters/contract.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { removeContract } from '../../repositories/contractWrites.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import { contractInContext } from '../proposals/contractInContext.ts';

const RECORDED =
  'Bij dit concept staan al betalingen. Draai die eerst terug, met wie ze betaalde of kreeg. Daarna kun je het verwijderen.';

/**
 * Deletes a draft. Throws N404, F403 for somebody else's concept, C409 for a contract that was signed, lies with the
 * other side, or has records that count or wait: the payer would lose their receipt unasked.
 */
export async function deleteContract(tx: Tx, actor: Actor, hashid: string): Promise<void> {
  const { caller, now, today } = actor;
  const record = await findContractForChange(tx, caller, hashid);
  if (!record) throw notFound();
  const { lifecycle, mayChange } = await contractInContext(tx, actor, record);
  if (!mayChange) throw forbidden(NOT_YOUR_CONCEPT);
  const refused = refusalOf(lifecycle, 'remove');
  if (refused !== null) throw conflict(refused);
  const events = allRecords(record);
  if (confirmedEvents(events).length + waitingRecords(events).length > 0) throw conflict(RECORDED);
  await removeContract(tx, caller, record, now);
  await actor.record(tx, {
    action: 'remove',
    entity: 'contract',
    hashid: record.hashid,
    before: presentContract(record, today),
  });
}
