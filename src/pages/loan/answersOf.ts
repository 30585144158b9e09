import { isDebt } from '../../../domain/loans/events/openReports.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { PaperEvent } from '../../../domain/wire/paperEvent.ts';
import type { Party } from '../../../domain/wire/party.ts';
import { dayOf } from '../../components/dayOf.ts';
import { changesText } from '../../text/loanPayments.ts';

/** One person's answer to a record. */
interface Answered {
  by: Party;
  /** The person who answered for them, by a mandate. */
  spokenBy?: Party | undefined;
  /** An instant. */
  at: string;
  yes: boolean;
}

type Answerable = Pick<LoanEvent | PaperEvent, 'kind' | 'status' | 'answered_by' | 'answered_at' | 'confirmations'>;

/** Everybody's answer to a record: their own, each once with the latest last, and then answers for others. */
function answersOf({ status, answered_by, answered_at, confirmations = [] }: Answerable): Answered[] {
  const said = confirmations.map(({ by, spoken_by, at }) => ({ by, spokenBy: spoken_by, at, yes: true }));
  if (answered_by === null || answered_at === null) return said;
  const last = { by: answered_by, at: answered_at, yes: status === 'confirmed' };
  const others = said.filter(({ by }) => by.hashid !== answered_by.hashid);
  const forOthers = others.filter(({ spokenBy }) => spokenBy);
  return [...others.filter(({ spokenBy }) => !spokenBy), last, ...forOthers];
}

/** The same in sentences, after the person who recorded it. */
export function answersInWords(event: Answerable): string {
  const { timeline: text } = changesText;
  const owed = isDebt(event);
  return answersOf(event)
    .map(({ by, spokenBy, at, yes }) => {
      const [who, day] = [fullName(by), dayOf(at)];
      if (spokenBy) return text.answeredFor(fullName(spokenBy), who, day);
      return yes || !owed ? text.answeredBy(who, day, yes) : text.deniedBy(who, day);
    })
    .map((sentence) => `. ${sentence}`)
    .join('');
}
