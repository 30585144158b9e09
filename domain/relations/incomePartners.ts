import type { IsoDate } from '../dates/isoDate.ts';
import type { BondFacts, Partnership } from '../wire/user.ts';
import type { PartnersAnswer } from './giftPartners.ts';

/**
 * Whether two people are partners for the income tax during the whole of a year. Couples who are married, registered, or
 * live together with a notarial contract are (art. 5a lid 1 AWR). Couples living together without one are if they have a
 * child, a home or a pension together (art. 1.2 lid 1 Wet IB 2001), which nobody records here: 'unknown', as are the years
 * in which they came together or parted.
 */
export function incomePartners({ bond, from, contract_from, until }: BondFacts, year: number): PartnersAnswer {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if ((until !== null && until <= first) || (from !== null && from > last)) return 'no';
  const whole = (from === null || from <= first) && (until === null || until > last);
  const bound = bond === 'cohabiting' ? contract_from !== null && contract_from <= first : bond !== null;
  return whole && bound ? 'yes' : 'unknown';
}

/** Whether two people, by hashid, are each other's partner for the income tax during a year. */
export type ArePartners = (a: string, b: string, year: number) => PartnersAnswer;

/** The day on which two people stopped being partners: they parted, or the first of them died; null while neither happened. */
function partedOn({ self, partner, until }: Partnership, deaths: ReadonlyMap<string, IsoDate>): IsoDate | null {
  const days = [until, ...[self, partner].map(({ hashid }) => deaths.get(hashid) ?? null)];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

/**
 * @param couples as far as they are recorded; a couple may be listed twice
 * @param deaths the day of each death, by hashid
 */
export function partnersAmong(couples: readonly Partnership[], deaths: ReadonlyMap<string, IsoDate>): ArePartners {
  return (a, b, year) => {
    const answers = couples
      .filter(
        ({ self, partner }) => [self.hashid, partner.hashid].includes(a) && [self.hashid, partner.hashid].includes(b),
      )
      .map((couple) => incomePartners({ ...couple, until: partedOn(couple, deaths) }, year));
    return surest(answers);
  };
}

/** One 'yes' is enough; an unknown couple leaves it open. */
export function surest(answers: readonly PartnersAnswer[]): PartnersAnswer {
  return (['yes', 'unknown'] as const).find((answer) => answers.includes(answer)) ?? 'no';
}
