import type { PartySide } from '../../../domain/wire/choices/party.ts';
import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import { factsOf } from '../../../domain/loans/events/checkEventFields.ts';
import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import type { FieldErrors } from '../../../domain/rules/fieldErrors.ts';
import type { StoredEvent } from '../../repositories/storedEvents.ts';
import type { NewEvent } from '../../repositories/loanEvents.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';

export const CORRECTED = 'Dit is al teruggedraaid.';
export const ASKED_BACK = 'Hiervan is al gevraagd of het wordt teruggedraaid. Dat wacht op antwoord.';
export const BREAKS_OTHERS = 'Zonder dit klopt iets niet meer wat later is vastgelegd. Draai dat eerst terug.';

/** Differences from the current records when judging a draft. */
interface Beside {
  /** The hashids of records to leave out. */
  gone?: readonly string[];
  /** Payments recorded with it. */
  past?: readonly MissingPayment[];
}

export function without<Event extends StoredEvent>(events: readonly Event[], gone: readonly string[] = []): Event[] {
  const left = new Set(gone);
  return events.filter(({ hashid }) => !left.has(hashid));
}

/** The records of one contract and their rules: those of a loan, or those of a gift on paper. */
export interface RecordRules {
  entity: 'loan_event' | 'gift_event';
  /** The side that is paid. */
  paid: PartySide;
  /** The sentence for someone who may see the contract, but does not keep its records. */
  notYours: string;
  /** The kinds of record that the payer may report. */
  reportable: readonly string[];
  /** For each of these unchecked drafts, judged against its records: one Dutch sentence per wrong field. */
  wrong: (drafts: readonly unknown[], today: IsoDate, beside?: Beside) => FieldErrors[];
  /** Whether valid records become invalid without those with these hashids. */
  breaks: (gone: readonly string[]) => boolean;
}

/** A record as the log has it: people's remarks on it stay with the record alone (docs/decisions/0001). */
export function withoutWords({ remarks: _, ...event }: StoredEvent): object {
  return event;
}

/** Picks the stored fields of a checked draft: its day and note, and the facts of its kind (S-38). */
export function storedForm(draft: AnyEventDraft): Pick<NewEvent, 'kind' | 'date' | 'note' | 'facts'> {
  const { date, note = '' } = draft;
  const { kind, ...facts } = factsOf(draft);
  return { kind, date, note, facts };
}
