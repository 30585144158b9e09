import { memo } from 'react';
import { formatDate } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { ScheduleRow } from '../../../../domain/loans/ledger/rows.ts';
import type { ScheduleYear } from '../../../../domain/loans/years.ts';
import { scheduleText as text } from '../../../text/loanSchedule.ts';
import { ChevronDownIcon } from '../../../components/icons/pageIcons.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { euros } from '../euros.ts';

interface YearRowsProps {
  year: ScheduleYear<ScheduleRow>;
  open: boolean;
  /** On paper every year shows its terms. */
  printing: boolean;
  /** Terms up to and including this day are past. */
  today: IsoDate;
  /** Date of the term that comes next, if it is in this loan. */
  next: IsoDate | null;
  bodyId: string;
  onToggle: (year: number) => void;
}

function TermRow({ term, past, next }: { term: ScheduleRow; past: boolean; next: boolean }) {
  return (
    <tr className={next ? 'volgende' : past ? 'voorbij' : undefined}>
      <td className="nr">{term.number === 0 ? '' : term.number}</td>
      <td className="datum">
        <time dateTime={term.date}>
          {formatDate(term.date).slice(0, 5)}
          <span className="jaartal">{formatDate(term.date).slice(5)}</span>
        </time>
        {term.number === 0 && <span className="toelichting">{term.beside ? text.beside[term.beside] : text.stub}</span>}
        {next && <VisuallyHidden>, {text.next}</VisuallyHidden>}
      </td>
      <td>{term.beside === 'forgiveness' ? '' : euros(term.payment)}</td>
      <td>{term.beside ? '' : euros(term.interest)}</td>
      <td>{term.beside === 'forgiven_due' ? '' : euros(term.principal)}</td>
      <td>{euros(term.balance)}</td>
    </tr>
  );
}

/** One year: a row with its totals that opens the terms. Plain rows: a loan can have six hundred of them. */
export const YearRows = memo(function YearRows({ year, open, printing, today, next, bodyId, onToggle }: YearRowsProps) {
  return (
    <>
      <tbody>
        <tr className="jaar">
          <td className="nr" />
          <th scope="rowgroup" className="datum">
            <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={() => onToggle(year.year)}>
              <ChevronDownIcon
                sx={{ fontSize: '1.25rem', transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
              />
              <span aria-hidden>{year.year}</span>
              <VisuallyHidden>{open ? text.hide(year.year) : text.show(year.year)}</VisuallyHidden>
            </button>
          </th>
          <td>{euros(year.payment)}</td>
          <td>{euros(year.interest)}</td>
          <td>{euros(year.principal)}</td>
          <td>{euros(year.closingBalance)}</td>
        </tr>
      </tbody>
      <tbody id={bodyId} hidden={!open}>
        {(open || printing) &&
          year.terms.map((term) => (
            <TermRow
              key={`${term.date} ${term.number} ${term.balance}`}
              term={term}
              past={term.date <= today}
              next={term.date === next}
            />
          ))}
      </tbody>
    </>
  );
});
