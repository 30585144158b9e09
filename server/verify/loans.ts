import { completeTerms } from '../../domain/contracts/clauses/complete.ts';
import type { LoanType } from '../../domain/contracts/types.ts';
import { isMoney } from '../../domain/loans/events/catalogue.ts';
import { ledgerOf } from '../../domain/loans/ledger/ledger.ts';
import { makeSchedule } from '../../domain/loans/schedule.ts';
import type { LoanTerms, LoanTermsGiven } from '../../domain/wire/contract.ts';
import type { LoanEvent } from '../../domain/wire/event.ts';
import { yieldToEventLoop } from '../yieldingMap.ts';
import { type Check, type Finding, rowsOf } from './finding.ts';

interface Loan {
  id: string;
  type: LoanType;
  total: string;
  terms: LoanTermsGiven;
  events: LoanEvent[];
}

const LOANS = `
  select c.id::text, c.type, c.total::text, c.terms, coalesce((
    select json_agg(to_jsonb(e) || e.facts order by e.id) from contract_events e where e.contract_id = c.id), '[]') as events
  from contracts c where c.removed_at is null and c.type <> 'GiftContract' order by c.id`;

/** Recomputes the schedule and the books of every loan: the stored data must still add up, to the cent. */
export const checkLoans: Check = async (client) => {
  const wrong: Finding[] = [];
  let count = 0;
  for await (const loan of rowsOf<Loan>(client, LOANS)) {
    const fault = faultIn(loan);
    if (fault !== null) wrong.push(`contracts ${loan.id}: ${fault}`);
    count += 1;
    await yieldToEventLoop();
  }
  return { checked: `the sums of ${count} loans`, wrong };
};

function faultIn({ type, total, terms, events }: Loan): string | null {
  const contract = completeTerms(type, terms) as LoanTerms;
  const made = makeSchedule(type, Number(total), contract);
  if ('errors' in made) return `no schedule can be made of its terms (${Object.keys(made.errors).join(', ')}).`;
  const { schedule } = made;
  let open = schedule.opening;
  for (const term of [...(schedule.stub ? [schedule.stub] : []), ...schedule.terms]) {
    open -= term.principal;
    if (term.payment !== term.interest + term.principal || term.balance !== open)
      return `term ${term.number} of its schedule does not add up.`;
  }
  if (open !== 0) return 'its schedule does not repay it to the cent.';
  const amounts = new Map(events.map((event) => [event.hashid, 'amount' in event ? event.amount : null]));
  for (const { kind, hashid, ...went } of ledgerOf({ type, total: Number(total), contract }, events).entries) {
    if (!isMoney(kind)) continue;
    if (went.costs + went.late + went.interest + went.principal + went.prepaid !== amounts.get(hashid ?? ''))
      return `what became of record ${hashid} is not its amount.`;
  }
  return null;
}
