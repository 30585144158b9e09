import { applicable } from '../clause.ts';
import type { LoanClause } from './facts.ts';

/**
 * When the loan may be called: a limitative list. A loan that is callable at any time below 6 % interest is a gift from
 * day to day (art. 15 SW 1956; domain.md 0-2), so "otherwise not" is said in so many words.
 */
export const callingClause: LoanClause = ({ terms, borrowers }) => ({
  title: 'Wanneer de geldgever de lening mag opeisen',
  paragraphs: [
    {
      text: 'De lening is niet direct opeisbaar. De geldgever mag de hoofdsom die nog openstaat en de rente tot dan alleen opeisen als:',
      points: applicable(
        'de geldlener meer dan drie termijnen achter is, en ook dertig dagen na een schriftelijke herinnering niet heeft betaald;',
        'de geldlener failliet is verklaard of de schuldsaneringsregeling voor de geldlener geldt;',
        `beslag is gelegd op ${terms.own_home ? 'de woning of op ' : ''}een groot deel van het vermogen van de geldlener, en dat beslag na zestig dagen niet is opgeheven;`,
        terms.own_home && 'de woning waarvoor de lening is gesloten wordt verkocht of aan een ander wordt overgedragen;',
        borrowers > 1
          ? 'een geldlener is overleden, en de andere geldlener en de erfgenamen de lening niet onder dezelfde voorwaarden voortzetten.'
          : 'de geldlener is overleden, en de erfgenamen de lening niet onder dezelfde voorwaarden voortzetten.',
      ),
    },
    'Deze opsomming is volledig. In alle andere gevallen mag de geldgever de lening niet opeisen of opzeggen vóór de einddatum.',
    'Opeisen gebeurt schriftelijk. De geldlener krijgt dan ten minste zes weken om te betalen.',
  ],
});

/** The lender dies: the claim passes to the heirs and the loan runs on (domain.md 4.2, 9). */
export const lenderDiesClause: LoanClause = ({ lenders }) => ({
  title: 'Overlijden van de geldgever',
  paragraphs: [
    `Overlijdt ${lenders > 1 ? 'een geldgever' : 'de geldgever'}, dan loopt de lening door onder dezelfde voorwaarden. De vordering gaat over op wie daar volgens de wet of het testament recht op heeft.`,
    `De lening is door het overlijden van ${lenders > 1 ? 'een geldgever' : 'de geldgever'} niet opeisbaar.`,
  ],
});
