import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { FamilyDrawing } from '../../components/drawings/FamilyDrawing.tsx';
import { PaperDrawing } from '../../components/drawings/PaperDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { emptyOverviewText as text } from '../../text/emptyOverview.ts';
import { overviewText } from '../../text/overview.ts';

interface EmptyOverviewProps {
  /** Whether there is anyone to make a contract with. */
  hasFamily: boolean;
  /** The link to start one; false for a reader who makes none. */
  newContract: string | false;
}

/** Teaches the first step: the family, then the first contract. */
export function EmptyOverview({ hasFamily, newContract }: EmptyOverviewProps) {
  if (!hasFamily) {
    return (
      <EmptyState
        drawing={<FamilyDrawing />}
        title={text.noFamily}
        hint={text.noFamilyHint}
        action={
          <Button variant="contained" component={Link} to={paths.relaties}>
            {text.addFamily}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={<PaperDrawing />}
      title={text.empty}
      {...(newContract && { hint: text.emptyHint })}
      action={
        newContract && (
          <Button variant="contained" component={Link} to={newContract}>
            {overviewText.newContract}
          </Button>
        )
      }
    />
  );
}
