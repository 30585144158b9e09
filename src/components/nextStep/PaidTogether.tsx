import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { Waiting } from '../../../domain/nextStep/order.ts';
import { paidTogether } from '../../../domain/nextStep/paidTogether.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { nextStepText } from '../../text/nextStep.ts';

/** The sum of the first day on which the reader pays more than once. */
export function PaidTogether({ waiting }: { waiting: readonly Waiting[] }) {
  const day = paidTogether(waiting);
  return (
    day && (
      <Typography className="cijfers">
        {nextStepText.together(formatDateLong(day.date), formatEuro(day.amount))}
      </Typography>
    )
  );
}
