import { contractTypeInWords, contractTypeName } from '../../../domain/contracts/names.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { Schedule } from '../../../domain/loans/schedule.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { euroInWords } from '../../../domain/money/words.ts';
import { fullNames } from '../../../domain/names/name.ts';
import { formatIban } from '../../../domain/payments/iban.ts';
import { formatPercent } from '../../../domain/rates/percent.ts';
import type { Contract, GiftContract, LoanContract } from '../../../domain/wire/contract.ts';
import type { DataRow } from '../../components/DataList.tsx';
import { loanText as text } from '../../text/loan.ts';
import { giftClauseRows, loanClauseRows } from './clauseRows.ts';

const yesNo = (value: boolean) => (value ? text.yes : text.no);
/** A point that was left open is left out. */
const optional = (label: string, value: string | null): DataRow[] =>
  value === null || value.trim() === '' ? [] : [{ label, value }];
const day = (date: string | null) => (date === null ? null : formatDateLong(date));

function common({ type, total, parties, contract }: Contract): DataRow[] {
  const side = type === 'GiftContract' ? 'gift' : 'loan';
  return [
    { label: text.from[side], value: fullNames(parties.from) },
    { label: text.to[side], value: fullNames(parties.to) },
    { label: text.amount, value: formatEuro(total) },
    { label: text.inWords, value: euroInWords(total) },
    { label: text.signedDate, value: day(contract.signed_date) ?? text.notSigned },
    ...optional(text.purpose, contract.purpose),
  ];
}

/** What was agreed in a gift, in the order of the agreement. */
export function giftRows(gift: GiftContract): DataRow[] {
  const { gift_date, exclusion_clause, revocable, counts_toward_estate } = gift.contract;
  return [
    ...common(gift),
    ...optional(text.giftDate, day(gift_date)),
    { label: text.exclusionClause, value: text.exclusion[exclusion_clause] },
    { label: text.revocable, value: yesNo(revocable) },
    { label: text.countsTowardEstate, value: yesNo(counts_toward_estate) },
    ...giftClauseRows(gift.contract),
  ];
}

/** What was agreed in a loan, with what the schedule makes of it. */
export function loanRows(loan: LoanContract, schedule: Schedule): DataRow[] {
  const {
    start_date,
    first_payment_date,
    rate_millipercent,
    term_months,
    own_home,
    rate_motivation,
    payment_every,
    taken_over,
    account_iban,
  } = loan.contract;
  const payment = loan.type === 'LinearLoanContract' ? text.firstPaymentAmount : text.regularPayment[payment_every];
  return [
    ...common(loan),
    { label: text.kind, value: `${contractTypeName(loan.type)}: ${contractTypeInWords(loan.type, payment_every)}` },
    { label: text.rate, value: formatPercent(rate_millipercent) },
    ...optional(text.rateMotivation, rate_motivation),
    { label: text.term, value: text.years(term_months) },
    { label: text.startDate, value: formatDateLong(start_date) },
    ...optional(
      text.takenOver,
      taken_over === null ? null : text.takenOverOn(formatEuro(taken_over.balance), formatDateLong(taken_over.date)),
    ),
    { label: text.paymentEvery, value: text.every[payment_every] },
    { label: text.firstPayment, value: formatDateLong(first_payment_date) },
    { label: text.endDate, value: formatDateLong(schedule.endDate) },
    { label: payment, value: formatEuro(schedule.regularPayment) },
    { label: text.totalInterest, value: formatEuro(schedule.totalInterest) },
    ...optional(text.account, account_iban === '' ? null : formatIban(account_iban)),
    { label: text.ownHome, value: yesNo(own_home) },
    ...loanClauseRows(loan.contract),
  ];
}
