import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { deductionEffect } from '../../../../domain/contracts/life/deductionEffect.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { draftEvent } from '../../../../domain/loans/events/draftEvent.ts';
import { settledOn } from '../../../../domain/loans/whatIf.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { EventDraft } from '../../../../domain/wire/event.ts';
import { deductionLines } from '../figures/deductionLines.ts';
import { useIncomePartners } from '../viewer.ts';

interface DeductionEffectProps {
  loan: LoanDetail;
  /** A possible change. */
  draft: EventDraft;
  today: IsoDate;
}

/** Says whether the interest of a loan for the own home stays deductible; empty for other loans. */
export function DeductionEffect({ loan, draft, today }: DeductionEffectProps) {
  const arePartners = useIncomePartners();
  const effect = useMemo(() => {
    const changed = { ...loan, events: [...loan.events, draftEvent(draft)] };
    return deductionEffect(loan, changed, today, settledOn(draft, today), arePartners);
  }, [loan, draft, today, arePartners]);
  if (effect === null) return null;
  const [head, ...reasons] = deductionLines(effect);
  const isWorse = effect.after.verdict !== 'green' && effect.after.verdict !== effect.before.verdict;
  return (
    <Alert severity={isWorse ? 'warning' : 'info'} className="cijfers" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{head}</Typography>
      {reasons.map((reason) => (
        <Typography key={reason} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      ))}
    </Alert>
  );
}
