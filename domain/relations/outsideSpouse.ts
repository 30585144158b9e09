import type { IsoDate } from '../dates/isoDate.ts';
import type { OwnUser } from '../wire/user.ts';

type Known = Pick<OwnUser, 'hashid' | 'partners' | 'passed_away'>;

/**
 * Whether somebody on a side of a contract may have a spouse or registered partner outside it: the law may require that
 * person's consent (BW 1:88). An unknown person may, and so may one whose partner or form of living together is unknown.
 * A deceased spouse is asked for nothing, though a death ends no partnership here.
 */
export function mayNeedSpouse(side: readonly string[], people: readonly Known[]): boolean {
  return side.some((hashid) => {
    const person = people.find((one) => one.hashid === hashid);
    if (person?.partners === undefined) return true;
    return person.partners.some(({ self, partner, bond, until }) => {
      const other = partner.hashid === hashid ? self.hashid : partner.hashid;
      const died = people.some((one) => one.hashid === other && one.passed_away === true);
      return until === null && bond !== 'cohabiting' && !side.includes(other) && !died;
    });
  });
}

/** Two people who are or were together, as the family knows them; `until_date` null: they are today. */
interface Couple {
  self_id: number;
  partner_id: number;
  bond: string | null;
  until_date: string | null;
}

interface Person {
  id: number;
  passed_away: boolean;
}

/** The couples as a family stores them. */
export interface KnownCouples<Someone extends Person> {
  people: readonly Someone[];
  couples: readonly Couple[];
}

/** Somebody's living spouse or registered partner, as far as the family knows: also if it is not known how they are together. */
export const spouseOf = <Someone extends Person>(
  id: number,
  { people, couples }: KnownCouples<Someone>,
): Someone | undefined =>
  couples
    .filter(({ until_date, bond }) => until_date === null && bond !== 'cohabiting')
    .flatMap(({ self_id, partner_id }) => (self_id === id ? [partner_id] : partner_id === id ? [self_id] : []))
    .flatMap((other) => people.filter((person) => person.id === other && !person.passed_away))[0];

/**
 * Whether somebody has a partner who died before a day, and no other: then nobody is left who could consent for them (BW 1:88). A
 * death without a known day is taken to be earlier.
 */
export function isWidowed(
  id: number,
  { people, couples }: KnownCouples<Person & { death_date: IsoDate | null }>,
  day: IsoDate,
): boolean {
  const others = couples
    .filter(({ until_date }) => until_date === null)
    .flatMap(({ self_id, partner_id }) => (self_id === id ? [partner_id] : partner_id === id ? [self_id] : []));
  const died = (other: number) =>
    people.some((one) => one.id === other && one.passed_away && (one.death_date === null || one.death_date < day));
  return others.length > 0 && others.every(died);
}

/** Whether the two on a side are each other's partner: a couple that signs together asks nobody (BW 1:88). */
export const areTogether = (side: readonly number[], couples: readonly Omit<Couple, 'bond'>[]): boolean =>
  side.length === 2 &&
  couples.some(
    ({ self_id, partner_id, until_date }) =>
      until_date === null && side.includes(self_id) && side.includes(partner_id) && self_id !== partner_id,
  );

/** Whether somebody on one side is the current partner of somebody on the other, as far as known. */
export const partnersAcross = (from: readonly string[], to: readonly string[], people: readonly Known[]): boolean =>
  people.some(({ partners = [] }) =>
    partners.some(({ self, partner, until }) => {
      const [one, other] = [self.hashid, partner.hashid];
      return (
        until === null && ((from.includes(one) && to.includes(other)) || (from.includes(other) && to.includes(one)))
      );
    }),
  );
