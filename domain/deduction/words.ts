import { formatDateLong } from '../dates/dutchDate.ts';
import { addDays, type IsoDate, isoDate } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import type { DeductionCheck } from '../wire/statement.ts';
import type { HomeState } from '../loans/home/homeSpans.ts';
import type { DebtYear } from './history.ts';
import type { Test } from './moments.ts';
import { countsUntil } from './monthEnd.ts';

/** The verdict on a year, the reason, and the deadline for making arrears good. */
export type VerdictWords = Pick<DeductionCheck, 'verdict' | 'reason' | 'repair_by'>;

const december = (year: number) => formatDateLong(isoDate(year, 11, 31));
const january = (year: number) => formatDateLong(isoDate(year, 0, 1));

/** A lost debt comes back (art. 3.119e lid 4). */
const REVIVES = 'Zodra er niet meer openstaat dan de wet dan toelaat, telt de lening vanaf die dag weer mee.';
const EXCEPTIONS =
  'De wet kent uitzonderingen bij te weinig inkomen en bij een fout zonder opzet (artikel 3.119e lid 2 en 3).';

/** 'oktober', for any day in it. */
const monthOf = (date: IsoDate) => formatDateLong(date).split(' ')[1] ?? '';

/** A payment for the month made in the next five working days counts (art. 17aa Uitv.reg. IB); sum.ts lists it separately. */
function compared({ on, paid, debt, maximum }: Test): string {
  const counted = paid === 0 ? '' : `, de aflossing over ${monthOf(on)} meegerekend`;
  return `Op ${formatDateLong(on)} stond er ${formatEuro(debt)} open${counted}. Dat mocht hoogstens ${formatEuro(maximum)} zijn (artikel 3.119c Wet IB 2001).`;
}

/** When the debt stops belonging, and how it can come back. */
const lossOf = (arrears: number) =>
  `Vanaf ${january(arrears + 2)} hoort de lening niet meer bij je eigenwoningschuld en is de rente niet aftrekbaar (artikel 3.119e lid 4). ${REVIVES} ${EXCEPTIONS}`;

function lostSentence(arrears: number): string {
  return `De achterstand van ${arrears} was op ${december(arrears + 1)} niet ingelopen. Daarom hoort de lening vanaf ${january(arrears + 2)} niet bij je eigenwoningschuld en is de rente niet aftrekbaar (artikel 3.119e lid 4 Wet IB 2001). ${REVIVES} ${EXCEPTIONS}`;
}

/** Returns the sentences on the excess over the maximum when the rate changed, and on the part of it that remains. */
function changeSentences({ lostAtChange, outside, isBack }: DebtYear): string[] {
  const sentences = lostAtChange.map(
    ({ from, excess }) =>
      `Toen de rente op ${formatDateLong(from)} veranderde, stond er ${formatEuro(excess)} te veel open. Dat deel hoort sindsdien niet meer bij je eigenwoningschuld: bij een andere rente is er geen jaar om in te halen (artikel 3.119e lid 5).`,
  );
  if (outside > 0 && lostAtChange.length === 0)
    sentences.push(
      isBack
        ? `De woning was een tijd geen eigen woning. Wat toen niet meer bij je eigenwoningschuld hoorde, komt er niet bij terug: ${formatEuro(outside)} (artikel 3.119c lid 3 en 3.119e lid 5).`
        : `Door een eerdere wijziging van de rente hoort ${formatEuro(outside)} niet meer bij je eigenwoningschuld (artikel 3.119e lid 5).`,
    );
  return sentences;
}

/** A current year: an indication. */
function running({ year, test, behind, byRounding, toRepair }: DebtYear, head: string): VerdictWords {
  const by = isoDate(year, 11, 31);
  if (behind > 0)
    return {
      verdict: 'amber',
      reason: `${head} Voor de aflossing is dat nu ${formatEuro(behind)} te veel. De wet kijkt op ${december(year)} (artikel 3.119c lid 7).${toRepair === null ? '' : ` De achterstand van ${toRepair} moet dan zijn ingelopen, anders telt de lening vanaf ${january(toRepair + 2)} niet mee (artikel 3.119e).`}`,
      repair_by: by,
    };
  if (toRepair !== null)
    return {
      verdict: 'amber',
      reason: `${head} De achterstand van ${toRepair} is nu ingelopen; de wet kijkt op ${december(year)} (artikel 3.119e lid 1).`,
      repair_by: by,
    };
  const enough = byRounding ? '' : `Begin ${monthOf(addDays(test.on, 1))} klopte je aflossing. `;
  return { verdict: 'green', reason: `${enough}${head}`, repair_by: null };
}

