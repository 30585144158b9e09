import { GIFT_CLAUSES, LOAN_CLAUSES } from '../../../../domain/contracts/clauses/catalogue.ts';
import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../../../domain/contracts/clauses/plain.ts';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import type { ContractType } from '../../../../domain/contracts/types.ts';
import { addMonths, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { PartySide } from '../../../../domain/wire/choices/party.ts';
import type { GiftClauses, LoanClauses, PaymentRounding } from '../../../../domain/wire/clauses.ts';
import type { Contract, ContractDraft, GiftTerms, LoanTerms } from '../../../../domain/wire/contract.ts';
import { type ClauseValues, clauseAnswers, clauseValues } from './clauseValues.ts';

/** A choice stays what it is; a text or a date may be empty, a number may be missing. */
type Blank<Value> = Value extends number ? number | null : string extends Value ? string : Value;
type Unfinished<Terms> = { [Key in keyof Terms]: string extends NonNullable<Terms[Key]> ? string : Blank<Terms[Key]> };

/**
 * The values filled in so far, in the shape of the call, so that a server's complaint about 'contract.signed_date'
 * finds its field. They hold the terms of a gift and of a loan at once: changing the kind loses nothing.
 */
export interface WizardValues {
  /** Whether the agreement is made now, or recorded after it began. */
  origin: 'new' | 'existing';
  type: ContractType | '';
  /** The amount in cents. */
  total: number | null;
  parties: { from: string[]; to: string[] };
  /** The side of a reader who makes only their own contracts (docs/decisions/0018); empty for a manager. */
  own_side: PartySide | '';
  /** The rounding of a signed contract, whose terms stay the same; null when it follows from the loan. */
  agreed_rounding: PaymentRounding | null;
  /** The day other terms of a signed contract were agreed on paper with somebody without a login; empty if not. */
  paper_date: string;
  contract: Unfinished<Omit<GiftTerms, keyof GiftClauses>> &
    Unfinished<Omit<LoanTerms, keyof LoanClauses>> &
    ClauseValues<typeof GIFT_CLAUSES> &
    ClauseValues<typeof LOAN_CLAUSES>;
}

/**
 * The first day of a month that is at least one period after the payout: terms fall on the first, as most people
 * expect.
 */
function usualFirstPayment(start: IsoDate, every = 1): IsoDate {
  const periodLater = addMonths(start, every);
  return periodLater.endsWith('-01') ? periodLater : `${addMonths(periodLater, 1).slice(0, 7)}-01`;
}

/**
 * Defaults of a loan for the own home: terms on the day of the payout, so that 360 months end on its last day. With the first of
 * the month they would be 360 months and some days, of which the law does not say that they count (art. 3.119a Wet IB 2001).
 */
export const proposedFirstPayment = (start: IsoDate, every: number, ownHome: boolean): IsoDate =>
  ownHome ? addMonths(start, every) : usualFirstPayment(start, every);

/** @param me the hashid of a reader who makes only their own contracts, so on one side; null for a manager */
export function newContract(today: IsoDate, me: string | null): WizardValues {
  return {
    origin: 'new',
    type: '',
    total: null,
    agreed_rounding: null,
    paper_date: '',
    parties: { from: me === null ? [] : [me], to: [] },
    own_side: me === null ? '' : 'from',
    contract: {
      signed_date: '',
      gift_date: '',
      purpose: '',
      exclusion_clause: 'none',
      revocable: false,
      counts_toward_estate: false,
      start_date: today,
      first_payment_date: usualFirstPayment(today),
      rate_millipercent: null,
      term_months: null,
      own_home: false,
      rate_motivation: '',
      ...clauseValues(GIFT_CLAUSES, PLAIN_GIFT_CLAUSES),
      ...clauseValues(LOAN_CLAUSES, PLAIN_LOAN_CLAUSES),
      late_payment: 'due_date',
    },
  };
}

const NO_DAYS = { start_date: '', first_payment_date: '' };

/**
 * The values of a loan that is new, or runs already: by default a new one begins today; only the family knows when an existing
 * one began. Filled-in days stay.
 */
export function beganOn(
  origin: WizardValues['origin'],
  { contract }: WizardValues,
  today: IsoDate,
): Partial<WizardValues> {
  const proposed = { start_date: today, first_payment_date: usualFirstPayment(today) };
  const [before, after] = origin === 'existing' ? [proposed, NO_DAYS] : [NO_DAYS, proposed];
  const ours = contract.start_date === before.start_date && contract.first_payment_date === before.first_payment_date;
  return { origin, ...(ours && { contract: { ...contract, ...after } }) };
}

/** A saved contract back in the wizard; fields its kind lacks keep the values of a new one. `me` as in newContract. */
export function fromContract(contract: Contract, today: IsoDate, me: string | null): WizardValues {
  const blank: Partial<Record<string, unknown>> = newContract(today, me).contract;
  const terms = Object.fromEntries(
    Object.entries(contract.contract).map(([key, value]: [string, unknown]) => [key, value ?? blank[key]]),
  );
  const clauses = isLoan(contract)
    ? clauseValues(LOAN_CLAUSES, contract.contract)
    : clauseValues(GIFT_CLAUSES, contract.contract);
  return {
    origin: isLoan(contract) && contract.contract.taken_over !== null ? 'existing' : 'new',
    type: contract.type,
    total: contract.total,
    paper_date: '',
    agreed_rounding:
      isLoan(contract) && contract.contract.signed_date !== null ? contract.contract.payment_rounding : null,
    own_side: me === null ? '' : contract.parties.to.some(({ hashid }) => hashid === me) ? 'to' : 'from',
    parties: {
      from: contract.parties.from.map(({ hashid }) => hashid),
      to: contract.parties.to.map(({ hashid }) => hashid),
    },
    contract: { ...blank, ...terms, ...clauses } as WizardValues['contract'],
  };
}

/**
 * A loan for the own home is never repaid more slowly than the law allows (docs/decisions/0004); an existing one was
 * agreed elsewhere, with the amounts of that time.
 */
export const roundingOf = ({ agreed_rounding: agreed, origin, contract }: WizardValues): PaymentRounding =>
  agreed ?? (contract.own_home && origin === 'new' ? 'up' : 'nearest');

/** Whether each term is on the last day of its month: a tick from before another first day no longer counts. */
export const onLastDay = ({ contract }: Pick<WizardValues, 'contract'>): boolean =>
  contract.on_last_day && LOAN_CLAUSES.on_last_day.applies(contract);

/** The values that decide which clauses apply. */
export const answersBeside = ({ type, contract, parties }: Pick<WizardValues, 'type' | 'contract' | 'parties'>) => ({
  ...contract,
  type,
  lenders: parties.from.length,
  borrowers: parties.to,
});

const orNull = (date: string) => (date === '' ? null : date);

/**
 * The body of the call. Missing values are sent as they are, so that the one rule that refuses them
 * (domain/contracts/validate) reports them, here and on the server.
 */
export function toDraft(values: WizardValues, edited?: Pick<Contract, 'hashid' | 'version'>): ContractDraft {
  const { origin, type, total, parties, contract } = values;
  const { signed_date, purpose } = contract;
  const { gift_date, exclusion_clause, revocable, counts_toward_estate } = contract;
  const { start_date, first_payment_date, rate_millipercent, term_months, own_home, rate_motivation } = contract;
  const filledIn = answersBeside(values);
  const terms =
    type === 'GiftContract'
      ? {
          // An earlier form may have asked for the payment day.
          gift_date: contract.form === 'paper' ? null : orNull(gift_date),
          exclusion_clause,
          revocable,
          counts_toward_estate,
          ...clauseAnswers(GIFT_CLAUSES, filledIn),
        }
      : {
          start_date,
          first_payment_date,
          rate_millipercent,
          term_months,
          own_home,
          rate_motivation,
          ...clauseAnswers(LOAN_CLAUSES, filledIn),
          payment_rounding: roundingOf(values),
          // A saved agreement may have been printed: it keeps its words (docs/decisions/0002).
          late_payment: contract.late_payment,
          ...(origin === 'new' && { taken_over: null }),
        };
  const draft = { type, total, parties, contract: { signed_date: orNull(signed_date), purpose, ...terms } };
  return { ...(edited && { hashid: edited.hashid, version: edited.version }), ...draft } as ContractDraft;
}
