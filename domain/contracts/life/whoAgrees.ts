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

/** The facts about somebody in a contract that decide who answers for them. */
export interface ContractParty extends LoginState, Represented {
  side: PartySide;
}

/** The same, among the people of the family. */
export interface Speaker extends ContractParty {
  id: number;
}

/**
 * The people of a draft, each with their side.
 * @param parties the hashids on either side
 * @param people of the family
 */
export const partiesOf = <Person extends LoginState & Represented & { hashid: string }>(
  parties: Readonly<Record<PartySide, readonly string[]>>,
  people: readonly Person[],
): (Person & ContractParty)[] =>
  PARTY_SIDES.flatMap((side) =>
    people.filter(({ hashid }) => parties[side].includes(hashid)).map((person) => ({ ...person, side })),
  );

export const otherSide = (side: PartySide): PartySide => (side === 'from' ? 'to' : 'from');

/** Whether somebody on this side has a login of their own. */
export const speaksItself = (parties: readonly ContractParty[], side: PartySide): boolean =>
  parties.some((party) => party.side === side && hasLogin(party));

/**
 * The side somebody proposes for; null if they may not propose. A party proposes for their own side, and agrees by it for nobody
 * else on it. A manager who is not a party does it for a side that can't log in.
 * @param own the side they are on
 */
export function proposesFor(own: Side, manages: boolean, parties: readonly ContractParty[]): PartySide | null {
  if (own !== 'none') return own;
  if (!manages) return null;
  return PARTY_SIDES.find((side) => !speaksItself(parties, side)) ?? null;
}

/** The facts about a contract and its family that decide who answers a proposal for whom. */
export interface Spoken<V extends Speaker = Speaker, M extends Mandate = Mandate> {
  parties: readonly V[];
  household: Household<M>;
  /** The managers of the family who can log in. */
  managers: readonly number[];
  /** The subject of the answer; null: nobody gives it for a person with a login. */
  matters: readonly MandateMatter[] | null;
}

/** The person acting. */
export interface Acting {
  id: number;
  manages: boolean;
}

/** How somebody may agree for a person, and the mandate for it. */
export interface Way<M extends Mandate = Mandate> {
  how: ConsentWay;
  mandate: M | null;
}

/** The question to a mandate. */
const aboutOf = ({ parties, matters }: Spoken): About => ({
  sides: new Map(parties.map(({ id, side }) => [id, side])),
  matters,
});

/**
 * The person who answers for somebody without a login: their partner on the same side, with a login. A death does not end it for
 * a person who never answered here, as a widow settles joint matters (BW 4:13). A person who did answer gave no right to it, and
 * others recorded who their partner is: for them nobody does. Null: nobody does.
 */
function partnerBeside({ parties, household }: Spoken, person: Speaker): Speaker | null {
  if (answeredOnce(person)) return null;
  const partner = lastingPartner(household, person.id);
  return parties.find((party) => party.id === partner && party.side === person.side && hasLogin(party)) ?? null;
}

/**
 * The managers who record a paper agreement by a person without a login: those who gain nothing by it. For a person who never
 * answered here a gaining manager does, if nobody else manages the family: otherwise a founder could agree on nothing with a
 * child of theirs.
 */
function recordersFor({ parties, household, managers }: Omit<Spoken, 'matters'>, person: Speaker): number[] {
  const opposite = parties.filter(({ side }) => side !== person.side).map(({ id }) => id);
  const others = impartial({ opposite, partnerOf: (id) => partnerOfToday(household, id) }, managers);
  return others.length > 0 || answeredOnce(person) ? others : [...managers];
}

/**
 * How a person agrees for another, or for themselves; null if they may not (docs/decisions/0016). A person with a login
 * agrees themselves, or lets their partner do so by a mandate. For one without, the partner on the same side does, or
 * else a manager of the family records the agreement on paper.
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

/** Whether a person can only agree on paper: they have no login, and no partner on their side with one. */
export const onlyOnPaper = (spoken: Spoken, person: Speaker): boolean =>
  !hasLogin(person) && partnerBeside(spoken, person) === null;

/**
 * The people without anybody to confirm for them: they have no login, and the person recording their paper agreement is on the
 * opposite side, or is the partner of somebody who is.
 */
export function unheard<V extends Speaker>(spoken: Omit<Spoken<V>, 'matters'>): V[] {
  const { parties, household, managers } = spoken;
  return parties.filter((one) => {
    const opposite = parties.filter(({ side }) => side !== one.side).map(({ id }) => id);
    const against = { opposite, partnerOf: (id: number) => partnerOfToday(household, id) };
    return onlyOnPaper({ ...spoken, matters: null }, one) && impartial(against, managers).length === 0;
  });
}

/** The people who record on paper that these people agreed, as far as that is possible only on paper. */
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

/** The people who agree through one person's act, as that person agrees for them. */
export const consentsBy = (acting: Pick<Acting, 'id'>, agreed: readonly { person: Speaker; way: Way }[]): Consented[] =>
  agreed.map(({ person, way }) => ({
    user_id: person.id,
    how: way.how,
    mandate_id: way.mandate?.id ?? null,
    answered_by: acting.id,
  }));

/** Whether it was said by the person, or by somebody they let answer for them. */
export const saidThemselves = ({ how }: Pick<Consented, 'how'>): boolean => how === 'self' || how === 'mandate';

/**
 * Whether an answer for somebody still counts while it waits for others: by a mandate as long as that is valid, and for a person
 * without a login as long as their partner speaks for them. An agreement on paper was made that day; not for a person who has a
 * login now.
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

/** The people who have not agreed yet. */
export const awaited = <V extends Speaker>(spoken: Spoken<V>, consents: readonly Consented[]): V[] =>
  spoken.parties.filter((party) => !consents.some((one) => one.user_id === party.id && counts(spoken, one, party)));

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
 * Whether somebody can refuse a pending proposal: a person who may agree for one of those awaited, and one who did not
 * agree themselves, however another did for them.
 */
export const mayRefuse = (spoken: Spoken, acting: Acting, consents: readonly Consented[]): boolean =>
  agreeableBy(spoken, acting, awaited(spoken, consents)).length > 0 ||
  (spoken.parties.some(({ id }) => id === acting.id) &&
    !consents.some(({ user_id, how }) => user_id === acting.id && how === 'self'));

/**
 * Whether somebody can withdraw a side's proposal: its maker, a person who agreed on that side, or for a side that
 * can't log in, a manager of the family.
 */
export function mayWithdraw(
  { parties }: Pick<Spoken, 'parties'>,
  acting: Acting,
  proposal: {
    proposed_by: number;
    side: PartySide;
    consents: readonly Pick<Consented, 'user_id' | 'how'>[];
  },
): boolean {
  const own = parties.find(({ id }) => id === acting.id);
  const agreed = proposal.consents.some(({ user_id, how }) => user_id === acting.id && how === 'self');
  if (own?.side === proposal.side && agreed) return true;
  return proposal.proposed_by === acting.id || (acting.manages && !speaksItself(parties, proposal.side));
}
