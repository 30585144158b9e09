import { type IsoDate, addDays, addMonths } from '../domain/dates/isoDate.ts';
import type { ContractDraft, GiftDraft, LoanDraft } from '../domain/wire/contract.ts';
import type { Who } from './family.ts';
import { gifts, type SampleGift } from './gifts.ts';
import { loans } from './loans.ts';
import type { SampleLoan } from './sampleLoan.ts';
import { dateOf } from './pastDay.ts';

/** Days from signing to the transfer of the money. */
const TO_PAYOUT = 3;

type Sample = Pick<SampleGift | SampleLoan, 'euros' | 'from' | 'to'>;

const sides = (sample: Sample, hashidOf: (who: Who) => string) => ({
  from: sample.from.map(hashidOf),
  to: sample.to.map(hashidOf),
});
const cents = ({ euros }: Sample) => Math.round(euros * 100);
const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01`;

function giftDraft(gift: SampleGift, hashidOf: (who: Who) => string, today: IsoDate): GiftDraft {
  const signed = gift.signed && dateOf(gift.signed, today);
  return {
    type: 'GiftContract',
    total: cents(gift),
    contract: {
      signed_date: signed,
      gift_date: signed && addDays(signed, TO_PAYOUT),
      purpose: gift.purpose,
      exclusion_clause: 'soft',
      revocable: false,
      counts_toward_estate: false,
      ...gift.terms,
    },
    parties: sides(gift, hashidOf),
  };
}

/** Most loans start on the first day of the month after signing; one with a broken first period within days. */
function loanDraft(loan: SampleLoan, hashidOf: (who: Who) => string, today: IsoDate): LoanDraft {
  const signed = loan.signed && dateOf(loan.signed, today);
  const agreed = signed ?? today;
  const start = loan.broken ? addDays(agreed, TO_PAYOUT) : addMonths(firstOfMonth(agreed), 1);
  return {
    type: loan.type,
    total: cents(loan),
    contract: {
      signed_date: signed,
      start_date: start,
      first_payment_date: addMonths(firstOfMonth(start), loan.broken ? 2 : 1),
      rate_millipercent: loan.rate,
      term_months: loan.months,
      purpose: loan.purpose,
      own_home: loan.ownHome === true,
      payment_rounding: loan.ownHome === true ? 'up' : 'nearest',
      late_payment: 'due_date',
      rate_motivation: loan.why,
      ...(loan.bank && {
        compared_rate_millipercent: loan.bank.rate,
        compared_lender: 'onze bank',
        compared_on: agreed,
        compared_term_months: 12 * loan.bank.years,
      }),
    },
    parties: sides(loan, hashidOf),
  };
}

/** The sample family's contracts, as the app would send them today. */
export function sampleContracts(hashidOf: (who: Who) => string, today: IsoDate): ContractDraft[] {
  return [
    ...gifts.map((gift) => giftDraft(gift, hashidOf, today)),
    ...loans.map((loan) => loanDraft(loan, hashidOf, today)),
  ];
}
