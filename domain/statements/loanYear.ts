import { printablePart } from '../rules/printable.ts';
import { belongsUnjudged, deductionCheck } from '../deduction/check.ts';
import { loanReport } from '../deduction/report.ts';
import { callableByArrears } from '../contracts/hints/arrearsHint.ts';
import { ownShare } from '../contracts/borrowerShares.ts';
import { contractTypeName } from '../contracts/names.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { assumedPayments } from '../loans/automatic.ts';
import { bankChecked } from '../loans/bankChecked.ts';
import { formOn } from '../loans/formOn.ts';
import { possiblyGiven } from '../gifts/entries.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { LoanContract, LoanDetail } from '../wire/contract.ts';
import type { HomePart, StatementGift, StatementLoan, StatementWarning } from '../wire/statement.ts';
import type { LoanBooks } from './books.ts';
import { lastDayOf } from './lastDay.ts';
import { homeSpans } from '../loans/home/homeSpans.ts';
import { homeParts } from './homeParts.ts';
import { homeWarnings } from './homeWarnings.ts';
import { isSilent } from './loanFigures.ts';
import { takenOverWarning } from './takenOverWarning.ts';
import { ownHomeWarnings } from './ownHomeWarnings.ts';
import type { ArePartners } from '../relations/incomePartners.ts';
import { ownHomeOf } from './ownHome.ts';
import { placeOf, type Place } from './sides.ts';
import { unconfirmed } from './unconfirmed.ts';
import type { PartySide } from '../wire/choices/party.ts';

/** The year, its last day, and the current day; and the couples. */
export interface YearOf {
  year: number;
  /** The last day that counts: 31 December, today in the current year, or the day the person died (lastDay.ts). */
  until: IsoDate;
  today: IsoDate;
  arePartners: ArePartners;
}

export interface LoanPart {
  side: PartySide;
  loan: StatementLoan | null;
  /** The forgiven part of the loan: a gift. */
  gifts: StatementGift[];
  warnings: StatementWarning[];
}

const titleOf = ({ type, contract }: LoanContract, { side, others }: Place) =>
  `De ${contractTypeName(type).toLowerCase()} ${side === 'from' ? 'aan' : 'van'} ${fullNames(others)}${printablePart(contract.purpose) === '' ? '' : ` (${printablePart(contract.purpose)})`}`;

/**
 * Returns the part of a loan that concerns one person in a year; null if it does not concern them. `books` is
 * requested only for a loan that counts.
 */
export function loanPart(loan: LoanDetail, person: string, when: YearOf, books: () => LoanBooks): LoanPart | null {
  const place = placeOf(loan, person);
  const { year, until } = when;
  const { contract, hashid } = loan;
  if (place === null || (contract.taken_over?.date ?? contract.start_date) > until) return null;
  if (contract.signed_date === null) {
    const text = `${titleOf(loan, place)} is nog niet ondertekend en telt niet mee.`;
    return Number(contract.start_date.slice(0, 4)) === year
      ? { side: place.side, loan: null, gifts: [], warnings: [{ hashid, text }] }
      : null;
  }
  const kept = books();
  const figures = kept.figures(year, until);
  if (isSilent(figures)) return null;
  const { side, together, others } = place;
  const share = side === 'to' ? ownShare(loan, person) : undefined;
  const ownHome = side === 'to' ? ownHomeOf(loan, kept, when.arePartners) : null;
  const assumed = assumedPayments(loan.events).filter(
    ({ date }) => Number(date.slice(0, 4)) === year && date <= until,
  ).length;
  const eve = `${year - 1}-12-31`;
  // The test of 31 December does not concern somebody who died before it: it is for the person who owes the debt then.
  const died = until < lastDayOf(year, when.today);
  const judgedOn = died ? until : when.today;
  const deduction = ownHome && !died ? deductionCheck(ownHome, year, when.today) : null;
  const spans = contract.own_home ? homeSpans(loan.events) : [];
  const home = homeParts(loan, spans, kept, { year, until });
  const line: StatementLoan = {
    hashid,
    type: formOn(loan, loan.events, until),
    purpose: contract.purpose,
    others,
    together,
    signed_date: contract.signed_date,
    start_date: contract.start_date,
    end_date: kept.end_date,
    ...(contract.payment_every > 1 && { payment_every: contract.payment_every }),
    rates: ratesIn(kept, year, until),
    own_home: contract.own_home,
    by_schedule: kept.bySchedule,
    ...(assumed > 0 && { assumed }),
    ...(!kept.bySchedule && bankChecked(loan.events, side, { year, until }) && { bank_checked: true as const }),
    figures,
    ...(home.length > 0 && { home }),
    ...(share && { share }),
    arrears: kept.arrearsOn(until),
    overdue: { opening: kept.unpaidOn(eve), closing: kept.unpaidOn(until) },
    prepaid_interest: { opening: kept.prepaidInterestOn(eve), closing: kept.prepaidInterestOn(until) },
    deduction,
    belongs:
      deduction === null ? ownHome !== null && belongsUnjudged(ownHome, year, judgedOn) : deduction.verdict !== 'red',
    report: isNeverOwn(home) ? null : ownHome && loanReport(ownHome, others, year),
  };
  const forgiven = kept.forgiven
    .filter(({ date }) => Number(date.slice(0, 4)) === year && date <= until)
    .map(({ date, amount }): StatementGift => ({
      hashid,
      kind: 'forgiven',
      date,
      amount,
      purpose: contract.purpose,
      others,
      together,
    }));
  return {
    side,
    loan: line,
    gifts: forgiven,
    warnings: [
      ...(deduction === null ? [] : ownHomeWarnings(titleOf(loan, place), deduction, home)).map((text) => ({
        hashid,
        text,
      })),
      ...(side === 'to' ? homeWarnings(titleOf(loan, place), home, loan.events, until) : []).map((text) => ({
        hashid,
        text,
      })),
      ...loanWarnings(loan, place, when),
      ...arrearsWarning(loan, place, until),
      ...unconfirmed(loan.events, titleOf(loan, place), year).map((text) => ({ hashid, text })),
    ],
  };
}

