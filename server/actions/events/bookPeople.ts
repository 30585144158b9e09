import { mandatesOfToday, partnerOfToday } from '../../../domain/contracts/life/mandates.ts';
import { otherSide } from '../../../domain/contracts/life/whoAgrees.ts';
import type { BookMandate, BookPeople, SpokenFor } from '../../../domain/loans/bookPeople.ts';
import type { Caller } from '../../caller.ts';
import type { Confirming } from '../../repositories/eventConfirmations.ts';
import type { ContractInContext } from '../proposals/contractInContext.ts';
import type { RecordRules } from './recordRules.ts';

/** A stored mandate. */
export interface StoredMandate extends BookMandate {
  id: number;
  giver_id: number;
}

/** The people who may speak in a book, with the stored mandates. */
export type StoredPeople = BookPeople<StoredMandate>;

/** The facts that decide who may speak in the records of a contract. */
export function bookPeopleOf(
  {
    parties,
    managers,
    household,
    paidToOne,
  }: Pick<ContractInContext, 'parties' | 'managers' | 'household' | 'paidToOne'>,
  { paid }: Pick<RecordRules, 'paid'>,
): StoredPeople {
  const of = (wanted: RecordRules['paid']) => parties.filter(({ side }) => side === wanted);
  return {
    receivers: of(paid),
    payers: of(otherSide(paid)),
    managers: managers.map(({ hashid }) => hashid),
    partners: Object.fromEntries(
      [...parties, ...managers].flatMap(({ id, hashid }) => {
        const partner = household.people.find((one) => one.id === partnerOfToday(household, id));
        return partner ? [[hashid, partner.hashid]] : [];
      }),
    ),
    paidToOne,
    mandates: mandatesOfToday(household).flatMap(({ id, giver_id, taker_id, matters }) => {
      const giver = parties.find((party) => party.id === giver_id);
      const taker = parties.find((party) => party.id === taker_id);
      return matters.includes('payments') && giver && taker
        ? [{ id, giver_id, giver: giver.hashid, taker: taker.hashid }]
        : [];
    }),
  };
}

/** Stored next to a person's own word on a record: for whom they gave it by a mandate. */
export const byMandate = (hashid: string, spokenFor: readonly SpokenFor<StoredMandate>[]): Confirming[] =>
  spokenFor.flatMap(({ mandate }) => (mandate ? [{ hashid, user_id: mandate.giver_id, mandate_id: mandate.id }] : []));

/** The same, when the caller says it now. */
export const withOwn = (
  caller: Caller,
  hashid: string,
  spokenFor: readonly SpokenFor<StoredMandate>[],
): Confirming[] => [{ hashid, user_id: caller.userId, mandate_id: null }, ...byMandate(hashid, spokenFor)];

/** Of statements for people across several records, each person once. */
export const eachOnce = (spokenFor: readonly SpokenFor<StoredMandate>[]): SpokenFor<StoredMandate>[] => [
  ...new Map(spokenFor.map((one) => [one.who, one])).values(),
];
