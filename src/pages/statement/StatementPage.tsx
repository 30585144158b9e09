import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedState } from '../../components/FailedState.tsx';
import { Page } from '../../components/Page.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { useToday } from '../../components/useToday.ts';
import { UnknownHere } from '../../components/UnknownHere.tsx';
import { paths } from '../../paths.ts';
import { useGetStatementQuery } from '../../store/modules/statement/statementApi.ts';
import { statementText as text } from '../../text/statement.ts';
import { Pickers } from './Pickers.tsx';
import { queryWith, requestFromQuery } from './statementAddress.ts';
import { StatementView } from './StatementView.tsx';

const NOT_FOUND = 404;

function Loading() {
  return (
    <Box aria-busy="true">
      <Skeleton variant="rounded" height={56} sx={{ maxWidth: '38rem', mb: 4 }} />
      <Skeleton width="40%" height={40} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={112} sx={{ mb: 2 }} />
      ))}
    </Box>
  );
}

/** /jaaropgave: the figures of a year for the tax return, per person and role. */
export function StatementPage() {
  // The placeholder's heading goes away when the figures arrive, and the focus with it.
  useKeptFocus();
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const request = requestFromQuery(query, today);
  // Payments may have been recorded since this was last shown.
  const {
    currentData: answer,
    error,
    isFetching,
    refetch,
  } = useGetStatementQuery(request, { refetchOnMountOrArgChange: true });
  // The answer is drawn in slices (docs/performance.md).
  const shown = useDeferredValue(answer !== undefined);
  const title = text.title(request.year);

  if (error && !isFetching) {
    const unknown = 'status' in error && error.status === NOT_FOUND;
    return (
      <Page title={title}>
        {unknown ? (
          <UnknownHere
            title={text.unknown}
            back={
              <Button variant="contained" component={Link} to={paths.jaaropgave}>
                {text.toOwn}
              </Button>
            }
          />
        ) : (
          <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  if (!answer || !shown) {
    return (
      <Page title={title} intro={text.intro}>
        <Loading />
      </Page>
    );
  }
  const go = (change: Parameters<typeof queryWith>[1]) =>
    setQuery(queryWith(query, change), { preventScrollReset: true });
  const pickers = (
    <Pickers
      year={request.year}
      years={answer.years}
      person={answer.statement.person.hashid}
      people={answer.people}
      running={Number(today.slice(0, 4))}
      onYear={(year) => go({ year })}
      onPerson={(person) => go({ person })}
    />
  );
  return <StatementView answer={answer} request={request} pickers={pickers} onYear={(year) => go({ year })} />;
}
