const DUTCH = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
const PLAIN = /^(\d+)(?:\.(\d{1,2})\d*)?$/;
const MAX_DIGITS = 13;

/** An amount as a bank writes it, in cents: '12.50', '+12,50', '1.234,56', '12.500000'. Null for anything else. */
export function centsOf(written: string): number | null {
  const [, sign = '', digits = ''] = /^([+-]?)\s*(.*)$/.exec(written.trim()) ?? [];
  const [, whole, part = ''] = DUTCH.exec(digits) ?? PLAIN.exec(digits) ?? [];
  if (whole === undefined || whole.length > MAX_DIGITS) return null;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}
