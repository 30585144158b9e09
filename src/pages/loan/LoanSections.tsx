import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { agreementName } from '../../../domain/contracts/fileNames.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { objections } from '../../../domain/loans/events/remarks.ts';
import { takesBack } from '../../../domain/loans/events/takesBack.ts';
import { changesOf } from '../../../domain/loans/changes.ts';
import { formIn } from '../../../domain/loans/ledger/formIn.ts';
import { hasRecords } from '../../../domain/loans/ledger/countingEvents.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { Schedule } from '../../../domain/loans/schedule.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import { agreedSince } from './agreedSince.ts';
import { contractColour } from '../../components/contractColour.ts';
import { ScheduleTable } from './schedule/ScheduleTable.tsx';
import { Part } from '../../components/parts/Part.tsx';
import { useToday } from '../../components/useToday.ts';
import { useContractLifecycleState } from '../../store/modules/contracts/proposalsApi.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { loanText as text } from '../../text/loan.ts';
import { scheduleText } from '../../text/loanSchedule.ts';
import { AddToCalendar } from './calendar/AddToCalendar.tsx';
import { ChangesSection } from './changes/ChangesSection.tsx';
import { Course } from './course/Course.tsx';
import { courseDays, type CourseLine, coursePoints, plannedLine } from './course/coursePoints.ts';
import { ContractDocuments } from './documents/ContractDocuments.tsx';
import { LoanHeader } from './header/LoanHeader.tsx';
import { LaterTerms } from './LaterTerms.tsx';
import { currentSchedule, expectedLine, realLine, standingOf } from './ledgerView.ts';
import { PaymentsSection } from './payments/PaymentsSection.tsx';
import { SaveSchedule } from './schedule/SaveSchedule.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { takesBoth } from './timeline/eventWords.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { daysToTry, type Scenario, scenarioLine, scenarioMessage } from './tryout/scenario.ts';
import { TryOut } from './tryout/TryOut.tsx';
import { roleIn } from './viewer.ts';

/** Only a loan for the own home needs the tax calculation. */
const DeductionSection = lazy(async () => ({
  default: (await import('./DeductionSection.tsx')).DeductionSection,
}));

/**
 * The parts under the heading of a loan. The balance, the payments and the next one, the course and the changes are open;
 * the schedule, the documents, the history and the terms are folded until they are asked for (docs/decisions/0037).
 */
