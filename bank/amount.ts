/** Maximum digits before the cents: with more of them a number is no longer exact. */
const MAX_DIGITS = 13;

function cents(whole: string | undefined, part: string): number | null {
  if (whole === undefined || whole.length > MAX_DIGITS) return null;
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
}

/**
 * The amount of an XML statement in cents: '12', '12.5', '12.50', '12.50000'. A point precedes the cents and there is
 * no sign (ISO 20022). Null for anything else, and for fractions of a cent.
 */
export function xmlCents(written: string): number | null {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,2}0*))?$/.exec(written) ?? [];
  return cents(whole, part);
}

/** An MT940 amount in cents: '12,', '12,5', '12,50', '000000000012,50'. Null for anything else. */
export function swiftCents(written: string): number | null {
  const [, whole, part = ''] = /^0*(\d+)(?:,(\d{0,2}0*))?$/.exec(written) ?? [];
  return cents(whole, part);
}

const DUTCH_GROUPS = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/;
const ENGLISH_GROUPS = /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;

/**
 * An amount of a bank's CSV or of a homemade sheet, in cents: '12,50', '12.50', '+12,5', '-1.234,56', '12,50-',
 * '€ 12,50'. A sign groups thousands only where the other one follows before the cents: '1.234' may be either, so it is
 * neither. '1,234.56' is read where `english` says that the file may write so. Null for anything else.
 */
export function writtenCents(written: string, { english = false } = {}): number | null {
  const bare = written.trim().replace(/^([+-]?)\s*(?:€|EUR)\s*|\s*(?:€|EUR)$/u, '$1');
  const [, before, digits = '', behind] = /^([+-]?)\s*(.*?)\s*(-?)$/u.exec(bare) ?? [];
  if (before && behind) return null;
  const [, grouped, groupedPart = ''] =
    DUTCH_GROUPS.exec(digits) ?? (english ? ENGLISH_GROUPS.exec(digits) : null) ?? [];
  const [, plain, plainPart = ''] = PLAIN.exec(digits) ?? [];
  const found = cents(grouped?.replace(/[.,]/g, '') ?? plain, groupedPart + plainPart);
  return found !== null && (before === '-' || behind === '-') ? -found : found;
}
