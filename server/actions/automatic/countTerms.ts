import { automaticPayments } from '../../../domain/loans/automatic.ts';
import { type Visitor, systemActor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { automaticLoans, type ContractRecord, findContractForChange } from '../../repositories/contracts.ts';
import type { OfFamily } from '../../repositories/family.ts';
import { insertEvents } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { paymentOn } from '../events/pastRecords.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';

/**
 * For a loan whose terms count automatically, records each term that is due and not paid yet, on the term's own day
 * (docs/decisions/0002). A second time adds nothing. The contract is locked by the caller.
 */
export async function recordDueTerms(
  tx: Tx,
  { now, today, record: log }: Pick<Visitor, 'now' | 'today' | 'record'>,
  { familyId }: OfFamily,
  record: ContractRecord,
): Promise<void> {
  const { events, automaticSince: since, automaticBy: userId } = record;
  const loan = storedLoan(record, today);
  if (loan === null || since === null || userId === null || record.archivedAt !== null) return;
  const payments = automaticPayments(loan, events, since, today);
  if (payments.length === 0) return;
  const made = payments.map((one) => ({ ...paymentOn(one), automatic: true as const }));
  await insertEvents(tx, { familyId, userId }, record.id, made, now);
  await log(tx, {
    action: 'count',
    entity: 'automatic',
    hashid: record.hashid,
    after: { payments: made.length, until: today },
    by: { familyId, userId: null, sub: null },
  });
}

/** Records the due terms of every loan of a family that counts automatically, each in its own transaction. */
export async function recordFamilyTerms(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  family: OfFamily,
): Promise<void> {
  for (const hashid of await automaticLoans(db, family)) {
    await inTransaction(db, async (tx) => {
      const record = await findContractForChange(tx, { ...family, familyRole: 'manager' }, hashid);
      if (record) await recordDueTerms(tx, systemActor(clock), family, record);
    });
  }
}
