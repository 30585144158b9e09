import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { loweredRates } from '../../../../domain/gifts/loweredRate.ts';
import { isAgreedRecord } from '../../../../domain/loans/events/catalogue.ts';
import { CANDIDATE, unrecorded } from '../../../../domain/loans/events/unrecorded.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { ProposalContent } from '../../../../domain/wire/proposal.ts';
import { eventsText } from '../../../text/loanEvents.ts';

const { form: text } = eventsText.rate_change;

interface LoweredRateHintProps {
  loan: LoanDetail;
  /** What is written or proposed. */
  content: ProposalContent;
  /** Why, in the words of who proposes it. */
  note: string;
  today: IsoDate;
}

/** That a lower rate can be a gift, with its benefit; nothing where the question does not arise. */
export function LoweredRateHint({ loan, content, note, today }: LoweredRateHintProps) {
  if (!isAgreedRecord(content) || content.kind !== 'rate_change') return null;
  const tried = { ...loan, events: [...loan.events, { ...unrecorded(content), note }] };
  const year = content.date.slice(0, 4);
  const lowered = loweredRates(tried, Number(year), today).find(({ event }) => event === CANDIDATE);
  return (
    lowered && (
      <Alert severity="info">
        {text.gift(formatEuro(lowered.amount), year)}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text.giftLaw}
        </Typography>
      </Alert>
    )
  );
}
