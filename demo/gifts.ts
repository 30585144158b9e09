import type { GiftTerms } from '../domain/wire/contract.ts';
import type { Who } from './family.ts';
import type { PastDay } from './pastDay.ts';

/** A gift of the sample family. */
export interface SampleGift {
  /** Null: a draft that nobody has signed. */
  signed: PastDay | null;
  /** Whole euros, or with cents. */
  euros: number;
  from: readonly Who[];
  to: readonly Who[];
  purpose: string;
  /** Clauses that differ from most gifts: a soft exclusion clause, irrevocable, not counted toward the estate. */
  terms?: Partial<Pick<GiftTerms, 'exclusion_clause' | 'revocable' | 'counts_toward_estate'>>;
}

const parents = ['jan', 'marijke'] as const;
const counted = { counts_toward_estate: true };
/** To a couple: nothing is excluded from their joint property. */
const shared = { exclusion_clause: 'none' } as const;

export const gifts: readonly SampleGift[] = [
  {
    signed: [7, '12-05'],
    euros: 2_500,
    from: parents,
    to: ['sanne'],
    purpose: 'Inrichting van de eerste eigen woning',
  },
  {
    signed: [7, '12-05'],
    euros: 2_500,
    from: parents,
    to: ['bram'],
    purpose: 'Laatste collegegeld en een nieuwe laptop',
  },
  {
    signed: [6, '06-15'],
    euros: 1_850,
    from: ['jan'],
    to: ['bram'],
    purpose: 'Rijlessen en rijexamen',
    terms: { revocable: true },
  },
  { signed: [6, '12-20'], euros: 5_000, from: parents, to: ['sanne'], purpose: '' },
  {
    signed: [5, '05-08'],
    euros: 10_000,
    from: parents,
    to: ['sanne', 'thomas'],
    purpose: 'Bijdrage aan de bruiloft',
    terms: shared,
  },
  { signed: [5, '12-18'], euros: 5_000, from: parents, to: ['bram'], purpose: '' },
  { signed: [4, '03-21'], euros: 1_250, from: ['marijke'], to: ['sanne'], purpose: 'Babykamer' },
  { signed: [4, '12-16'], euros: 5_500, from: parents, to: ['sanne'], purpose: '' },
  { signed: [4, '12-16'], euros: 5_500, from: parents, to: ['bram'], purpose: '' },
  {
    signed: [3, '07-02'],
    euros: 3_475.5,
    from: ['jan'],
    to: ['bram'],
    purpose: 'Nieuwe cv-ketel, volgens de offerte van de installateur',
  },
  {
    signed: [3, '12-15'],
    euros: 6_000,
    from: parents,
    to: ['sanne'],
    purpose: '',
    terms: { exclusion_clause: 'hard' },
  },
  { signed: [3, '12-15'], euros: 6_000, from: parents, to: ['bram'], purpose: '', terms: { exclusion_clause: 'hard' } },
  {
    signed: [2, '04-27'],
    euros: 750,
    from: ['marijke'],
    to: ['noor'],
    purpose: 'Naaimachine voor het atelier',
    terms: shared,
  },
  {
    signed: [2, '09-12'],
    euros: 10_000,
    from: parents,
    to: ['bram', 'noor'],
    purpose: 'Bijdrage aan de bruiloft',
    terms: shared,
  },
  {
    signed: [1, '12-19'],
    euros: 25_000,
    from: parents,
    to: ['sanne'],
    purpose: 'Aflossing van de hypotheek',
    terms: counted,
  },
  { signed: [0, '05-17'], euros: 6_500, from: parents, to: ['bram'], purpose: 'Zonnepanelen' },
  { signed: null, euros: 6_500, from: parents, to: ['sanne'], purpose: '' },
  { signed: null, euros: 2_000, from: ['jan'], to: ['bram'], purpose: 'Nieuwe fiets voor het woon-werkverkeer' },
];
