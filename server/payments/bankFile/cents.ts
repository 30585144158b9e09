/** Digits before the cents: with more of them a number is no longer exact. */
const MAX_DIGITS = 13;

const cents = (whole: string, part: string) => Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));

/**
 * An amount of a statement in XML, in cents: '12', '12.5', '12.50', '12.50000'. The point stands before the cents and
 * there is no sign (ISO 20022). Null for anything else, and for a part of a cent.
 */
export function xmlCents(written: string): number | null {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,2}0*))?$/.exec(written) ?? [];
  return whole === undefined || whole.length > MAX_DIGITS ? null : cents(whole, part);
}

/**
 * An amount of a bank's CSV, in cents: '12,50', '12.50', '+12,5', '-1.234,56'. Points group thousands only where a
 * comma follows: '1.234' may be either, so it is neither. Null for anything else.
 */
export function csvCents(written: string): number | null {
  const [, sign, digits = ''] = /^([+-]?)\s*(.*)$/.exec(written.trim()) ?? [];
  const [, grouped, groupedPart = ''] = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/.exec(digits) ?? [];
  const [, plain, plainPart = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const whole = grouped?.replaceAll('.', '') ?? plain;
  if (whole === undefined || whole.length > MAX_DIGITS) return null;
  const found = cents(whole, groupedPart + plainPart);
  return sign === '-' ? -found : found;
}
