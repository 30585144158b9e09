import type { PaymentEvery } from '../../../../domain/wire/clauses.ts';

/** "1 maand", "360 maanden (30 jaar)". */
export function months(count: number): string {
  const inMonths = count === 1 ? '1 maand' : `${count} maanden`;
  return count >= 24 && count % 12 === 0 ? `${inMonths} (${count / 12} jaar)` : inMonths;
}

/** How often payments are made, in the words of a contract. */
export const rhythm: Record<PaymentEvery, { each: string; per: string; period: string }> = {
  1: { each: 'elke maand', per: 'per maand', period: 'maand' },
  3: { each: 'elk kwartaal', per: 'per kwartaal', period: 'kwartaal' },
  12: { each: 'elk jaar', per: 'per jaar', period: 'jaar' },
};

/** "Jan de Vries", "Jan de Vries en Marijke de Vries". */
export function together(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} en ${names.at(-1) ?? ''}`;
}

/** The year after a date: the year of the tax return. */
export function yearAfter(date: string): number {
  return Number(date.slice(0, 4)) + 1;
}

/** As the start of a sentence or label: 'eerste termijn' becomes 'Eerste termijn'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
