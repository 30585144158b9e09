import { addMonths, type IsoDate } from '../dates/isoDate.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import type { DeductionCheck } from '../wire/statement.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';

/** Thirty years of deduction (art. 10bis.10 lid 1), counted from 2001 at the earliest: the law began then. */
const THIRTY_YEARS = 360;
const LAW_OF_2001 = '2001-01-01';

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);

/**
 * A debt that existed on 31 December 2012: no amount is tested, and the deciding facts are not recorded here. The
 * verdict is given as far as it is known, never as red.
 * @param last the last day of the year on which the home is an own home; null: it is one to its end
 */
export function transitionalCheck(
  loan: OwnHomeLoan,
  common: Pick<DeductionCheck, 'on' | 'counts_until'>,
  last: IsoDate | null,
): DeductionCheck {
  const earliest = addMonths(later(loan.start_date, LAW_OF_2001), THIRTY_YEARS);
  const debt = loan.principalOn(common.on);
  const left =
    last === null
      ? ''
      : ` De lening hoort tot en met ${formatDateLong(last)} bij je eigenwoningschuld. Daarna is zij een schuld in box 3.`;
  return {
    ...common,
    verdict: 'amber',
    reason: `Deze lening is van vóór 2013. Was zij op 31 december 2012 een schuld voor je eigen woning, dan valt zij onder het overgangsrecht: er geldt geen eis om elk jaar af te lossen, en de rente is ten hoogste 30 jaar aftrekbaar (artikel 10bis.1 en 10bis.10 Wet IB 2001).${left}`,
    debt,
    maximum: null,
    repair_by: null,
    counts: { from: null, until: last },
    outside: 0,
    open: [
      'Of de schuld op 31 december 2012 voor je eigen woning was (artikel 10bis.1).',
      `Wanneer de 30 jaar begonnen: bij een lening van ${formatDateLong(loan.start_date)} eindigen ze niet eerder dan op ${formatDateLong(earliest)} (artikel 10bis.10).`,
      'Of de lening sindsdien is verhoogd of overgesloten: voor het meerdere gelden de regels van nu (artikel 10bis.1 lid 3).',
      'Of de woning je hoofdverblijf is, en of de rente niet hoger is dan op de markt gebruikelijk (artikel 3.111 en 3.120).',
    ],
    sum: [],
  };
}
