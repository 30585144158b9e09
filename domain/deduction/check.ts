import { addDays, type IsoDate, isoDate } from '../dates/isoDate.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import type { DeductionCheck, Verdict } from '../wire/statement.ts';
import { ownDays } from '../loans/home/homeSpans.ts';
import { historyOf } from './history.ts';
import { NEW_LAW, lastMonthEnd, lifetimeOf, tooLongSentence } from './lifetime.ts';
import { countsUntil } from './monthEnd.ts';
import { openPoints } from './openPoints.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';
import { sumOf } from './sum.ts';
import { transitionalCheck } from './transitional.ts';
import { type VerdictWords, toldOf } from './words.ts';

/** Why the debt does not belong to the own-home debt whatever was repaid, and since when. */
interface Unfit {
  since: IsoDate;
  reason: string;
}

const endOn = ({ ends: [agreed, ...changes] }: OwnHomeLoan, date: IsoDate) =>
  changes.findLast(({ from }) => from <= date) ?? agreed;

const FREE = 'Voor deze lening hoeft niet elk jaar te worden afgelost.';

/**
 * The day from which nobody has to repay every year: without that duty the debt does not belong (art. 3.119a lid 1 onderdeel b).
 * Art. 3.119c lid 8 covers a debt that begins to qualify, but not one that qualified before: here it does not come back, and the
 * text says so.
 */
function freeSince({ forms, start_date }: OwnHomeLoan, on: IsoDate): Unfit | null {
  const step = forms.find(({ from, form }) => form === 'RepaymentFreeLoanContract' && from <= on);
  if (step === undefined) return null;
  const again = forms.findLast(({ from }) => from <= on)?.form !== 'RepaymentFreeLoanContract';
  if (step === forms[0])
    return {
      since: start_date,
      reason: again
        ? `Bij het begin van deze lening hoefde niet elk jaar te worden afgelost. Daarom is de rente niet aftrekbaar (artikel 3.119a lid 1 Wet IB 2001). ${LATER}`
        : `${FREE} Daarom is de rente niet aftrekbaar (artikel 3.119a lid 1 Wet IB 2001).`,
    };
  return {
    since: step.from,
    reason: `${again ? `Sinds ${formatDateLong(step.from)} hoefde een tijd niet te worden afgelost.` : `Vanaf ${formatDateLong(step.from)} hoeft niet elk jaar te worden afgelost.`} Dan hoort de lening niet meer bij je eigenwoningschuld (artikel 3.119a lid 1 onderdeel b Wet IB 2001). ${again ? LATER : 'Wij gaan ervan uit dat zij daar niet bij terugkomt.'}`,
  };
}

const LATER =
  'Of zij later meetelt, nu er wel wordt afgelost, zeggen wij niet: wij gaan ervan uit van niet. Vraag je adviseur (artikel 3.119c lid 8).';

/** The terms of the agreement (art. 3.119a lid 1 onderdeel b and lid 6 Wet IB 2001), as they are on a day. */
function unfit(loan: OwnHomeLoan, year: number, on: IsoDate): Unfit | null {
  const { start_date } = loan;
  const free = freeSince(loan, on);
  if (free !== null) return free;
  if (loan.betweenPartners(year) === 'yes')
    return {
      since: isoDate(year, 0, 1),
      reason:
        'Een lening van je partner telt niet mee. Daarom is de rente niet aftrekbaar (artikel 3.119a lid 6 Wet IB 2001).',
    };
  const { end } = endOn(loan, on);
  if (lifetimeOf(loan, end) === 'over') {
    const since = loan.ends.findLast(({ from }, k) => {
      const before = loan.ends[k - 1];
      return from <= on && (before === undefined || lifetimeOf(loan, before.end) !== 'over');
    });
    return {
      since: since?.from ?? start_date,
      reason: `${tooLongSentence(loan, end)} (artikel 3.119a lid 1 Wet IB 2001).`,
    };
  }
  const over = lastMonthEnd(loan);
  if (over >= on || loan.principalOn(over) - loan.paidForMonth(over, countsUntil(over)) <= 0) return null;
  return {
    since: addDays(over, 1),
    reason: `De 360 maanden waren op ${formatDateLong(over)} voorbij. Wat daarna nog openstaat, telt niet mee (artikel 3.119a lid 6 Wet IB 2001).`,
  };
}

