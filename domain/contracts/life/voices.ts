import { hasLogin, type LoginState } from '../../relations/canLogIn.ts';
import { answeredOnce, impartial, type Represented } from '../../relations/speaking.ts';
import type { MandateMatter } from '../../wire/choices/mandate.ts';
import { PARTY_SIDES, type PartySide } from '../../wire/choices/party.ts';
import type { ConsentWay } from '../../wire/choices/proposal.ts';
import type { Side } from '../sides.ts';
import {
  type About,
  type Household,
  lastingPartner,
  type Mandate,
  mandateFor,
  mandatesAbout,
  partnerOfToday,
} from './mandates.ts';

/** Somebody in a contract, as far as it decides who answers for them. */
export interface Voice extends LoginState, Represented {
  side: PartySide;
}

/** The same, among the people of the family. */
export interface Speaker extends Voice {
  id: number;
}

/**
 * The people of a draft, each with their side.
 * @param parties the hashids on either side
 * @param people of the family
 */
export const voicesOf = <Person extends LoginState & Represented & { hashid: string }>(
  parties: Readonly<Record<PartySide, readonly string[]>>,
  people: readonly Person[],
): (Person & Voice)[] =>
  PARTY_SIDES.flatMap((side) =>
    people.filter(({ hashid }) => parties[side].includes(hashid)).map((person) => ({ ...person, side })),
  );

export const otherSide = (side: PartySide): PartySide => (side === 'from' ? 'to' : 'from');

/** Whether somebody on this side has a login of their own. */
export const speaksItself = (parties: readonly Voice[], side: PartySide): boolean =>
  parties.some((party) => party.side === side && hasLogin(party));

/**
 * The side somebody proposes for; null when it is not theirs to propose. Who is in the contract proposes for their own side, and
 * agrees by it for nobody else on it. A manager who is not a party does it for a side that can't log in.
 * @param own the side they are on
 */
export function proposesFor(own: Side, manages: boolean, parties: readonly Voice[]): PartySide | null {
  if (own !== 'none') return own;
  if (!manages) return null;
  return PARTY_SIDES.find((side) => !speaksItself(parties, side)) ?? null;
}

/** A contract and the family it is of, as far as it decides who answers a proposal for whom. */
export interface Spoken<V extends Speaker = Speaker, M extends Mandate = Mandate> {
  voices: readonly V[];
  household: Household<M>;
  /** Who manages the family and can log in. */
  managers: readonly number[];
  /** What the answer is about; null: nobody gives it for somebody with a login. */
  matters: readonly MandateMatter[] | null;
}

/** Whoever acts. */
export interface Acting {
  id: number;
  manages: boolean;
}

/** How somebody may agree for a person, and the mandate by which they do. */
export interface Way<M extends Mandate = Mandate> {
  how: ConsentWay;
  mandate: M | null;
}

/** What a mandate is asked about. */
const aboutOf = ({ voices, matters }: Spoken): About => ({
  sides: new Map(voices.map(({ id, side }) => [id, side])),
  matters,
});

/**
 * Who answers for somebody without a login: their partner on the same side, with a login. A death does not end it for who never answered
 * here, as a widow settles what was of both (BW 4:13). Who did answer gave no right to it, and others put down who their partner is: of
 * them nobody does. Null: nobody does.
 */
function partnerBeside({ voices, household }: Spoken, person: Speaker): Speaker | null {
  if (answeredOnce(person)) return null;
  const partner = lastingPartner(household, person.id);
  return voices.find((voice) => voice.id === partner && voice.side === person.side && hasLogin(voice)) ?? null;
}

/**
 * The managers who record what somebody without a login agreed to on paper: who gains nothing by it. For whoever never answered
 * here somebody who gains does, where nobody else manages the family: a founder could agree on nothing with a child of theirs.
 */
function recordersFor({ voices, household, managers }: Omit<Spoken, 'matters'>, person: Speaker): number[] {
  const opposite = voices.filter(({ side }) => side !== person.side).map(({ id }) => id);
  const others = impartial({ opposite, partnerOf: (id) => partnerOfToday(household, id) }, managers);
  return others.length > 0 || answeredOnce(person) ? others : [...managers];
}

/**
 * How one agrees for another, or for themselves; null when it is not theirs (docs/decisions/0016). Who has a login agrees
 * themselves, or lets their partner do so by a mandate. For who has none their partner beside them does; without one, who
 * manages the family records what was agreed on paper.
 */
export function wayToAgree<M extends Mandate>(
  spoken: Spoken<Speaker, M>,
  acting: Pick<Acting, 'id'>,
  person: Speaker,
): Way<M> | null {
  if (person.id === acting.id) return { how: 'self', mandate: null };
  if (hasLogin(person)) {
    const mandate = mandateFor(spoken.household, aboutOf(spoken), { giver: person.id, taker: acting.id });
    return mandate && { how: 'mandate', mandate };
  }
  const partner = partnerBeside(spoken, person);
  if (partner) return partner.id === acting.id ? { how: 'partner', mandate: null } : null;
  return recordersFor(spoken, person).includes(acting.id) ? { how: 'paper', mandate: null } : null;
}

