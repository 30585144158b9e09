import type { BankLine } from '../domain/bank/bankLine.ts';
import { accountIn, ibanIn } from './account.ts';
import { writtenCents } from './amount.ts';
import { orderOfDays, writtenDay } from './day.ts';
import { given, readLabels, readNotes, tidy } from './remittance.ts';
import { UnreadableBankFile } from './unreadable.ts';

/** The names Dutch banks give the columns we need, in lower case. */
const NAMES = {
  day: ['datum', 'date', 'boekdatum', 'boekingsdatum', 'transactiedatum', 'transactiondate'],
  amount: ['bedrag (eur)', 'amount (eur)', 'bedrag', 'amount', 'transactiebedrag', 'bedrag bij / af'],
  direction: ['af bij', 'af/bij', 'creditdebet', 'debet/credit', 'credit/debit', 'debit/credit'],
  currency: ['munt', 'muntsoort', 'valutacode', 'currency', 'valuta', 'valutasoort mutatie', 'mutationcode'],
  account: [
    'rekening',
    'iban/bban',
    'rekeningnummer',
    'account',
    'accountnumber',
    'je rekening',
    'opdrachtgeversrekening',
  ],
  iban: ['tegenrekening', 'tegenrekening iban/bban', 'tegenrekeningnummer', 'counterparty', 'van / naar'],
  name: [
    ...['naam / omschrijving', 'name / description', 'naam tegenpartij', 'tegenrekeninghouder', 'naam tegenrekening'],
    ...['naam', 'name'],
  ],
  notes: ['mededelingen', 'notifications'],
  bankReference: ['volgnr', 'volgnummer', 'volgnummer transactie', 'transaction id'],
  before: ['beginsaldo', 'startsaldo'],
  after: ['eindsaldo', 'endsaldo'],
} as const;
type Kind = keyof typeof NAMES;
/** The first non-empty one counts. */
const REFERENCES = ['betalingskenmerk', 'kenmerk', 'transactiereferentie', 'referentie'];

const TEXT = /^(omschrijving|description|payment reference)/;
/** Columns of banks that sign outgoing money: a file of theirs with only incoming money has no sign. */
const SIGNED = new Set([
  'interest date',
  'je rekening',
  'opdrachtgeversrekening',
  'iban/bban',
  'beginsaldo',
  'startsaldo',
]);
/** The values of a column that gives the direction of the money, whatever the column is called. */
const DIRECTIONS: ReadonlyMap<string, 1 | -1> = new Map([
  ...['bij', 'c', 'credit', 'crdt', '+'].map((word) => [word, 1] as const),
  ...['af', 'd', 'debet', 'debit', 'dbit', '-'].map((word) => [word, -1] as const),
]);

const COLUMNS = 'We herkennen de kolommen van dit bestand niet.';
const NO_DIRECTION = 'In dit bestand staat niet welke bedragen erbij kwamen en welke eraf gingen.';
const row = (line: number) => `Regel ${line} van dit bestand kunnen we niet lezen. Er is niets verwerkt.`;
const BALANCE = (line: number) => `Bij regel ${line} klopt het saldo niet met het bedrag. Er is niets verwerkt.`;

/**
 * The lines of a table whose first row names the columns. Every row must have every column: a file that was cut short
 * would silently yield only part of a payment.
 * @param optional how many trailing columns a row may lack.
 */
export function readTable([names = [], ...rows]: string[][], { optional = 0 } = {}): BankLine[] {
  const header = names.map((name) => name.trim().toLowerCase());
  try {
    rows.forEach((cells, i) => {
      const spare = (from: number, list: readonly string[]) => list.slice(from).some((cell) => cell.trim());
      if (cells.length < names.length - optional ? spare(cells.length, names) : spare(names.length, cells))
        throw new UnreadableBankFile(row(i + 1));
    });
    const table = new Table(header, rows);
    return rows.map((cells, i) => {
      const line = table.line(cells, i + 1);
      // In a long file each row is released once it is read.
      rows[i] = [];
      return line;
    });
  } catch (error) {
    // Every bank names the account holder's account: a file that doesn't may be a homemade spreadsheet.
    if (!(error instanceof UnreadableBankFile) || columnOf(header, 'account') >= 0) throw error;
    throw new UnreadableBankFile(error.message, { sheet: true });
  }
}

