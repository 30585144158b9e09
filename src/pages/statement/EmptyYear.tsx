import Button from '@mui/material/Button';
import { nearestYear } from '../../../domain/statements/annualStatement.ts';
import { PaperDrawing } from '../../components/drawings/PaperDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { statementText as text } from '../../text/statement.ts';

interface EmptyYearProps {
  year: number;
  /** The years with contents. */
  years: readonly number[];
  /** The first name of somebody else; null for the reader. */
  who: string | null;
  onYear: (year: number) => void;
}

/** A year without loans or gifts, with a link to the nearest year that has some. */
export function EmptyYear({ year, years, who, onYear }: EmptyYearProps) {
  const nearest = nearestYear(years, year);
  if (nearest === null)
    return <EmptyState drawing={<PaperDrawing />} title={text.nothingYet} hint={text.nothingYetHint} />;
  return (
    <EmptyState
      drawing={<PaperDrawing />}
      title={who === null ? text.empty(year) : text.emptyOf(year, who)}
      action={
        <Button variant="contained" onClick={() => onYear(nearest)}>
          {text.nearest(nearest)}
        </Button>
      }
    />
  );
}
