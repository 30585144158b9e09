import type { Actor } from '../../actor.ts';
import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import type { Says, SpokenFor } from '../../../domain/loans/bookPeople.ts';
import { burdenOf } from '../../../domain/loans/events/burden.ts';
import { isFact } from '../../../domain/loans/events/catalogue.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import { enteringUntil } from '../../../domain/loans/entering.ts';
import type { Tx } from '../../db/database.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import type { Services } from '../../services.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import type { OpenBook } from './lockRecords.ts';

interface Awaited {
  /** The hashids of the people a record waits for. */
  awaits: readonly string[];
  /** The hashid of the record. */
  key: string;
  event: Parameters<typeof burdenOf>[0];
  says?: Pick<Says, 'chooses'>;
  /** The text for several records together. */
  together?: 'bank' | 'bank_undone';
}

/**
 * Notifies the awaited people that a record waits for them. If none of them can log in, as all are blocked, the managers are
 * notified, who can let them in.
 */
export async function notifyAwaited(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, parties, managers }: Pick<OpenBook, 'record' | 'parties' | 'managers'>,
  { awaits, key, event, says, together }: Awaited,
): Promise<void> {
  const asked = [...parties, ...managers].filter(({ hashid }) => awaits.includes(hashid));
  const to = (asked.some(canLogIn) ? asked : managers).map(({ id }) => id);
  const answer = together ?? (says?.chooses ? 'chosen' : reportOf(event, allRecords(record)));
  const facts = answer ? { answer } : {};
  await notifyParties(tx, actor, services, record, { kind: 'payment_reported', key, to: [...new Set(to)], facts });
}

/** The subject of a waiting record; undefined for money that came in. */
function reportOf(event: Awaited['event'], events: Parameters<typeof burdenOf>[1]): NoticeFacts['answer'] {
  if (isFact(event.kind)) return 'home';
  const taken = event.corrects === undefined ? undefined : events.find(({ hashid }) => hashid === event.corrects);
  if (taken && isFact(taken.kind)) return 'home_undone';
  return burdenOf(event, events) === 'payers' ? 'owed' : undefined;
}

/** Notifies people for whom another said that money came in. @param key names it: a record, or records confirmed together */
export function notifySpokenFor(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, parties }: Pick<OpenBook, 'record' | 'parties'>,
  {
    spokenFor,
    key,
    answer = 'confirmed',
  }: { spokenFor: readonly SpokenFor[]; key: string; answer?: 'confirmed' | 'year' | 'bank' },
): Promise<void> {
  const to = parties.filter(({ hashid }) => spokenFor.some(({ who }) => who === hashid)).map(({ id }) => id);
  return notifyParties(tx, actor, services, record, { kind: 'payment_for_you', key, to, facts: { answer } });
}

/**
 * Notifies the others in a contract that a record was made there and counts, including people whose word it did not need.
 * @param told the hashids of people who were notified otherwise
 * @param key names it: a record, or records made together
 * @param paid the days of the payments that it is about; absent where it is about something else
 */
export function notifyCounted(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, parties }: Pick<OpenBook, 'record' | 'parties'>,
  {
    told,
    key,
    answer,
    paid,
  }: {
    told: readonly string[];
    key: string;
    answer?: 'confirmed' | 'bank' | 'home' | 'extra';
    paid?: readonly IsoDate[];
  },
): Promise<void> {
  const to = parties.filter(({ hashid }) => !told.includes(hashid)).map(({ id }) => id);
  // A person entering ten years of payments is announced once (actions/entering), not at each earlier payment.
  const since = enteringUntil(record.enteringSince, actor.today) === null ? null : record.enteringSince;
  if (since !== null && paid?.every((date) => date < since)) return Promise.resolve();
  return notifyParties(tx, actor, services, record, { kind: 'recorded', key, to, facts: answer ? { answer } : {} });
}