export function LoanSections({ loan, schedule: agreed }: { loan: LoanDetail; schedule: Schedule }) {
  const today = useToday();
  const role = roleIn(loan);
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const ledger = useMemo(() => ledgerOf(loan, loan.events), [loan]);
  const standing = useMemo(() => standingOf(loan, ledger, agreed, today), [loan, ledger, agreed, today]);
  const schedule = useMemo(() => currentSchedule(agreed, ledger), [agreed, ledger]);
  const type = formIn(ledger, today);
  const repaymentFree = type === 'RepaymentFreeLoanContract';
  const end = formatDateLong(schedule.endDate);
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const recorded = hasRecords(loan.events);
  const changed = changesOf(loan.events).length > 0;
  const since = agreedSince(loan.events).length > 0;
  const lines = useMemo(
    (): CourseLine[] => [
      'planned',
      ...(recorded ? (['expected', 'real'] as const) : []),
      ...(scenario === null ? [] : (['scenario'] as const)),
    ],
    [recorded, scenario],
  );
  const points = useMemo(() => {
    const days = courseDays(agreed, loan.contract, [
      ...schedule.terms.map(({ date }) => date),
      ...(today < schedule.endDate ? [today] : []),
    ]);
    return coursePoints(days, {
      planned: plannedLine(agreed),
      ...(recorded && { expected: expectedLine(ledger, today, standing.open), real: realLine(ledger, today) }),
      ...(scenario !== null && { scenario: scenarioLine(scenario) }),
    });
  }, [agreed, schedule, ledger, standing, loan.contract, today, recorded, scenario]);
  const termDays = useMemo(() => daysToTry(schedule, today), [schedule, today]);
  const open = standing.open;
  const draft = loan.contract.signed_date === null;
  const archived = loan.archived_at !== undefined;
  const running = !draft && (open > 0 || standing.due > 0);
  const message =
    scenario !== null
      ? scenarioMessage(scenario)
      : repaymentFree
        ? text.courseRepaymentFree(end)
        : text.courseSentence(end);
  const lifecycle = useContractLifecycleState(loan.hashid).data;
  const mayPropose = lifecycle?.may.includes('change') === true;
  const mayChange = running && role !== 'reader' && (standing.startsOn === null || mayPropose);
  const mayUndo = useCallback(
    (event: LoanEvent) => (takesBoth(event) ? mayPropose : takesBack(event, role, me)),
    [role, me, mayPropose],
  );
  const fileName = scheduleText.fileName(agreementName(loan));
  const disputed = loan.events.some((event) => objections(event).length > 0);
  /** Whether these terms are right is asked above them. */
  const asked = lifecycle?.unconfirmed !== undefined;
  const terms = (
    <Part name="afspraken" title={text.sections.afspraken} hint={text.hints.afspraken} fixed={draft || asked}>
      {changed && <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{since ? text.asChanged : text.asSigned}</Typography>}
      <LaterTerms contract={loan} />
      {repaymentFree && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text.noDeduction}
        </Alert>
      )}
    </Part>
  );
  return (
    <>
      <LoanHeader
        loan={loan}
        open={open}
        openPaid={standing.openPaid}
        forgiven={standing.forgiven > 0}
        startsOn={standing.startsOn}
        today={today}
        endDate={schedule.endDate}
      />
      <SectionLinks
        sections={[
          ...(draft ? (['afspraken'] as const) : []),
          ...(draft || archived ? [] : (['betalingen'] as const)),
          'verloop',
          ...(mayChange ? (['wijzigen'] as const) : []),
          'schema',
          'documenten',
          ...(draft ? [] : (['tijdlijn', 'afspraken'] as const)),
        ]}
      />
      {/* A concept asks to be read. */}
      {draft && terms}
      {/* Nothing of an archived loan falls due any longer; its payments are in the timeline. */}
      {!draft && !archived && (
        <Part name="betalingen" title={text.sections.betalingen} fixed>
          <PaymentsSection loan={loan} standing={standing} today={today} />
          <AddToCalendar loan={loan} terms={ledger.terms} today={today} />
        </Part>
      )}
      <Part name="verloop" title={text.sections.verloop} hint={text.hints.verloop} fixed={!draft}>
        <Course message={message} points={points} lines={lines} today={today} colour={contractColour(loan.type)} />
        {!archived && termDays.length > 0 && <TryOut loan={loan} days={termDays} onScenario={setScenario} />}
      </Part>
      {mayChange && (
        <Part name="wijzigen" title={text.sections.wijzigen} fixed>
          <ChangesSection
            loan={loan}
            today={today}
            started={standing.startsOn === null}
            tooEarly={!recorded && standing.unpaid.length > 0}
          />
        </Part>
      )}
      <Part name="schema" title={text.sections.schema} hint={text.hints.schema(end)}>
        <ScheduleTable type={type} schedule={schedule} today={today} />
        <SaveSchedule schedule={schedule} fileName={fileName} />
      </Part>
      {loan.contract.own_home && (
        <Suspense fallback={null}>
          <DeductionSection loan={loan} today={today} />
        </Suspense>
      )}
      <Part name="documenten" title={text.sections.documenten} hint={text.hints.documenten} onPaper>
        <ContractDocuments contract={loan} dayPapers={draft ? undefined : { loan, today }} />
      </Part>
      {!draft && (
        <Part name="tijdlijn" title={text.sections.tijdlijn} hint={text.hints.tijdlijn} fixed={disputed}>
          <Timeline loan={loan} mayUndo={mayUndo} />
        </Part>
      )}
      {!draft && terms}
    </>
  );
}
