import { formatEuro } from '../money/format.ts';
import type { Explained } from './explained.ts';

/**
 * Returns the debt of box 1: interest that was not paid is no debt for the own home (art. 3.119a lid 1 Wet IB 2001).
 */
export function homeDebt(whole: number, overdue: number): { cents: number; sum: Explained['sum'] } {
  const open = { label: 'Openstaand', value: formatEuro(whole) };
  if (overdue === 0) return { cents: whole, sum: [open] };
  const cents = whole - overdue;
  return {
    cents,
    sum: [
      open,
      { label: 'Rente en kosten die al betaald hadden moeten zijn', value: formatEuro(-overdue) },
      { label: 'Schuld voor de eigen woning', value: formatEuro(cents) },
    ],
  };
}
