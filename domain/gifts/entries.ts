import { sharesOf } from '../contracts/borrowerShares.ts';
import type { BorrowerShare } from '../contracts/clauses/shares.ts';
import { hashids } from '../contracts/sides.ts';
import { isLoan } from '../contracts/isLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { ContractDetail, GiftContract, LoanDetail } from '../wire/contract.ts';
import type { ExemptionClaim, GiftKind, GiftPerson, PossibleGift, WaitingGift } from '../wire/gifts.ts';
import { loanEntries } from './loanEntries.ts';
import { loweredRates } from './loweredRate.ts';
import { asksWhetherGift, lowRateBenefit } from './lowRate.ts';

/** Something given on a day, by one or two people to one or two others. */
export interface GiftEntry {
  kind: GiftKind;
  /** The contract's hashid; null for one still being written. */
  contract: string | null;
  date: IsoDate;
  /** The amount in cents. */
  amount: number;
  /** The hashids of the givers; `to` has those of the recipients. */
  from: readonly string[];
  to: readonly string[];
  exemption: ExemptionClaim;
  /** The share of each of two recipients in the debt concerned; null or absent: half each. */
  shares?: readonly BorrowerShare[] | null;
  /** The giver pays the tax over it. */
  free_of_tax?: true;
}

/**
 * The day a gift counts for the tax: that of the agreement, which is the gift (BW 7:175), or of the transfer if
 * the money came first. No money comes with a gift on paper: its deed is the gift. Null while nobody has signed.
 */
export function giftDay({
  form,
  signed_date,
  gift_date,
}: Pick<GiftContract['contract'], 'form' | 'signed_date' | 'gift_date'>): IsoDate | null {
  if (signed_date === null || form === 'paper') return signed_date;
  return gift_date !== null && gift_date < signed_date ? gift_date : signed_date;
}

/**
 * The delay of a signed gift; null if it counts at once. A gift payable at death counts no sooner, and neither does one
 * with an unmet condition (art. 1 lid 9 SW).
 */
export function heldUpBy({
  form,
  condition,
}: Pick<GiftContract['contract'], 'form' | 'condition'>): 'at_death' | 'condition' | null {
  if (form === 'at_death') return 'at_death';
  return condition === 'suspensive' ? 'condition' : null;
}

/** Why a gift agreement does not count yet; null if it does. */
export function waitsFor({ contract }: GiftContract): WaitingGift['why'] | null {
  return contract.signed_date === null ? 'unsigned' : heldUpBy(contract);
}

/**
 * All gifts from this contract in a calendar year, as known on a day (docs/domain.md 2.1, 2.5, 2.8).
 * @param people a deceased person no longer gives from day to day, and after parting a person gives or receives for
 * themselves alone
 */
export function giftEntries(
  contract: ContractDetail,
  year: number,
  today: IsoDate,
  people: readonly GiftPerson[],
): GiftEntry[] {
  const from = hashids(contract.parties.from);
  const to = hashids(contract.parties.to);
  if (isLoan(contract))
    return loanEntries(contract, year, today, people).map((entry) => ({
      ...entry,
      contract: contract.hashid,
      to,
      shares: sharesOf(contract),
    }));
  const date = giftDay(contract.contract);
  if (date === null || waitsFor(contract) !== null || Number(date.slice(0, 4)) !== year) return [];
  return [
    {
      kind: 'gift',
      contract: contract.hashid,
      date,
      amount: contract.total,
      from,
      to,
      exemption: contract.contract.exemption,
      ...freeOfTax(contract.contract),
    },
  ];
}

/** Whether the giver pays the tax, as part of an entry. */
export const freeOfTax = ({ tax_paid_by }: Pick<GiftContract['contract'], 'tax_paid_by'>): { free_of_tax?: true } =>
  tax_paid_by === 'giver' ? { free_of_tax: true } : {};

/** The gift agreements that do not count yet, whatever the year. */
export function waitingGifts(contracts: readonly ContractDetail[]): WaitingGift[] {
  return contracts.flatMap((contract) => {
    if (isLoan(contract)) return [];
    const why = waitsFor(contract);
    return why === null ? [] : [{ contract: contract.hashid, amount: contract.total, why }];
  });
}

/** A rate that may be a gift on a certain day. */
export interface PossiblyGiven {
  date: IsoDate;
  /** The benefit in cents; more than 0. */
  amount: number;
  /** It was agreed during the loan. */
  lowered: boolean;
}

/**
 * The possible gifts of a signed loan in a calendar year that are counted nowhere: the benefit of a low rate for a fixed term, on
 * the day the loan was agreed, or paid out if the money came first; and of a lowered rate, on that day (docs/decisions/0005).
 * Meter, statement and estate paper name these.
 */
export function possiblyGiven(loan: LoanDetail, year: number, today: IsoDate): PossiblyGiven[] {
  const { signed_date: signed, start_date: start } = loan.contract;
  if (signed === null) return [];
  const date = start < signed ? start : signed;
  const amount = Number(date.slice(0, 4)) === year ? agreedBenefit(loan) : 0;
  return [
    ...(amount > 0 ? [{ date, amount, lowered: false }] : []),
    ...loweredRates(loan, year, today).map((one) => ({ date: one.date, amount: one.amount, lowered: true })),
  ];
}

/** The same for all loans, as the meters name it. */
export function possibleGifts(contracts: readonly ContractDetail[], year: number, today: IsoDate): PossibleGift[] {
  return contracts.flatMap((contract) => {
    if (!isLoan(contract)) return [];
    return possiblyGiven(contract, year, today).map(({ date, amount, lowered }) => ({
      contract: contract.hashid,
      amount,
      ...(lowered && { lowered_on: date }),
    }));
  });
}

/** The benefit of the agreed rate, if it may be a gift; otherwise 0. */
const agreedBenefit = ({ type, total, contract }: LoanDetail): number =>
  asksWhetherGift(contract) ? (lowRateBenefit(type, total, contract) ?? 0) : 0;
