import type { Actor } from '../../actor.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { missingPayments } from '../../../domain/loans/events/paidAsPlanned.ts';
import type { ContractDetail, LoanTerms } from '../../../domain/wire/contract.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import type { Tx } from '../../db/database.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import { bookForChange, refuseByLife } from './bookForChange.ts';
import { freshContract } from './freshContract.ts';

const UNKNOWN_CONTRACT = 'Kies een contract.';
const NO_PLAN = 'Dit is een schenking. Alleen een lening heeft een schema.';

/**
 * Records what happened to a loan, or what was paid of a gift on paper. What is reported by who pays counts when who is
 * paid has confirmed it. Throws V422 by field, N404, F403 for who may see the contract but not record this, C409 for a
 * record made from an older state, and for a change of what was signed.
 */
export async function recordEvent(tx: Tx, actor: Actor, body: unknown): Promise<ContractDetail> {
  const draft = body as AnyEventDraft | null;
  if (typeof draft?.contract !== 'string') throw invalid({ contract: UNKNOWN_CONTRACT });
  const { record, book, role, life } = await bookForChange(tx, actor, draft.contract, draft.ledger_version);
  const mayReport = role === 'borrower' && book.reportable.includes(draft.kind);
  if (role !== 'keeper' && !mayReport) throw forbidden(book.notYours);
  refuseByLife(life, draft.kind);
  const wrong = book.wrong(allRecords(record), draft, actor.today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const event: NewEvent = {
    ...book.stored(draft),
    hashid: newHashid(),
    status: role === 'keeper' ? 'confirmed' : 'reported',
  };
  await insertEvents(tx, actor.caller, record.id, [event], actor.now);
  await actor.record(tx, { action: 'add', entity: book.entity, hashid: record.hashid, after: event });
  return freshContract(tx, actor, record.hashid);
}

/** Records that every term up to a day was paid on its own day. What was recorded already is not recorded twice. */
export async function recordPlanned(
  tx: Tx,
  actor: Actor,
  { contract: hashid, ledger_version }: { contract: string; ledger_version?: number },
): Promise<ContractDetail> {
  const { record, book, role, life } = await bookForChange(tx, actor, hashid, ledger_version);
  const { type, total, terms } = record;
  if (!isLoanType(type)) throw invalid({ contract: NO_PLAN });
  if (role !== 'keeper') throw forbidden(book.notYours);
  refuseByLife(life, 'payment');
  // The terms of a stored loan passed validateContract as those of a loan.
  const loan = { type, total, contract: terms as LoanTerms };
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
  return freshContract(tx, actor, record.hashid);
}
