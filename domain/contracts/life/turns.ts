import { type BookPeople, keepersOf } from '../../loans/bookPeople.ts';
import { hasLogin } from '../../relations/canLogIn.ts';
import type { LoanContract } from '../../wire/contract.ts';
import type { Turn } from '../../wire/turn.ts';
import { possibleCallEvents } from '../clauses/callEvents.ts';
import { onlyOnPaper, type Speaker, type Spoken, wayToAgree } from './whoAgrees.ts';

/** The facts about somebody in a loan that decide what happened to them. */
interface Turned extends Speaker {
  hashid: string;
  firstname: string;
  infix: string;
  lastname: string;
  divorced: boolean;
  death_date: string | null;
}

/**
 * The people in a loan who died, or parted and so left the family; each with those who act now. A person who never had a login is
 * represented as before.
 * @param names the first name of everybody who may act, by hashid
 */
export function turnsOf<V extends Turned>(
  spoken: Spoken<V>,
  book: BookPeople,
  managers: readonly Omit<Turned, 'side'>[],
): Turn[] {
  const named = new Map([...spoken.parties, ...managers].map((person) => [person.hashid, person]));
  const own = book.receivers.filter(hasLogin).map(({ hashid }) => hashid);
  const receipts = (own.length > 0 ? own : keepersOf(book)).flatMap((hashid) => named.get(hashid)?.firstname ?? []);
  return spoken.parties.flatMap((party): Turn[] => {
    const { hashid, firstname, infix, lastname, side, passed_away, divorced } = party;
    if (!passed_away && !divorced) return [];
    const turn = { party: { hashid, firstname, infix, lastname }, side, receipts };
    if (passed_away) {
      const agreeing = [...named.values()].filter(
        (one) => one.id !== party.id && hasLogin(one) && wayToAgree(spoken, one, party) !== null,
      );
      const agrees = agreeing.map((one) => one.firstname);
      return [{ ...turn, kind: 'died', date: party.death_date, agrees, on_paper: onlyOnPaper(spoken, party) }];
    }
    const from = spoken.parties.find((one) => one.side === side && wasWith(spoken, party.id, one.id))?.hashid;
    return [{ ...turn, kind: 'parted', date: null, agrees: [], on_paper: false, ...(from !== undefined && { from }) }];
  });
}

const wasWith = ({ household }: Spoken, one: number, other: number): boolean =>
  household.couples.some(
    ({ self_id, partner_id, until_date }) =>
      until_date !== null && one !== other && [self_id, partner_id].every((id) => id === one || id === other),
  );

/** The consequences for a loan, in the order in which they are shown; the words are in src/text/turns.ts. */
export type TurnPoint =
  | 'runs_on'
  | 'not_due'
  | 'heirs_may_call'
  | 'claim_in_estate'
  | 'debt_in_estate'
  | 'other_owes_all'
  | 'both_owe_all'
  | 'release_in_writing'
  | 'between_them'
  | 'claim_of_both'
  | 'may_call'
  | 'may_call_alone'
  | 'home'
  | 'sees_this';

/**
 * The effects that continue and those that may change, as the agreement of the loan says (server/pdf/clauses/loan: principal.ts,
 * calling.ts). No agreement says who inherits, or how a judge or a notary divides: there the page says "vraag je notaris".
 */
export function pointsOf({ contract: terms, parties }: LoanContract, turn: Turn): TurnPoint[] {
  const only = (points: Partial<Record<TurnPoint, boolean>>) =>
    (Object.keys(points) as TurnPoint[]).filter((point) => points[point]);
  const two = parties[turn.side].length > 1;
  const events = possibleCallEvents(terms.call_events, terms.own_home);
  const onDemand = terms.callable === 'on_demand';
  const listed = (event: (typeof events)[number]) => !onDemand && events.includes(event);
  if (turn.kind === 'died')
    return turn.side === 'from'
      ? only({ runs_on: true, not_due: !onDemand, heirs_may_call: onDemand, claim_in_estate: true })
      : only({
          debt_in_estate: true,
          other_owes_all: two,
          may_call: listed('borrower_dies'),
          home: terms.own_home,
        });
  const together = turn.from !== undefined;
  if (turn.side === 'from') return only({ runs_on: true, claim_of_both: together, sees_this: true });
  return only({
    runs_on: !two,
    both_owe_all: two,
    release_in_writing: together,
    between_them: two,
    may_call: two && listed('divorce'),
    may_call_alone: !two && listed('divorce'),
    home: terms.own_home,
    sees_this: true,
  });
}
