import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { countedFrom } from '../../../../domain/contracts/life/agreedDay.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { loweredBy, loweredByUndoing, type LoweredRate } from '../../../../domain/gifts/loweredRate.ts';
import { lendsLonger, MORE_BENEFIT } from '../../../../domain/gifts/lendsLonger.ts';
import { isAgreedRecord, setsRate } from '../../../../domain/loans/events/catalogue.ts';
import { CANDIDATE, draftEvent } from '../../../../domain/loans/events/draftEvent.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { ProposalContent } from '../../../../domain/wire/proposal.ts';
import { eventsText } from '../../../text/loanEvents.ts';

const { form: text } = eventsText.rate_change;

interface LoweredRateHintProps {
  loan: LoanDetail;
  /** The rate that is entered or proposed. */
  content: ProposalContent;
  /** The reason, in the proposer's words. */
  note: string;
  today: IsoDate;
  /** The day on which all agree, as far as known: the paper's, else today. */
  agreed?: IsoDate;
}

/** Says from when a lower rate counts, and that it can be a gift, with the interest given up; empty if that does not apply. */
export function LoweredRateHint({ loan, content, note, today, agreed = today }: LoweredRateHintProps) {
  if (content.kind === 'correction') return <GivenUp lowered={loweredByUndoing(loan, content.event, agreed)} />;
  const counted = countedFrom(content, agreed, { terms: loan.contract, events: loan.events });
  if (!setsRate(counted)) return null;
  const tried = { ...loan, events: [...loan.events, { ...draftEvent(counted), note }] };
  const moved = loan.contract.signed_date !== null && isAgreedRecord(content) && counted.date !== content.date;
  return (
    <>
      {moved && <Alert severity="info">{text.fromAgreement}</Alert>}
      <GivenUp lowered={loweredBy(tried, CANDIDATE, today)} />
      {lendsLonger(tried, CANDIDATE, today) && <Alert severity="info">{MORE_BENEFIT}</Alert>}
    </>
  );
}

function GivenUp({ lowered }: { lowered: LoweredRate | undefined }) {
  if (lowered === undefined) return null;
  return (
    <Alert severity="info">
      {text.gift(formatEuro(lowered.amount), lowered.date.slice(0, 4))}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text.giftLaw}
      </Typography>
    </Alert>
  );
}
