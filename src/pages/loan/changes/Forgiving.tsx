import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { isIsoDate, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { GiftEntry } from '../../../../domain/gifts/entries.ts';
import { EXCLUSIONS } from '../../../../domain/wire/choices/clauses.ts';
import { FORGIVEN_CLAIMS } from '../../../../domain/wire/choices/gifts.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { TriedGifts } from '../../../components/gifts/TriedGifts.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { giftClauseWords } from '../../../text/giftClauses.ts';
import { exclusionWords } from '../../../text/exclusion.ts';
import { eventsText } from '../../../text/loanEvents.ts';
import type { ChangeValues } from './changeValues.ts';
import { SaidBefore } from './SaidBefore.tsx';

const { form: text } = eventsText.forgiveness;
const options = EXCLUSIONS.map((value) => ({ value, label: exclusionWords.ask[value] }));

/** The exemption for an own home ended with 2023 (art. 33 SW 1956). */
const claimsOn = (date: string) =>
  FORGIVEN_CLAIMS.filter((claim) => claim !== 'raised_home' || date < '2024').map((value) => ({
    value,
    label: giftClauseWords.exemption.options[value],
  }));

/** The forgiven sum as a gift on its day; null while the amount is missing, or a day until today. */
function entryOf({ hashid, parties }: LoanDetail, values: ChangeValues, today: IsoDate): GiftEntry | null {
  const { amount, said, exemption } = values;
  if (amount === null || amount <= 0 || !isIsoDate(values.date)) return null;
  // It counts from the day all agree to it: today at the earliest (domain/contracts/life/agreedDay.ts).
  const date = said === 'not' && values.date < today ? today : values.date;
  if (date > today) return null;
  const [from, to] = [parties.from, parties.to].map((side) => side.map((one) => one.hashid)) as [string[], string[]];
  return { kind: 'forgiveness', contract: hashid, date, amount, from, to, exemption };
}

/** Forgiving is giving: its clause, and its effect on the exemption of its year. */
export function Forgiving({ loan, today }: { loan: LoanDetail; today: IsoDate }) {
  const values = useDeferredValue(useFormValues<ChangeValues>().values);
  return (
    <>
      <SelectField name="exclusion" label={text.exclusion} hint={text.exclusionHint} options={options} width="full" />
      {isIsoDate(values.date) && values.date < today && <SaidBefore hint={text.saidHint} />}
      <SelectField
        name="exemption"
        label={text.exemption}
        hint={text.exemptionHint}
        options={claimsOn(values.date)}
        placeholder={null}
        width="full"
      />
      <Box
        component="section"
        aria-label={text.effect}
        sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '12px', border: 1, borderColor: 'divider' }}
      >
        <TriedGifts
          entry={entryOf(loan, values, today)}
          today={today}
          replaced={null}
          note={text.year}
          missing={text.missing}
        />
      </Box>
    </>
  );
}
