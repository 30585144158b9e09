import { formatEuro } from '../money/format.ts';
import type { Explained } from './explained.ts';

/** The interest subtracted in the line but not in the boxes: it counts in a later year (art. 3.120 lid 3 Wet IB 2001). */
export const PREPAID = 'Rente die is vooruitbetaald en later telt';

/**
 * Returns the debt of box 1: unpaid interest is no own-home debt (art. 3.119a lid 1 Wet IB 2001), and interest paid far
 * ahead lowers no debt.
 */
export function homeDebt(whole: number, overdue: number, prepaid: number): { cents: number; sum: Explained['sum'] } {
  const open = { label: 'Openstaand', value: formatEuro(whole) };
  if (overdue === 0 && prepaid === 0) return { cents: whole, sum: [open] };
  const cents = whole - overdue + prepaid;
  const late = { label: 'Rente en kosten die nog niet zijn betaald', value: formatEuro(-overdue) };
  return {
    cents,
    sum: [
      open,
      ...(overdue === 0 ? [] : [late]),
      ...(prepaid === 0 ? [] : [{ label: PREPAID, value: formatEuro(prepaid) }]),
      { label: 'Schuld voor de eigen woning', value: formatEuro(cents) },
    ],
  };
}
