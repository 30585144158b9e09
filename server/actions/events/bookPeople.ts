import { mandatesOfToday } from '../../../domain/contracts/life/mandates.ts';
import { otherSide } from '../../../domain/contracts/life/voices.ts';
import type { BookPeople } from '../../../domain/loans/bookPeople.ts';
import type { LivingContract } from '../proposals/living.ts';
import type { Book } from './book.ts';

/** What decides who speaks in the records of a contract. */
export function bookPeopleOf(
  { voices, managers, household, paidToOne }: Pick<LivingContract, 'voices' | 'managers' | 'household' | 'paidToOne'>,
  { paid }: Pick<Book, 'paid'>,
): BookPeople {
  const of = (wanted: Book['paid']) => voices.filter(({ side }) => side === wanted);
  return {
    receivers: of(paid),
    payers: of(otherSide(paid)),
    managers: managers.map(({ hashid }) => hashid),
    paidToOne,
    mandates: mandatesOfToday(household).flatMap(({ giver_id, taker_id, matters }) => {
      const giver = voices.find(({ id }) => id === giver_id);
      const taker = voices.find(({ id }) => id === taker_id);
      return matters.includes('payments') && giver && taker ? [{ giver: giver.hashid, taker: taker.hashid }] : [];
    }),
  };
}
