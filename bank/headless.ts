const IBAN = /^[A-Z]{2}\d{2}[A-Z]{4}\d{10}$/;
const DAY = /^\d{2}-\d{2}-\d{4}$/;
const EIGHT = /^\d{8}$/;

/** The columns of a file without a header row, by the names in other banks' headers (tableLines.ts). */
export interface Headless {
  header: string[];
  /** The column whose text is in single quotes. */
  singleQuoted?: number;
  /** Trailing columns that only newer files have. */
  optional?: number;
}

const ABN_AMRO: Headless = {
  header: [
    'rekeningnummer',
    'muntsoort',
    'transactiedatum',
    'beginsaldo',
    'eindsaldo',
    'rentedatum',
    'transactiebedrag',
    'omschrijving',
  ],
};
const ASN: Headless = {
  header: [
    ...['datum', 'je rekening', 'van / naar', 'naam', 'adres', 'postcode', 'woonplaats', 'valuta saldo'],
    ...['saldo voor boeking', 'valuta', 'bedrag bij / af', 'verwerkingsdatum', 'valutadatum', 'code', 'type'],
    ...['volgnummer', 'betalingskenmerk', 'omschrijving', 'afschriftnummer', 'categorie'],
  ],
  singleQuoted: 17,
  optional: 2,
};
const TRIODOS: Headless = {
  header: ['datum', 'rekening', 'bedrag', 'credit/debit', 'naam', 'tegenrekening', 'soort', 'omschrijving', 'saldo'],
};

/** The layout of a file whose first line is already a payment; null if it has a header. */
export function headless(first: readonly string[]): Headless | null {
  const [a = '', b = '', c = '', d = ''] = first.map((cell) => cell.trim());
  if (first.length === 8 && /^[A-Z]{3}$/.test(b) && EIGHT.test(c)) return ABN_AMRO;
  if (first.length >= 18 && DAY.test(a) && IBAN.test(b)) return ASN;
  return first.length === 9 && DAY.test(a) && /^(credit|debet)$/i.test(d) ? TRIODOS : null;
}
