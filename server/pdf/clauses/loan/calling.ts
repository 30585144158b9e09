import { possibleCallEvents } from '../../../../domain/contracts/clauses/callEvents.ts';
import { applicable, type Clause } from '../clause.ts';
import { bearsInterest } from '../../../../domain/loans/scheduleShape.ts';
import type { LoanClause, LoanFacts } from './facts.ts';

/** Number of months in words a contract uses: "drie maanden". */
const monthsOfNotice = (months: number) => (months === 1 ? 'één maand' : `${months} maanden`);

/** The cases in which the loan may be called: the chosen ones, and insolvency, which the law itself adds (BW 6:40). */
function cases({ terms, borrowers }: LoanFacts): string[] {
  const possible = possibleCallEvents(terms.call_events, terms.own_home);
  const chosen = (event: (typeof possible)[number]) => possible.includes(event);
  const points = applicable(
    chosen('arrears') &&
      'de geldlener meer dan drie maanden achter is met een betaling, en ook dertig dagen na een schriftelijke herinnering niet heeft betaald',
    'de geldlener failliet is verklaard of de schuldsaneringsregeling voor de geldlener geldt',
    chosen('seizure') &&
      `beslag is gelegd op ${terms.own_home ? 'de woning of op ' : ''}een groot deel van het vermogen van de geldlener, en dat beslag na zestig dagen niet is opgeheven`,
    chosen('home_sold') &&
      'de woning waarvoor de lening is gesloten wordt verkocht of aan een ander wordt overgedragen',
    chosen('divorce') &&
      (borrowers > 1
        ? 'de geldleners uit elkaar gaan, en niet een van hen de lening onder dezelfde voorwaarden voortzet'
        : 'het huwelijk of het geregistreerd partnerschap van de geldlener eindigt door scheiding'),
    chosen('borrower_dies') &&
      (borrowers > 1
        ? 'een geldlener is overleden, en de andere geldlener en de erfgenamen de lening niet onder dezelfde voorwaarden voortzetten'
        : 'de geldlener is overleden, en de erfgenamen de lening niet onder dezelfde voorwaarden voortzetten'),
  );
  return points.map((point, i) => `${point}${i === points.length - 1 ? '.' : ';'}`);
}

const list = (facts: LoanFacts, text: string) => ({ text, points: cases(facts) });
const sixWeeks = 'Opeisen gebeurt schriftelijk. De geldlener krijgt dan ten minste zes weken om te betalen.';

/**
 * When the loan may be called. The plain choice is a limitative list: a loan that is callable at any time below 6 %
 * interest is a gift from day to day (art. 15 SW 1956; docs/domain.md 0.2), so "otherwise not" is stated explicitly.
 */
const PAID_FIRST = 'Bij opeisen geldt ook het artikel over achterstelling.';

const calling: Clause<LoanFacts> = (facts) => {
  const { callable, notice_months: months } = facts.terms;
  const title = 'Wanneer de geldgever de lening mag opeisen';
  const all = `de hoofdsom die nog openstaat${bearsInterest(facts.terms) ? ' en de rente tot dan' : ''}`;
  switch (callable) {
    case 'limited':
      return {
        title,
        paragraphs: [
          list(facts, `De lening is niet direct opeisbaar. De geldgever mag ${all} alleen opeisen als:`),
          'Deze opsomming is volledig. In alle andere gevallen mag de geldgever de lening niet opeisen of opzeggen vóór de einddatum.',
          sixWeeks,
        ],
      };
    case 'on_demand':
      return {
        title,
        paragraphs: [
          `De lening is direct opeisbaar: de geldgever mag ${all} op elk moment opeisen, zonder reden en zonder opzegtermijn.`,
          'Opeisen gebeurt schriftelijk. Zolang de geldgever de lening niet opeist, betaalt de geldlener volgens het schema.',
        ],
      };
    case 'short_notice':
    case 'long_notice':
      return {
        title,
        paragraphs: [
          `De geldgever mag de lening opzeggen met een opzegtermijn van ${monthsOfNotice(months ?? 0)}. Na die termijn betaalt de geldlener ${all}. Opzeggen gebeurt schriftelijk; een reden is niet nodig.`,
          list(facts, 'Zonder opzegtermijn mag de geldgever de lening alleen opeisen als:'),
          sixWeeks,
        ],
      };
  }
};

export const callingClause: LoanClause = (facts) => {
  const article = calling(facts);
  return article && facts.terms.subordinated
    ? { ...article, paragraphs: [...article.paragraphs, PAID_FIRST] }
    : article;
};

/** The lender dies: the claim passes to the heirs and the loan runs on (docs/domain.md 4.2, 9). */
export const lenderDiesClause: LoanClause = ({ lenders, terms }) => ({
  title: 'Overlijden van de geldgever',
  paragraphs: applicable(
    `Overlijdt ${lenders > 1 ? 'een geldgever' : 'de geldgever'}, dan loopt de lening door onder dezelfde voorwaarden. De vordering gaat over op wie daar volgens de wet of het testament recht op heeft.`,
    terms.callable !== 'on_demand' &&
      `De lening is door het overlijden van ${lenders > 1 ? 'een geldgever' : 'de geldgever'} niet opeisbaar.`,
  ),
});
