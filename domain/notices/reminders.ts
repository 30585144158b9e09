import { hashids } from '../contracts/sides.ts';
import { isLoan } from '../contracts/isLoan.ts';
import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { hasRecords } from '../loans/ledger/countingEvents.ts';
import { isAutomatic, yearToConfirm } from '../loans/automatic.ts';
import { lateRule } from '../loans/lateRule.ts';
import { lateFrom, termState } from '../loans/termState.ts';
import { loanReport } from '../deduction/report.ts';
import { booksOf } from '../statements/ledgerBooks.ts';
import type { ArePartners } from '../relations/incomePartners.ts';
import { ownHomeOf, standingCheck } from '../statements/ownHome.ts';
import type { ContractDetail, LoanDetail } from '../wire/contract.ts';
import type { GiftMeter, GiftYear } from '../wire/gifts.ts';
import type { NoticeKind } from '../wire/notice.ts';
import type { NoticeFacts } from './declaration.ts';

/** A reminder due on a day. The same one on later days has the same key, and is sent once. */
export interface Reminder {
  kind: NoticeKind;
  key: string;
  /** The hashid of the contract; null if there is none. */
  contract: string | null;
  /** The recipients, by hashid. */
  to: string[];
  /** The recipients if none of `to` can log in. */
  otherwise: string[];
  facts: NoticeFacts;
}

/** How many days after it became late a term is still news: a family that records nothing does not get a notice of each. */
const LATE_DAYS = 7;

/** The months with a notice about a home loan: about the return, and about the debt. */
const HOME_MONTHS = [3, 4, 12];

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));

/**
 * The reminders of one contract on a day: for a signed loan that is not archived.
 * @param today the date in the Netherlands
 * @param managers the hashids of the family's managers, who keep the records of a lender without a login
 */
export function contractReminders(
  contract: ContractDetail,
  today: IsoDate,
  arePartners: ArePartners,
  managers: readonly string[] = [],
): Reminder[] {
  if (!isLoan(contract) || contract.contract.signed_date === null || contract.archived_at !== undefined) return [];
  return [
    ...termReminders(contract, today),
    ...yearReminder(contract, today, managers),
    ...homeReminders(contract, today, arePartners),
  ];
}

function termReminders(loan: LoanDetail, today: IsoDate): Reminder[] {
  const [lenders, borrowers] = [hashids(loan.parties.from), hashids(loan.parties.to)];
  const about = { contract: loan.hashid, otherwise: [] };
  const grace = lateRule(loan.contract).graceDays;
  // While nothing was recorded it goes as agreed, and terms still being entered may have been paid: then nothing is late.
  const recorded = hasRecords(loan.events) && loan.entering_until === undefined;
  const { terms } = ledgerOf(loan, loan.events);
  const byItself = isAutomatic(loan, terms);
  return terms
    .filter(({ date, payment, paidOn }) => payment > 0 && paidOn === null && !byItself(date))
    .flatMap(({ date, askedOn }): Reminder[] => {
      const told = { ...about, key: `${loan.hashid} ${date}`, facts: { date } };
      if (termState(date, grace, today) === 'soon') return [{ ...told, kind: 'term_soon', to: borrowers }];
      const isLate = termState(askedOn, grace, today) === 'late';
      if (recorded && isLate && today < addDays(lateFrom(askedOn, grace), LATE_DAYS))
        return [{ ...told, kind: 'term_late', to: [...borrowers, ...lenders] }];
      return [];
    });
}

/** From 1 January until it is confirmed: the automatic payments of a past year. */
function yearReminder(loan: LoanDetail, today: IsoDate, managers: readonly string[]): Reminder[] {
  const over = yearToConfirm(loan.events, today);
  if (over === null) return [];
  const { year } = over;
  const told = { kind: 'year_check', key: `${loan.hashid} ${year}`, contract: loan.hashid, facts: { year } } as const;
  return [{ ...told, to: hashids(loan.parties.from), otherwise: [...managers] }];
}

/** For a home loan: the debt before 31 December, and the data of last year for the return. */
function homeReminders(loan: LoanDetail, today: IsoDate, arePartners: ArePartners): Reminder[] {
  // First, as the rest calculates whole years of a loan: this runs for every loan on every day.
  if (!HOME_MONTHS.includes(monthOf(today))) return [];
  const home = ownHomeOf(loan, booksOf(loan), arePartners);
  if (home === null) return [];
  const year = yearOf(today);
  const told = { contract: loan.hashid, to: hashids(loan.parties.to), otherwise: [] };
  if (monthOf(today) === 12) {
    const standing = standingCheck(loan, today, arePartners);
    if (standing?.year !== year) return [];
    const { debt, maximum, outside } = standing.check;
    // The part that dropped out at a change of the rate is not made good (art. 3.119e lid 5 Wet IB 2001): the rest counts.
    if (maximum === null || debt - outside <= maximum) return [];
    return [{ ...told, kind: 'home_debt', key: `${loan.hashid} ${year}`, facts: { year } }];
  }
  const last = year - 1;
  const ran =
    yearOf(home.known_from) === last ||
    (home.known_from < `${last}-01-01` && home.principalOn(`${last - 1}-12-31`) > 0);
  if (!ran || loanReport(home, loan.parties.from, last) === null) return [];
  return [{ ...told, kind: 'home_return', key: `${loan.hashid} ${last}`, facts: { year: last } }];
}

/** The year whose gifts decide the reminders of a day; null if none do. */
export function giftYearToReport(today: IsoDate): number | null {
  if (monthOf(today) === 12) return yearOf(today);
  return monthOf(today) === 2 ? yearOf(today) - 1 : null;
}

/**
 * The reminders about the gifts of a year: in December the amount that can still be given, in February the gifts
 * that need a return.
 * @param gifts of `giftYearToReport(today)`
 * @param mayHear whether somebody in a meter may be notified of it
 */
export function giftReminders(
  { year, meters }: GiftYear,
  today: IsoDate,
  mayHear: (hashid: string, meter: GiftMeter) => boolean,
): Reminder[] {
  const hearers = (side: 'giver' | 'recipient', meter: GiftMeter) =>
    meter[side].filter((hashid) => mayHear(hashid, meter));
  if (monthOf(today) === 12) {
    const givers = meters.flatMap((meter) =>
      meter.kinship === 'child' && meter.result !== null && meter.result.left > 0 ? hearers('giver', meter) : [],
    );
    const common = {
      kind: 'exemption_left',
      key: String(year),
      contract: null,
      otherwise: [],
      facts: { year },
    } as const;
    return givers.length === 0 ? [] : [{ ...common, otherwise: [], to: [...new Set(givers)] }];
  }
  return meters.flatMap((meter): Reminder[] => {
    const date = meter.result?.return_before ?? null;
    if (date === null) return [];
    const told = { kind: 'gift_return', key: `${meter.key} ${year}`, contract: null, facts: { year, date } } as const;
    return [{ ...told, to: hearers('recipient', meter), otherwise: hearers('giver', meter) }];
  });
}
