import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../../../domain/contracts/clauses/plain.ts';
import type { ContractType } from '../../../../domain/contracts/types.ts';
import { addMonths, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { Contract, ContractDraft, GiftTerms, LoanTerms } from '../../../../domain/wire/contract.ts';

/** A choice stays what it is; a text or a date may be empty, a number may be missing. */
type Blank<Value> = Value extends number ? number | null : string extends Value ? string : Value;
type Unfinished<Terms> = { [Key in keyof Terms]: string extends NonNullable<Terms[Key]> ? string : Blank<Terms[Key]> };

/**
 * What is filled in so far, in the shape of the call, so that a server's complaint about 'contract.signed_date' finds
 * its field. It holds the terms of a gift and of a loan at once: changing the kind loses nothing.
 */
export interface WizardValues {
  /** Whether the agreement is made now, or is put here after it began. */
  origin: 'new' | 'existing';
  type: ContractType | '';
  /** In cents. */
  total: number | null;
  parties: { from: string[]; to: string[] };
  contract: Omit<Unfinished<GiftTerms> & Unfinished<LoanTerms>, 'payment_every' | 'notice_months' | 'taken_over'> & {
    /** Months between two terms, as the radio buttons say it. */
    payment_every: '1' | '3' | '12';
    /** Whole months as the list says them; empty while nothing is chosen. */
    notice_months: string;
    /** Only of a loan that existed already. */
    taken_over: { date: string; balance: number | null };
  };
}

/**
 * The first day of a month that is at least one period after the payout: terms fall on the first, as most people
 * expect.
 */
export function usualFirstPayment(start: IsoDate, every = 1): IsoDate {
  const periodLater = addMonths(start, every);
  return periodLater.endsWith('-01') ? periodLater : `${addMonths(periodLater, 1).slice(0, 7)}-01`;
}

export function newContract(today: IsoDate): WizardValues {
  return {
    origin: 'new',
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
      ...PLAIN_GIFT_CLAUSES,
      ...PLAIN_LOAN_CLAUSES,
      administration_until: '',
      rate_fixed_until: '',
      payment_every: '1',
      notice_months: '',
      taken_over: { date: '', balance: null },
    },
  };
}

/** A saved contract back in the wizard; what its kind does not have keeps the values of a new one. */
export function fromContract(contract: Contract, today: IsoDate): WizardValues {
  const {
    payment_every: every,
    notice_months: notice,
    taken_over: takenOver,
  } = { ...PLAIN_LOAN_CLAUSES, ...contract.contract };
  const blank: Partial<Record<string, unknown>> = newContract(today).contract;
  const terms = Object.fromEntries(
    Object.entries(contract.contract).map(([key, value]: [string, unknown]) => [key, value ?? blank[key]]),
  );
  const said = { payment_every: String(every), notice_months: notice === null ? '' : String(notice) };
  return {
    origin: takenOver === null ? 'new' : 'existing',
    type: contract.type,
    total: contract.total,
    parties: {
      from: contract.parties.from.map(({ hashid }) => hashid),
      to: contract.parties.to.map(({ hashid }) => hashid),
    },
    contract: { ...blank, ...terms, ...said } as WizardValues['contract'],
  };
}

const orNull = (date: string) => (date === '' ? null : date);

const only = <Clauses extends object>(plain: Clauses, all: { [Key in keyof Clauses]: unknown }) =>
  Object.fromEntries(Object.keys(plain).map((key) => [key, all[key as keyof Clauses]]));

/**
 * What belongs to a choice that was not made goes along empty: it stays in the form, so that changing one's mind loses
 * nothing.
 */
const giftClauses = (chosen: WizardValues['contract']) => ({
  ...only(PLAIN_GIFT_CLAUSES, chosen),
  condition_text: chosen.condition === 'none' ? '' : chosen.condition_text,
  administrator: chosen.administration ? chosen.administrator : '',
  administration_until: chosen.administration ? orNull(chosen.administration_until) : null,
});

const loanClauses = (chosen: WizardValues['contract'], existing: boolean) => ({
  ...only(PLAIN_LOAN_CLAUSES, chosen),
  payment_every: Number(chosen.payment_every),
  taken_over: existing ? chosen.taken_over : null,
  notice_months:
    (chosen.callable === 'short_notice' || chosen.callable === 'long_notice') && chosen.notice_months !== ''
      ? Number(chosen.notice_months)
      : null,
  home_address: chosen.own_home ? chosen.home_address : '',
  rate_fixed_until: orNull(chosen.rate_fixed_until),
  security_text: chosen.security === 'none' ? '' : chosen.security_text,
  subordinated_to: chosen.subordinated ? chosen.subordinated_to : '',
});

/**
 * The body of the call. What is not filled in yet goes along as it is, so that the one rule that refuses it
 * (domain/contracts/validate) speaks, here and on the server.
 */
export function toDraft(
  { origin, type, total, parties, contract }: WizardValues,
  edited?: Pick<Contract, 'hashid' | 'version'>,
): ContractDraft {
  const { signed_date, purpose } = contract;
  const { gift_date, exclusion_clause, revocable, counts_toward_estate } = contract;
  const { start_date, first_payment_date, rate_millipercent, term_months, own_home, rate_motivation } = contract;
  const terms =
    type === 'GiftContract'
      ? { gift_date: orNull(gift_date), exclusion_clause, revocable, counts_toward_estate, ...giftClauses(contract) }
      : {
          start_date,
          first_payment_date,
          rate_millipercent,
          term_months,
          own_home,
          rate_motivation,
          ...loanClauses(contract, origin === 'existing'),
        };
  const draft = { type, total, parties, contract: { signed_date: orNull(signed_date), purpose, ...terms } };
  return { ...(edited && { hashid: edited.hashid, version: edited.version }), ...draft } as ContractDraft;
}
