import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { isIsoDate } from '../../../../domain/dates/isoDate.ts';
import { giftDay, type GiftEntry } from '../../../../domain/gifts/entries.ts';
import { tryGift } from '../../../../domain/gifts/tryGift.ts';
import type { GiftMeter, GiftYear } from '../../../../domain/wire/gifts.ts';
import { Explain } from '../../../components/explain/Explain.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { effectOf } from './effectOf.ts';
import { explainMeter } from '../gifts/explainMeter.ts';
import { MeterBar } from '../../../components/gifts/MeterBar.tsx';
import { recipientName } from '../gifts/meterNames.ts';
import { useToday } from '../../../components/useToday.ts';
import { useGetGiftYearQuery } from '../../../store/modules/gifts/giftsApi.ts';
import { giftsText as text } from '../../../text/gifts.ts';
import { wizardPlace } from './wizardAddress.ts';
import type { WizardValues } from './wizardValues.ts';

/**
 * The gift that is being written, as of the day it would count; today while no day is filled in. Null while something
 * is missing.
 */
function entryOf({ total, parties, contract }: WizardValues, today: string): GiftEntry | null {
  if (total === null || total <= 0 || parties.from.length === 0 || parties.to.length === 0) return null;
  const day = (date: string) => (isIsoDate(date) ? date : null);
  const date =
    giftDay({
      signed_date: day(contract.signed_date) ?? day(contract.gift_date) ?? today,
      gift_date: day(contract.gift_date),
    }) ?? today;
  return {
    kind: 'gift',
    contract: null,
    date,
    amount: total,
    from: parties.from,
    to: parties.to,
    exemption: contract.exemption,
  };
}

function Effect({ meter, gifts, values }: { meter: GiftMeter; gifts: GiftYear; values: WizardValues }) {
  const { year, people } = gifts;
  const { result } = meter;
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      {result && <MeterBar used={result.exempt} limit={result.limit} />}
      {effectOf(meter, year, people, values.contract.tax_paid_by === 'giver').map((line, index) => (
        <Typography key={line} className="cijfers" sx={{ mt: 1, fontWeight: index === 0 ? 600 : 400 }}>
          {line}
        </Typography>
      ))}
      {result && <Explain of={text.explain.of(recipientName(meter, people))} explanation={explainMeter(meter, year)} />}
    </Box>
  );
}

/**
 * Shows what a gift does to the meter of its year, while it is being filled in: what is left, what is taxed, whether a
 * return is due.
 */
export function GiftEffect({ values }: { values: WizardValues }) {
  const today = useToday();
  const [query] = useSearchParams();
  const entry = entryOf(values, today);
  const year = Number((entry?.date ?? today).slice(0, 4));
  const { currentData: gifts, isError, refetch } = useGetGiftYearQuery(year);
  const { editing } = wizardPlace(query);
  const waits = values.contract.condition === 'suspensive' || values.contract.form === 'at_death';
  return (
    <Box
      component="section"
      aria-label={text.effect}
      sx={{
        position: { md: 'sticky' },
        top: 16,
        p: 3,
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="h3" component="h3" gutterBottom>
        {text.effect}
      </Typography>
      <Box aria-live="polite">
        {entry === null && <Typography sx={{ color: 'text.secondary' }}>{text.effectEmpty}</Typography>}
        {entry && isError && <FailedState title={text.failed} onRetry={() => void refetch()} />}
        {entry && !isError && !gifts && <Typography sx={{ color: 'text.secondary' }}>{text.loading}</Typography>}
        {entry &&
          gifts &&
          tryGift(gifts, entry, editing).map(({ after }) => (
            <Effect key={after.key} meter={after} gifts={gifts} values={values} />
          ))}
      </Box>
      {entry && gifts && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {text.effectYear(year)}{' '}
          {waits ? text.effectWaits : values.contract.signed_date === '' ? text.effectUnsigned : ''}
        </Typography>
      )}
    </Box>
  );
}
