/** The highest interest a loan can have: 25 % a year, in thousandths of a percent. */
export const MAX_RATE_MILLIPERCENT = 25_000;
export const RATE_MESSAGE =
  'Vul een rente in van 0 tot en met 25 procent, met ten hoogste drie cijfers achter de komma.';

const NBSP = '\u00a0';

/**
 * Reads a yearly percentage as people type it (`3,5`, `3.5`, `3,5 %`) into thousandths of a percent. A space in the number
 * is refused with a question, as in an amount (parseEuro): `2 5` is 2,5 rather than 25.
 */
export function parsePercent(text: string): { millipercent: number } | { error: string } {
  const [, whole, space, decimals] =
    /^(\d{1,3})(?:(?:[.,]|( ))(\d{1,3}))?$/.exec(text.replace(/\s+/g, ' ').replace(/ ?%$/, '').trim()) ?? [];
  if (whole === undefined) return { error: RATE_MESSAGE };
  const millipercent = Number(whole) * 1000 + Number((decimals ?? '').padEnd(3, '0'));
  if (millipercent > MAX_RATE_MILLIPERCENT) return { error: RATE_MESSAGE };
  return space === undefined ? { millipercent } : { error: `Bedoel je ${formatPercent(millipercent)}?` };
}

/** Thousandths of a percent (from 0) as `3,5 %`, with a no-break space and only the necessary decimals. */
export function formatPercent(millipercent: number): string {
  const decimals = String(millipercent % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${Math.floor(millipercent / 1000)}${decimals === '' ? '' : `,${decimals}`}${NBSP}%`;
}
