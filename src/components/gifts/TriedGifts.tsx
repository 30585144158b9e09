import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GiftEntry } from '../../../domain/gifts/entries.ts';
import { tryGift } from '../../../domain/gifts/tryGift.ts';
import type { GiftMeter, GiftYear } from '../../../domain/wire/gifts.ts';
import { useGetGiftYearQuery } from '../../store/modules/gifts/giftsApi.ts';
import { giftEffectText as text } from '../../text/giftEffect.ts';
import { giftsText } from '../../text/gifts.ts';
import { Explain } from '../explain/Explain.tsx';
import { FailedState } from '../FailedState.tsx';
import { effectOf } from './effectOf.ts';
import { explainMeter } from './explainMeter.ts';
import { MeterBar } from './MeterBar.tsx';
import { recipientName } from './meterNames.ts';

function Effect({ meter, gifts }: { meter: GiftMeter; gifts: GiftYear }) {
  const { year, people } = gifts;
  const { result } = meter;
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      {result && <MeterBar used={result.exempt} limit={result.limit} />}
      {effectOf(meter, year, people).map((line, index) => (
        <Typography key={line} className="cijfers" sx={{ mt: 1, fontWeight: index === 0 ? 600 : 400 }}>
          {line}
        </Typography>
      ))}
      {result && (
        <Explain of={giftsText.explainOf(recipientName(meter, people))} explanation={explainMeter(meter, year)} />
      )}
    </Box>
  );
}

interface TriedGiftsProps {
  /** The drafted gift; null while something is missing. */
  entry: GiftEntry | null;
  today: string;
  /** The hashid of the contract that is being changed: its current contents do not count. */
  replaced: string | null;
  /** The date that decides in which year it counts. */
  note: (year: number) => string;
  /** The fields still to be filled in. */
  missing?: string;
}

/**
 * Shows a gift's effect on the meter of its year, before it is saved: what is left, what is taxed, whether a return is
 * due.
 */
export function TriedGifts({ entry, today, replaced, note, missing = text.empty }: TriedGiftsProps) {
  const year = Number((entry?.date ?? today).slice(0, 4));
  const { currentData: gifts, isError, refetch } = useGetGiftYearQuery(year);
  return (
    <>
      <Typography variant="h3" component="h3" gutterBottom>
        {text.title}
      </Typography>
      <Box aria-live="polite">
        {entry === null && <Typography sx={{ color: 'text.secondary' }}>{missing}</Typography>}
        {entry && isError && <FailedState title={giftsText.failed} onRetry={() => void refetch()} />}
        {entry && !isError && !gifts && <Typography sx={{ color: 'text.secondary' }}>{text.loading}</Typography>}
        {entry &&
          gifts &&
          tryGift(gifts, entry, replaced).map(({ after }) => <Effect key={after.key} meter={after} gifts={gifts} />)}
      </Box>
      {entry && gifts && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {note(year)}
        </Typography>
      )}
    </>
  );
}