/**
 * Art. 3.119a, 3.119c, 3.119e Wet IB 2001 and 17aa Uitv.reg. IB: was enough repaid on 31 December, and does the debt
 * still belong to the own-home debt? Judged in the law's order of test moments (docs/decisions/0004). For a current
 * year, the last whole month gives an indication. Null before anything is known of the loan.
 * @param today the date in the Netherlands
 */
export function deductionCheck(loan: OwnHomeLoan, year: number, today: IsoDate): DeductionCheck | null {
  const years = historyOf(loan, year + 1, today);
  const state = years.find((one) => one.year === year);
  if (state === undefined) return null;
  const { test } = state;
  const common = { on: test.on, counts_until: countsUntil(isoDate(year, 11, 31)) };
  if (loan.start_date < NEW_LAW) return transitionalCheck(loan, common, state.left?.last ?? null);
  const wrong = unfit(loan, year, test.on);
  const first = isoDate(year, 0, 1);
  const never = wrong !== null && (wrong.since <= first || wrong.since <= loan.known_from);
  if (never)
    return {
      ...common,
      verdict: 'red',
      reason: wrong.reason,
      debt: test.debt,
      maximum: null,
      repair_by: null,
      counts: { from: null, until: null },
      outside: 0,
      open: [],
      sum: [],
    };
  const told = toldOf(state, years.find((one) => one.year === year + 1) ?? null, today);
  const { verdict, reason, repair_by } = wrong === null ? told : lapsed(told, wrong);
  return {
    ...common,
    verdict,
    reason,
    debt: test.debt,
    maximum: test.maximum,
    repair_by,
    counts: { from: state.revivedOn, until: wrong === null ? (state.left?.last ?? null) : addDays(wrong.since, -1) },
    outside: state.outside,
    open: openPoints(loan, endOn(loan, test.on).end, state),
    sum: sumOf(test),
  };
}

/** Whether the home is an own home on no day of a year, up to a day. */
function isNever({ home = [] }: OwnHomeLoan, year: number, until: IsoDate): boolean {
  const [only, ...others] = ownDays(home, isoDate(year, 0, 1), until);
  return only !== undefined && others.length === 0;
}

/**
 * Whether a debt belongs to the own-home debt in a year without a month that can be judged yet: a new one as agreed,
 * otherwise as the year before left it. Until that year's 31 December is judged for good, its arrears can still be
 * made good.
 */
export function belongsUnjudged(loan: OwnHomeLoan, year: number, today: IsoDate): boolean {
  if (isNever(loan, year, today)) return false;
  if (loan.start_date < NEW_LAW) return true;
  const first = isoDate(year, 0, 1);
  const on = first > loan.known_from ? first : loan.known_from;
  const wrong = unfit(loan, year, on);
  if (wrong !== null && wrong.since <= on) return false;
  const before = historyOf(loan, year - 1, today).at(-1);
  return before === undefined || before.lostNext === null || (before.belongs && !before.isFinal);
}

/** In the year in which the debt stops belonging, the earlier part still counts. */
function lapsed({ verdict, reason }: VerdictWords, { since, reason: why }: Unfit): VerdictWords {
  const amber: Verdict = verdict === 'red' ? 'red' : 'amber';
  return {
    verdict: amber,
    reason: `${why} Vanaf ${formatDateLong(since)} is de rente daarom niet aftrekbaar. ${reason}`,
    repair_by: null,
  };
}
