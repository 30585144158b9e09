import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { LEGAL_RATE } from '../gifts/legalRate.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import { paperFigures, unpaidInterest } from '../paperGifts/figures.ts';
import { type PaperGift, paperGiftOf } from '../paperGifts/paperGift.ts';
import { paperYears } from '../paperGifts/years.ts';
import type { GiftDetail } from '../wire/contract.ts';
import type { StatementLoan, StatementWarning } from '../wire/statement.ts';
import { type Deaths, deathsOf } from './deaths.ts';
import { isSilent } from './loanFigures.ts';
import type { Place } from './sides.ts';
import { unconfirmed } from './unconfirmed.ts';

/** A gift on paper in a year of one person: what is owed and what was paid (docs/domain.md 2.4). */
export interface PaperPart {
  line: StatementLoan | null;
  warnings: StatementWarning[];
}

/** What is missing of the interest over a year, in a sentence; what it means is on the page of the gift. */
function warningsOf(paper: PaperGift, title: string, year: number, until: IsoDate): string[] {
  // What was paid after the death repairs nothing, so the year of the death is told as it stood that day.
  const dead = paper.until !== null && paper.until <= until ? paper.until : null;
  const one = paperYears(paper, dead ?? until).find((known) => known.year === year);
  if (one === undefined || one.missing === 0) return [];
  const { due, paid, state } = one;
  if (dead !== null)
    return [
      `${title}: wie schonk is overleden op ${formatDateLong(dead)}. Tot en met die dag was over ${year} ${formatEuro(due)} rente verschuldigd, en is ${formatEuro(paid)} vastgelegd als betaald. Daarna loopt er geen rente meer, en wat nog wordt betaald herstelt geen gemist jaar (artikel 10 lid 3 van de Successiewet 1956).`,
    ];
  return state === 'running'
    ? [
        `${title}: over ${year} is ${formatEuro(due)} rente verschuldigd. Daarvan is nog ${formatEuro(one.missing)} te betalen, uiterlijk op 31 december ${year}.`,
      ]
    : [
        `${title}: over ${year} is ${formatEuro(due)} rente verschuldigd, en is ${formatEuro(paid)} vastgelegd als betaald. De wet vraagt dat de rente elk jaar echt wordt betaald (artikel 10 lid 3 van de Successiewet 1956).`,
      ];
}

/** The debt and the interest of a gift on paper; null for a gift that is not, and before its deed. */
export function paperPart(
  gift: GiftDetail,
  place: Place,
  year: number,
  until: IsoDate,
  deaths: Deaths,
): PaperPart | null {
  const paper = paperGiftOf(gift, ...deathsOf(gift.parties.from, deaths));
  if (paper === null || paper.since > until) return null;
  const { side, others, together } = place;
  const { hashid, total, contract } = gift;
  const figures = paperFigures(paper, year, until);
  if (isSilent(figures)) return null;
  const before = `${year - 1}-12-31`;
  const overdue = { opening: unpaidInterest(paper, before), closing: unpaidInterest(paper, until) };
  const title = `De schenking op papier van ${formatEuroShort(total)} ${side === 'from' ? 'aan' : 'van'} ${fullNames(others)} (akte van ${formatDateLong(paper.since)})`;
  return {
    line: {
      hashid,
      type: 'GiftContract',
      purpose: contract.purpose,
      others,
      together,
      signed_date: paper.since,
      start_date: paper.since,
      end_date: null,
      rates: [{ from: paper.since, millipercent: LEGAL_RATE }],
      own_home: false,
      by_schedule: false,
      figures,
      arrears: { interest: overdue.closing, principal: 0 },
      overdue,
      prepaid_interest: { opening: 0, closing: 0 },
      deduction: null,
      belongs: false,
      report: null,
    },
    warnings: [...warningsOf(paper, title, year, until), ...unconfirmed(gift.events ?? [], title, year)].map(
      (text) => ({
        hashid,
        text,
      }),
    ),
  };
}
