import type { IsoDate } from '../dates/isoDate.ts';
import { assess, groupOf } from '../gifts/assess.ts';
import { pairsOf } from '../gifts/pairs.ts';
import { type TaxPart, taxParts } from '../gifts/tax.ts';
import { type GiftFigures, KNOWN_YEARS, newestFigures } from '../gifts/yearlyFigures.ts';
import type { ExemptionClaim, GiftKinship, GiftPerson, GiftResult } from '../wire/gifts.ts';
import type { Kinship } from '../wire/user.ts';
import { FieldReader, type Read, type Typed } from './fields.ts';

/** The relation of giver and recipient, by its word in the address. */
const KINSHIPS = { kind: 'child', kleinkind: 'grandchild', ander: 'other' } as const satisfies Record<
  string,
  GiftKinship
>;
export type KinshipWord = keyof typeof KINSHIPS;
export const KINSHIP_WORDS = Object.keys(KINSHIPS) as [KinshipWord, ...KinshipWord[]];
export const kinshipOfWord = (word: KinshipWord): GiftKinship => KINSHIPS[word];

/** The claimed exemption, by its word in the address. */
const CLAIMS = { jaarlijks: 'yearly', vrij: 'raised_free', studie: 'raised_study' } as const satisfies Record<
  string,
  ExemptionClaim
>;
export type ClaimWord = keyof typeof CLAIMS;
export const CLAIM_WORDS = Object.keys(CLAIMS) as [ClaimWord, ...ClaimWord[]];

/** The giver, by the word in the address: one person, two partners, two parents who are not partners. */
export const GIVER_WORDS = ['een', 'partners', 'ouders'] as const;
export type GiverWord = (typeof GIVER_WORDS)[number];

/** The recipient: one person, they and their partner, or they and a person who is not their partner by law. */
export const RECIPIENT_WORDS = ['een', 'partners', 'samen'] as const;
export type RecipientWord = (typeof RECIPIENT_WORDS)[number];

/** All gifts from one giver (parents are one) to one recipient in a calendar year; the amount in cents. */
export interface GiftQuestion {
  amount: number;
  year: number;
  kinship: GiftKinship;
  claim: ExemptionClaim;
}

/** The same, for people of whom the law decides who are one (art. 26, 28 SW). */
export interface GiftsQuestion extends GiftQuestion {
  giver: GiverWord;
  recipient: RecipientWord;
}

/** Amounts in cents. */
export interface GiftAnswer {
  result: GiftResult;
  /** The taxed part at each rate. */
  parts: readonly TaxPart[];
  /** The rest of the gift once the recipient has paid the tax. */
  kept: number;
  figures: GiftFigures;
}

/** The totals for all recipients, in cents, and for each one the law counts. */
export interface GiftsAnswer {
  each: readonly (GiftAnswer & { kinship: GiftKinship; amount: number })[];
  exempt: number;
  taxable: number;
  tax: number;
  kept: number;
  figures: GiftFigures;
}

/** The year, which must have figures; for a valid year without figures the sentence says so. */
function yearOf(read: FieldReader): number {
  const [first = 0, last = first] = [KNOWN_YEARS[0], KNOWN_YEARS.at(-1)];
  const year = read.text('jaar').trim();
  const choose = `Kies een jaar van ${first} tot en met ${last}.`;
  if (/^2\d{3}$/u.test(year) && Number(year) > last)
    return read.refuse('jaar', `De bedragen van ${year} staan nog niet in de wet. ${choose}`, first);
  if (/^[12]\d{3}$/u.test(year) && Number(year) < first)
    return read.refuse('jaar', `De bedragen van ${year} staan hier niet meer in. ${choose}`, first);
  return read.whole('jaar', first, last);
}

