import { dutchDateParts, parseDutchDate } from '../dates/dutchDate.ts';

const SHORT_YEAR_MESSAGE = 'Vul het jaar in met vier cijfers.';
const NO_SUCH_DAY_MESSAGE = 'Deze dag bestaat niet. Kijk nog even naar de dag en de maand.';

/**
 * The problem with a typed day (`yyyy-MM-dd`): its year is incomplete, or the calendar does not have it; otherwise the
 * given message. A birth date has the sentence of the specification instead.
 */
export function unreadableDay(value: unknown, message: string): string {
  const parts = typeof value === 'string' ? dutchDateParts(value) : null;
  if (parts === null || parseDutchDate(String(value)) !== null) return message;
  return parts.year.length < 4 ? SHORT_YEAR_MESSAGE : NO_SUCH_DAY_MESSAGE;
}
