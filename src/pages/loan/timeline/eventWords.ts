import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { termsInWords } from '../../../../domain/loans/events/eventWords.ts';
import { byKind } from '../../../../domain/loans/events/byKind.ts';
import { type AgreedKind, isAgreed } from '../../../../domain/loans/events/catalogue.ts';
import { HOME_WORDS } from '../../../../domain/loans/home/homeWords.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import type { FactsOf, LoanEvent } from '../../../../domain/wire/event.ts';
import { eventsText as text } from '../../../text/loanEvents.ts';
import { changesText } from '../../../text/loanPayments.ts';

type Agreed = FactsOf<AgreedKind> & { date: string };

/** The event in a few words: 'Betaling van € 843,21'. A counter-entry names the record it takes back. */
export function eventWords(event: LoanEvent, events: readonly LoanEvent[]): string {
  return byKind(event, {
    payment: ({ amount }) => text.payment.happened(formatEuro(amount)),
    extra_repayment: ({ amount }) => text.extra_repayment.happened(formatEuro(amount)),
    rate_change: ({ rate_millipercent: rate }) => text.rate_change.happened(formatPercent(rate)),
    new_terms: (terms) => text.new_terms.happened(termsInWords(terms)),
    pause: ({ until }) => text.pause.happened(formatDateLong(until)),
    forgiveness: ({ amount }) => text.forgiveness.happened(formatEuro(amount)),
    costs: ({ amount }) => text.costs.happened(formatEuro(amount)),
    home: ({ became }) => text.home.happened(HOME_WORDS[became]),
    correction({ corrects }) {
      const taken = events.find(({ hashid }) => hashid === corrects);
      return changesText.timeline.correction(taken === undefined ? '' : eventWords(taken, events));
    },
  });
}

/** The same for a waiting record: a counter-entry names the record it would take back. */
export function openWords(event: LoanEvent, events: readonly LoanEvent[]): string {
  if (event.kind !== 'correction') return eventWords(event, events);
  const taken = events.find(({ hashid }) => hashid === event.corrects);
  return changesText.timeline.takeBack(taken === undefined ? '' : eventWords(taken, events));
}

/** A proposed change in a few words: 'De rente wordt 4 %, vanaf 1 juni 2026'. */
export const proposedWords = (change: Agreed): string =>
  byKind(change, {
    rate_change: ({ rate_millipercent: rate, date }) =>
      text.rate_change.proposed(formatPercent(rate), formatDateLong(date)),
    new_terms: (terms) => text.new_terms.proposed(formatDateLong(terms.date), termsInWords(terms)),
    pause: ({ date, until }) => text.pause.proposed(formatDateLong(date), formatDateLong(until)),
    forgiveness: ({ amount }) => text.forgiveness.proposed(formatEuro(amount)),
  });

/** An agreed change that counts, after the name of its kind: '4 %, vanaf 1 juni 2026'. */
export const agreedWords = (change: Agreed): string =>
  byKind(change, {
    rate_change: ({ rate_millipercent: rate, date }) =>
      text.rate_change.agreed(formatPercent(rate), formatDateLong(date)),
    new_terms: (terms) =>
      text.new_terms.agreed(
        formatDateLong(terms.date),
        termsInWords(terms),
        terms.agreed === undefined ? '' : text.new_terms.agreedOn(formatDateLong(terms.agreed)),
      ),
    pause: ({ date, until }) => text.pause.agreed(formatDateLong(date), formatDateLong(until)),
    forgiveness: ({ amount, date }) => text.forgiveness.agreed(formatEuro(amount), formatDateLong(date)),
  });

/** Whether taking it back takes both sides: they agreed to it. */
export const takesBoth = ({ kind }: LoanEvent): boolean => isAgreed(kind);
