import type { OwnUser } from '../wire/user.ts';

type Known = Pick<OwnUser, 'hashid' | 'partners'>;

/**
 * Whether somebody on a side of a contract may have a spouse or registered partner who is not on it: the law may ask for
 * that person's consent (BW 1:88). Who is not known, or of whom it is not known with whom or how they are together, may.
 */
export function mayNeedSpouse(side: readonly string[], people: readonly Known[]): boolean {
  return side.some((hashid) => {
    const person = people.find((one) => one.hashid === hashid);
    if (person?.partners === undefined) return true;
    return person.partners.some(({ self, partner, bond, until }) => {
      const other = partner.hashid === hashid ? self.hashid : partner.hashid;
      return until === null && bond !== 'cohabiting' && !side.includes(other);
    });
  });
}
