import { hasLogin, type LoginState } from '../relations/canLogIn.ts';
import { gainsBy, impartial, type Opposite } from '../relations/speaking.ts';
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

/** What decides who speaks in the records of one loan, or of one gift on paper (docs/decisions/0016). People are named by their hashid. */
export interface BookPeople<M extends BookMandate = BookMandate> {
  /** Who is paid: the lenders, or the recipients of a gift on paper. */
  receivers: readonly BookPerson[];
  /** Who pays: the borrowers, or the givers. */
  payers: readonly BookPerson[];
  /** Who manages the family and can log in. */
  managers: readonly string[];
  /** The partner of today of each of them who has one. */
  partners: Readonly<Partial<Record<string, string>>>;
  /** What the agreement says of paying one of the receivers. */
  paidToOne: readonly AgreedToOne[];
  /** The mandates of today. */
  mandates: readonly M[];
}

/** Who of a side answer for themselves. */
const answeringOf = (people: readonly BookPerson[]): string[] => people.filter(hasLogin).map(({ hashid }) => hashid);

/** Who stands opposite a side, with who is whose partner. */
const against = (people: BookPeople, burdened: Burdened): Opposite<string> => ({
  opposite: people[burdened === 'receivers' ? 'payers' : 'receivers'].map(({ hashid }) => hashid),
  partnerOf: (hashid) => people.partners[hashid] ?? null,
});

/** Whether somebody gains by it that money came in: who pays, and their partner. */
export const gainsByReceipt = (people: BookPeople, who: string): boolean => gainsBy(against(people, 'receivers'), who);

/** Whether somebody of a side has no login, and nobody beside them who has one speaks for them: who gains by it does not. */
const isMute = (people: BookPeople, burdened: Burdened): boolean =>
  !people[burdened].every(hasLogin) && impartial(against(people, burdened), answeringOf(people[burdened])).length === 0;

/** The managers who keep the book for receivers without a login: nobody who pays, or is the partner of who does. */
export const keepersOf = (people: BookPeople): string[] =>
  isMute(people, 'receivers') ? impartial(against(people, 'receivers'), people.managers) : [];

/**
 * The managers who report in the place of whoever pays: their partner, where no receiver has a login and nobody else manages the
 * family. What they say counts as the word of who pays.
 */
export const reportersOf = (people: BookPeople): string[] =>
  people.receivers.some(hasLogin) || keepersOf(people).length > 0 ? [] : [...people.managers];

/** Who speaks for the people of a side without a login; one of them is enough. */
const standInsOf = (people: BookPeople, burdened: Burdened): string[] =>
  burdened === 'receivers' ? keepersOf(people) : [];

/** Somebody for whom another of their side said it. */
export interface SpokenFor<M extends BookMandate = BookMandate> {
  who: string;
  /** By this mandate; null: by the agreement. */
  mandate: M | null;
}

/**
 * By what the word of these receivers is that of another of them too: that money came in, and nothing else. Null: by nothing.
 * @param said who said it
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

/**
 * Whether a record counts. Each person with a login of the side it burdens says so for themselves; who recorded it did,
 * where it burdens their side. For receivers without a login somebody says so who gains nothing by it: who is paid beside them, or
 * else a manager. Where nobody can, it counts on the word of who recorded it. What is chosen with it, each of the payers with a login says
 * too.
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
  const left = [...answeringOf(people[says.burdened]), ...standInsOf(people, says.burdened)];
  return (awaits.length > 0 ? awaits : left).includes(me);
}
