import { MAX_AMOUNT_CENTS } from './amount.ts';
import { formatEuro, formatEuroShort } from './format.ts';

/** Cents, or a sentence; `suggestion` (cents) when one other reading is likely, for a button "Bedoel je …?". */
export type ParsedEuro = { cents: number } | { error: string; suggestion?: number };

const EMPTY = 'Vul een bedrag in.';
const UNREADABLE = 'Dit is geen bedrag. Vul een bedrag in zoals 12.500 of 12.500,50.';
const NEGATIVE = 'Een bedrag kan niet onder nul zijn. Laat het minteken weg.';
const TOO_PRECISE = 'Een bedrag heeft ten hoogste twee cijfers achter de komma.';
const TOO_LARGE = `Dit bedrag is te groot. Vul ten hoogste ${formatEuroShort(MAX_AMOUNT_CENTS)} in.`;

const PLAIN = /^(\d+)(?:,(\d{1,2}))?$/;
const WITH_THOUSANDS = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;
const DOT_DECIMALS = /^(\d+)\.(\d{1,2})$/;
const ENGLISH = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const TWO_KINDS_OF_DOT = /^([1-9]\d{0,2}(?:\.\d{3})+)\.(\d{1,2})$/;

/** Without spaces around, the euro sign, the Dutch `,-` for no cents, and spaces between thousands. */
function bare(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:€|eur\b|euro\b) ?/i, '')
    .replace(/ ?(?:€|eur|euro)$/i, '')
    .replace(/[,.](?:[-–—=]{1,2})$/, '')
    .replace(/(\d) (?=\d{3}(?:\D|$))/g, '$1.');
}

function read(text: string, shape: RegExp): number | null {
  const match = shape.exec(text);
  if (match === null) return null;
  // A number too long for a double becomes Infinity: too large, like the rest above the limit.
  return Number((match[1] ?? '').replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

function firstOf(text: string, shapes: RegExp[]): number | null {
  for (const shape of shapes) {
    const cents = read(text, shape);
    if (cents !== null) return cents;
  }
  return null;
}

/**
 * Parses an amount as Dutch people type and paste it (docs/screens.md 2.3): a dot before exactly three digits
 * separates thousands, a single dot before one or two digits at the end is a decimal point; an ambiguous amount is
 * refused with a question.
 */
export function parseEuro(text: string): ParsedEuro {
  const amount = bare(text);
  if (amount === '') return { error: EMPTY };
  const cents = firstOf(amount, [PLAIN, WITH_THOUSANDS, DOT_DECIMALS]);
  if (cents !== null) return cents > MAX_AMOUNT_CENTS ? { error: TOO_LARGE } : { cents };
  const other = firstOf(amount, [ENGLISH, TWO_KINDS_OF_DOT]);
  if (other !== null && other <= MAX_AMOUNT_CENTS)
    return { error: `Bedoel je ${formatEuro(other)}?`, suggestion: other };
  if (/^[-–−]\s*\d|^\d[\d.,]*\s*[-–−]$/.test(amount)) return { error: NEGATIVE };
  if (/^[\d.]+,\d{3,}$|^0*\.\d{3,}$|^\d+\.\d{4,}$/.test(amount)) return { error: TOO_PRECISE };
  return { error: UNREADABLE };
}
