import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { balanceOn } from '../../../domain/loans/balance.ts';
import type { Schedule } from '../../../domain/loans/schedule.ts';
import type { LoanContract } from '../../../domain/wire/contract.ts';
import { Amount } from '../../components/Amount.tsx';
import { BalanceCurve } from '../../components/BalanceCurve.tsx';
import { DataList } from '../../components/DataList.tsx';
import { ScheduleTable } from '../../components/ScheduleTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useToday } from '../../components/useToday.ts';
import { loanText as text } from '../../text/loan.ts';
import { loanRows } from './termRows.ts';

/** What stands under the heading of a loan: what is open, the terms, the course and the schedule. */
export function LoanSections({ loan, schedule }: { loan: LoanContract; schedule: Schedule }) {
  const today = useToday();
  const repaymentFree = loan.type === 'RepaymentFreeLoanContract';
  const end = formatDateLong(schedule.endDate);
  return (
    <>
      <Box sx={{ borderTop: '2px solid', borderColor: 'primary.main', pt: 2, mb: 4 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text.openOn(formatDateLong(today))}</Typography>
        <Typography component="p" sx={{ fontSize: { xs: '2.25rem', md: '3rem' }, fontWeight: 600, lineHeight: 1.2 }}>
          <Amount cents={balanceOn(schedule, loan.total, today)} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text.byTheSchedule}
        </Typography>
      </Box>
      <Section title={text.terms}>
        <DataList rows={loanRows(loan, schedule)} />
        {repaymentFree && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {text.noDeduction}
          </Alert>
        )}
      </Section>
      <Section title={text.course}>
        <Typography sx={{ mb: 2 }}>{repaymentFree ? text.courseRepaymentFree(end) : text.courseSentence(end)}</Typography>
        <BalanceCurve type={loan.type} principal={loan.total} schedule={schedule} today={today} />
      </Section>
      <Section title={text.schedule}>
        <ScheduleTable type={loan.type} schedule={schedule} today={today} />
      </Section>
    </>
  );
}
