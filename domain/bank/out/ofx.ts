import type { IsoDate } from '../../dates/isoDate.ts';
import { plainEuros } from '../../money/plainEuros.ts';
import { fullNames } from '../../names/name.ts';
import { type LoanPayments, PAYMENT_NAMES, type PaymentLine } from './loanPayments.ts';
import { oneLine } from './oneLine.ts';

const HEADER = [
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
  '<?OFX OFXHEADER="200" VERSION="202" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
];
const OK = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

/** Maximum characters that the standard allows. */
const NAME = 32;
const MEMO = 255;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const written = (text: string, room: number): string =>
  Array.from(oneLine(text))
    .slice(0, room)
    .join('')
    .replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** At noon: the same day in Europe even for software that takes it for Greenwich time. */
const day = (date: IsoDate): string => `${date.replaceAll('-', '')}120000`;

/** For a loan: the borrower sees money go out, anyone else sees it come in. */
const signOf = ({ side }: LoanPayments): number => (side === 'to' ? -1 : 1);

function transaction(own: LoanPayments, { payment }: PaymentLine): string {
  const { parties } = own.loan;
  const amount = signOf(own) * payment.amount;
  const words = [PAYMENT_NAMES[payment.kind], payment.note].filter((text) => text !== '').join(': ');
  return [
    '<STMTTRN>',
    `<TRNTYPE>${amount < 0 ? 'DEBIT' : 'CREDIT'}</TRNTYPE>`,
    `<DTPOSTED>${day(payment.date)}</DTPOSTED>`,
    `<TRNAMT>${plainEuros(amount)}</TRNAMT>`,
    `<FITID>${payment.hashid}</FITID>`,
    `<NAME>${written(fullNames(own.side === 'to' ? parties.from : parties.to), NAME)}</NAME>`,
    `<MEMO>${written(words, MEMO)}</MEMO>`,
    '</STMTTRN>',
  ].join('');
}

function statement(own: LoanPayments, today: IsoDate): string[] {
  const lines = own.lines.filter(({ went }) => went !== null);
  const total = lines.reduce((sum, { payment }) => sum + signOf(own) * payment.amount, 0);
  const [first, last] = [lines[0]?.payment.date ?? today, lines.at(-1)?.payment.date ?? today];
  return [
    `<STMTTRNRS><TRNUID>0</TRNUID>${OK}<STMTRS><CURDEF>EUR</CURDEF>`,
    `<BANKACCTFROM><BANKID>ONDERLING</BANKID><ACCTID>${own.loan.hashid}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${day(first)}</DTSTART><DTEND>${day(last)}</DTEND>`,
    ...lines.map((line) => transaction(own, line)),
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${plainEuros(total)}</BALAMT><DTASOF>${day(today)}</DTASOF></LEDGERBAL>`,
    '</STMTRS></STMTTRNRS>',
  ];
}

/**
 * The payments that count as OFX 2.0.2: a loan is an account of its own, whose balance is the total paid. Each payment keeps its
 * number, so that software reading a second file recognises the ones it already has.
 */
export const paymentsOfx = (loans: readonly LoanPayments[], today: IsoDate): string =>
  [
    ...HEADER,
    `<OFX><SIGNONMSGSRSV1><SONRS>${OK}<DTSERVER>${day(today)}</DTSERVER><LANGUAGE>DUT</LANGUAGE></SONRS></SIGNONMSGSRSV1>`,
    ...(loans.length === 0
      ? []
      : ['<BANKMSGSRSV1>', ...loans.flatMap((own) => statement(own, today)), '</BANKMSGSRSV1>']),
    '</OFX>',
    '',
  ].join('\n');
