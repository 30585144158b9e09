import type { IsoDate } from '../dates/isoDate.ts';
import { BONDS } from '../wire/choices/user.ts';
import { afterDeathOfOne, dayOfTwo, type TwoLives } from './dayOfTwo.ts';

const FUTURE_MESSAGE = 'Deze dag kan niet in de toekomst zijn. Vul hem in als het zover is.';
const AFTER_END_MESSAGE = 'Deze dag kan niet na de scheiding of na een overlijden zijn.';
const NO_BOND_MESSAGE = 'Kies of jullie getrouwd zijn, geregistreerd partners zijn of samenwonen.';
const NO_CONTRACT_MESSAGE = 'Een samenlevingscontract hoort bij samenwonen.';

/** The known facts about two partners; null if nobody recorded them. */
interface Partners {
  two: TwoLives;
  /** Since when they are divorced. */
  until: IsoDate | null;
}

/** The fields of the question how two partners belong together; empty is unknown, days are `yyyy-MM-dd`. */
export interface BondFields {
  bond: string;
  /** The day of the wedding, of the registration, or of moving in together. */
  from_date: string;
  /** The day of a cohabiting couple's notarial contract. */
  contract_date: string;
}

export type BondErrors = Partial<Record<keyof BondFields, string>>;

/**
 * Why these answers are invalid: a sentence per field. A contract may predate the shared address.
 * @param today yyyy-MM-dd, in Amsterdam
 */
export function bondErrors(fields: BondFields, partners: Partners, today: IsoDate): BondErrors {
  const { bond, from_date, contract_date } = fields;
  const known = BONDS.some((one) => one === bond);
  const errors: BondErrors = {};
  if (!known && (bond !== '' || from_date !== '' || contract_date !== '')) errors.bond = NO_BOND_MESSAGE;
  const from = dayError(from_date, partners, today);
  if (from !== null) errors.from_date = from;
  const contract =
    bond === 'cohabiting' || contract_date === '' ? dayError(contract_date, partners, today) : NO_CONTRACT_MESSAGE;
  if (contract !== null) errors.contract_date = contract;
  return errors;
}

function dayError(value: string, { two, until }: Partners, today: IsoDate): string | null {
  if (value === '') return null;
  const wrong = dayOfTwo(value, two, today, FUTURE_MESSAGE);
  if (wrong !== null) return wrong;
  return (until !== null && value > until) || afterDeathOfOne(value, two) ? AFTER_END_MESSAGE : null;
}
