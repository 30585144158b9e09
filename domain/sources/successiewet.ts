import type { Source } from './source.ts';

const url = (day: string) => `https://wetten.overheid.nl/BWBR0002226/${day}`;
const SW = { law: 'Successiewet 1956', url: url('2026-01-01'), text: '2026-01-01', unconfirmed: null } as const;

/** The amounts of one year; domain/gifts/yearlyFigures.ts names these rows. */
const amountsOf = (year: number): Source => ({
  ...SW,
  articles: ['24', '33'],
  about: `The exemptions and the limit between the two rates of ${year}`,
  figures: ['domain/gifts/yearlyFigures.ts FIGURES'],
  url: url(`${year}-01-01`),
  text: `${year}-01-01`,
});

const OLD = 'Only the text of 2015 was read; no newer one was to be had.';
const UBSW = {
  law: 'Uitvoeringsbesluit Successiewet 1956',
  url: 'https://wetten.overheid.nl/BWBR0002227',
  text: '2015',
  unconfirmed: OLD,
} as const;

/** Gift and inheritance tax. */
export const SUCCESSIEWET = {
  'sw-2020': amountsOf(2020),
  'sw-2021': amountsOf(2021),
  'sw-2022': amountsOf(2022),
  'sw-2023': amountsOf(2023),
  'sw-2024': amountsOf(2024),
  'sw-2025': amountsOf(2025),
  'sw-2026': amountsOf(2026),
  'sw-gift': {
    ...SW,
    articles: ['1', '36'],
    about: 'The gift, the moment of one with a condition precedent, and the tax that the recipient owes',
    figures: [],
  },
  'sw-partners': {
    ...SW,
    articles: ['1a', '26', '27', '28'],
    about: 'Partners, people who count as one, and the sum of a year',
    figures: [
      'domain/relations/giftPartners.ts YEARS_ON_ONE_ADDRESS',
      'domain/relations/giftPartners.ts YEARS_WITH_CONTRACT',
      'domain/relations/giftPartners.ts ADULT_AT',
    ],
  },
  'sw-affinity': {
    ...SW,
    articles: ['19'],
    about: 'Relatives by marriage count as relatives, and no longer after a divorce',
    figures: [],
    text: '2015',
    unconfirmed: OLD,
  },
  'sw-paper-gift': { ...SW, articles: ['10'], about: 'A gift that is only owed: the interest to be paid', figures: [] },
  'sw-set-off': {
    ...SW,
    articles: ['7'],
    about: 'Paid gift tax is deducted from the inheritance tax over the same gift (art. 12 lid 2)',
    figures: [],
    text: '2015',
    unconfirmed: OLD,
  },
  'sw-before-death': {
    ...SW,
    articles: ['12'],
    about: 'Gifts in the 180 days before a death, and the part that a raised exemption keeps out',
    figures: ['domain/gifts/beforeDeath.ts BEFORE_DEATH_DAYS'],
  },
  'sw-inheritance-alone': {
    law: 'Belastingplan 2026, explanatory memorandum',
    articles: ['5.11'],
    about: 'For deaths from 2026 on such a gift is taxed with the inheritance alone',
    figures: ['domain/gifts/beforeDeath.ts INHERITANCE_ALONE'],
    url: 'https://www.rijksfinancien.nl/belastingplan-memorie-van-toelichting/2026/d17e3925',
    text: '2026',
    unconfirmed: 'The memorandum of the bill was read, not the act.',
  },
  'sw-callable-loan': { ...SW, articles: ['15'], about: 'A loan that can be called soon, below 6 %', figures: [] },
  'sw-worth': {
    ...SW,
    articles: ['21'],
    about: 'The value of a home; a decree sets that of the use of money and of a duty to pay a yearly sum',
    figures: [],
  },
  'sw-rates': {
    ...SW,
    articles: ['24'],
    about: 'The rates, and the transfer tax that is credited',
    figures: ['domain/gifts/tax.ts RATES', 'domain/gifts/assess.ts GROUPS'],
  },
  'sw-ages': {
    ...SW,
    articles: ['33'],
    about: 'The ages for a raised exemption',
    figures: ['domain/gifts/raisedWindow.ts YOUNGEST', 'domain/gifts/raisedWindow.ts OLDEST'],
  },
  'sw-home-spread': {
    ...SW,
    articles: ['33a'],
    about: 'The unused part of the exemption for a home could be used in the two years after',
    figures: ['domain/gifts/homeSpread.ts YEARS_AFTER', 'domain/gifts/homeSpread.ts LAST_YEAR'],
    url: url('2022-01-01'),
    text: '2022-01-01',
    unconfirmed: 'The rule of 2023 for gifts begun in 2021 or 2022 could not be read: the screens say to ask a notary.',
  },
  'sw-return': {
    ...SW,
    articles: ['40', '45', '46'],
    about: 'Until when a return can be filed: two months after the year, twenty after a death, and jointly',
    figures: [],
  },
  'sw-tax-by-giver': {
    ...SW,
    articles: [],
    about: 'The tax a giver pays is taxed as a gift, once',
    figures: [],
    unconfirmed:
      'No article says how often; the published examples that were read (2005) do so, and the screens say it.',
  },
  'sw-rounding': {
    ...SW,
    articles: [],
    about: 'The gift tax is rounded down to whole euros',
    figures: [],
    unconfirmed: 'The rule was not found in the law; a published example does so, and the screens say it.',
  },
  'ubsw-6': {
    ...UBSW,
    articles: ['6'],
    about: 'The value of a euro of yearly benefit, by the years it falls in',
    figures: ['domain/gifts/lowRate.ts FACTORS'],
  },
  'ubsw-10': { ...UBSW, articles: ['10'], about: 'The 6 %', figures: ['domain/gifts/legalRate.ts LEGAL_RATE'] },
  'ursw-6': {
    law: 'Uitvoeringsregeling schenk- en erfbelasting',
    articles: ['6'],
    about: 'The conditions of the raised exemption for a study',
    figures: [],
    url: 'https://wetten.overheid.nl',
    text: '2015',
    unconfirmed: OLD,
  },
  'kg-low-rate': {
    law: 'Standpunt KG:063:2023:33, Kennisgroepen Belastingdienst',
    articles: [],
    about:
      "With more than three months' notice a low rate is one gift over the whole term, or by choice one of each year",
    figures: [],
    url: 'https://kennisgroepen.belastingdienst.nl/publicaties/kg063202333-fictie-artikel-15-sw-1956-lening-opeisbaar-met-een-wachttermijn/',
    text: '2023',
    unconfirmed: 'Read as it was published; it is a position of the tax office, not the law.',
  },
} as const satisfies Record<string, Source>;
