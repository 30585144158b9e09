import { formatDateLong } from '../dates/dutchDate.ts';
import { BEFORE_DEATH_DAYS } from '../gifts/beforeDeath.ts';
import { formatEuro } from '../money/format.ts';
import { fullName, fullNames } from '../names/name.ts';
import type { GiftYear } from '../wire/gifts.ts';
import type { Party } from '../wire/party.ts';

type Late = GiftYear['meters'][number]['late'];

const SOMEBODY = 'een van de gevers';
const gave = (late: Late): string => (late.length > 1 ? 'gaven' : 'gaf');

/**
 * The givers who died within 180 days after a gift, and the part that counts with the inheritance: for a death from 2026 on only
 * there, for an earlier one there too, where the gift tax paid is deducted (art. 7 lid 2, 12 SW 1956).
 * @param inherited the part that counts only with the inheritance, in cents
 * @param known the people whose names may appear
 */
export function lateSentences(late: Late, inherited: number, known: readonly Party[]): string {
  const partyOf = (hashid: string) => known.find((one) => one.hashid === hashid);
  const names = (some: Late) => fullNames(some.flatMap(({ giver }) => partyOf(giver) ?? [])) || SOMEBODY;
  const whoDied = (some: Late): string => {
    const each = some.map(({ giver, died }) => {
      const party = partyOf(giver);
      return `${party ? fullName(party) : SOMEBODY} is op ${formatDateLong(died)} overleden`;
    });
    const text = each.join(' en ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}, binnen ${BEFORE_DEATH_DAYS} dagen na een schenking.`;
  };
  const [before, alone] = [late.filter((one) => !one.alone), late.filter((one) => one.alone)];
  const sentences: string[] = [];
  if (before.length > 0)
    sentences.push(
      `${whoDied(before)} Wat ${names(before)} in die tijd ${gave(before)}, telt ook mee voor de erfbelasting, en de schenkbelasting die daarover is betaald gaat daar dan af (artikel 7 lid 2 en artikel 12 Successiewet 1956).`,
    );
  if (alone.length > 0 && inherited > 0)
    sentences.push(
      `${whoDied(alone)} Van wat ${names(alone)} in die tijd ${gave(alone)}, telt ${formatEuro(inherited)} alleen mee voor de erfbelasting (artikel 12 Successiewet 1956).`,
    );
  return sentences.join(' ');
}
