import type { ContractType } from '../../../../domain/contracts/types.ts';
import { addMonths, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { Contract, ContractDraft, GiftTerms, LoanTerms } from '../../../../domain/wire/contract.ts';

type Unfinished<Terms> = { [Key in keyof Terms]: Terms[Key] extends number ? number | null : Terms[Key] extends string | null ? string : Terms[Key] };

/**
 * What is filled in so far, in the shape of the call, so that a server's complaint about 'contract.signed_date' finds its
 * field. It holds the terms of a gift and of a loan at once: changing the kind loses nothing.
 */
export interface WizardValues {
  type: ContractType | '';
  /** In cents. */
  total: number | null;
  parties: { from: string[]; to: string[] };
  contract: Unfinished<GiftTerms> & Unfinished<LoanTerms>;
}

/** The first day of a month that is at least one month after the payout: terms fall on the first, as most people expect. */
function usualFirstPayment(start: IsoDate): IsoDate {
  const monthLater = addMonths(start, 1);
  return monthLater.endsWith('-01') ? monthLater : `${addMonths(monthLater, 1).slice(0, 7)}-01`;
}

export function newContract(today: IsoDate): WizardValues {
  return {
    type: '',
    total: null,
    parties: { from: [], to: [] },
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
    },
  };
}

/** A saved contract back in the wizard; what its kind does not have keeps the values of a new one. */
export function fromContract(contract: Contract, today: IsoDate): WizardValues {
  const terms = Object.fromEntries(Object.entries(contract.contract).map(([key, value]: [string, unknown]) => [key, value ?? '']));
  return {
    type: contract.type,
    total: contract.total,
    parties: { from: contract.parties.from.map(({ hashid }) => hashid), to: contract.parties.to.map(({ hashid }) => hashid) },
    contract: { ...newContract(today).contract, ...terms },
  };
}

const orNull = (date: string) => (date === '' ? null : date);

/**
 * The body of the call. What is not filled in yet goes along as it is, so that the one rule that refuses it
 * (domain/contracts/validate) speaks, here and on the server.
 */
export function toDraft({ type, total, parties, contract }: WizardValues, edited?: Pick<Contract, 'hashid' | 'version'>): ContractDraft {
  const { signed_date, purpose } = contract;
  const { gift_date, exclusion_clause, revocable, counts_toward_estate } = contract;
  const { start_date, first_payment_date, rate_millipercent, term_months, own_home, rate_motivation } = contract;
  const terms =
    type === 'GiftContract'
      ? { gift_date: orNull(gift_date), exclusion_clause, revocable, counts_toward_estate }
      : { start_date, first_payment_date, rate_millipercent, term_months, own_home, rate_motivation };
  const draft = { type, total, parties, contract: { signed_date: orNull(signed_date), purpose, ...terms } };
  return { ...(edited && { hashid: edited.hashid, version: edited.version }), ...draft } as ContractDraft;
}
