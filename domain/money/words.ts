import { assertCents } from './amount.ts';

const SMALL = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
] as const;
const TENS = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'] as const;
const SCALES: readonly (readonly [number, string])[] = [
  [1e12, 'biljoen'],
  [1e9, 'miljard'],
  [1e6, 'miljoen'],
];

function below100(n: number): string {
  const small = SMALL[n];
  if (small !== undefined) return small;
  const unit = n % 10;
  const tens = TENS[(n - unit) / 10] ?? '';
  if (unit === 0) return tens;
  // The trema keeps the two e's apart: tweeëntwintig, drieëndertig.
  return `${SMALL[unit] ?? ''}${unit === 2 || unit === 3 ? 'ën' : 'en'}${tens}`;
}

/** One word: driehonderdvijfenzestig. */
function below1000(n: number): string {
  const rest = n % 100;
  const hundreds = (n - rest) / 100;
  if (hundreds === 0) return below100(rest);
  return `${hundreds === 1 ? '' : below100(hundreds)}honderd${rest === 0 ? '' : below100(rest)}`;
}

/** Alone, the numeral one carries its accents, so that it can't be read as an article. */
function group(n: number): string {
  return n === 1 ? 'één' : below1000(n);
}

/** Whole numbers from 0: a space after duizend and around miljoen, miljard, biljoen (Taalunie, Leidraad 6.9). */
function inWords(n: number): string {
  if (n === 0) return SMALL[0];
  const words: string[] = [];
  let rest = n;
  for (const [size, name] of SCALES) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(`${group(count)} ${name}`);
    rest -= count * size;
  }
  const thousands = Math.floor(rest / 1000);
  if (thousands > 0) words.push(`${thousands === 1 ? '' : below1000(thousands)}duizend`);
  if (rest % 1000 > 0) words.push(group(rest % 1000));
  return words.join(' ');
}

/**
 * An amount in words, as an agreement repeats it: "twaalfduizend vijfhonderd euro en vijftig cent".
 * @param cents not negative
 */
export const euroInWords = (cents: number): string => withCents(cents, inWords);

/** The same as many say an amount below ten thousand, in hundreds: "twaalfhonderd euro". */
export const hundredsInWords = (cents: number): string =>
  withCents(cents, (euros) => {
    const hundreds = Math.floor(euros / 100);
    if (hundreds < 11 || hundreds > 99 || hundreds % 10 === 0) return inWords(euros);
    return `${below100(hundreds)}honderd${euros % 100 === 0 ? '' : below100(euros % 100)}`;
  });

function withCents(cents: number, words: (euros: number) => string): string {
  assertCents(cents);
  if (cents < 0) throw new RangeError('an amount in words is not negative');
  const rest = cents % 100;
  const euros = (cents - rest) / 100;
  if (rest === 0) return `${words(euros)} euro`;
  return euros === 0 ? `${inWords(rest)} cent` : `${words(euros)} euro en ${inWords(rest)} cent`;
}
