import { hasLogin, type LoginState } from '../relations/canLogIn.ts';
import { gainsBy, impartial, type Opposite } from '../relations/speaking.ts';
import type { Burdened } from './events/catalogue.ts';
import { type AgreedToOne, type Receipt, toOneSuffices } from './paidToOne.ts';

/** A person with the facts that decide whether they answer for themselves. */
export interface BookPerson extends LoginState {
  hashid: string;
}

/** The content of a record, as far as it decides whose word it needs. */
export interface Says {
  burdened: Burdened;
  /** Money came in; null for anything else, such as costs taken back. Only about this does one person speak for another. */
  receipt: Receipt | null;
  /** It also makes a choice that the agreement leaves to both sides: then each payer must confirm too. */
  chooses: boolean;
}

/** That somebody owes more, as by costs. */
export const OWED: Says = { burdened: 'payers', receipt: null, chooses: false };

/** Terms count automatically from now on: nobody confirms this for another. */
export const BY_ITSELF: Says = { burdened: 'receivers', receipt: null, chooses: false };

/** The mandates to answer for others, about payments. */
export interface BookMandate {
  giver: string;
  taker: string;
}

/** The facts that decide who speaks in the records of a loan or gift on paper (docs/decisions/0016). People are hashids. */
export interface BookPeople<M extends BookMandate = BookMandate> {
  /** The receivers: the lenders, or the recipients of a gift on paper. */
  receivers: readonly BookPerson[];
  /** The payers: the borrowers, or the givers. */
  payers: readonly BookPerson[];
  /** The managers of the family who can log in. */
  managers: readonly string[];
  /** The current partner of each of them who has one. */
  partners: Readonly<Partial<Record<string, string>>>;
  /** The agreement's rule on paying only one of the receivers. */
  paidToOne: readonly AgreedToOne[];
  /** The current mandates. */
  mandates: readonly M[];
}

/** The people of a side who answer for themselves. */
const answeringOf = (people: readonly BookPerson[]): string[] => people.filter(hasLogin).map(({ hashid }) => hashid);

/** The people opposite a side, with everyone's partners. */
const against = (people: BookPeople, burdened: Burdened): Opposite<string> => ({
  opposite: people[burdened === 'receivers' ? 'payers' : 'receivers'].map(({ hashid }) => hashid),
  partnerOf: (hashid) => people.partners[hashid] ?? null,
});

/** Whether somebody gains if money is confirmed as received: payers, and their partners. */
export const gainsByReceipt = (people: BookPeople, who: string): boolean => gainsBy(against(people, 'receivers'), who);

/** Whether somebody on a side has no login, and no co-receiver with one speaks for them; a person who gains by it never does. */
const isMute = (people: BookPeople, burdened: Burdened): boolean =>
  !people[burdened].every(hasLogin) && impartial(against(people, burdened), answeringOf(people[burdened])).length === 0;

/** The managers who keep the records for receivers without a login: no payers, and no partners of payers. */
export const keepersOf = (people: BookPeople): string[] =>
  isMute(people, 'receivers') ? impartial(against(people, 'receivers'), people.managers) : [];

/**
 * The managers who report in the payer's place: their partner, if no receiver has a login and nobody else manages the family.
 * Their word counts as the payer's.
 */
export const reportersOf = (people: BookPeople): string[] =>
  people.receivers.some(hasLogin) || keepersOf(people).length > 0 ? [] : [...people.managers];

/** The people who speak for those on a side without a login; one of them is enough. */
const standInsOf = (people: BookPeople, burdened: Burdened): string[] =>
  burdened === 'receivers' ? keepersOf(people) : [];

/** Somebody for whom another of their side confirmed. */
export interface SpokenFor<M extends BookMandate = BookMandate> {
  who: string;
  /** By this mandate; null: by the agreement. */
  mandate: M | null;
}

/**
 * The grounds on which the word of these receivers also counts for another: only that money came in. Null: no grounds.
 * @param said the people who confirmed
 */
function spokenFor<M extends BookMandate>(
  people: BookPeople<M>,
  { burdened, receipt }: Says,
  said: readonly string[],
  other: string,
): SpokenFor<M> | null {
  const { paidToOne, mandates } = people;
  const spoken = impartial(against(people, burdened), said);
  if (receipt === null || spoken.length === 0) return null;
  if (toOneSuffices(paidToOne, receipt)) return { who: other, mandate: null };
  const mandate = mandates.find(({ giver, taker }) => giver === other && spoken.includes(taker));
  return mandate ? { who: other, mandate } : null;
}

/** The outcome of a record. */
export interface Judged<M extends BookMandate = BookMandate> {
  /** Whether it counts. */
  status: 'confirmed' | 'reported';
  /** It counts only on the word of a person who gains by it, as nobody can answer it. */
  own_word: boolean;
  /** The people it waits for; for a side without a login one of these managers is enough. */
  awaits: string[];
  spokenFor: SpokenFor<M>[];
}

/**
 * Whether a record counts. Each person with a login on the burdened side confirms for themselves; recording does so too, on their
 * own side. For receivers without a login somebody confirms who gains nothing by it: a co-receiver, or else a manager. If nobody
 * can, it counts on the word of the person who recorded it. Any choice made with it needs the word of each payer with a login
 * too.
 * @param by the person who recorded it
 * @param confirmed the people who confirmed it
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

/** The same by the word of the burdened side only. */
function judgeSide<M extends BookMandate>(
  people: BookPeople<M>,
  says: Says,
  by: string,
  confirmed: readonly string[],
): Judged<M> {
  const { burdened } = says;
  const said = [by, ...confirmed];
  const answering = answeringOf(people[burdened]);
  const spoken = answering.filter((one) => said.includes(one));
  const silent = answering.filter((one) => !said.includes(one));
  const covered = silent.flatMap((other) => spokenFor(people, says, spoken, other) ?? []);
  const themselves = silent.filter((other) => !covered.some(({ who }) => who === other));
  const standIns = standInsOf(people, burdened);
  const heard = !gainsBy(against(people, burdened), by) || standIns.some((one) => confirmed.includes(one));
  const mute = isMute(people, burdened) && !heard;
  const awaits = mute ? [...themselves, ...standIns] : themselves;
  const status = awaits.length === 0 ? 'confirmed' : 'reported';
  return { status, own_word: mute && status === 'confirmed', awaits, spokenFor: covered };
}

/** Whether somebody may confirm or reject a pending record. */
export function mayAnswer(
  people: BookPeople,
  says: Says,
  by: string,
  confirmed: readonly string[],
  me: string,
): boolean {
  const { awaits } = judgeRecord(people, says, by, confirmed);
  // Nobody is awaited any more if somebody lost their login: then any of the others confirms again.
  const left = [...answeringOf(people[says.burdened]), ...standInsOf(people, says.burdened)];
  return (awaits.length > 0 ? awaits : left).includes(me);
}
