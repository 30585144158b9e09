import { hasLogin, type LoginState } from '../relations/canLogIn.ts';
import type { Burdened } from './events/catalogue.ts';
import { type AgreedToOne, type Receipt, toOneSuffices } from './paidToOne.ts';

/** A person with what decides whether they answer for themselves. */
export interface BookPerson extends LoginState {
  hashid: string;
}

/** What a record says, as far as it decides whose word it needs. */
export interface Says {
  burdened: Burdened;
  /** That money came in; null where it says something else, as that costs are taken back. Only of this does one speak for another. */
  receipt: Receipt | null;
  /** It chooses something beside, that the agreement leaves to both sides: then each of the payers says so too. */
  chooses: boolean;
}

/** That somebody owes more, as by costs. */
export const OWED: Says = { burdened: 'payers', receipt: null, chooses: false };

/** That terms count by themselves, from now on: nobody says it for another. */
export const BY_ITSELF: Says = { burdened: 'receivers', receipt: null, chooses: false };

/** Who lets whom answer for them, about payments. */
export interface BookMandate {
  giver: string;
  taker: string;
}

/** What decides who speaks in the records of one loan, or of one gift on paper (docs/decisions/0091). People are named by their hashid. */
export interface BookPeople<M extends BookMandate = BookMandate> {
  /** Who is paid: the lenders, or the recipients of a gift on paper. */
  receivers: readonly BookPerson[];
  /** Who pays: the borrowers, or the givers. */
  payers: readonly BookPerson[];
  /** Who manages the family and can log in. */
  managers: readonly string[];
  /** What the agreement says of paying one of the receivers. */
  paidToOne: readonly AgreedToOne[];
  /** The mandates of today. */
  mandates: readonly M[];
}

/** Whether somebody is one of these people. */
const among = (people: readonly BookPerson[], hashid: string): boolean => people.some((one) => one.hashid === hashid);

/** Who of a side answer for themselves. */
const answeringOf = (people: readonly BookPerson[]): string[] => people.filter(hasLogin).map(({ hashid }) => hashid);

/** The managers who keep the book in the place of receivers of whom nobody has a login: nobody who pays. */
export const keepersOf = ({ receivers, payers, managers }: BookPeople): string[] =>
  receivers.some(hasLogin) ? [] : managers.filter((hashid) => !among(payers, hashid));

/** The people of whom one or all have to say that a record is right. */
const confirmersOf = (people: BookPeople, burdened: Burdened): string[] => {
  const answering = answeringOf(people[burdened]);
  return answering.length > 0 || burdened === 'payers' ? answering : keepersOf(people);
};

/** Somebody for whom another of their side said it. */
export interface SpokenFor<M extends BookMandate = BookMandate> {
  who: string;
  /** By this mandate; null: by the agreement. */
  mandate: M | null;
}

/**
 * By what the word of these receivers is that of another of them too: that money came in, and nothing else. Null: by nothing.
 * @param spoken who said it
 */
function spokenFor<M extends BookMandate>(
  { paidToOne, mandates }: BookPeople<M>,
  { receipt }: Says,
  spoken: readonly string[],
  other: string,
): SpokenFor<M> | null {
  if (receipt === null || spoken.length === 0) return null;
  if (toOneSuffices(paidToOne, receipt)) return { who: other, mandate: null };
  const mandate = mandates.find(({ giver, taker }) => giver === other && spoken.includes(taker));
  return mandate ? { who: other, mandate } : null;
}

/** What became of a record. */
export interface Judged<M extends BookMandate = BookMandate> {
  /** Whether it counts. */
  status: 'confirmed' | 'reported';
  /** It counts on the word of who gains by it alone, as nobody can answer it. */
  own_word: boolean;
  /** Who it waits for; of a side without a login one of these managers is enough. */
  awaits: string[];
  spokenFor: SpokenFor<M>[];
}

const COUNTS = { status: 'confirmed', own_word: false, awaits: [], spokenFor: [] } satisfies Judged;

/**
 * Whether a record counts. Each person with a login of the side it burdens says so for themselves; who recorded it did,
 * where it burdens their side. Of receivers without a login a manager says so, who does not pay. Where nobody can, it counts on
 * the word of who recorded it. What is chosen with it, each of the payers with a login says too.
 * @param by who recorded it
 * @param confirmed who said that it is right
 */
export function judgeRecord<M extends BookMandate>(
  people: BookPeople<M>,
  says: Says,
  by: string,
  confirmed: readonly string[] = [],
): Judged<M> {
  const judged = judgeSide(people, says, by, confirmed);
  if (!says.chooses) return judged;
  const said = [by, ...confirmed];
  const choosing = answeringOf(people.payers).filter((one) => !said.includes(one));
  if (choosing.length === 0) return judged;
  return { ...judged, status: 'reported', awaits: [...new Set([...judged.awaits, ...choosing])] };
}

/** The same by the word of the side that it burdens alone. */
function judgeSide<M extends BookMandate>(
  people: BookPeople<M>,
  says: Says,
  by: string,
  confirmed: readonly string[],
): Judged<M> {
  const { burdened } = says;
  const said = [by, ...confirmed];
  const asked = confirmersOf(people, burdened);
  if (answeringOf(people[burdened]).length > 0) {
    const spoken = asked.filter((one) => said.includes(one));
    const silent = asked.filter((one) => !said.includes(one));
    const covered = silent.flatMap((other) => spokenFor(people, says, spoken, other) ?? []);
    const awaits = silent.filter((other) => !covered.some(({ who }) => who === other));
    return { ...COUNTS, status: awaits.length === 0 ? 'confirmed' : 'reported', awaits, spokenFor: covered };
  }
  const gains = among(people[burdened === 'receivers' ? 'payers' : 'receivers'], by);
  if (!gains || asked.some((one) => confirmed.includes(one))) return COUNTS;
  return asked.length === 0 ? { ...COUNTS, own_word: true } : { ...COUNTS, status: 'reported', awaits: asked };
}

/** Whether somebody may say of a record that waits that it is right, or wrong. */
export function mayAnswer(
  people: BookPeople,
  says: Says,
  by: string,
  confirmed: readonly string[],
  me: string,
): boolean {
  const { awaits } = judgeRecord(people, says, by, confirmed);
  // Nobody is awaited any more where somebody lost their login: then whoever is left says it once more.
  return awaits.length > 0 ? awaits.includes(me) : confirmersOf(people, says.burdened).includes(me);
}
