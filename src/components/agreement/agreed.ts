import { GIFT_CLAUSES, LOAN_CLAUSES } from '../../../domain/contracts/clauses/catalogue.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { firstNames, hashids } from '../../../domain/contracts/sides.ts';
import { contractTypeInWords, contractTypeName } from '../../../domain/contracts/names.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { Schedule } from '../../../domain/loans/schedule.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { euroInWords } from '../../../domain/money/words.ts';
import { fullNames } from '../../../domain/names/name.ts';
import { formatPercent } from '../../../domain/money/percent.ts';
import type { Contract, GiftContract, LoanContract } from '../../../domain/wire/contract.ts';
import { agreedText as text } from '../../text/agreed.ts';
import { loanClauseWords } from '../../text/clauses.ts';
import { giftClauseWords } from '../../text/giftClauses.ts';
import { exclusionWords } from '../../text/exclusion.ts';
import type { DataRow } from '../DataList.tsx';
import { clauseRows, type WithPlain } from './clauseRows.ts';

/** The rows of the agreed points, grouped by the wizard step that asks for them. */
export interface Agreed {
  kind: DataRow[];
  people: DataRow[];
  terms: DataRow[];
  clauses: DataRow[];
}

/** All its points, in the order of the steps. */
export const pointsOf = ({ kind, people, terms, clauses }: Agreed): DataRow[] => [
  ...kind,
  ...people,
  ...terms,
  ...clauses,
];

const yesNo = (value: boolean) => (value ? text.yes : text.no);
/** A point that was left open is left out. */
const optional = (label: string, value: string | null): DataRow[] =>
  value === null || value.trim() === '' ? [] : [{ label, value }];
const day = (date: string | null) => (date === null ? null : formatDateLong(date));

function common(contract: Contract): DataRow[] {
  const { total, contract: terms } = contract;
  return [
    { label: text.amount, value: formatEuro(total) },
    { label: text.inWords, value: euroInWords(total) },
    { label: text.signedDate, value: day(terms.signed_date) ?? text.notSigned },
    ...optional(text.purpose, terms.purpose),
  ];
}

function people(contract: Contract): DataRow[] {
  const side = isLoan(contract) ? 'loan' : 'gift';
  const { from, to } = contract.parties;
  return [
    { label: text.from[side], value: fullNames(from) },
    { label: text.to[side], value: fullNames(to) },
  ];
}

/** Rows with the names of the people they are about. */
const named = (rows: readonly DataRow[], { from, to }: Contract['parties']): DataRow[] => {
  const withNames = (words: string) =>
    [...from, ...to].reduce(
      (said, one) => said.replace(`{${one.hashid}}`, () => one.firstname),
      words.replace('{from}', () => firstNames(from)).replace('{to}', () => firstNames(to)),
    );
  return rows.map(({ label, value }) => ({
    label: withNames(label),
    value: typeof value === 'string' ? withNames(value) : value,
  }));
};

/** Lists the agreed points of a gift. `withPlain` as in clauseRows. */
export function agreedInGift(gift: GiftContract, withPlain: WithPlain = false): Agreed {
  const { type, contract: terms, parties } = gift;
  const clauses = (step: 'terms' | 'clauses') =>
    named(
      clauseRows(GIFT_CLAUSES, giftClauseWords, step, { type, lenders: parties.from.length }, terms, withPlain),
      parties,
    );
  return {
    kind: [{ label: text.kind, value: contractTypeName(type) }],
    people: people(gift),
    terms: [...common(gift), ...optional(text.giftDate, day(terms.gift_date)), ...clauses('terms')],
    clauses: [
      ...named([{ label: text.revocable, value: yesNo(terms.revocable) }], parties),
      { label: text.countsTowardEstate, value: yesNo(terms.counts_toward_estate) },
      { label: text.exclusionClause, value: exclusionWords.row[terms.exclusion_clause] },
      ...clauses('clauses'),
    ],
  };
}

/** Lists the agreed points of a loan, with the figures from its schedule. `withPlain` as in clauseRows. */
export function agreedInLoan(loan: LoanContract, schedule: Schedule, withPlain: WithPlain = false): Agreed {
  const { type, contract: terms, parties } = loan;
  const { payment_every: every } = terms;
  const about = { type, lenders: parties.from.length, borrowers: hashids(parties.to) };
  const clauses = (step: 'terms' | 'clauses') =>
    named(clauseRows(LOAN_CLAUSES, loanClauseWords, step, about, terms, withPlain), parties);
  const payment = type === 'LinearLoanContract' ? text.firstPaymentAmount : text.regularPayment[every];
  return {
    kind: [{ label: text.kind, value: `${contractTypeName(type)}: ${contractTypeInWords(type, every)}` }],
    people: people(loan),
    terms: [
      ...common(loan),
      { label: text.rate, value: formatPercent(terms.rate_millipercent) },
      ...optional(text.rateMotivation, terms.rate_motivation),
      { label: text.term, value: text.years(terms.term_months) },
      { label: text.startDate, value: formatDateLong(terms.start_date) },
      { label: text.firstPayment, value: formatDateLong(terms.first_payment_date) },
      { label: text.endDate, value: formatDateLong(schedule.endDate) },
      { label: payment, value: formatEuro(schedule.regularPayment) },
      { label: text.totalInterest, value: formatEuro(schedule.totalInterest) },
      { label: text.ownHome, value: yesNo(terms.own_home) },
      ...clauses('terms'),
    ],
    clauses: clauses('clauses'),
  };
}
