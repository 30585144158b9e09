import { isWholeBetween } from '../../rules/wholeNumber.ts';
import { asFields, type Fields } from '../read.ts';

/** The share of one of two borrowers in the debt between them: `part` of `of`, as they agreed. */
export interface BorrowerShare {
  hashid: string;
  part: number;
  of: number;
}

/** Two decimals of a percentage. */
const FINEST = 10_000;

const ONE_BORROWER = 'Delen horen bij twee mensen die samen lenen. Kies er twee, of laat de delen weg.';
const OTHERS = 'De delen horen bij iemand die niet meeleent. Vul ze opnieuw in, voor de twee die lenen.';
const WRONG_SHARE = 'Vul voor ieder een deel in: meer dan 0 en minder dan alles, zoals 70 % of 2/3.';
const NOT_THE_WHOLE = 'De twee delen zijn samen niet het geheel. Maak er samen 100 % van, of samen 1.';

/** Two people borrow. */
export const twoBorrowers = ({ borrowers }: Fields): boolean => Array.isArray(borrowers) && borrowers.length > 1;

/**
 * The sentence for impossible shares of two borrowers; null if they are right.
 * @param terms with the hashids of its `borrowers`
 */
export function wrongShares(value: unknown, terms: Fields): string | null {
  if (value === null) return null;
  if (!twoBorrowers(terms)) return ONE_BORROWER;
  const given = Array.isArray(value) ? value.map(asFields) : [];
  const borrowers = terms.borrowers as unknown[];
  if (given.length !== 2 || borrowers.some((one) => !given.some(({ hashid }) => hashid === one))) return OTHERS;
  const isShare = ({ part, of }: Fields): boolean => isWholeBetween(of, 2, FINEST) && isWholeBetween(part, 1, of - 1);
  if (!given.every(isShare)) return WRONG_SHARE;
  const [one, other] = given as unknown as [BorrowerShare, BorrowerShare];
  return one.part * other.of + other.part * one.of === one.of * other.of ? null : NOT_THE_WHOLE;
}

/** Parses '70', '70 %', '66,67%' or '2/3'; null for anything else. A value out of range is refused by `wrongShares`. */
export function readShare(typed: string): Pick<BorrowerShare, 'part' | 'of'> | null {
  const fraction = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/u.exec(typed);
  if (fraction) return { part: Number(fraction[1]), of: Number(fraction[2]) };
  const percent = /^\s*(\d{1,3})(?:[,.](\d{1,2}))?\s*%?\s*$/u.exec(typed);
  if (!percent) return null;
  const [, whole = '', decimals] = percent;
  return decimals === undefined || Number(decimals) === 0
    ? { part: Number(whole), of: 100 }
    : { part: Number(whole) * 100 + Number(decimals.padEnd(2, '0')), of: FINEST };
}
