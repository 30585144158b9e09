import type { Actor } from '../../actor.ts';
import { factsOf } from '../../../domain/loans/events/checkEventFields.ts';
import { missingPayments } from '../../../domain/loans/events/paidAsPlanned.ts';
import { validateEvent } from '../../../domain/loans/events/validateEvent.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { EventDraft } from '../../../domain/wire/event.ts';
import { REPORTABLE } from '../../../domain/loans/loanRole.ts';
import type { Tx } from '../../db/database.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import { freshLoan } from './freshLoan.ts';
import { loanForChange, NOT_YOURS } from './loanForChange.ts';

const UNKNOWN_LOAN = 'Kies een lening.';

/**
 * Records what happened to a loan. What a borrower reports counts when the lender has confirmed it. Throws V422 by
 * field, N404, F403 for who may see the loan but not record this, C409 for a record made from an older state.
 */
export async function recordEvent(tx: Tx, actor: Actor, body: unknown): Promise<ContractDetail> {
  const draft = body as EventDraft | null;
  if (typeof draft?.contract !== 'string') throw invalid({ contract: UNKNOWN_LOAN });
  const { record, loan, role } = await loanForChange(tx, actor, draft.contract, draft.ledger_version);
  const mayReport = role === 'borrower' && REPORTABLE.includes(draft.kind);
  if (role !== 'keeper' && !mayReport) throw forbidden(NOT_YOURS);
  const wrong = validateEvent(loan, record.events, draft, actor.today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const event: NewEvent = {
    ...storedForm(draft),
    hashid: newHashid(),
    status: role === 'keeper' ? 'confirmed' : 'reported',
  };
  await insertEvents(tx, actor.caller, record.id, [event], actor.now);
  await actor.record(tx, { action: 'add', entity: 'loan_event', hashid: record.hashid, after: event });
  return freshLoan(tx, actor, record.hashid);
}

/** Picks what is stored of a checked draft: its day and note beside the facts of its kind (S-38). */
function storedForm(draft: EventDraft): Pick<NewEvent, 'kind' | 'date' | 'note' | 'facts'> {
  const { kind, date, note = '', ...rest } = factsOf(draft);
  const facts = Object.entries(rest).filter(([name]) => name !== 'contract');
  return { kind, date, note, facts: Object.fromEntries(facts) };
}

/** Records that every term up to a day was paid on its own day. What was recorded already is not recorded twice. */
export async function recordPlanned(
  tx: Tx,
  actor: Actor,
  { contract: hashid, ledger_version }: { contract: string; ledger_version?: number },
): Promise<ContractDetail> {
  const { record, loan, role } = await loanForChange(tx, actor, hashid, ledger_version);
  if (role !== 'keeper') throw forbidden(NOT_YOURS);
  const events = missingPayments(loan, record.events, actor.today).map(({ date, amount }): NewEvent => ({
    hashid: newHashid(),
    kind: 'payment',
    date,
    facts: { amount },
    note: '',
    status: 'confirmed',
  }));
  await insertEvents(tx, actor.caller, record.id, events, actor.now);
  if (events.length > 0)
    await actor.record(tx, {
      action: 'add',
      entity: 'loan_event',
      hashid: record.hashid,
      after: { payments: events.length, until: actor.today },
    });
  return freshLoan(tx, actor, record.hashid);
}
