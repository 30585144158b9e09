import type { Actor } from '../../actor.ts';
import { breaksOthers, validateEvent } from '../../../domain/loans/events/validateEvent.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { EventDraft, LoanEvent } from '../../../domain/wire/event.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { answerEvent, contractOfEvent, insertEvents } from '../../repositories/loanEvents.ts';
import { freshLoan } from './freshLoan.ts';
import { loanForChange, NOT_YOURS, type OpenLoan } from './loanForChange.ts';
import type { ReportAnswer } from '../../../domain/wire/event.ts';

const ANSWERED = 'Dit is al bevestigd, of juist niet. Bekijk de lening opnieuw.';
const CORRECTED = 'Dit is al teruggedraaid.';
const BREAKS_OTHERS = 'Zonder dit klopt iets niet meer wat later is vastgelegd. Draai dat eerst terug.';

interface Found extends OpenLoan {
  event: LoanEvent;
}

/**
 * The record with its loan, locked. Throws N404 for what is not the caller's to see, C409 for what has its
 * counter-entry already.
 */
async function eventForChange(tx: Tx, actor: Actor, hashid: string): Promise<Found> {
  const contract = await contractOfEvent(tx, actor.caller, hashid);
  if (contract === undefined) throw notFound();
  const found = await loanForChange(tx, actor, contract, undefined);
  const event = found.record.events.find((one) => one.hashid === hashid);
  if (!event || event.kind === 'correction') throw notFound();
  if (found.record.events.some((one) => one.kind === 'correction' && one.corrects === hashid))
    throw conflict(CORRECTED);
  return { ...found, event };
}

/**
 * The lender says whether what the borrower reported came in. Throws F403, C409 when it was answered before or can't be
 * any more.
 */
export async function answerReport(tx: Tx, actor: Actor, { hashid, status }: ReportAnswer): Promise<ContractDetail> {
  const { record, loan, role, event } = await eventForChange(tx, actor, hashid);
  if (role !== 'keeper') throw forbidden(NOT_YOURS);
  if (event.status !== 'reported') throw conflict(ANSWERED);
  if (status === 'confirmed') {
    const others = record.events.filter((one) => one !== event);
    const [sentence] = Object.values(
      validateEvent(loan, others, { ...event, contract: record.hashid } as unknown as EventDraft, actor.today),
    );
    if (sentence !== undefined) throw conflict(sentence);
  }
  await answerEvent(tx, actor.caller, record.id, hashid, status, actor.now);
  await actor.record(tx, {
    action: status === 'confirmed' ? 'confirm' : 'refuse',
    entity: 'loan_event',
    hashid: record.hashid,
    before: { status: event.status },
    after: { event: hashid, status },
  });
  return freshLoan(tx, actor, record.hashid);
}

/**
 * A counter-entry: the record stays, and counts as never recorded. A borrower takes back only what they reported and
 * nobody answered. Throws N404, F403, C409.
 */
export async function counterEntry(tx: Tx, actor: Actor, hashid: string): Promise<ContractDetail> {
  const { record, loan, role, event } = await eventForChange(tx, actor, hashid);
  const takesBack = event.status === 'reported' && event.recorded_by.hashid === actor.caller.hashid;
  if (role !== 'keeper' && !takesBack) throw forbidden(NOT_YOURS);
  const others = record.events.filter((one) => one !== event);
  if (breaksOthers(ledgerOf(loan, record.events), ledgerOf(loan, others))) throw conflict(BREAKS_OTHERS);
  const correction = {
    hashid: newHashid(),
    kind: 'correction',
    date: actor.today,
    facts: { corrects: hashid },
    note: '',
    status: 'confirmed',
  } as const;
  await insertEvents(tx, actor.caller, record.id, [correction], actor.now);
  await actor.record(tx, {
    action: 'correct',
    entity: 'loan_event',
    hashid: record.hashid,
    before: event,
    after: { corrects: hashid },
  });
  return freshLoan(tx, actor, record.hashid);
}
