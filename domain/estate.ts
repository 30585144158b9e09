import { dividedOver, sharesOf, shareWords } from './contracts/borrowerShares.ts';
import { isLoan } from './contracts/isLoan.ts';
import type { IsoDate } from './dates/isoDate.ts';
import { firstBeforeDeath, isBeforeDeath } from './gifts/beforeDeath.ts';
import { giftDay, possiblyGiven, waitsFor } from './gifts/entries.ts';
import { callableBefore, forgivenOf } from './gifts/loanEntries.ts';
import { type PaperInterest, paperOwed } from './estatePaper.ts';
import { type PaperGift, paperGiftOf } from './paperGifts/paperGift.ts';
import type { LoanBooks } from './statements/books.ts';
import { type Deaths, deathsOf, firstDead, NO_DEATHS } from './statements/deaths.ts';
import { placeOf } from './statements/sides.ts';
import type { ContractDetail, GiftDetail, GiftTerms, LoanDetail } from './wire/contract.ts';
import type { Party } from './wire/party.ts';
import type { PartySide } from './wire/choices/party.ts';

/**
 * 'paper_gift': a sum that the giver owes until their death (schuldig erkend); 'forgiveness': forgiven principal of a loan;
 * 'callable': the day-by-day gift of a loan that could be called soon (art. 15 SW 1956); 'promised': a gift that was agreed and,
 * as far as recorded here, not paid; 'low_rate' and 'lowered_rate': the benefit of a rate at the start, or of a later lower one,
 * which may be a gift and is in no total (docs/decisions/0005).
 */
export type EstateKind =
  | 'loan'
  | 'gift'
  | 'paper_gift'
  | 'forgiveness'
  | 'callable'
  | 'promised'
  | 'low_rate'
  | 'lowered_rate';

/** Whether a line is only a question: for anyone who knows why the rate was agreed. */
export const mayBeGift = ({ kind }: Pick<EstateLine, 'kind'>): boolean =>
  kind === 'low_rate' || kind === 'lowered_rate';

/**
 * The reason a promised gift waits: the death of the giver, and it lapses without a deed (BW 7:177); a condition; or
 * its transfer, to which the agreement binds (BW 7:175).
 */
export type PromisedFor = 'at_death' | 'condition' | 'transfer';

/** The facts about a gift that executors need: whether it is brought in (BW 4:229), is revocable, or used a raised exemption. */
export type GiftTrait = 'brought_in' | 'revocable' | 'raised';

/** One claim, debt or gift of a deceased person; amounts in cents. */
export interface EstateLine {
  hashid: string;
  kind: EstateKind;
  type: ContractDetail['type'];
  /** The day the agreement was signed. */
  signed_date: IsoDate;
  /**
   * The day of the gift, of the forgiveness, or of the loan's start; the first day of a day-by-day gift; for a promised gift the
   * day of its transfer, or of the agreement if none was filled in.
   */
  date: IsoDate;
  /** The whole of it, for everybody on their side. */
  amount: number;
  /** The part of the deceased: half if two are on a side, or their share of a debt by its terms. */
  own: number;
  /** '70 %': that part, if it is no half; OWN_HALF_OF for a gift on paper. */
  share?: string;
  purpose: string;
  others: Party[];
  together: Party[];
  /** For a gift on paper: the interest of each year, as it was on the day of death. */
  interest?: PaperInterest;
  promised?: PromisedFor;
  traits?: GiftTrait[];
}

/** Everything an executor needs to know on the day somebody died, as far as recorded here. */
export interface Estate {
  death_date: IsoDate;
  /** The amount still owed by others. */
  claims: EstateLine[];
  /** The amount still owed to others. */
  debts: EstateLine[];
  /** Given or forgiven in the 180 days before, day-by-day gifts included, and possible gifts of those days. */
  recent: EstateLine[];
  /** The same, for gifts with a claimed raised exemption: if that holds, they stay out (art. 12 lid 3 SW 1956). */
  raised: EstateLine[];
  /**
   * All gifts and forgiveness, of any date: for a child all of it counts for the reserved portion (BW 4:67 under d), and the
   * will may have it brought in.
   */
  given: EstateLine[];
  /** Every signed contract with the person, whatever its outcome: the documents. */
  contracts: string[];
}

type Line = Omit<EstateLine, 'kind' | 'date' | 'amount' | 'own'>;

/** The part that one contract adds; the deceased's part is calculated when it is added, unless it is no share of the whole. */
type Added = Record<
  'claims' | 'debts' | 'recent' | 'raised' | 'given',
  (Omit<EstateLine, 'own'> & { own?: number })[]
> &
  Pick<Estate, 'death_date'>;

/**
 * The claims, debts and late gifts of a person on the day of their death, from the contracts and the books.
 * @param booksOf the books of a loan
 * @param others the other deceased family members: a gift on paper is due with the death of its last giver
 */
