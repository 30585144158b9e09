import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { STEP_SAYS } from '../../../domain/nextStep/words.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';

/** The next step, as a sentence. */
export const stepWords = ({ kind, date, amount, by, what = '' }: NextStep): string =>
  STEP_SAYS[kind]({
    by: by ?? '',
    day: date === null ? '' : formatDateLong(date),
    euros: formatEuro(amount ?? 0),
    what,
    at: '',
  });
