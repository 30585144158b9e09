import { assess, groupOf } from '../gifts/assess.ts';
import { type TaxPart, taxParts } from '../gifts/tax.ts';
import { type GiftFigures, KNOWN_YEARS, newestFigures } from '../gifts/yearlyFigures.ts';
import type { ExemptionClaim, GiftKinship, GiftResult } from '../wire/gifts.ts';
import { FieldReader, type Read, type Typed } from './fields.ts';

/** Who gives to whom, by the words that an address has for it. */
const KINSHIPS = { kind: 'child', kleinkind: 'grandchild', ander: 'other' } as const satisfies Record<
  string,
  GiftKinship
>;
export type KinshipWord = keyof typeof KINSHIPS;
export const KINSHIP_WORDS = Object.keys(KINSHIPS) as [KinshipWord, ...KinshipWord[]];
export const kinshipOfWord = (word: KinshipWord): GiftKinship => KINSHIPS[word];

/** The exemption that is claimed, by the words that an address has for it. */
const CLAIMS = { jaarlijks: 'yearly', vrij: 'raised_free', studie: 'raised_study' } as const satisfies Record<
  string,
  ExemptionClaim
>;
export type ClaimWord = keyof typeof CLAIMS;
export const CLAIM_WORDS = Object.keys(CLAIMS) as [ClaimWord, ...ClaimWord[]];

/** Everything that one giver (parents are one) gives one recipient in a calendar year; the amount in cents. */
export interface GiftQuestion {
  amount: number;
  year: number;
  kinship: GiftKinship;
  claim: ExemptionClaim;
}

/** Amounts in cents. */
export interface GiftAnswer {
  result: GiftResult;
  /** What is taxed at which rate. */
  parts: readonly TaxPart[];
  /** What is left of the gift once the recipient has paid the tax. */
  kept: number;
  figures: GiftFigures;
}

/** Reads a question from what was typed. */
export function readGift(typed: Typed): Read<GiftQuestion> {
  const read = new FieldReader(typed);
  const claim = CLAIMS[read.choice('vrijstelling', CLAIM_WORDS)];
  const kinship = KINSHIPS[read.choice('aan', KINSHIP_WORDS)];
  if (claim !== 'yearly' && kinship !== 'child')
    read.refuse(
      'vrijstelling',
      'De verhoogde vrijstelling is er alleen voor een schenking van ouders aan hun kind.',
      0,
    );
  const [first = 0, last = first] = [KNOWN_YEARS[0], KNOWN_YEARS.at(-1)];
  return read.done({ amount: read.euro('bedrag'), year: read.whole('jaar', first, last), kinship, claim });
}

/**
 * What the law asks of gifts of one calendar year (art. 24, 33 SW 1956), as the product itself reckons it. That the
 * recipient has the age of a raised exemption, and did not use it before, is taken as given.
 * @param year of the figures: one that is in the table, or the newest stand in for it
 */
export function answerGift({ amount, year, kinship, claim }: GiftQuestion): GiftAnswer {
  const figures = newestFigures(year);
  const line = { kind: 'gift', contract: null, date: `${figures.year}-07-01`, amount, exemption: claim } as const;
  const rightAge = `${figures.year - 30}-01-01`;
  const { result } = assess({
    year: figures.year,
    kinship,
    lines: [line],
    usedBefore: null,
    birthdatesOn: () => [rightAge],
  });
  if (result === null) throw new Error(`No result for ${figures.year}, which has figures.`);
  return {
    result,
    parts: taxParts(groupOf(kinship), result.taxable, figures),
    kept: amount - result.tax,
    figures,
  };
}