export function estateOf(
  person: string,
  death: IsoDate,
  contracts: readonly ContractDetail[],
  booksOf: (loan: LoanDetail) => LoanBooks,
  others: Deaths = NO_DEATHS,
): Estate {
  const deaths = new Map(others).set(person, death);
  const nothing = () => ({ death_date: death, claims: [], debts: [], recent: [], raised: [], given: [] });
  const estate: Estate = { ...nothing(), contracts: [] };
  for (const contract of contracts) {
    const place = placeOf(contract, person);
    const { signed_date, purpose } = contract.contract;
    if (place === null || signed_date === null || signed_date > death) continue;
    const { side, others, together } = place;
    const line = { hashid: contract.hashid, type: contract.type, signed_date, purpose, others, together };
    estate.contracts.push(contract.hashid);
    const added: Added = nothing();
    if (isLoan(contract)) addLoan(added, contract, line, side, booksOf(contract));
    else addGift(added, contract, line, side, { person, deaths });
    const sharers = contract.parties[side];
    const index = sharers.findIndex(({ hashid }) => hashid === person);
    const own = (amount: number) => dividedOver(amount, contract, side)[index] ?? 0;
    const agreed = side === 'to' ? sharesOf(contract)?.find(({ hashid }) => hashid === person) : undefined;
    const share = agreed && { share: shareWords(agreed) };
    for (const list of ['claims', 'debts', 'recent', 'raised', 'given'] as const)
      estate[list].push(...added[list].map((one) => ({ ...share, own: own(one.amount), ...one })));
  }
  return estate;
}

function addLoan(estate: Added, loan: LoanDetail, line: Line, side: PartySide, books: LoanBooks): void {
  const { death_date: death } = estate;
  const amount = books.figures(Number(death.slice(0, 4)), death).closing;
  if (amount > 0)
    estate[side === 'from' ? 'claims' : 'debts'].push({
      ...line,
      kind: 'loan',
      date: loan.contract.start_date,
      amount,
    });
  if (side !== 'from') return;
  for (const { date, amount: forgiven, exemption } of forgivenOf(loan)) {
    const gift = { ...line, kind: 'forgiveness' as const, date, amount: forgiven };
    const isRaised = exemption !== 'yearly';
    if (isBeforeDeath(date, death)) estate[isRaised ? 'raised' : 'recent'].push(gift);
    if (date <= death) estate.given.push(isRaised ? { ...gift, traits: ['raised'] } : gift);
  }
  const given = callableBefore(death, firstBeforeDeath(death), loan);
  if (given !== null) estate.recent.push({ ...line, kind: 'callable', date: given.first, amount: given.amount });
  addPossible(estate, loan, line);
}

/** The rates that may be a gift, as the meters and statements of those years name them. */
function addPossible(estate: Added, loan: LoanDetail, line: Line): void {
  const { death_date: death } = estate;
  const last = Number(death.slice(0, 4));
  const { start_date: start } = loan.contract;
  for (let year = Number((start < line.signed_date ? start : line.signed_date).slice(0, 4)); year <= last; year += 1)
    for (const { date, amount, lowered } of possiblyGiven(loan, year, death)) {
      if (date > death) continue;
      const possible = { ...line, kind: lowered ? 'lowered_rate' : 'low_rate', date, amount } as const;
      estate.given.push(possible);
      if (isBeforeDeath(date, death)) estate.recent.push(possible);
    }
}

/** A sum that the giver acknowledged to owe is their debt until it is paid, with the interest due (docs/domain.md 2.4). */
function addPaper(estate: Added, paper: PaperGift, line: Line, side: PartySide, isFirst: boolean): void {
  const owed = paperOwed(paper, estate.death_date, side === 'from' && (isFirst ? 'due' : 'other'));
  if (owed.amount > 0)
    estate[side === 'from' ? 'debts' : 'claims'].push({ ...line, kind: 'paper_gift', date: paper.since, ...owed });
}

/** Returns why the money of a signed gift is still to come at the end of a day; null if it came, or is no sum to pay. */
function promiseOf({ form, condition, gift_date: transferred }: GiftTerms, death: IsoDate): PromisedFor | null {
  if (form === 'at_death') return 'at_death';
  if (form === 'real_estate') return null;
  if (condition === 'suspensive') return 'condition';
  if (form === 'paper') return null;
  return transferred === null || transferred > death ? 'transfer' : null;
}

function addGift(
  estate: Added,
  gift: GiftDetail,
  line: Line,
  side: PartySide,
  { person, deaths }: { person: string; deaths: Deaths },
): void {
  const promised = promiseOf(gift.contract, estate.death_date);
  if (promised !== null)
    estate[side === 'from' ? 'debts' : 'claims'].push({
      ...line,
      kind: 'promised',
      promised,
      date: gift.contract.gift_date ?? line.signed_date,
      amount: gift.total,
    });
  const date = giftDay(gift.contract);
  if (date === null || waitsFor(gift) !== null) return;
  const paper = paperGiftOf(gift, ...deathsOf(gift.parties.from, deaths));
  const isFirst = firstDead(gift.parties.from, deaths)?.hashid === person;
  if (paper !== null) addPaper(estate, paper, line, side, isFirst);
  if (side !== 'from' || date > estate.death_date) return;
  const kind = paper === null ? 'gift' : 'paper_gift';
  const entry = { ...line, kind, date, amount: gift.total } satisfies Omit<EstateLine, 'own'>;
  const traits = traitsOf(gift.contract);
  estate.given.push(traits.length === 0 ? entry : { ...entry, traits });
  if (isBeforeDeath(date, estate.death_date))
    estate[gift.contract.exemption === 'yearly' ? 'recent' : 'raised'].push(entry);
}

const traitsOf = ({ counts_toward_estate, revocable, exemption }: GiftTerms): GiftTrait[] => [
  ...(counts_toward_estate ? (['brought_in'] as const) : []),
  ...(revocable ? (['revocable'] as const) : []),
  ...(exemption === 'yearly' ? [] : (['raised'] as const)),
];
