import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { isAgreedRecord } from '../../../../domain/loans/events/catalogue.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import type { ProposalContent } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { eventWords, proposedWords } from '../timeline/eventWords.ts';

const { what: text } = proposalsText;

/** The proposal in a few words: 'De rente wordt 4 %, vanaf 1 juni 2026'. */
export function proposalWords(content: ProposalContent, events: readonly LoanEvent[]): string {
  if (isAgreedRecord(content)) return proposedWords(content);
  switch (content.kind) {
    case 'correction': {
      const undone = events.find(({ hashid }) => hashid === content.event);
      return text.correction(undone === undefined ? '' : eventWords(undone, events));
    }
    case 'signing':
      return content.notary === undefined
        ? text.signing(formatDateLong(content.signed_date))
        : text.deed(content.notary, formatDateLong(content.signed_date));
    case 'terms':
    case 'archive':
    case 'restore':
      return text[content.kind];
  }
}
