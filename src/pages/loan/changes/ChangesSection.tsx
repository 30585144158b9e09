import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { isAgreed, isAhead, isFact, isMoney } from '../../../../domain/loans/events/catalogue.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { eventsText } from '../../../text/loanEvents.ts';
import { changesText as text } from '../../../text/loanPayments.ts';
import { useContractLifecycleState } from '../../../store/modules/contracts/proposalsApi.ts';
import { contractLifecycleText } from '../../../text/contractLifecycle.ts';
import { roleIn } from '../viewer.ts';
import { CHANGE_KINDS, type ChangeKind } from './changeKinds.ts';

const ChangeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './ChangeDialog.tsx')).ChangeDialog,
}));

interface ChangesSectionProps {
  loan: LoanDetail;
  today: IsoDate;
  /** The money was paid out. Before that only changes that may be agreed ahead are possible. */
  started: boolean;
  /** Nothing is recorded yet, though terms have passed: a change would build on missing payments. */
  tooEarly: boolean;
}

/** Offers the changes that can be agreed for a running loan. Each opens a form that first shows its effect. */
export function ChangesSection({ loan, today, started, tooEarly }: ChangesSectionProps) {
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const borrower = roleIn(loan) === 'borrower';
  const { data: lifecycle } = useContractLifecycleState(loan.hashid);
  const mayPropose = lifecycle?.may.includes('change') === true;
  const offered = (one: ChangeKind) =>
    isFact(one)
      ? started && loan.contract.own_home
      : // Changes that would build on missing payments wait for them.
        !tooEarly && (started || isAhead(one)) && (isAgreed(one) ? mayPropose : !borrower || isMoney(one));
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>
        {tooEarly ? text.first : borrower && started ? text.introTo : text.intro}
        {tooEarly && offered('home') && ` ${text.firstHome}`}
      </Typography>
      <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {CHANGE_KINDS.filter(offered).map((one) => (
          <Button key={one} variant="outlined" onClick={() => setKind(one)}>
            {eventsText[one].offer}
          </Button>
        ))}
      </Box>
      {lifecycle?.proposals.some(({ state }) => state === 'open') === true && (
        <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
          {contractLifecycleText.waiting}
        </Typography>
      )}
      {kind !== null && (
        <Suspense fallback={null}>
          <ChangeDialog loan={loan} kind={kind} lifecycle={lifecycle} today={today} onClose={() => setKind(null)} />
        </Suspense>
      )}
    </>
  );
}
