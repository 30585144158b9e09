import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import { formatPercent } from '../money/percent.ts';
import type { Test } from './moments.ts';
import { countsUntil } from './monthEnd.ts';

/** The steps of a test, line by line; the last is the most that may be open. */
export function sumOf({ on, open, paid, debt, maximum, x, beginning }: Test): { label: string; value: string }[] {
  const paidLater = [
    {
      label: `Aflossing over die maand, betaald tot en met ${formatDateLong(countsUntil(on))}`,
      value: formatEuro(-paid),
    },
    { label: 'Schuld die telt', value: formatEuro(debt) },
  ];
  return [
    { label: `Open op ${formatDateLong(on)}`, value: formatEuro(open) },
    ...(paid === 0 ? [] : paidLater),
    { label: `Schuld bij het begin, ${formatDateLong(beginning.from)} (B0)`, value: formatEuro(beginning.debt) },
    { label: 'Rente per maand (im)', value: `${formatPercent(beginning.millipercent)} / 12` },
    { label: 'Hele maanden sindsdien (x)', value: String(x) },
    { label: 'Langste looptijd in maanden (n)', value: String(beginning.months) },
    { label: 'Hoogste bedrag: B0 × (1 − ((1+im)^x − 1) / ((1+im)^n − 1))', value: formatEuro(maximum) },
  ];
}
