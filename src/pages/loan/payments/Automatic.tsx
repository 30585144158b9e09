import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LoanRole } from '../../../../domain/loans/loanRole.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { useEndAutomaticMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { automaticText as text } from '../../../text/loanAutomatic.ts';
import { awaitedOf } from '../awaited.ts';

const AutomaticDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './AutomaticDialog.tsx')).AutomaticDialog,
}));

interface AutomaticProps {
  loan: LoanDetail;
  role: LoanRole;
  /** The day of the next term; null when none comes. */
  next: IsoDate | null;
  today: IsoDate;
}

/** Whether the terms count automatically, since when, and the button to start or end that. */
export function Automatic({ loan, role, next, today }: AutomaticProps) {
  const [asking, setAsking] = useState(false);
  const [end, ending] = useEndAutomaticMutation();
  const since = loan.automatic_since;
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const close = () => setAsking(false);

  async function stop(): Promise<void> {
    await end({ contract: loan.hashid, done: text.ended });
    close();
  }
  const { automatic_asked: asked = [], automatic_waits: waits = [] } = loan.book ?? {};
  const awaited = awaitedOf(waits, loan.parties);
  const mine = asked.length === 0 || waits.some(({ hashid }) => hashid === me);
  if (since === undefined)
    return (
      role === 'keeper' && (
        <Box className="niet-afdrukken" sx={{ mt: 1.5 }}>
          {awaited && <Typography>{text.asked(firstNames(asked), awaited.who)}</Typography>}
          {mine && (
            <Button sx={{ ml: -1 }} onClick={() => setAsking(true)}>
              {text.open}
            </Button>
          )}
          {awaited && (
            <Button
              disabled={ending.isLoading}
              onClick={() => void end({ contract: loan.hashid, done: text.notAsked })}
            >
              {text.dontAsk}
            </Button>
          )}
          {asking && (
            <Suspense fallback={null}>
              <AutomaticDialog loan={loan} next={next} today={today} onClose={close} />
            </Suspense>
          )}
        </Box>
      )
    );
  return (
    <Box
      sx={{
        mt: 2,
        p: { xs: 2, sm: 2.5 },
        borderRadius: '12px',
        bgcolor: 'var(--mui-palette-soft-info)',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {(since > today ? text.from : text.since)(formatDateLong(since))}
        </Typography>
        <Typography>{text.means}</Typography>
      </Box>
      {role !== 'reader' && (
        <Button variant="outlined" className="niet-afdrukken" onClick={() => setAsking(true)}>
          {text.end}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          open
          harmless
          title={text.endTitle}
          text={text.endText}
          verb={text.end}
          busy={ending.isLoading}
          onConfirm={() => void stop()}
          onCancel={close}
        />
      )}
    </Box>
  );
}
