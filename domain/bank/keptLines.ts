import { addMonths, type IsoDate } from '../dates/isoDate.ts';
import { KEPT } from '../privacy/terms.ts';
import { plainText } from '../rules/plainText.ts';
import type { BankLine } from './bankLine.ts';

/** The most lines one person can keep: more than a list that somebody is still working through. */
export const MOST_KEPT_LINES = 200;
export const MANY_KEPT_LINES_MESSAGE = `Je bewaart al veel regels: er is plaats voor ${MOST_KEPT_LINES}. Werk er eerst een paar af.`;
/** At most this many loan names are kept with it; beyond that a line is known by its day and amount alone. */
export const MOST_NAMES = 50;
export const OTHER_LOAN_MESSAGE = 'Deze regel hoort bij geen van de leningen.';
export const NO_AMOUNT_MESSAGE = 'Deze regel heeft geen bedrag.';

const NAME_LENGTH = 70;
const TAIL = 4;

/** The last day on which a line is kept. */
export const keptUntil = (keptOn: IsoDate): IsoDate => addMonths(keptOn, KEPT.bankLineMonths);

/** The sentence for a name that can't be kept; null if it can. */
export const checkLineName = (name: string): string | null => plainText(name, NAME_LENGTH);

/** The parts of a line that are kept: day, amount, name of the other party and four signs of the account. Not its description. */
export function keptOf({ day, amount, counterparty: { name, iban } }: BankLine) {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  // Half a character at the end is dropped.
  const short = plain
    .slice(0, NAME_LENGTH)
    .replace(/\p{C}$/u, '')
    .trim();
  return {
    date: day,
    amount,
    name: checkLineName(short) === null ? short : '',
    account_tail: iban === null ? '' : iban.slice(-TAIL).toUpperCase(),
  };
}