/** Reads a question from the input. */
export function readGift(typed: Typed): Read<GiftsQuestion> {
  const read = new FieldReader(typed);
  const claim = CLAIMS[read.choice('vrijstelling', CLAIM_WORDS)];
  const kinship = KINSHIPS[read.choice('aan', KINSHIP_WORDS)];
  if (claim !== 'yearly' && kinship !== 'child')
    read.refuse(
      'vrijstelling',
      'De verhoogde vrijstelling is er alleen voor een schenking van ouders aan hun kind.',
      0,
    );
  const giver = read.choice('geeft', GIVER_WORDS);
  const recipient = read.choice('krijgt', RECIPIENT_WORDS);
  if (giver === 'ouders' && (kinship !== 'child' || recipient === 'samen'))
    read.refuse(
      'geeft',
      'Twee ouders die geen partners zijn, tellen alleen als één als ze aan hun eigen kind geven. Reken elke schenking apart uit.',
      0,
    );
  return read.done({
    amount: read.euro('bedrag'),
    year: yearOf(read),
    kinship,
    claim,
    giver,
    recipient,
  });
}

/**
 * The law's tax on gifts in one calendar year (art. 24, 33 SW 1956), calculated like the product itself. The
 * recipient is assumed to have the age for a raised exemption, and not to have used it before.
 * @param year of the figures: one in the table, or the newest is used instead
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

const MEMBERS = {
  child: 'child',
  grandchild: 'grandchild',
  other: 'sibling',
  partner: 'sibling',
} as const satisfies Record<GiftKinship, Kinship>;

/** Two current or former partners by law. */
const bond = (hashid: string, until: IsoDate | null = null): GiftPerson['partners'] => [
  { hashid, bond: 'married', from: null, until, contract_from: null },
];

const member = (hashid: string, facts: Partial<GiftPerson>): GiftPerson => ({
  hashid,
  firstname: hashid,
  relation_type: 'child',
  birthdate: null,
  death_date: null,
  partners: [],
  ...facts,
});

/** The smallest family that matches the question, for the rules that count a real one. */
function familyOf({ giver, recipient, kinship }: GiftsQuestion, day: IsoDate): GiftPerson[] {
  const parted = giver === 'ouders' ? day : null;
  return [
    member('giver', { relation_type: null, partners: giver === 'een' ? [] : bond('beside', parted) }),
    ...(giver === 'een' ? [] : [member('beside', { relation_type: 'partner', partners: bond('giver', parted) })]),
    member('recipient', {
      kinship: MEMBERS[kinship],
      ...(kinship === 'child' && giver === 'ouders' && { child_of: 'beside' }),
      partners: recipient === 'partners' ? bond('partner') : [],
    }),
    ...(recipient === 'partners' ? [member('partner', { relation_type: 'partner', partners: bond('recipient') })] : []),
    ...(recipient === 'samen' ? [member('friend', { kinship: 'friend' })] : []),
  ];
}

/** The same as `answerGift`, for each giver and each recipient, as the product counts who is one. */
export function answerGifts(question: GiftsQuestion): GiftsAnswer {
  const { amount, claim, giver, recipient } = question;
  const figures = newestFigures(question.year);
  const date = `${figures.year}-07-01`;
  const beside = { een: [], partners: ['partner'], samen: ['friend'] }[recipient];
  const entry = {
    kind: 'gift',
    contract: null,
    date,
    amount,
    exemption: claim,
    from: giver === 'een' ? ['giver'] : ['giver', 'beside'],
    to: ['recipient', ...beside],
  } as const;
  const each = pairsOf(entry, familyOf(question, date)).map(({ kinship, lines }) => {
    const ofPair = lines.reduce((sum, line) => sum + line.amount, 0);
    return { ...answerGift({ ...question, kinship, amount: ofPair }), kinship, amount: ofPair };
  });
  const sum = (of: (answer: GiftAnswer) => number) => each.reduce((total, answer) => total + of(answer), 0);
  return {
    each,
    exempt: sum(({ result }) => result.exempt),
    taxable: sum(({ result }) => result.taxable),
    tax: sum(({ result }) => result.tax),
    kept: sum(({ kept }) => kept),
    figures,
  };
}
