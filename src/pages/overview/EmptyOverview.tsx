import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { emptyOverviewText as text } from '../../text/emptyOverview.ts';
import { overviewText } from '../../text/overview.ts';

const SamplePicture = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-picture" */ './picture/SamplePicture.tsx')).SamplePicture,
}));

interface EmptyOverviewProps {
  /** Whether there is anyone to make a contract with. */
  hasFamily: boolean;
  /** The link to start one; false for a reader who makes none. */
  newContract: string | false;
}

/** Teaches the first step, the family and then the first contract, above a faded picture of what comes of it. */
export function EmptyOverview({ hasFamily, newContract }: EmptyOverviewProps) {
  return (
    <>
      {hasFamily ? (
        <EmptyState
          title={text.empty}
          hint={newContract ? text.emptyHint : text.othersHint}
          action={
            newContract && (
              <Button variant="contained" component={Link} to={newContract}>
                {overviewText.newContract}
              </Button>
            )
          }
        />
      ) : (
        <EmptyState
          title={text.noFamily}
          hint={text.noFamilyHint}
          action={
            <Button variant="contained" component={Link} to={paths.relaties}>
              {text.addFamily}
            </Button>
          }
        />
      )}
      {/* Its place is kept, so that nothing jumps when it comes. */}
      <Box sx={{ minHeight: '17rem', maxWidth: '60rem', mx: 'auto' }}>
        <Suspense fallback={null}>
          <SamplePicture />
        </Suspense>
      </Box>
    </>
  );
}
