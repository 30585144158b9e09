import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo, useState } from 'react';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { perYear } from '../../../../domain/loans/years.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { scheduleText as text } from '../../../text/loanSchedule.ts';
import type { LinedSchedule } from '../ledgerView.ts';
import { euros } from '../euros.ts';
import { scheduleSx } from './scheduleSx.ts';
import { YearRows } from './YearRows.tsx';
import { usePrinting } from '../../../components/parts/usePrinting.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';

const COLUMNS = [text.number, text.date, text.payment, text.interest, text.principal, text.balance];

interface ScheduleTableProps {
  type: LoanType;
  schedule: LinedSchedule;
  today: IsoDate;
}

/** A linear loan rounds its repayment, an annuity its whole payment. */
function roundingNote(type: LoanType, difference: number): string | null {
  if (difference === 0) return null;
  return text.rounding(
    type === 'LinearLoanContract' ? text.lastRepayment : text.lastTerm,
    formatEuro(Math.abs(difference)),
    difference < 0,
  );
}

/** The schedule per calendar year; the year of the next payment is open, the others show their totals. */
export function ScheduleTable({ type, schedule, today }: ScheduleTableProps) {
  const id = useId();
  const years = useMemo(() => perYear({ stub: null, terms: schedule.rows }), [schedule]);
  const next = useMemo(
    () => years.flatMap((year) => year.terms).find((term) => term.date > today)?.date ?? null,
    [years, today],
  );
  const [open, setOpen] = useState<readonly number[]>(() => (next === null ? [] : [Number(next.slice(0, 4))]));
  const printing = usePrinting();
  const toggle = useCallback(
    (year: number) => setOpen((now) => (now.includes(year) ? now.filter((other) => other !== year) : [...now, year])),
    [],
  );
  const allOpen = years.every(({ year }) => open.includes(year));
  const note = roundingNote(type, schedule.lastTermDifference);

  return (
    <Box>
      <Button
        size="small"
        className="niet-afdrukken"
        onClick={() => setOpen(allOpen ? [] : years.map(({ year }) => year))}
        sx={{ mb: 1, ml: -1.75 }}
      >
        {allOpen ? text.hideAll : text.showAll}
      </Button>
      <Box sx={{ overflowX: 'auto', position: 'relative' }}>
        <Table sx={scheduleSx}>
          <caption style={{ padding: 0, height: 0 }}>
            <VisuallyHidden>{text.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === text.number ? 'nr' : column === text.date ? 'datum' : undefined}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {years.map((year) => (
            <YearRows
              key={year.year}
              year={year}
              open={open.includes(year.year)}
              printing={printing}
              today={today}
              next={next}
              bodyId={`${id}-${year.year}`}
              onToggle={toggle}
            />
          ))}
          <tfoot>
            <tr>
              <td className="nr" />
              <th scope="row" className="datum">
                {text.total}
              </th>
              <td>{euros(schedule.totalPaid)}</td>
              <td>{euros(schedule.totalInterest)}</td>
              <td>{euros(schedule.opening)}</td>
              <td />
            </tr>
          </tfoot>
        </Table>
      </Box>
      {note !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
