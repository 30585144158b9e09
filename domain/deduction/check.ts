import { formatDateLong } from '../dates/dutchDate.ts';
import { addDays, addMonths, dateParts, type IsoDate, isoDate } from '../dates/isoDate.ts';
import { workingDayOfJanuary } from '../dates/workingDays.ts';
import { formatEuro } from '../money/format.ts';
import { formatPercent } from '../money/percent.ts';
import type { DeductionCheck, Verdict } from '../wire/statement.ts';
import { LONGEST_TERM, type MaximumDebt, maximumDebt, monthsThrough } from './maximumDebt.ts';
import type { OwnHomeLoan, RateStep } from './ownHomeLoan.ts';

/** The day before which the old law holds for a debt (art. 10bis Wet IB 2001). */
const NEW_LAW = '2013-01-01';
const WORKING_DAYS = 5;
/** In the running year: five working days are a week. */
const GRACE_DAYS = 7;

/** Why no amount would be enough. Null for a loan that can qualify. */
function unfit({ type, term_months, betweenPartners }: OwnHomeLoan): string | null {
  if (type === 'RepaymentFreeLoanContract')
    return 'Voor deze lening hoeft niet elk jaar te worden afgelost. Daarom is de rente niet aftrekbaar (artikel 3.119a Wet IB 2001).';
  if (term_months > LONGEST_TERM)
    return 'De looptijd is langer dan 360 maanden. Daarom is de rente niet aftrekbaar (artikel 3.119a Wet IB 2001).';
  if (betweenPartners)
    return 'Een lening van je partner telt niet mee. Daarom is de rente niet aftrekbaar (artikel 3.119a Wet IB 2001).';
  return null;
}

const stepOn = ({ rates }: OwnHomeLoan, date: IsoDate): RateStep =>
  rates.findLast(({ from }) => from <= date) ?? rates[0];

/**
 * The maximum at the end of the month of a date, counted from the start or the last change of the rate (art. 3.119c lid
 * 2).
 */
function maximumOn(loan: OwnHomeLoan, date: IsoDate): MaximumDebt & { step: RateStep; x: number; n: number } {
  const { year, month } = dateParts(date);
  const step = stepOn(loan, date);
  const x = monthsThrough(step.from, year, month);
  // Months that had passed before the step shorten the longest term; the month of the step itself counts once.
  const n = LONGEST_TERM - (monthsThrough(loan.start_date, year, month) - x);
  return { ...maximumDebt({ debt: step.debt, rate_millipercent: step.millipercent, months: n }, x), step, x, n };
}

/** The newest end of a month whose payment had a week to arrive. */
const lastMonthEnd = (today: IsoDate): IsoDate => addDays(`${addDays(today, -GRACE_DAYS).slice(0, 8)}01`, -1);

/**
 * Art. 3.119c, 3.119e Wet IB 2001 and 17aa Uitv.reg. IB: was enough repaid on 31 December? In a year that is not over
 * the last whole month is judged, as a sign of how it goes. Null before the loan began, and under the law before 2013.
 * @param today the date in the Netherlands
 */
