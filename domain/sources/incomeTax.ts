import type { Source } from './source.ts';

const IB = {
  law: 'Wet inkomstenbelasting 2001',
  url: 'https://wetten.overheid.nl/BWBR0011353/2026-02-21',
  text: '2026-02-21',
  unconfirmed: null,
} as const;
const URIB = {
  law: 'Uitvoeringsregeling inkomstenbelasting 2001',
  url: 'https://wetten.overheid.nl',
  text: '2015',
  unconfirmed: 'Only the text of 2015 was read; no newer one was to be had.',
} as const;

/** The income tax: the own home, and savings and investments. */
export const INCOME_TAX = {
  'ib-partner': { ...IB, articles: ['1.2'], about: 'Partners besides those of the general act', figures: [] },
  'ib-own-home-debt': {
    ...IB,
    articles: ['3.119a', '3.119c'],
    about: 'The debts that count, their repayment, and the moments of the test',
    figures: ['domain/deduction/lifetime.ts LONGEST_TERM'],
  },
  'ib-home': {
    ...IB,
    articles: ['3.111', '3.119aa', '3.119f', '3.120a'],
    about:
      'The own home and until when one for sale stays it, the reserve of a home that was sold, two homes at once, a remaining debt',
    figures: ['domain/loans/home/homeSpans.ts YEARS_FOR_SALE'],
  },
  'ib-arrears': { ...IB, articles: ['3.119e'], about: 'Arrears, until when they can be made good', figures: [] },
  'ib-return': { ...IB, articles: ['3.119g'], about: 'The data that the return must have every year', figures: [] },
  'ib-costs': {
    ...IB,
    articles: ['3.120', '3.121'],
    about: 'Interest paid, ahead too, and each one’s share',
    figures: [],
  },
  'ib-when-paid': {
    ...IB,
    articles: ['3.147'],
    about: 'When interest is deducted',
    figures: [],
    text: '2015',
    unconfirmed: 'Only the text of 2015 was read.',
  },
  'ib-before-2013': {
    ...IB,
    articles: ['10bis.1', '10bis.10'],
    about: 'Debts of before 2013',
    figures: [
      'domain/deduction/lifetime.ts NEW_LAW',
      'domain/deduction/transitional.ts THIRTY_YEARS',
      'domain/deduction/transitional.ts LAW_OF_2001',
    ],
    text: '2015',
    unconfirmed: 'Only the text of 2015 was read; the verdict is amber and names what decides.',
  },
  'ib-worth': {
    law: 'Wet inkomstenbelasting 2001',
    articles: ['5.19'],
    about: 'Box 3 asks for the value of a claim or a debt; our figure is the sum itself',
    figures: [],
    url: 'https://wetten.overheid.nl',
    text: '2026',
    unconfirmed: 'Paragraph 1 was read on a page that prints the article; the article itself could not be opened.',
  },
  'ib-box-3': {
    ...IB,
    articles: ['5.2', '5.3', '5.27'],
    about: 'Claims and debts on 1 January, and interest in the actual return; no percentage of box 3 is calculated',
    figures: [],
  },
  'ib-return-debts': {
    law: 'Wet inkomstenbelasting 2001',
    articles: ['5.26'],
    about: 'The threshold of debts does not count in the actual return',
    figures: [],
    url: 'https://wetten.overheid.nl',
    text: '2025',
    unconfirmed: 'Paragraph 3 was read in a published article about the bill; the article itself could not be opened.',
  },
  'urib-working-days': {
    ...URIB,
    articles: ['17aa'],
    about: 'A payment in the first five working days counts for the month before',
    figures: ['domain/deduction/monthEnd.ts WORKING_DAYS'],
  },
  'urib-data': { ...URIB, articles: ['17b'], about: 'The data that the return must have', figures: [] },
} as const satisfies Record<string, Source>;
