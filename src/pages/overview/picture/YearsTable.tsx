import Box from '@mui/material/Box';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { MoneyYear } from '../../../../domain/wire/moneyYears.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';
import { amountsTable } from './amountsTable.ts';
import { PARTS, sumOf, usedOf } from './yearBars.ts';

/** The same as the drawing of the years, in figures. */
export function YearsTable({ years }: { years: readonly MoneyYear[] }) {
  const parts = usedOf(years, PARTS);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={amountsTable}>
        <caption style={{ padding: 0, height: 0 }}>
          <VisuallyHidden>{text.yearsTable}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="naam">
              {text.year}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {text.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row" className="naam">
                {year.year}
              </th>
              {parts.map((part) => (
                <td key={part} data-kolom={text.parts[part]} className="cijfers">
                  {formatEuro(year[part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="naam">
              {text.total}
            </th>
            {parts.map((part) => (
              <td key={part} data-kolom={text.parts[part]} className="cijfers">
                {formatEuro(sumOf(years, part))}
              </td>
            ))}
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}