export function deductionCheck(loan: OwnHomeLoan, year: number, today: IsoDate): DeductionCheck | null {
  const december = isoDate(year, 11, 31);
  const on = today > december ? december : lastMonthEnd(today);
  if (loan.start_date > on || loan.start_date < NEW_LAW) return null;
  const fifth = workingDayOfJanuary(year + 1, WORKING_DAYS);
  const debt = loan.principalOn(today < fifth ? today : fifth);
  const common = { on, counts_until: fifth };
  const wrong = unfit(loan);
  if (wrong !== null)
    return { ...common, verdict: 'red', reason: wrong, debt, maximum: null, repair_by: null, sum: [] };

  const top = maximumOn(loan, on);
  const behind = debt - top.maximum - top.rounding;
  const answer = (verdict: Verdict, reason: string, repair_by: IsoDate | null = null): DeductionCheck => ({
    ...common,
    verdict,
    reason,
    debt,
    maximum: top.maximum,
    repair_by,
    sum: sumOf(top, debt, on),
  });
  const most = formatEuro(top.maximum);
  // What was paid in January for December is in the debt that is judged, and not in that of the statement.
  const open = `${formatEuro(debt)} open${debt === loan.principalOn(on) ? '' : ', met wat er daarna op tijd is betaald'}`;
  if (behind <= 0)
    return answer(
      'green',
      `Op ${formatDateLong(on)} stond er ${open}. Dat mocht hoogstens ${most} zijn: er is genoeg afgelost voor de aftrek.`,
    );
  const short = `Op ${formatDateLong(on)} stond er ${open}. Dat mocht hoogstens ${most} zijn.`;
  if (on !== december)
    return answer('amber', `${short} Los vóór het einde van het jaar ten minste ${formatEuro(behind)} af.`, december);
  if (today <= fifth)
    return answer(
      'amber',
      `${short} Een betaling tot en met ${formatDateLong(fifth)} telt nog mee voor december: los ten minste ${formatEuro(behind)} af.`,
      isoDate(year + 1, 11, 31),
    );
  return repaired(loan, { short, behind, by: isoDate(year + 1, 11, 31), today }, answer);
}

interface Arrears {
  short: string;
  behind: number;
  by: IsoDate;
  today: IsoDate;
}

/** What was behind on 31 December is harmless when it is made good before the end of the next year (art. 3.119e). */
function repaired(
  loan: OwnHomeLoan,
  { short, behind, by, today }: Arrears,
  answer: (verdict: Verdict, reason: string, by?: IsoDate | null) => DeductionCheck,
): DeductionCheck {
  const until = today < by ? today : by;
  const day = repairDay(loan, until, Number(by.slice(0, 4)));
  if (day !== null)
    return answer(
      'green',
      `${short} De achterstand is ingelopen in ${formatDateLong(day).replace(/^\d+ /, '')}, dus op tijd: de rente blijft aftrekbaar.`,
    );
  if (today <= by)
    return answer(
      'amber',
      `${short} Haal de achterstand van ${formatEuro(behind)} in vóór of op ${formatDateLong(by)}, dan blijft de rente aftrekbaar.`,
      by,
    );
  return answer(
    'red',
    `${short} De achterstand is niet ingelopen vóór of op ${formatDateLong(by)}. Daarom is de rente niet meer aftrekbaar; vraag een adviseur of er toch een uitweg is.`,
    by,
  );
}

/**
 * The last day of the first month of the next year in which the debt came down to what was allowed at the end of the
 * month before; null while it did not.
 */
function repairDay(loan: OwnHomeLoan, until: IsoDate, year: number): IsoDate | null {
  for (let month = 0; month < 12 && isoDate(year, month, 1) <= until; month += 1) {
    const first = isoDate(year, month, 1);
    const last = addDays(addMonths(first, 1), -1);
    const { maximum, rounding } = maximumOn(loan, addDays(first, -1));
    if (loan.principalOn(last < until ? last : until) <= maximum + rounding) return last;
  }
  return null;
}

function sumOf(
  { maximum, rounding, step, x, n }: ReturnType<typeof maximumOn>,
  debt: number,
  on: IsoDate,
): { label: string; value: string }[] {
  return [
    { label: `Open op ${formatDateLong(step.from)} (B0)`, value: formatEuro(step.debt) },
    { label: 'Rente per maand (im)', value: `${formatPercent(step.millipercent)} / 12` },
    { label: 'Hele maanden sindsdien (x)', value: String(x) },
    { label: 'Langste looptijd in maanden (n)', value: String(n) },
    { label: 'Afronding van termijnen op hele centen', value: formatEuro(rounding) },
    { label: `Open op ${formatDateLong(on)}`, value: formatEuro(debt) },
    { label: 'Hoogste bedrag: B0 × (1 − ((1+im)^x − 1) / ((1+im)^n − 1))', value: formatEuro(maximum) },
  ];
}