/** Whether the home was an own home on no day of the year: then box 1 requires nothing of the loan. */
const isNeverOwn = (home: readonly HomePart[]): boolean => home.length > 0 && home.every(({ own }) => !own);

/** The rate on 1 January (or at the start), and every change in the year. */
function ratesIn({ rates }: LoanBooks, year: number, until: IsoDate): StatementLoan['rates'] {
  const first = `${year}-01-01`;
  const before = rates.findLast(({ from }) => from <= first);
  const during = rates.filter(({ from }) => from > first && from <= until);
  return [...(before ? [before] : []), ...during].map(({ from, millipercent }) => ({ from, millipercent }));
}

/** A loan that became callable, below 6 %: its day-by-day gift is mentioned, and counted nowhere. */
function arrearsWarning(loan: LoanDetail, place: Place, until: IsoDate): StatementWarning[] {
  const found = callableByArrears(loan, until);
  if (found === null) return [];
  const text = `${titleOf(loan, place)} is sinds ${formatDateLong(found.since)} achter, meer dan drie maanden. Kan de lening daardoor worden opgeëist en gebeurt dat niet, dan kan het verschil met 6 % een schenking zijn (artikel 15 van de Successiewet 1956). Dat is ${formatEuro(found.yearly)} per jaar, en in deze opgave niet meegeteld.`;
  return [{ hashid: loan.hashid, text }];
}

function loanWarnings(loan: LoanDetail, place: Place, { year, until, today }: YearOf): StatementWarning[] {
  const { rate_motivation: reason, compared_rate_millipercent: compared } = loan.contract;
  const takenOver = takenOverWarning(loan, titleOf(loan, place), year);
  // After a death the heirs agree.
  const known = possiblyGiven(loan, year, today).filter(({ date }) => date <= until || until >= today);
  const lowRate = known.map(({ date, amount, lowered }) => ({
    hashid: loan.hashid,
    text: !lowered
      ? `${titleOf(loan, place)} heeft een rente onder 6 %. Is die uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel (${formatEuro(amount)} over de hele looptijd) een schenking van ${year}. In deze opgave is dat niet meegeteld.`
      : `${titleOf(loan, place)} kreeg op ${formatDateLong(date)} een lagere rente. Is die uit vrijgevigheid lager dan een bank zou vragen, dan is de rente die vervalt een schenking van ${year}. Omgerekend naar één bedrag is dat ${formatEuro(amount)} (artikel 6 van het Uitvoeringsbesluit); of de Belastingdienst zo rekent, vraag je je notaris. In deze opgave is dat niet meegeteld.`,
  }));
  if (reason.trim() !== '' || compared !== null) return [...takenOver, ...lowRate];
  return [
    ...takenOver,
    ...lowRate,
    {
      hashid: loan.hashid,
      text: `${titleOf(loan, place)} zegt niet waarom jullie deze rente kozen. Schrijf dat erbij: de Belastingdienst kan ernaar vragen.`,
    },
  ];
}
