import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { fullName } from '../../../domain/names/name.ts';
import { statementFileName } from '../../../domain/statements/fileName.ts';
import { isEmpty } from '../../../domain/statements/annualStatement.ts';
import type { StatementAnswer, StatementRequest } from '../../../domain/wire/statement.ts';
import { Page } from '../../components/Page.tsx';
import { useToday } from '../../components/useToday.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { statementText as text } from '../../text/statement.ts';
import { ClaimsHere } from './ClaimsHere.tsx';
import { CopyThis } from './CopyThis.tsx';
import { ExemptionSection } from './ExemptionSection.tsx';
import { RoleSections } from './RoleSections.tsx';
import { StatementActions } from './StatementActions.tsx';
import { Warnings } from './Warnings.tsx';

// Most people look at a year with contents.
const EmptyYear = lazy(async () => ({
  default: (await import('./EmptyYear.tsx')).EmptyYear,
}));
// Most people are in one family.
const OtherFamilies = lazy(async () => ({
  default: (await import('./OtherFamilies.tsx')).OtherFamilies,
}));
// The last part of the page: nothing below it moves when it arrives.
const Versions = lazy(async () => ({
  default: (await import('./Versions.tsx')).Versions,
}));
const CoupleTotals = lazy(async () => ({
  default: (await import('./CoupleTotals.tsx')).CoupleTotals,
}));

interface StatementViewProps {
  answer: StatementAnswer;
  request: StatementRequest;
  pickers: ReactNode;
  onYear: (year: number) => void;
}

/** A statement, or an empty year with a link to the nearest year with contents. */
export function StatementView({ answer, request, pickers, onYear }: StatementViewProps) {
  const { statement, years, people, issued, changes } = answer;
  const { year, person, provisional, until } = statement;
  const title = people.length > 1 ? `${text.title(year)}: ${fullName(person)}` : text.title(year);
  const today = useToday();
  const user = useAppSelector(selectCurrentUser);
  const family = user !== null && user.families.length > 1 ? user.family.name : null;
  const elsewhere = family !== null && user?.hashid === person.hashid && (
    <Suspense fallback={null}>
      <OtherFamilies year={year} here={family} />
    </Suspense>
  );

  if (isEmpty(statement)) {
    return (
      <Page title={text.title(year)} intro={text.intro}>
        {pickers}
        <ClaimsHere statement={statement} />
        <Suspense fallback={null}>
          <EmptyYear year={year} years={years} who={people.length > 1 ? person.firstname : null} onYear={onYear} />
        </Suspense>
        {elsewhere}
        {statement.warnings.length > 0 && <Warnings warnings={statement.warnings} />}
        {issued.length > 0 && (
          <Versions issued={issued} changes={changes} fileName={(version) => statementFileName(statement, version)} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={title}
      intro={text.intro}
      actions={
        <StatementActions
          statement={statement}
          request={request}
          version={issued.length + (changes.length > 0 || issued.length === 0 ? 1 : 0)}
        />
      }
    >
      <Typography sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        {text.printed(fullName(person), formatDateLong(today))}
      </Typography>
      {pickers}
      {provisional && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {text.provisional(formatDateLong(until))}
        </Alert>
      )}
      <ClaimsHere statement={statement} />
      <Warnings warnings={statement.warnings} />
      {[...statement.lent, ...statement.borrowed].some(({ by_schedule }) => by_schedule) && (
        <Typography sx={{ mb: 3, maxWidth: '68ch' }}>{text.bySchedule}</Typography>
      )}
      <CopyThis statement={statement} />
      <Suspense fallback={null}>
        <CoupleTotals statement={statement} people={people} />
      </Suspense>
      <RoleSections statement={statement} family={family} />
      <ExemptionSection statement={statement} />
      {elsewhere}
      {!provisional && (
        <Suspense fallback={null}>
          <Versions issued={issued} changes={changes} fileName={(version) => statementFileName(statement, version)} />
        </Suspense>
      )}
    </Page>
  );
}
