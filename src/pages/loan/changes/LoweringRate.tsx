import { useDeferredValue } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { LoweredRateHint } from '../figures/LoweredRateHint.tsx';
import { type ChangeValues, contentOf } from './changeValues.ts';

/** The question of the wizard, while another rate is being written: a lower one can be a gift. */
export function LoweringRate({ loan, today }: { loan: LoanDetail; today: IsoDate }) {
  const values = useDeferredValue(useFormValues<ChangeValues>().values);
  const content = contentOf('rate_change', values);
  return content && <LoweredRateHint loan={loan} content={content} note={values.note} today={today} />;
}
