import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { nextStepText as text } from '../../text/nextStep.ts';

/** What waits, as a sentence. */
export function stepWords({ kind, date, amount, by }: NextStep): string {
  const day = date === null ? '' : formatDateLong(date);
  const euros = amount === null ? '' : formatEuro(amount);
  switch (kind) {
    case 'answer':
      return text.answer(by ?? '', day);
    case 'confirm':
      return text.confirm(by ?? '', euros, day);
    case 'debt':
      return text.debt(by ?? '');
    case 'late':
      return text.late(euros, day);
    case 'soon':
      return text.soon(euros, day);
    case 'year':
      return text.year((date ?? '').slice(0, 4));
    case 'automatic':
    case 'recognise':
    case 'sign':
    case 'send':
      return text[kind];
  }
}
