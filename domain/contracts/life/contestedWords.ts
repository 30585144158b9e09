import { formatDateLong } from '../../dates/dutchDate.ts';
import { changeWith, isChange } from '../../loans/changes.ts';
import { type AddendumKind, type AnyEventKind, isAgreedRecord } from '../../loans/events/catalogue.ts';
import { changeName } from '../../loans/events/eventWords.ts';
import { formatEuro } from '../../money/format.ts';
import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import type { ProposalContent } from '../../wire/proposal.ts';

/** A proposal in one line, for the person asked whether they agreed: 'Kwijtschelding van € 1.000,00 op 28 november 2026'. */
export function proposalNamed(content: ProposalContent, events: readonly LoanEvent[]): string {
  if (isAgreedRecord(content)) return changeName(content);
  switch (content.kind) {
    case 'correction': {
      const undone = changeWith(events, content.event);
      return `Terugdraaien wat was afgesproken${undone ? `: ${changeName(undone)}` : ''}`;
    }
    case 'terms':
      return 'Andere afspraken';
    case 'signing':
      return `Op papier ondertekend op ${formatDateLong(content.signed_date)}`;
    case 'archive':
      return 'Het contract naar het archief';
    case 'restore':
      return 'Het contract uit het archief';
  }
}

/** Records that change no term; a change has its own name. */
const RECORD: Readonly<Record<Exclude<AnyEventKind, AddendumKind> | 'correction', string>> = {
  payment: 'Betaling',
  costs: 'Kosten',
  home: 'De woning',
  interest: 'Betaling van rente',
  payout: 'Uitbetaling',
  correction: 'Iets teruggedraaid',
};

/** A record of money in one line: 'Betaling van € 50,00 op 20 november 2026'. */
export function recordNamed(event: LoanEvent | PaperEvent): string {
  if (isChange(event)) return changeName(event);
  const amount = 'amount' in event ? ` van ${formatEuro(event.amount)}` : '';
  return `${RECORD[event.kind]}${amount} op ${formatDateLong(event.date)}`;
}
