import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuroShort } from '../../../domain/money/format.ts';
import { dueYear } from '../../../domain/plans/course.ts';
import { planForgiveness, planGift } from '../../../domain/plans/steps.ts';
import type { Plan, PlanYear } from '../../../domain/wire/plan.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { contractDraftKey } from '../../components/contractDraft.ts';
import { noticeWithAction } from '../../components/noticeWithAction.ts';
import { useToday } from '../../components/useToday.ts';
import { isDraftKept, keepDraft } from '../../forms/keptDraft.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useProposeMutation } from '../../store/modules/contracts/proposalsApi.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { plansText as text } from '../../text/plans.ts';
import { proposalsText } from '../../text/proposals.ts';

/** The status of a loan that prevents it (RFC 9110, 15.5.10). */
const CONFLICT = 409;

interface PressProps {
  plan: Plan;
  due: PlanYear;
  today: string;
}

/** Fills in a gift as a draft on this device, and leads to the last step of the wizard. An existing draft is asked about. */
function GiftPress({ plan, due, today, second }: PressProps & { second: boolean }) {
  const me = useAppSelector(selectCurrentUser)?.hashid ?? '';
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const key = contractDraftKey(me);
  const go = () => {
    keepDraft(key, planGift(plan, due, today));
    void navigate(paths.contractByPlan);
  };
  return (
    <>
      <Button variant={second ? 'outlined' : 'contained'} onClick={() => (isDraftKept(key) ? setAsking(true) : go())}>
        {text.press.gift(formatEuroShort(due.give))}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.replaceTitle}
        text={text.replaceText}
        verb={text.replace}
        onConfirm={go}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Proposes to forgive the part of a year, and leads to the loan, where the others answer. */
function ForgivePress({ plan, due, today }: PressProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [propose, { isLoading }] = useProposeMutation();
  const content = planForgiveness(plan, due, today);
  const { loan } = plan;
  if (content === null || loan === null) return null;
  const amount = formatEuroShort(content.amount);
  const forgive = async (): Promise<void> => {
    const answer = await propose({ contract: loan, draft: { content }, done: proposalsText.proposed });
    setAsking(false);
    // The obstacle is solved there as well: payments have to be recorded first (docs/decisions/0001).
    const { error } = answer;
    if (error === undefined || ('status' in error && error.status === CONFLICT)) await navigate(paths.lening(loan));
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text.press.forgive(amount)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.forgiveTitle(amount)}
        text={text.forgiveText(plan.firstname, formatDateLong(content.date))}
        verb={text.forgive}
        harmless
        busy={isLoading}
        onConfirm={() => void forgive()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The actions for a plan now: each part of this year with one press, or a link to where it waits. */
export function PlanPress({ plan }: { plan: Plan }) {
  const today = useToday();
  const due = dueYear(plan.years, today);
  const next = plan.years.find(({ year, give, forgive }) => year > Number(today.slice(0, 4)) && give + forgive > 0);
  if (due === null)
    return next ? <Typography sx={{ mt: 2 }}>{text.later(formatDateLong(next.date))}</Typography> : null;
  const early = due.forgive > 0 && due.date > today;
  const waits = { concept: plan.concept !== null && due.give > 0, proposed: plan.proposed && due.forgive > 0 };
  return (
    <Stack spacing={1.5} sx={{ mt: 2, alignItems: 'flex-start' }} className="niet-afdrukken">
      <Typography variant="h3">{text.now(due.year)}</Typography>
      {waits.proposed && plan.loan !== null && (
        <Alert
          severity="info"
          sx={noticeWithAction}
          action={
            <Button color="inherit" size="small" component={Link} to={paths.lening(plan.loan)}>
              {text.toLoan}
            </Button>
          }
        >
          {text.proposed}
        </Alert>
      )}
      {waits.concept && (
        <Alert
          severity="info"
          sx={noticeWithAction}
          action={
            <Button color="inherit" size="small" component={Link} to={paths.lening(plan.concept ?? '')}>
              {text.toConcept}
            </Button>
          }
        >
          {text.concept}
        </Alert>
      )}
      {early && !waits.proposed && (
        <Typography>{text.forgiveFrom(formatEuroShort(due.forgive), formatDateLong(due.date))}</Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {due.forgive > 0 && !waits.proposed && <ForgivePress plan={plan} due={due} today={today} />}
        {due.give > 0 && <GiftPress plan={plan} due={due} today={today} second={waits.concept} />}
      </Stack>
    </Stack>
  );
}