const columnOf = (names: readonly string[], kind: Kind): number =>
  NAMES[kind].map((name) => names.indexOf(name)).find((i) => i >= 0) ?? -1;

class Table {
  private readonly found: Record<Kind, number>;
  private readonly texts: number[];
  private readonly references: number[];
  private readonly direction: number;
  private readonly order: ReturnType<typeof orderOfDays>;
  private readonly english: boolean;

  constructor(names: readonly string[], rows: readonly string[][]) {
    this.found = Object.fromEntries(
      (Object.keys(NAMES) as Kind[]).map((kind) => [kind, columnOf(names, kind)]),
    ) as Record<Kind, number>;
    this.texts = names.flatMap((name, i) => (TEXT.test(name) ? [i] : []));
    this.references = REFERENCES.map((name) => names.indexOf(name));
    // ING's savings accounts have the name under "Omschrijving".
    if (this.found.notes >= 0 && this.found.name < 0) this.found.name = this.texts.shift() ?? -1;
    const { day, amount, direction, notes } = this.found;
    if (day < 0 || amount < 0 || (this.texts.length === 0 && notes < 0)) throw new UnreadableBankFile(COLUMNS);
    this.order = orderOfDays(rows.map((cells) => cells[day] ?? ''));
    this.english = names.includes('interest date');
    const signs = names.some((name) => SIGNED.has(name));
    const taken = new Set([...Object.values(this.found), ...this.texts]);
    const unknown = () => names.findIndex((_, i) => !taken.has(i) && saysDirection(rows, i));
    this.direction = direction >= 0 || signs ? direction : unknown();
    // A bank that doesn't sign amounts gives the direction in a column we don't know: outgoing money would count as paid.
    if (this.direction < 0 && !signs && !rows.some((cells) => /^\s*[+-]/.test(cells[amount] ?? '')))
      throw new UnreadableBankFile(NO_DIRECTION);
  }

  line(cells: readonly string[], at: number): BankLine {
    const cell = (kind: Kind) => (cells[this.found[kind]] ?? '').trim();
    const read = (kind: Kind) => writtenCents(cell(kind), { english: this.english });
    const [cents, day] = [read('amount'), writtenDay(cell('day'), this.order)];
    const way = this.direction < 0 ? null : DIRECTIONS.get(wordIn(cells, this.direction));
    const currency = cell('currency').toUpperCase() || 'EUR';
    if (cents === null || day === null || way === undefined || !/^[A-Z]{3}$/.test(currency))
      throw new UnreadableBankFile(row(at));
    const amount = way === null ? cents : way * Math.abs(cents) || 0;
    const [before, after] = [read('before'), read('after')];
    if (before !== null && after !== null && before + amount !== after) throw new UnreadableBankFile(BALANCE(at));
    const written = tidy(this.texts.map((i) => cells[i] ?? '').join(this.texts.length > 1 ? '' : ' '));
    const labels = this.found.name < 0 ? readLabels(written) : null;
    const notes = this.found.notes < 0 ? null : readNotes(cell('notes'));
    return {
      account: accountIn(cell('account')),
      day,
      amount,
      currency,
      reversal: false,
      counterparty: {
        name: labels?.name ?? tidy(cell('name')),
        iban: labels?.iban ?? ibanIn(cell('iban')),
      },
      text: labels?.text ?? notes?.text ?? written,
      reference:
        (labels?.reference || notes?.reference) ??
        this.references.map((i) => given(cells[i] ?? '')).find(Boolean) ??
        '',
      bankReference: cell('bankReference'),
    };
  }
}

const wordIn = (cells: readonly string[], at: number): string => (cells[at] ?? '').trim().toLowerCase();

/** Whether every line gives the direction of the money in this column. */
const saysDirection = (rows: readonly string[][], at: number): boolean =>
  rows.length > 0 && rows.every((cells) => DIRECTIONS.has(wordIn(cells, at)));
