import type { IsoDate } from '../../dates/isoDate.ts';
import { addDays } from '../../dates/isoDate.ts';
import { plainEuros } from '../../money/plainEuros.ts';
import { fullNames } from '../../names/name.ts';
import { BANK, type Booking, type LoanBookings, loanBookings } from './bookings.ts';
import { type LoanPayments, STATE_WORDS } from './loanPayments.ts';
import { oneLine } from './oneLine.ts';

const euros = (cents: number): string => `${plainEuros(cents)} EUR`;

const postingsOf = ({ postings }: Booking): string[] =>
  postings.map(({ account, cents }) => `  ${account}  ${euros(cents)}`);

/** A payment that does not count, as a comment: a booking would count. */
const notCounted = ({ loan, lines }: LoanPayments): string[] =>
  lines
    .filter(({ went }) => went === null)
    .map(
      ({ payment, state }) =>
        `; ${STATE_WORDS[state]}: ${payment.date} ${euros(payment.amount)} ${oneLine(fullNames(loan.parties.to))} (${payment.hashid})`,
    );

const title = (today: IsoDate): string => `; Betalingen van leningen uit Onderling, tot en met ${today}`;

/** The first booking day of each account. */
function openings(loans: readonly LoanBookings[]): [account: string, date: IsoDate][] {
  const firsts = loans.flatMap(({ accounts, bookings }) => {
    const date = bookings[0]?.date;
    return date === undefined ? [] : [{ date, accounts }];
  });
  const bank = firsts.map(({ date }) => date).toSorted()[0];
  return [
    ...(bank === undefined ? [] : [[BANK, bank] as [string, IsoDate]]),
    ...firsts.flatMap(({ date, accounts }) => accounts.map((account): [string, IsoDate] => [account, date])),
  ];
}

/** A text in beancount's quotes. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** The payments as beancount entries; `balance` makes it check that the principal matches the ledger's. */
export function paymentsBeancount(loans: readonly LoanPayments[], today: IsoDate): string {
  const booked = loans.map((own) => ({ own, ...loanBookings(own, today) }));
  return [
    title(today),
    'option "operating_currency" "EUR"',
    '',
    ...openings(booked).map(([account, date]) => `${date} open ${account} EUR`),
    ...booked.flatMap(({ own, bookings, closing }) => [
      '',
      ...bookings.flatMap((one) => [
        `${one.date} ${one.sure ? '*' : '!'} ${quoted(one.who)} ${quoted(one.what)}`,
        ...(one.hashid === null ? [] : [`  kenmerk: ${quoted(one.hashid)}`]),
        ...postingsOf(one),
        '',
      ]),
      ...(closing === null
        ? []
        : [`${addDays(closing.date, 1)} balance ${closing.posting.account} ${euros(closing.posting.cents)}`]),
      ...notCounted(own),
    ]),
    '',
  ].join('\n');
}

/** Characters that start a comment, or separate payee and note, are replaced. */
const described = (text: string): string => text.replaceAll(';', ',').replaceAll('|', '/');

/** The same for hledger and Ledger; the last line of each loan makes them check the principal. */
export function paymentsHledger(loans: readonly LoanPayments[], today: IsoDate): string {
  const booked = loans.map((own) => ({ own, ...loanBookings(own, today) }));
  return [
    title(today),
    'commodity 1000.00 EUR',
    '',
    ...openings(booked).map(([account]) => `account ${account}`),
    ...booked.flatMap(({ own, bookings, closing }) => [
      '',
      ...bookings.flatMap((one) => [
        `${one.date} ${one.sure ? '*' : '!'} ${one.hashid === null ? '' : `(${one.hashid}) `}${described(one.who)} | ${described(one.what)}`,
        ...postingsOf(one),
        '',
      ]),
      ...(closing === null
        ? []
        : [
            `${closing.date} * Stand van de hoofdsom`,
            `  ${closing.posting.account}  0.00 EUR = ${euros(closing.posting.cents)}`,
            '',
          ]),
      ...notCounted(own),
    ]),
    '',
  ].join('\n');
}
