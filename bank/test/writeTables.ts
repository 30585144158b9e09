import type { BankLine } from '../../domain/bank/bankLine.ts';

/** A layout as the tests write it: as little as a bank writes, and in that bank's style. */
export interface Writer {
  write: (lines: readonly BankLine[], account: string) => string;
  /** Characters that this bank leaves out of names and descriptions. */
  without?: RegExp;
  /** The parts of a line that this layout carries; the others are read back empty. */
  keeps: readonly ('currency' | 'reversal' | 'iban' | 'reference' | 'bankReference')[];
}

const compact = (day: string) => day.replaceAll('-', '');
const dutchDay = (day: string) => day.split('-').toReversed().join('-');
const point = (cents: number) => (cents / 100).toFixed(2);
const comma = (cents: number) => point(cents).replace('.', ',');
const grouped = (cents: number) => comma(cents).replace(/\B(?=(\d{3})+,)/g, '.');
const quoted = (cells: readonly string[], separator: string) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);

const file = (header: string | null, rows: string[], end = '\r\n') =>
  [...(header === null ? [] : [header]), ...rows, ''].join(end);

const ing = (english: boolean): Writer => ({
  keeps: ['iban', 'reference'],
  write: (lines, account) =>
    file(
      quoted(
        english
          ? 'Date;Name / Description;Account;Counterparty;Code;Debit/credit;Amount (EUR);Transaction type;Notifications'.split(
              ';',
            )
          : 'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen'.split(
              ';',
            ),
        ';',
      ),
      lines.map(({ day, amount, counterparty: { name, iban }, text, reference }) => {
        const [called, says, mark] = english
          ? ['Name', 'Description', 'Reference']
          : ['Naam', 'Omschrijving', 'Kenmerk'];
        const notes = `${called}: ${name} ${says}: ${text} IBAN: ${iban ?? ''} ${mark}: ${reference}`;
        const [plus, minus] = english ? ['Credit', 'Debit'] : ['Bij', 'Af'];
        const way = amount < 0 ? minus : plus;
        return quoted([compact(day), name, account, iban ?? '', 'GT', way, comma(Math.abs(amount)), 'x', notes], ';');
      }),
    ),
});

const asnRow = (
  { day, amount, currency, counterparty: { name, iban }, text, reference, bankReference }: BankLine,
  account: string,
) => [
  ...[dutchDay(day), account, iban ?? '', name, '', '', '', currency, '0.00', currency, point(amount), dutchDay(day)],
  ...[dutchDay(day), '8800', 'OVB', bankReference, reference, `'${text}'`, '1', 'x'],
];

export const TABLES: Readonly<Record<string, Writer>> = {
  'ING, Dutch': ing(false),
  'ING, English': ing(true),
  Rabobank: {
    keeps: ['currency', 'iban', 'reference', 'bankReference'],
    write: (lines, account) =>
      file(
        quoted(
          [
            'IBAN/BBAN',
            'Munt',
            'Volgnr',
            'Datum',
            'Bedrag',
            'Tegenrekening IBAN/BBAN',
            'Naam tegenpartij',
            'Transactiereferentie',
            'Omschrijving-1',
            'Omschrijving-2',
            'Omschrijving-3',
            'Oorspr bedrag',
            'Oorspr munt',
          ],
          ',',
        ),
        lines.map(({ day, amount, currency, counterparty: { name, iban }, text, reference, bankReference }) => {
          const signed = `${amount < 0 ? '' : '+'}${grouped(amount)}`;
          const pieces = [text.slice(0, 7), text.slice(7, 14), text.slice(14)];
          return quoted(
            [account, currency, bankReference, day, signed, iban ?? '', name, reference, ...pieces, '1,00', 'GBP'],
            ',',
          );
        }),
      ),
  },
  'ABN AMRO': {
    keeps: ['currency', 'iban', 'reference'],
    write: (lines, account) => {
      let balance = 0;
      const rows = lines.map(({ day, amount, currency, counterparty: { name, iban }, text, reference }) => {
        const before = balance;
        balance += amount;
        const said = `/TRTP/SEPA OVERBOEKING${iban ? `/IBAN/${iban}/BIC/X` : ''}/NAME/${name}/REMI/${text}/EREF/${reference || 'NOTPROVIDED'}`;
        return [account, currency, compact(day), comma(before), comma(balance), compact(day), comma(amount), said].join(
          '\t',
        );
      });
      return file(null, rows);
    },
    without: /["\t]/g,
  },
  bunq: {
    keeps: ['iban'],
    write: (lines, account) =>
      file(
        quoted(['Date', 'Interest Date', 'Amount', 'Account', 'Counterparty', 'Name', 'Description'], ','),
        lines.map(({ day, amount, counterparty: { name, iban }, text }, i) =>
          quoted([day, day, i % 2 ? grouped(amount) : point(amount), account, iban ?? '', name, text], ','),
        ),
      ),
  },
  'ASN, without a header': {
    keeps: ['currency', 'iban', 'reference', 'bankReference'],
    write: (lines, account) =>
      file(
        null,
        lines.map((line) => asnRow(line, account).join(',')),
      ),
    without: /["',]/g,
  },
  'ASN, older': {
    keeps: ['currency', 'iban', 'reference', 'bankReference'],
    write: (lines, account) =>
      file(
        'Datum;Je rekening;Van / naar;Naam;Adres;Postcode;Woonplaats;Valuta saldo;Saldo voor boeking;Valuta;Bedrag bij / af;Verwerkingsdatum;Valutadatum;Code;Type;Volgnummer;Betalingskenmerk;Omschrijving;Afschriftnummer;Categorie',
        lines.map((line) => asnRow(line, account).toSpliced(10, 1, comma(line.amount)).join(';')),
      ),
    without: /["';]/g,
  },
  Triodos: {
    keeps: ['iban'],
    write: (lines, account) =>
      file(
        null,
        lines.map(({ day, amount, counterparty: { name, iban }, text }) =>
          quoted(
            [
              dutchDay(day),
              account,
              grouped(Math.abs(amount)),
              amount < 0 ? 'Debet' : 'Credit',
              name,
              iban ?? '',
              'ET',
              text,
              '0,00',
            ],
            ',',
          ),
        ),
      ),
  },
  Knab: {
    keeps: ['currency', 'iban', 'reference'],
    write: (lines, account) =>
      file(
        'KNAB EXPORT;;;;;;;;;;\nRekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Omschrijving;Referentie;',
        lines.map(
          ({ day, amount, currency, counterparty: { name, iban }, text, reference }) =>
            `${quoted([account, dutchDay(day), currency, amount < 0 ? 'D' : 'C', grouped(Math.abs(amount)), iban ?? '', name, dutchDay(day), text, reference], ';')};`,
        ),
        '\n',
      ),
  },
};
