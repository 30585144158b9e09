import { parse } from 'csv-parse/sync';
import { isIsoDate } from '../../../domain/dates/isoDate.ts';
import { csvCents } from './cents.ts';
import { type BankEntry, UnreadableBankFile } from './entry.ts';

/** The names Dutch banks give the columns we need (ING, Rabobank, bunq, Knab, Triodos), in small letters. */
const NAMES = {
  date: ['datum', 'date', 'boekdatum', 'boekingsdatum', 'transactiedatum'],
  amount: ['bedrag (eur)', 'bedrag', 'amount', 'transactiebedrag'],
  direction: ['af bij', 'af/bij', 'creditdebet', 'debet/credit', 'credit/debit'],
  currency: ['munt', 'muntsoort', 'valutacode', 'currency'],
  account: ['rekening', 'iban/bban', 'rekeningnummer', 'account'],
  reference: ['volgnr', 'transactiereferentie', 'referentie', 'transaction id'],
} as const;
/** More than any bank writes: the widest has thirty columns. */
const MAX_COLUMNS = 100;
/** The most characters one line may have. */
const MAX_RECORD = 10_000;
const TEXT = /mededeling|omschrijving|description|kenmerk|transactiereferentie/;
/** What stands in a column that says which way money went, whatever the column is called. */
const DIRECTIONS: ReadonlyMap<string, 1 | -1> = new Map([
  ...['bij', 'c', 'credit', 'crdt', '+'].map((word) => [word, 1] as const),
  ...['af', 'd', 'debet', 'debit', 'dbit', '-'].map((word) => [word, -1] as const),
]);

const COLUMNS =
  'We herkennen de kolommen van dit bestand niet. Kies bij je bank voor CAMT.053, of voor CSV met een kopregel.';
const NO_DIRECTION =
  'In dit bestand staat niet welke bedragen erbij kwamen en welke eraf gingen. Kies bij je bank voor CAMT.053, of voor CSV met een kolom Af/Bij.';
const row = (line: number) => `Regel ${line} van dit bestand kunnen we niet lezen. Er is niets verwerkt.`;

type Row = Record<string, string | undefined>;

/** The lines of a bank's CSV with a header; separated by semicolons, commas or tabs. */
export function readBankCsv(text: string): BankEntry[] {
  const rows = parseRows(text);
  const [first] = rows;
  const column = (kind: keyof typeof NAMES) => NAMES[kind].find((name) => first && name in first);
  const [date, amount] = [column('date'), column('amount')];
  if (!first || !date || !amount || !Object.keys(first).some((name) => TEXT.test(name)))
    throw new UnreadableBankFile(COLUMNS);
  const at = (from: Row, kind: keyof typeof NAMES) =>
    column(kind) === undefined ? '' : (from[column(kind) ?? ''] ?? '').trim();
  const direction = column('direction') ?? Object.keys(first).find((name) => saysDirection(rows, name));
  // A bank that signs no amount says which way it went in a column that we don't know: money that went out would count as paid.
  if (direction === undefined && !rows.some((from) => /^\s*[+-]/.test(from[amount] ?? '')))
    throw new UnreadableBankFile(NO_DIRECTION);
  return rows.map((from, i) => {
    const cents = csvCents(from[amount] ?? '');
    const day = readDay(from[date] ?? '');
    const way = direction === undefined ? null : DIRECTIONS.get(wordIn(from, direction));
    if (cents === null || day === null || way === undefined) throw new UnreadableBankFile(row(i + 1));
    return {
      line: i + 1,
      date: day,
      amount: way === null ? cents : way * Math.abs(cents),
      reversal: false,
      currency: at(from, 'currency') || 'EUR',
      account: at(from, 'account') || null,
      text: Object.entries(from)
        .filter(([name]) => TEXT.test(name))
        .map(([, value]) => value ?? '')
        .join(' '),
      bankReference: at(from, 'reference'),
    };
  });
}

const wordIn = (from: Row, name: string): string => (from[name] ?? '').trim().toLowerCase();

/** Whether each line says in this column which way the money went. */
const saysDirection = (rows: readonly Row[], name: string): boolean =>
  rows.every((from) => DIRECTIONS.has(wordIn(from, name)));

function parseRows(text: string): Row[] {
  const [head = ''] = text.split('\n', 1);
  const delimiter = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
  if (head.split(delimiter).length > MAX_COLUMNS) throw new UnreadableBankFile(COLUMNS);
  try {
    return parse(text, {
      delimiter,
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      max_record_size: MAX_RECORD,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch {
    throw new UnreadableBankFile(COLUMNS);
  }
}

/** 20260131, 2026-01-31, 31-01-2026 or 31/1/2026. */
function readDay(written: string): string | null {
  const text = written.trim();
  const [, y, m, d] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  const iso = y ? `${y}-${m}-${d}` : `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}
