import { addMonths, type IsoDate } from '../../dates/isoDate.ts';
import { formatDateLong } from '../../dates/dutchDate.ts';
import { LEGAL_RATE } from '../../gifts/legalRate.ts';
import { hasRecords } from '../../loans/ledger/countingEvents.ts';
import { ledgerOf } from '../../loans/ledger/ledger.ts';
import { stateOn } from '../../loans/ledger/state.ts';
import { formatEuro } from '../../money/format.ts';
import { roundHalfUpSafe } from '../../money/round.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import { possibleCallEvents } from '../clauses/callEvents.ts';
import type { Hint } from './hint.ts';

/** Longer arrears allow calling, as the agreement says (server/pdf/clauses/loan/calling.ts). */
const MONTHS_BEHIND = 3;

/** A fixed-term loan that may be called early because a payment is too late. */
export interface CallableByArrears {
  /** The day since which something is unpaid. */
  since: IsoDate;
  /** A year's value of 6 % less its rate over the balance, in cents; more than 0. */
  yearly: number;
}

/**
 * Whether a fixed-term loan below 6 % became callable by arrears of more than three months: a day-by-day gift "of dat op enig
 * moment wordt" (art. 15 lid 1 SW 1956). Whether a reminder was sent is unknown here, so it is mentioned and not counted. After
 * its last term a loan is counted (gifts/openSpans.ts).
 */
export function callableByArrears(loan: LoanDetail, date: IsoDate): CallableByArrears | null {
  const { callable, call_events, own_home, signed_date } = loan.contract;
  if (signed_date === null || callable !== 'limited' || !hasRecords(loan.events)) return null;
  // Payments still being entered may have been made.
  if (loan.entering_until !== undefined) return null;
  if (!possibleCallEvents(call_events, own_home).includes('arrears')) return null;
  const ledger = ledgerOf(loan, loan.events);
  const { arrearsSince: since, balance, rate } = stateOn(ledger, date);
  if (since === null || addMonths(since, MONTHS_BEHIND) >= date || ledger.endDate < date) return null;
  const yearly = roundHalfUpSafe(balance * Math.max(0, LEGAL_RATE - rate), 100_000);
  return yearly > 0 ? { since, yearly } : null;
}

/** The same as a hint at the loan. */
export function arrearsHints(loan: LoanDetail, today: IsoDate): Hint[] {
  const found = callableByArrears(loan, today);
  if (found === null) return [];
  return [
    {
      id: 'callable_by_arrears',
      title: 'Meer dan drie maanden achter, met een rente onder 6 %',
      text: `Sinds ${formatDateLong(found.since)} is een betaling niet binnen. Na een schriftelijke herinnering en dertig dagen kan de lening worden opgeëist, zo staat het in de overeenkomst. Laat wie uitleent het dan zo, dan kan het verschil met 6 % van dag tot dag een schenking zijn: ${formatEuro(found.yearly)} per jaar. Dat tellen we niet mee. Vraag je notaris wat hier geldt.`,
      law: 'Artikel 15 lid 1 van de Successiewet 1956',
    },
  ];
}
