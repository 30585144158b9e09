import { applicable, quoted } from '../clause.ts';
import { bearsInterest } from '../../../../domain/loans/scheduleShape.ts';
import type { LoanClause, LoanFacts } from './facts.ts';
import { keptOut } from '../shared/exclusion.ts';

function security({ terms: { security: kind, security_text: what } }: LoanFacts): string[] {
  switch (kind) {
    case 'none':
      return ['De geldlener geeft voor deze lening geen zekerheid, zoals een recht van hypotheek of een pandrecht.'];
    case 'mortgage':
      return [
        `De geldlener geeft de geldgever een recht van hypotheek op: ${quoted(what)}`,
        'Een hypotheek ontstaat pas met een akte van de notaris en inschrijving in het openbare register (artikel 3:260 van het Burgerlijk Wetboek). Partijen laten die akte maken. De kosten zijn voor de geldlener.',
      ];
    case 'pledge':
      return [
        `De geldlener geeft de geldgever een pandrecht op: ${quoted(what)}`,
        'Een pandrecht zonder dat de zaak uit handen gaat, ontstaat met een notariële akte of met een onderhandse akte die is geregistreerd (artikel 3:237 van het Burgerlijk Wetboek). Partijen zorgen daarvoor.',
      ];
  }
}

/** Security, if any: a mortgage needs a notarial deed (BW 3:260), a pledge a registered one (BW 3:237). */
export const securityClause: LoanClause = (facts) => ({ title: 'Zekerheid', paragraphs: security(facts) });

/** The bank is paid first (BW 3:277 lid 2). */
export const subordinationClause: LoanClause = ({ terms }) =>
  terms.subordinated
    ? {
        title: 'Achterstelling',
        paragraphs: [
          `De vordering van de geldgever is achtergesteld bij wat de geldlener schuldig is aan ${quoted(terms.subordinated_to)} (artikel 3:277 lid 2 van het Burgerlijk Wetboek). Is er niet genoeg om iedereen te betalen, dan gaat die schuld voor.`,
          'Zolang de geldlener zijn termijnen aan die schuldeiser op tijd betaalt, mag hij de termijnen van deze lening gewoon betalen.',
          'Zolang er een schuld aan die schuldeiser is, is voor extra aflossen en voor opeisen van deze lening zijn toestemming nodig. In een faillissement of een schuldsanering mag de geldgever zijn vordering wel indienen.',
        ],
      }
    : null;

/** Transfer and set-off only with consent (docs/domain.md 4.2, 16). */
export const transferClause: LoanClause = () => ({
  title: 'Overdracht en verrekening',
  paragraphs: [
    'De geldgever mag de vordering niet overdragen of verpanden zonder schriftelijke toestemming van de geldlener.',
    'De geldlener mag een termijn niet verrekenen met een vordering op de geldgever zonder schriftelijke toestemming van de geldgever.',
  ],
});

/** Life insurance, and perhaps disability (docs/domain.md 4.2, 17). */
export const insuranceClause: LoanClause = ({ terms: { insurance } }) =>
  insurance === 'none'
    ? null
    : {
        title: 'Verzekering',
        paragraphs: applicable(
          'De geldlener sluit een overlijdensrisicoverzekering en houdt die in stand zolang de lening loopt. De uitkering wordt gebruikt om de lening af te lossen, tot het bedrag dat dan nog openstaat.',
          insurance === 'death_disability' &&
            'De geldlener sluit ook een verzekering voor als hij door ziekte of arbeidsongeschiktheid de termijnen niet kan betalen.',
          'De geldlener laat de polis op verzoek aan de geldgever zien.',
        ),
      };

/**
 * No promises: agreeing in advance to give back costs the deduction (docs/domain.md 0.5); later acts are free (BW
 * 6:160). The law decides whether a low rate is a gift (docs/domain.md 2.5): no document of ours denies it.
 */
export const noGiftClause: LoanClause = ({ terms }) => ({
  title: 'Geen toezegging om kwijt te schelden',
  paragraphs: [
    `De geldgever heeft niet toegezegd om ${bearsInterest(terms) ? 'rente of ' : ''}aflossing kwijt te schelden of terug te geven, en is daar ook niet toe verplicht.`,
    'Een latere schenking of kwijtschelding is een aparte beslissing. Partijen leggen die apart vast, met een eigen datum.',
  ],
});

/** Keeps later forgiveness outside a community of property. That must be stipulated at the gift at the latest (BW 1:94). */
export const forgivenClause: LoanClause = ({ terms: { exclusion_on_forgiven: exclusion } }) =>
  exclusion === 'none'
    ? null
    : {
        title: 'Uitsluitingsclausule bij een latere kwijtschelding',
        paragraphs: [
          ...keptOut('Scheldt de geldgever later iets kwijt, dan valt dat voordeel', exclusion),
          'Dit is geen toezegging om iets kwijt te schelden.',
        ],
      };
