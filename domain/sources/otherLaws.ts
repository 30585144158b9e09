import type { Source } from './source.ts';

const book = (number: number, bwb: string) =>
  ({
    law: `Burgerlijk Wetboek Boek ${number}`,
    url: `https://wetten.overheid.nl/${bwb}`,
    text: '2015',
    unconfirmed: 'Only the text of 2015 was read; no figure is taken from it.',
  }) as const;
const NOT_READ = 'Not read again; cited as a reference, and no figure is taken from it.';

/** Civil law and the laws around it. */
export const OTHER_LAWS = {
  'bw-1': {
    ...book(1, 'BWBR0002656'),
    articles: ['1:88', '1:89', '1:94'],
    about: 'Consent of a spouse, acts without it, and the exclusion clause',
    figures: [],
  },
  'bw-3': {
    ...book(3, 'BWBR0005291'),
    articles: ['3:89', '3:237', '3:260', '3:277', '3:307', '3:308', '3:317', '3:318', '3:319'],
    about:
      'Transfer of a home, pledge, mortgage, a creditor who ranks after another, and how long a debt can be claimed',
    figures: [],
    unconfirmed:
      'Articles 3:308 and 3:317 to 3:319 were read as of 2015, the others not again; no figure is taken from them.',
  },
  'bw-4': {
    ...book(4, 'BWBR0002761'),
    articles: ['4:13', '4:63', '4:67', '4:70', '4:229', '229'],
    about: 'Settling common property, the legitimate portion, and gifts that count when the estate is divided',
    figures: [],
    unconfirmed:
      'Articles 4:63, 4:67 and 4:70 were read as of 2015, and 4:67 under d again in a published article; 4:13 and 4:229 not again. No figure is taken from them.',
  },
  'bw-6': {
    ...book(6, 'BWBR0005289'),
    articles: ['6:6', '6:7', '6:10', '6:12', '6:15', '6:40', '6:44', '6:82', '6:83', '6:119', '6:120', '6:160'],
    about: 'The order in which a payment is used, being late, and forgiving',
    figures: [],
  },
  'bw-6-consumer': {
    law: 'Burgerlijk Wetboek Boek 6',
    articles: ['6:230b', '6:230i', '6:230m', '6:230o', '6:230oa', '6:230r', '6:230s'],
    about: "The seller's contact details, complaints, and withdrawing an order within fourteen days",
    figures: [],
    url: 'https://wetten.overheid.nl/BWBR0005289/2026-07-16',
    text: '2026-07-16',
    unconfirmed: null,
  },
  'bw-7': {
    ...book(7, 'BWBR0005290'),
    articles: ['7:129', '7:175', '7:177', '7:178', '7:182', '7:184', '7:186'],
    about: 'The gift, and the loan of money',
    figures: [],
  },
  rv: {
    law: 'Wetboek van Burgerlijke Rechtsvordering',
    articles: ['158'],
    about: 'A person who alone owes a sum writes it in letters, by hand, to make the paper full evidence of it',
    figures: [],
    url: 'https://wetten.overheid.nl/BWBR0001827',
    text: '2015',
    unconfirmed: 'Only the text of 2015 was read; no figure is taken from it.',
  },
  'statutory-interest': {
    law: 'Besluit wettelijke rente',
    articles: [],
    about: 'The statutory interest outside trade',
    figures: ['domain/loans/statutoryInterest.ts STATUTORY_INTEREST'],
    url: 'https://wetten.overheid.nl',
    text: '2026-01-01',
    unconfirmed: 'The decrees in the Staatsblad could not be read; the rates are those that are generally known.',
  },
  awr: {
    law: 'Algemene wet inzake rijksbelastingen',
    articles: ['5a', '52'],
    about: 'Partners, and how long invoices are kept',
    figures: [],
    url: 'https://wetten.overheid.nl/BWBR0002320',
    text: '2015',
    unconfirmed: 'Only the text of 2015 was read; article 52 was not read.',
  },
  'public-holidays': {
    law: 'Algemene termijnenwet',
    articles: ['3'],
    about: 'Public holidays',
    figures: [],
    url: 'https://wetten.overheid.nl',
    text: '—',
    unconfirmed: NOT_READ,
  },
  'vat-invoice': {
    law: 'Wet op de omzetbelasting 1968',
    articles: ['35a'],
    about: 'The content of an invoice',
    figures: [],
    url: 'https://wetten.overheid.nl',
    text: '—',
    unconfirmed: NOT_READ,
  },
  eidas: {
    law: 'Verordening 910/2014 (eIDAS)',
    articles: ['25', '26'],
    about: 'The advanced electronic signature; only a qualified one equals one by hand',
    figures: [],
    url: 'https://eur-lex.europa.eu/eli/reg/2014/910/oj',
    text: '—',
    unconfirmed: NOT_READ,
  },
  avg: {
    law: 'Algemene verordening gegevensbescherming',
    articles: ['6', '12', '13', '14', '15', '17', '18', '20', '21', '28', '30', '32', '33', '34', '35'],
    about: 'Information on the data kept and by whom, the right to a copy, to be forgotten, and its limits',
    figures: [],
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    text: '2016',
    unconfirmed:
      'Articles 30 and 33 were read on pages that print them, 13 and 14 on one that explains them; the others not again.',
  },
} as const satisfies Record<string, Source>;
