import { asFields } from '../contracts/read.ts';
import { formatDate } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { PAPER_EVENT_KINDS } from '../loans/events/catalogue.ts';
import { checkFieldsOf, KIND_MESSAGE } from '../loans/events/checkEventFields.ts';
import { formatEuroShort } from '../money/format.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { isWholeBetween } from '../rules/wholeNumber.ts';
import { owedOn, type PaperGift } from './paperGift.ts';

const YEAR_MESSAGE = 'Kies een jaar vanaf het jaar van de akte tot en met het jaar van de betaling.';
const TOO_MUCH_INTEREST = 'Dit is meer dan de schenking zelf. Kijk het bedrag na.';
const PAID_OUT = 'Dit is meer dan er nog schuldig is.';

const atMost = (left: number) =>
  left > 0 ? `${PAID_OUT} Vul ten hoogste ${formatEuroShort(left)} in.` : 'Deze schenking is al helemaal uitbetaald.';

/**
 * A record of a gift on paper: its own fields, and whether it is possible. Trusts nothing in the draft.
 * @param today the date in the Netherlands
 * @returns one Dutch sentence per wrong field ('amount', 'date', 'year', …); empty if all is well
 */
export function validatePaperEvent(gift: PaperGift, input: unknown, today: IsoDate): FieldErrors {
  const draft = asFields(input);
  const kind = PAPER_EVENT_KINDS.find((known) => known === draft.kind);
  if (kind === undefined) return { kind: KIND_MESSAGE };
  const wrong = checkFieldsOf(kind, draft, today);
  if (Object.keys(wrong).length > 0) return wrong;
  // Both passed the rules above.
  const { date, amount } = draft as { date: IsoDate; amount: number };
  const left = owedOn(gift, '9999-12-31');
  return fieldErrors(
    ['date', date < gift.since ? `Deze dag ligt voor de akte, op ${formatDate(gift.since)}.` : null],
    [
      'year',
      kind === 'payout' || isWholeBetween(draft.year, Number(gift.since.slice(0, 4)), Number(date.slice(0, 4)))
        ? null
        : YEAR_MESSAGE,
    ],
    [
      'amount',
      kind === 'payout' ? (amount > left ? atMost(left) : null) : amount > gift.total ? TOO_MUCH_INTEREST : null,
    ],
  );
}
