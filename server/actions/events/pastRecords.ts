import type { SpokenFor } from '../../../domain/loans/bookPeople.ts';
import { waitingRecords } from '../../../domain/loans/events/openReports.ts';
import { pastPayments } from '../../../domain/loans/events/pastPayments.ts';
import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { insertConfirmations } from '../../repositories/eventConfirmations.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';
import { byMandate, type StoredMandate } from './bookPeople.ts';

type Loan = Pick<ContractRecord, 'type' | 'total' | 'terms' | 'events' | 'enteringSince'>;

const isPayment = (event: LoanEvent) => event.kind === 'payment';

/**
 * The payments to record when every term until today was paid as agreed (docs/decisions/0001).
 * @param drafts the records made with them: terms that those pay are left out
 */
export function missedTerms(record: Loan, today: IsoDate, drafts: readonly AnyEventDraft[] = []): MissingPayment[] {
  const loan = storedLoan(record, today);
  if (loan === null) return [];
  const beside = [
    ...waitingRecords(record.events).filter(isPayment),
    ...drafts.filter((draft) => draft.kind === 'payment'),
  ];
  return pastPayments(loan, record.events, today, beside);
}

/** A stored payment; a borrower's own statement is a report. */
export const paymentOn = (
  { date, amount }: MissingPayment,
  status: NewEvent['status'] = 'confirmed',
  facts: NewEvent['facts'] = {},
): NewEvent => ({ hashid: newHashid(), kind: 'payment', date, facts: { amount, ...facts }, note: '', status });

/** Logs that payments were recorded together. */
export const logBackfill = (tx: Tx, actor: Actor, hashid: string, payments: number): Promise<void> =>
  actor.record(tx, { action: 'add', entity: 'loan_event', hashid, after: { payments, until: actor.today } });

/** The stored form of a record that counts on its recorder's word alone. */
export const onOwnWord = (own_word: boolean): NewEvent['facts'] => (own_word ? { own_word } : {});

/** Records only the payments of the past: they count. @param spokenFor for whom the caller says it too */
export async function recordPast(
  tx: Tx,
  actor: Actor,
  { id, hashid }: Pick<ContractRecord, 'id' | 'hashid'>,
  past: readonly MissingPayment[],
  { facts = {}, spokenFor = [] }: { facts?: NewEvent['facts']; spokenFor?: readonly SpokenFor<StoredMandate>[] } = {},
): Promise<void> {
  const events = past.map((one) => paymentOn(one, 'confirmed', facts));
  await insertEvents(tx, actor.caller, id, events, actor.now);
  const said = events.flatMap((event) => byMandate(event.hashid, spokenFor));
  await insertConfirmations(tx, actor.caller, id, said, { past_paid: false, now: actor.now });
  await logBackfill(tx, actor, hashid, past.length);
}
