import type { BankLine } from '../../domain/bank/bankLine.ts';
import { addDays } from '../../domain/dates/isoDate.ts';
import type { Writer } from './writeTables.ts';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const point = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
const comma = (cents: number) => point(cents).replace('.', ',').replace(/,00$/, ',');
const short = (day: string) => day.slice(2).replaceAll('-', '');
const total = (lines: readonly BankLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** ISO 20022: in `version` 2 a party's name is bare, in 8 it is inside `Pty`. */
const camt = (message: string, statement: string, version: 2 | 8): Writer => {
  const sign = (amount: number) => `<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const money = (amount: number, currency: string) => `<Amt Ccy="${currency}">${point(amount)}</Amt>${sign(amount)}`;
  const balance = (code: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount, 'EUR')}<Dt><Dt>2026-01-01</Dt></Dt></Bal>`;
  const entry = ({
    day,
    amount,
    currency,
    reversal,
    counterparty: { name, iban },
    text,
    reference,
    bankReference,
  }: BankLine) => {
    // A reversal keeps the sides of the original payment.
    const role = amount >= 0 !== reversal ? 'Dbtr' : 'Cdtr';
    const party = `<Nm>${escaped(name)}</Nm>`;
    return [
      `<Ntry>${money(amount, currency)}${reversal ? '<RvslInd>true</RvslInd>' : ''}`,
      version === 2
        ? `<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>`
        : `<Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>${day}T12:00:00+01:00</DtTm></BookgDt>`,
      `<AcctSvcrRef>${bankReference}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${reference || 'NOTPROVIDED'}</EndToEndId></Refs>`,
      `<RltdPties><${role}>${version === 2 ? party : `<Pty>${party}</Pty>`}</${role}>`,
      iban ? `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>` : '',
      `</RltdPties><RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    ].join('');
  };
  return {
    keeps: ['currency', 'reversal', 'iban', 'reference', 'bankReference'],
    write: (lines, account) => {
      const euros = total(lines.filter(({ currency }) => currency === 'EUR'));
      return [
        `<?xml version="1.0" encoding="UTF-8"?><Document><${message}><GrpHdr/><${statement}><Acct><Id><IBAN>${account}</IBAN></Id></Acct>`,
        balance('OPBD', 10_000) + balance('CLBD', 10_000 + euros),
        ...lines.map(entry),
        `</${statement}></${message}></Document>`,
      ].join('\n');
    },
  };
};

/** Each SWIFT line has 65 letters. */
const wrapped = (text: string) => text.replace(/(.{65})(?=.)/g, '$1\r\n');

interface Notes {
  entry?: (line: BankLine) => string;
  notes: (line: BankLine) => string;
}

const mt940 = (keeps: Writer['keeps'], { entry = () => 'NONREF', notes }: Notes): Writer => ({
  keeps,
  // A character that SWIFT lacks, or one that starts a field.
  without: /["&;ë+-]/g,
  write: (lines, account) => {
    const balance = (tag: string, amount: number) =>
      `:${tag}:${amount < 0 ? 'D' : 'C'}260101${lines[0]?.currency ?? 'EUR'}${comma(amount)}`;
    return [
      ...['{1:F01X}{2:O940X}{4:', ':20:1', `:25:${account}`, ':28C:1/1', balance('60F', -5_000)],
      ...lines.flatMap((line, i) => {
        // The value day is up to two months from the entry day.
        const value = short(addDays(line.day, ((i * 17) % 121) - 60));
        const side = line.reversal ? (line.amount < 0 ? 'RC' : 'RD') : line.amount < 0 ? 'D' : 'C';
        return [
          `:61:${value}${short(line.day).slice(2)}${side}${comma(line.amount)}NTRF${entry(line)}`,
          `:86:${wrapped(notes(line))}`,
        ];
      }),
      ...[balance('62F', total(lines) - 5_000), '-}', ''],
    ].join('\r\n');
  },
});

const account = (label: string, iban: string | null) => (iban ? `/${label}/${iban}` : '');

export const STATEMENTS: Readonly<Record<string, Writer>> = {
  'CAMT.053, version 2': camt('BkToCstmrStmt', 'Stmt', 2),
  'CAMT.053, version 8': camt('BkToCstmrStmt', 'Stmt', 8),
  'CAMT.052': camt('BkToCstmrAcctRpt', 'Rpt', 2),
  'MT940 of ABN AMRO': mt940(['reversal', 'iban', 'reference'], {
    notes: ({ counterparty: { name, iban }, text, reference }) =>
      `/TRTP/SEPA OVERBOEKING${account('IBAN', iban)}/NAME/${name}/REMI/${text}/EREF/${reference || 'NOTPROVIDED'}`,
  }),
  'MT940 of ING': mt940(['reversal', 'iban', 'reference', 'bankReference'], {
    entry: ({ bankReference }) => `EREF//${bankReference}\r\n/TRCD/00100/`,
    notes: ({ counterparty: { name, iban }, text, reference }) =>
      `${reference ? `/EREF/${reference}/` : ''}/CNTP/${iban ?? ''}/INGBNL2A/${name}///REMI/USTD//${text}/`,
  }),
  'MT940 of Rabobank': mt940(['reversal', 'iban', 'reference'], {
    entry: ({ counterparty: { iban } }) => `NONREF\r\n${iban ?? 'P001234567'}`,
    notes: ({ counterparty: { name }, text, reference }) =>
      `${reference ? `/EREF/${reference}` : ''}/ORDP//NAME/${name}/REMI/${text}/ISDT/2026-01-02`,
  }),
  'MT940 of Knab': mt940(['reversal', 'iban', 'reference', 'bankReference'], {
    entry: ({ reference, bankReference }) => `${reference || 'NONREF'}//${bankReference}`,
    notes: ({ counterparty: { name, iban }, text }) => `${text}\r\nREK: ${iban ?? 'P1'}/NAAM: ${name}`,
  }),
  'MT940 in pieces': mt940(['reversal', 'iban'], {
    notes: ({ counterparty: { name, iban }, text }) =>
      `000?20${text.slice(0, 27)}?21${text.slice(27)}${iban ? `?31${iban}` : ''}?32${name.slice(0, 9)}?33${name.slice(9)}`,
  }),
};