/** Arrears of the year itself, and what happened to them in the next. */
function arrears({ year, behind }: DebtYear, next: DebtYear | null, head: string): VerdictWords {
  const short = `${head} Voor de aflossing is dat ${formatEuro(behind)} te veel.`;
  const by = isoDate(year + 1, 11, 31);
  if (next === null || !next.isFinal)
    return {
      verdict: 'amber',
      reason: `${short} ${year} blijft meetellen, en de jaren daarna ook als er op ${december(year + 1)} niet meer openstaat dan de wet dan toelaat (artikel 3.119e lid 1). Anders telt de lening vanaf ${january(year + 2)} niet mee (lid 4).`,
      repair_by: by,
    };
  if (next.behind === 0)
    return {
      verdict: 'green',
      reason: `${short} Op ${december(year + 1)} was dat ingelopen, dus op tijd: voor de aflossing telt ${year} mee (artikel 3.119e lid 1).`,
      repair_by: null,
    };
  return {
    verdict: 'amber',
    reason: `${short} Op ${december(year + 1)} was dat niet ingelopen. ${year} en ${year + 1} tellen nog mee. ${lossOf(year)}`,
    repair_by: by,
  };
}

/** Why a home stopped being an own home, after "Op … ". */
const LEFT: Readonly<Record<HomeState, string>> = {
  sold: 'is de woning verkocht',
  let: 'is de woning verhuurd',
  for_sale: 'stond de woning te koop',
  too_long:
    'was de tijd voorbij waarin een lege woning die te koop staat nog een eigen woning is (artikel 3.111 lid 2)',
  lived: 'werd de woning bewoond',
};

/** A year in which the home stopped being an own home: a test without a year for repair (art. 3.119c lid 7, 3.119e lid 5). */
function leftTold({ left, test, outside }: DebtYear): VerdictWords | null {
  if (left === null) return null;
  const { on, last, state, excess } = left;
  const open = `Vlak daarvoor stond er ${formatEuro(test.debt)} open. Dat mocht hoogstens ${formatEuro(test.maximum)} zijn (artikel 3.119c Wet IB 2001).`;
  const enough = outside > 0 ? 'Voor de rest van de lening is er genoeg afgelost.' : 'Voor de aflossing is dat genoeg.';
  const found =
    excess > 0
      ? `${formatEuro(excess)} hoorde dus al niet meer bij je eigenwoningschuld (artikel 3.119e lid 5).`
      : enough;
  return {
    verdict: excess > 0 ? 'amber' : 'green',
    reason: `Op ${formatDateLong(on)} ${LEFT[state]}. Op dat moment kijkt de wet ook, zonder jaar om in te halen. ${open} ${found} De lening hoort tot en met ${formatDateLong(last)} bij je eigenwoningschuld. Daarna is zij een schuld in box 3.`,
    repair_by: null,
  };
}

/** The verdict on one year of a debt that can belong to the own-home debt. */
export function toldOf(state: DebtYear, next: DebtYear | null, today: IsoDate): VerdictWords {
  const { year, test, isFinal, behind, byRounding, outside, toRepair, lostBy, revivedOn, belongs } = state;
  if (!belongs && lostBy !== null) return { verdict: 'red', reason: lostSentence(lostBy), repair_by: null };
  const back =
    revivedOn === null || lostBy === null
      ? []
      : [
          `Tot ${formatDateLong(revivedOn)} hoorde de lening niet bij je eigenwoningschuld, door de achterstand van ${lostBy} (artikel 3.119e lid 4). Vanaf die dag is de achterstand weg en telt de lening weer mee.`,
        ];
  const before = [...back, ...changeSentences(state)];
  const told = judged();
  const amber = before.length > 0 || outside > 0 || byRounding;
  return {
    ...told,
    verdict: amber && told.verdict === 'green' ? 'amber' : told.verdict,
    reason: [...before, told.reason].join(' '),
  };

  function judged(): VerdictWords {
    const gone = leftTold(state);
    if (gone !== null) return gone;
    const head = compared(test);
    if (test.on !== isoDate(year, 11, 31)) return running(state, head);
    if (!isFinal)
      return {
        verdict: 'amber',
        reason: `${head} Voor de aflossing is dat ${formatEuro(behind)} te veel. De aflossing over december telt nog mee als die uiterlijk op ${formatDateLong(countsUntil(test.on))} is betaald (artikel 17aa Uitvoeringsregeling IB 2001); vandaag is het ${formatDateLong(today)}.`,
        repair_by: isoDate(toRepair === null ? year + 1 : year, 11, 31),
      };
    if (behind === 0) {
      const made =
        toRepair === null ? '' : ` De achterstand van ${toRepair} is daarmee op tijd ingelopen (artikel 3.119e lid 1).`;
      const rest =
        outside > 0
          ? ' Voor de rest van de lening is er genoeg afgelost.'
          : byRounding
            ? ''
            : ' Voor de aflossing is dat genoeg.';
      return { verdict: 'green', reason: `${head}${rest}${made}`, repair_by: null };
    }
    if (toRepair !== null)
      return {
        verdict: 'amber',
        reason: `${head} De achterstand van ${toRepair} is dus op ${december(year)} niet ingelopen. ${year} telt nog mee. ${lossOf(toRepair)}`,
        repair_by: null,
      };
    return arrears(state, next, head);
  }
}