/** Whether it can only be agreed on paper for a person: they have no login, and no partner beside them who has. */
export const onlyOnPaper = (spoken: Spoken, person: Speaker): boolean =>
  !hasLogin(person) && partnerBeside(spoken, person) === null;

/**
 * Of whom nobody confirms what stands here: they have no login, and whoever records what they agreed to on paper stands opposite them, or is
 * the partner of who does.
 */
export function unheard<V extends Speaker>(spoken: Omit<Spoken<V>, 'matters'>): V[] {
  const { voices, household, managers } = spoken;
  return voices.filter((one) => {
    const opposite = voices.filter(({ side }) => side !== one.side).map(({ id }) => id);
    const against = { opposite, partnerOf: (id: number) => partnerOfToday(household, id) };
    return onlyOnPaper({ ...spoken, matters: null }, one) && impartial(against, managers).length === 0;
  });
}

/** Who records on paper what these people agreed to, as far as it can be agreed on paper alone. */
export const recordersOf = (spoken: Spoken, people: readonly Speaker[]): number[] => [
  ...new Set(people.filter((one) => onlyOnPaper(spoken, one)).flatMap((one) => recordersFor(spoken, one))),
];

/** A person who agreed, how, and who said it. */
export interface Consented {
  user_id: number;
  how: ConsentWay;
  mandate_id: number | null;
  answered_by: number;
}

/** What people agree to by what somebody does now, who agrees for them. */
export const consentsBy = (acting: Pick<Acting, 'id'>, agreed: readonly { person: Speaker; way: Way }[]): Consented[] =>
  agreed.map(({ person, way }) => ({
    user_id: person.id,
    how: way.how,
    mandate_id: way.mandate?.id ?? null,
    answered_by: acting.id,
  }));

/** Whether it was said by the person, or by whom they let answer for them. */
export const saidThemselves = ({ how }: Pick<Consented, 'how'>): boolean => how === 'self' || how === 'mandate';

/**
 * Whether what was said for somebody still counts while it waits for others: by a mandate as long as that stands, and of who has no
 * login what their partner said as long as they speak for them. What was agreed on paper was agreed that day; not of who has a login now.
 */
function counts(spoken: Spoken, { how, mandate_id, answered_by }: Consented, person: Speaker): boolean {
  switch (how) {
    case 'self':
      return true;
    case 'mandate':
      return mandatesAbout(spoken.household, aboutOf(spoken)).some(
        ({ id, giver_id }) => id === mandate_id && giver_id === person.id,
      );
    case 'partner':
      return !hasLogin(person) && partnerBeside(spoken, person)?.id === answered_by;
    case 'paper':
      return !hasLogin(person);
  }
}

/** Who has not agreed yet. */
export const awaited = <V extends Speaker>(spoken: Spoken<V>, consents: readonly Consented[]): V[] =>
  spoken.voices.filter((voice) => !consents.some((one) => one.user_id === voice.id && counts(spoken, one, voice)));

/** The people for whom somebody may agree, each with the way. */
export const agreeableBy = <V extends Speaker, M extends Mandate>(
  spoken: Spoken<Speaker, M>,
  acting: Pick<Acting, 'id'>,
  people: readonly V[],
): { person: V; way: Way<M> }[] =>
  people.flatMap((person) => {
    const way = wayToAgree(spoken, acting, person);
    return way === null ? [] : [{ person, way }];
  });

/**
 * Whether somebody refuses what waits: who may agree for one of those awaited, and who did not agree themselves, however
 * it was said for them.
 */
export const mayRefuse = (spoken: Spoken, acting: Acting, consents: readonly Consented[]): boolean =>
  agreeableBy(spoken, acting, awaited(spoken, consents)).length > 0 ||
  (spoken.voices.some(({ id }) => id === acting.id) &&
    !consents.some(({ user_id, how }) => user_id === acting.id && how === 'self'));

/**
 * Whether somebody takes back what was proposed for a side: who made it, who agreed on that side, or for a side that
 * can't log in, who manages the family.
 */
export function mayWithdraw(
  { voices }: Pick<Spoken, 'voices'>,
  acting: Acting,
  proposal: {
    proposed_by: number;
    side: PartySide;
    consents: readonly Pick<Consented, 'user_id' | 'how'>[];
  },
): boolean {
  const own = voices.find(({ id }) => id === acting.id);
  const agreed = proposal.consents.some(({ user_id, how }) => user_id === acting.id && how === 'self');
  if (own?.side === proposal.side && agreed) return true;
  return proposal.proposed_by === acting.id || (acting.manages && !speaksItself(voices, proposal.side));
}
