import {
  type ContestedKind,
  type Fate,
  fateOfConsent,
  fateOfRecord,
  fateOfSignature,
} from '../../../domain/contracts/life/contested.ts';
import { saidSince } from '../../../domain/loans/events/saidSince.ts';
import { takenBack } from '../../../domain/loans/events/takenBack.ts';
import type { ConfirmationRecord } from '../../repositories/confirmations.ts';
import type { UserRow } from '../../repositories/family.ts';
import { stateOfProposal } from '../../repositories/proposals.ts';
import { stateOfSigning } from '../../repositories/signings.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import { bookOf } from '../events/lockRecords.ts';
import { bookPeopleOf } from '../events/bookPeople.ts';
import type { ContractInContext } from '../proposals/contractInContext.ts';

/** An act of an account since a moment, and its state. */
export interface Act {
  kind: ContestedKind;
  about: string;
  doneAt: Date;
  fate: Exclude<Fate, null>;
  /** A waiting record that the account itself reported. */
  report?: true;
}

export interface Of {
  person: UserRow;
  since: Date;
  now: Date;
  /** Their answers about agreements in their name. */
  answers: readonly ConfirmationRecord[];
  /** The moment they registered a contract as signed on paper, counting at once. */
  atOnce: ReadonlyMap<number, Date>;
}

/** A person's acts in a contract since a moment, or those through a mandate given since, that change something. */
export const actsSince = (living: ContractInContext, of: Of): Act[] =>
  unique([
    ...signaturesOf(living, of),
    ...paperOf(living, of),
    ...consentsOf(living, of),
    ...recordsOf(living, of),
    ...recognitionsOf(living, of),
  ]);

type Found = Omit<Act, 'fate'> & { fate: Fate };

/** One answer can be for two people: count it as one act. */
function unique(found: readonly Found[]): Act[] {
  const acts = found.flatMap(({ fate, ...act }) => (fate === null ? [] : [{ ...act, fate }]));
  return [...new Map(acts.map((act) => [`${act.kind} ${act.about} ${act.doneAt.toISOString()}`, act])).values()];
}

/** The mandates that the account gave since, through which others answered for it. */
const mandatesSince = ({ household }: Pick<ContractInContext, 'household'>, { person, since }: Of) =>
  household.mandates.filter(({ giver_id, given_at }) => giver_id === person.id && given_at >= since);

const signaturesOf = ({ signings }: ContractInContext, { person, since, now }: Of): Found[] =>
  signings.flatMap((signing) =>
    signing.signatures
      .filter(({ user_id, signed_at }) => user_id === person.id && signed_at >= since)
      .map(({ signed_at: doneAt }) => ({
        ...{ kind: 'signature' as const, about: signing.hashid, doneAt },
        fate: fateOfSignature(stateOfSigning(signing, now)),
      })),
  );

function paperOf({ record }: ContractInContext, { atOnce }: Of): Found[] {
  const doneAt = atOnce.get(record.id);
  return doneAt === undefined ? [] : [{ kind: 'paper', about: record.hashid, doneAt, fate: 'frozen' }];
}

function consentsOf(living: ContractInContext, of: Of): Found[] {
  const { person, since, now } = of;
  const given = new Set(mandatesSince(living, of).map(({ id }) => id));
  return living.proposals.flatMap((proposal) =>
    proposal.consents
      .filter(
        ({ user_id, answered_by, mandate_id, answered_at }) =>
          answered_at >= since &&
          (answered_by === person.id || (user_id === person.id && mandate_id !== null && given.has(mandate_id))),
      )
      .map(({ answered_at: doneAt }) => ({
        ...{ kind: 'consent' as const, about: proposal.hashid, doneAt },
        fate: fateOfConsent(stateOfProposal(proposal, now)),
      })),
  );
}

function recordsOf(living: ContractInContext, of: Of): Found[] {
  const { record, proposals, household } = living;
  const book = bookOf(record, null);
  if (book === null) return [];
  const people = bookPeopleOf(living, book);
  const events = allRecords(record);
  const corrected = takenBack(events);
  const agreed = new Set(proposals.map(({ answer }) => answer?.event_hashid));
  const takers = mandatesSince(living, of).flatMap(({ taker_id, given_at }) => {
    const taker = household.people.find(({ id }) => id === taker_id);
    return taker ? [{ hashid: taker.hashid, since: given_at.toISOString() }] : [];
  });
  const me = { hashid: of.person.hashid, since: of.since.toISOString() };
  return events
    .filter(({ hashid }) => !agreed.has(hashid))
    .flatMap((event): Found[] => {
      const said = saidSince(event, events, people, me, takers);
      if (said === null) return [];
      const report = event.recorded_by.hashid === me.hashid && event.recorded_at === said;
      return [
        {
          ...{ kind: 'record', about: event.hashid, doneAt: new Date(said) },
          fate: fateOfRecord(event.status, corrected.has(event.hashid)),
          ...(report && { report }),
        },
      ];
    });
}

const recognitionsOf = ({ record }: ContractInContext, { person, since, answers }: Of): Found[] =>
  answers
    .filter(({ contractId, userId, at }) => contractId === record.id && userId === person.id && at >= since)
    .map(({ at: doneAt }) => ({ kind: 'recognition', about: record.hashid, doneAt, fate: 'taken_back' }));
