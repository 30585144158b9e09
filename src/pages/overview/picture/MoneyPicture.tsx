import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { flowsBetween } from '../../../../domain/overview/flows.ts';
import { FailedState } from '../../../components/FailedState.tsx';
import { Section } from '../../../components/Section.tsx';
import { goToSection } from '../../../components/goToSection.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { useToday } from '../../../components/useToday.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectContracts } from '../../../store/modules/contracts/contractsSlice.ts';
import { useGetMoneyYearsQuery } from '../../../store/modules/contracts/moneyYearsApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';
import { FILTERS } from '../contractFilter.ts';
import { FlowDrawing } from './FlowDrawing.tsx';
import { FlowTable } from './FlowTable.tsx';
import { Legend } from './Legend.tsx';
import { peopleInPicture } from './people.ts';
import { wholeEuros } from './wholeEuros.ts';
import { YearsDrawing } from './YearsDrawing.tsx';
import { YearsTable } from './YearsTable.tsx';

/** A drawing and the table of the same figures, one at a time. */
function Drawn({ title, drawing, table }: { title: string; drawing: ReactNode; table: ReactNode }) {
  const [asTable, setAsTable] = useState(false);
  const choice = (
    <Button size="small" className="niet-afdrukken" onClick={() => setAsTable(!asTable)} sx={{ mx: -1.25 }}>
      {asTable ? text.asDrawing : text.asTable}
    </Button>
  );
  return (
    // On paper a heading stays with its drawing.
    <Box sx={{ breakInside: 'avoid' }}>
      <Section title={title} action={choice}>
        {asTable ? table : drawing}
      </Section>
    </Box>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
      {children}
    </Typography>
  );
}

function Flows() {
  const contracts = useAppSelector(selectContracts);
  const me = useAppSelector(selectCurrentUser);
  const flows = useMemo(() => flowsBetween(contracts), [contracts]);
  const people = useMemo(() => peopleInPicture(contracts, me), [contracts, me]);
  if (flows.length === 0) return null;
  const kinds = (['open', 'given'] as const).filter((kind) => flows.some((flow) => flow.kind === kind));
  return (
    <Drawn
      title={text.flows}
      drawing={
        <>
          <Hint>{text.flowsHint}</Hint>
          <FlowDrawing flows={flows} people={people} />
          <Legend
            parts={kinds.map((kind) => ({ part: kind === 'open' ? 'lent' : 'given', word: text.legend[kind] }))}
          />
        </>
      }
      table={<FlowTable flows={flows} people={people} />}
    />
  );
}

function Years() {
  const { data, isError, refetch } = useGetMoneyYearsQuery();
  const now = Number(useToday().slice(0, 4));
  if (data?.years.length === 0) return null;
  if (isError || !data)
    return (
      <Section title={text.years}>
        {isError ? (
          <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
        ) : (
          <Box role="status">
            <VisuallyHidden>{text.loading}</VisuallyHidden>
            <Skeleton variant="rounded" height={300} />
          </Box>
        )}
      </Section>
    );
  const { years, repaid_before } = data;
  const last = years.findLast((year) => year.to_come > 0);
  return (
    <Drawn
      title={text.years}
      drawing={
        <>
          <Hint>
            {last ? text.yearsHint(last.year) : text.yearsPast}
            {repaid_before > 0 && ` ${text.repaidBefore(wholeEuros(repaid_before))}`}
          </Hint>
          <YearsDrawing years={years} now={now} />
        </>
      }
      table={<YearsTable years={years} />}
    />
  );
}

/** Two drawings of all signed contracts: who gave and lent what to whom, and the years (docs/decisions/0034). */
export function MoneyPicture() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const fields = hash === `#${FILTERS}` && document.getElementById(FILTERS);
    if (fields) goToSection(fields);
  }, [hash, key]);
  return (
    <>
      <Flows />
      <Years />
    </>
  );
}
