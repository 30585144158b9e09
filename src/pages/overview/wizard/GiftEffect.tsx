import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { isIsoDate } from '../../../../domain/dates/isoDate.ts';
import { freeOfTax, giftDay, type GiftEntry, heldUpBy } from '../../../../domain/gifts/entries.ts';
import { TriedGifts } from '../../../components/gifts/TriedGifts.tsx';
import { useToday } from '../../../components/useToday.ts';
import { giftEffectText as text } from '../../../text/giftEffect.ts';
import { wizardPlace } from './wizardAddress.ts';
import type { WizardValues } from './wizardValues.ts';

/** The drafted gift, as of the day it would count; today while no day is filled in. Null while something is missing. */
function entryOf({ total, parties, contract }: WizardValues, today: string): GiftEntry | null {
  if (total === null || total <= 0 || parties.from.length === 0 || parties.to.length === 0) return null;
  const day = (date: string) => (isIsoDate(date) ? date : null);
  const { form } = contract;
  const gift_date = form === 'paper' ? null : day(contract.gift_date);
  const date = giftDay({ form, signed_date: day(contract.signed_date) ?? gift_date ?? today, gift_date }) ?? today;
  return {
    kind: 'gift',
    contract: null,
    date,
    amount: total,
    from: parties.from,
    to: parties.to,
    exemption: contract.exemption,
    ...freeOfTax(contract),
  };
}

/** Shows the gift's effect on the meter of its year, while it is being filled in. */
export function GiftEffect({ values }: { values: WizardValues }) {
  const today = useToday();
  const [query] = useSearchParams();
  const { contract } = values;
  const waits = heldUpBy(contract);
  return (
    <Box
      component="section"
      aria-label={text.title}
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
      <TriedGifts
        entry={entryOf(values, today)}
        today={today}
        replaced={wizardPlace(query).editing}
        note={(year) =>
          waits ? text.waits[waits](year) : `${text.year(year)} ${contract.signed_date === '' ? text.unsigned : ''}`
        }
      />
    </Box>
  );
}
