import type { MoneyYear } from '../../../../domain/wire/moneyYears.ts';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';
import { AmountsTable } from './AmountsTable.tsx';
import { PARTS, usedOf } from './yearBars.ts';

/** The same as the drawing of the years, in figures. */
export function YearsTable({ years }: { years: readonly MoneyYear[] }) {
  const rows = years.map(({ year, ...amounts }) => ({ key: String(year), name: String(year), amounts }));
  return (
    <AmountsTable
      caption={text.yearsTable}
      head={text.year}
      columns={usedOf(years, PARTS)}
      words={text.parts}
      rows={rows}
    />
  );
}
