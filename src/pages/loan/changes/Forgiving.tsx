import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { isIsoDate, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { GiftEntry } from '../../../../domain/gifts/entries.ts';
import { EXCLUSIONS } from '../../../../domain/wire/choices/clauses.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { TriedGifts } from '../../../components/gifts/TriedGifts.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { exclusionWords } from '../../../text/clauses.ts';
import { eventsText } from '../../../text/loanEvents.ts';
import type { ChangeValues } from './changeValues.ts';

const { form: text } = eventsText.forgiveness;
const options = EXCLUSIONS.map((value) => ({ value, label: exclusionWords.ask[value] }));

/** What is forgiven as the gift of its day; null while the amount or the day is missing. */
function entryOf({ hashid, parties }: LoanDetail, { amount, date }: ChangeValues): GiftEntry | null {
  if (amount === null || amount <= 0 || !isIsoDate(date)) return null;
  const [from, to] = [parties.from, parties.to].map((side) => side.map((one) => one.hashid)) as [string[], string[]];
  return { kind: 'forgiveness', contract: hashid, date, amount, from, to, exemption: 'yearly' };
}

/** Forgiving is giving: the clause that is made with it, and what it does to the exemption of its year. */
export function Forgiving({ loan, today }: { loan: LoanDetail; today: IsoDate }) {
  const values = useDeferredValue(useFormValues<ChangeValues>().values);
  return (
    <>
      <SelectField name="exclusion" label={text.exclusion} hint={text.exclusionHint} options={options} width="full" />
      <Box
        component="section"
        aria-label={text.effect}
        sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '12px', border: 1, borderColor: 'divider' }}
      >
        <TriedGifts entry={entryOf(loan, values)} today={today} replaced={null} byGiver={false} note={text.year} />
      </Box>
    </>
  );
}
