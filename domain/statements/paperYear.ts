import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { LEGAL_RATE } from '../gifts/legalRate.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import { fullName, fullNames } from '../names/name.ts';
import { paperFigures, unpaidInterest } from '../paperGifts/figures.ts';
import { halvesOf, isHalved } from '../paperGifts/halves.ts';
import { type PaperGift, paperGiftOf } from '../paperGifts/paperGift.ts';
import { paperYears } from '../paperGifts/years.ts';
import type { GiftDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { HalfOf, StatementLoan, StatementWarning } from '../wire/statement.ts';
import { type Deaths, deathsOf, firstDead } from './deaths.ts';
import { isSilent } from './loanFigures.ts';
import type { Place } from './sides.ts';
import { unconfirmed } from './unconfirmed.ts';

/** A gift on paper in a year of one person: the debt and the payments (docs/domain.md 2.4). */
export interface PaperPart {
  line: StatementLoan | null;
  warnings: StatementWarning[];
}

/** One debt of it: the whole, or the half of one giver, with its owner. */
interface PaperDebt {
  paper: PaperGift;
  title: string;
  /** 'wie schonk', or the name of the giver of a half. */
  giver: string;
  /** 'over de helft van Jan de Vries', or nothing. */
  half: string;
}

/** The shortage in the interest of a year, in a sentence; its meaning is on the page of the gift. */
function warningsOf({ paper, title, giver, half }: PaperDebt, year: number, until: IsoDate): string[] {
  // Payments after the death repair nothing, so the year of the death is shown as it was on that day.
  const dead = paper.until !== null && paper.until <= until ? paper.until : null;
  const one = paperYears(paper, dead ?? until).find((known) => known.year === year);
  if (one === undefined || one.missing === 0) return [];
  const { due, paid, state } = one;
  if (dead !== null)
    return [
      `${title}: ${giver} is overleden op ${formatDateLong(dead)}. Tot en met die dag was over ${year} ${formatEuro(due)} rente verschuldigd${half}, en is ${formatEuro(paid)} vastgelegd als betaald. Daarna loopt er${half === '' ? '' : ' over die helft'} geen rente meer, en wat nog wordt betaald herstelt geen gemist jaar (artikel 10 lid 3 van de Successiewet 1956).`,
    ];
  const said = `${title}: over ${year} is ${formatEuro(due)} rente verschuldigd${half}`;
  return state === 'running'
    ? [`${said}. Daarvan is nog ${formatEuro(one.missing)} te betalen, uiterlijk op 31 december ${year}.`]
    : [
        `${said}, en is ${formatEuro(paid)} vastgelegd als betaald. De wet vraagt dat de rente elk jaar echt wordt betaald (artikel 10 lid 3 van de Successiewet 1956).`,
      ];
}

/** The debts in it that concern somebody: for a giver their own half once it is divided, for the recipient both. */
function toldTo(
  gift: GiftDetail,
  paper: PaperGift,
  title: string,
  until: IsoDate,
  whose: HalfOf | null,
  first: Party | null,
): PaperDebt[] {
  const halves = isHalved(paper, until) ? halvesOf(paper) : null;
  if (halves === null || first === null)
    return [{ paper: { ...paper, halved: null }, title, giver: 'wie schonk', half: '' }];
  const second = gift.parties.from.filter(({ hashid }) => hashid !== first.hashid);
  const told = [first, ...second].slice(0, 2).map((giver, place): PaperDebt => ({
    paper: halves[place === 0 ? 0 : 1],
    title,
    giver: fullName(giver),
    half: ` over de helft van ${fullName(giver)}`,
  }));
  return told.filter((_, place) => whose === 'giver' || (place === 0) === (whose === 'own'));
}

/** The half that is due since the first of two givers died, for one person; nothing while both live, or without halves. */
function dueHalf(
  paper: PaperGift,
  first: Party | null,
  whose: HalfOf,
  year: number,
  until: IsoDate,
): StatementLoan['due_half'] {
  const [due] = (isHalved(paper, until) ? halvesOf(paper) : null) ?? [];
  if (due === undefined || first === null || due.until === null) return undefined;
  return { of: first, since: due.until, figures: paperFigures(due, year, until), whose };
}

/** When it is to be paid: with the giver's death, or since. */
function dueWords(since: IsoDate | null, half: StatementLoan['due_half']): string {
  if (since !== null) return `opeisbaar sinds ${formatDateLong(since)}`;
  if (half === undefined) return 'te betalen bij het overlijden van wie geeft';
  const { of, since: day, figures } = half;
  const due =
    figures.closing > 0
      ? `van de helft van ${fullName(of)} is nog ${formatEuro(figures.closing)} te betalen, opeisbaar sinds ${formatDateLong(day)}`
      : `de helft van ${fullName(of)} is betaald`;
  return `${due}; de andere helft te betalen bij het overlijden van de andere gever`;
}

/** The debt and the interest of a gift on paper; null for another gift, and before its deed. */
export function paperPart(
  gift: GiftDetail,
  person: string,
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
  const first = firstDead(gift.parties.from, deaths);
  const whose: HalfOf = side === 'to' ? 'giver' : first?.hashid === person ? 'own' : 'together';
  const half = dueHalf(paper, first, whose, year, until);
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
      due: dueWords(paper.until !== null && paper.until <= until ? paper.until : null, half),
      ...(half && { due_half: half }),
      arrears: { interest: overdue.closing, principal: 0 },
      overdue,
      prepaid_interest: { opening: 0, closing: 0 },
      deduction: null,
      belongs: false,
      report: null,
    },
    warnings: [
      ...toldTo(gift, paper, title, until, whose, first).flatMap((told) => warningsOf(told, year, until)),
      ...unconfirmed(gift.events ?? [], title, year),
    ].map((text) => ({ hashid, text })),
  };
}
