import { lateRule } from '../../../../domain/loans/lateRule.ts';
import { lateArticle } from '../../../../domain/loans/lateWords.ts';
import { bearsInterest } from '../../../../domain/loans/scheduleShape.ts';
import type { LoanClause } from './facts.ts';

/** Extra repayment, free and without a maximum (docs/domain.md 3.1; the 0,2 % rule: no surcharge for it, 2.5). */
export const extraRepaymentClause: LoanClause = ({ type, terms }) => ({
  title: 'Extra aflossen',
  paragraphs: [
    `De geldlener mag altijd extra aflossen of de hele lening eerder terugbetalen${terms.subordinated ? ', voor zover het artikel over achterstelling dat toelaat' : ''}. Daarvoor is geen boete of vergoeding verschuldigd.`,
    type === 'RepaymentFreeLoanContract'
      ? bearsInterest(terms)
        ? 'Na een extra aflossing wordt de rente berekend over de lagere hoofdsom. De einddatum blijft gelijk.'
        : 'Na een extra aflossing blijft de einddatum gelijk.'
      : terms.extra_repayment === 'lower_payment'
        ? 'Na een extra aflossing blijft de einddatum gelijk en worden de volgende termijnen lager. Partijen kunnen schriftelijk kiezen voor gelijke termijnen en een kortere looptijd.'
        : 'Na een extra aflossing blijven de termijnen gelijk en wordt de looptijd korter. Partijen kunnen schriftelijk kiezen voor dezelfde einddatum en lagere termijnen.',
    'Na een extra aflossing maken partijen een nieuw schema. Dat schema vervangt bijlage 1 vanaf de dag van de extra aflossing.',
  ],
});

/** The article on the order in which a payment is allocated: BW 6:44. */
export const allocationClause: LoanClause = () => ({
  title: 'Volgorde van betaling',
  paragraphs: [
    {
      text: 'Een betaling wordt in deze volgorde van de schuld afgetrokken (artikel 6:44 van het Burgerlijk Wetboek):',
      points: [
        'eerst de kosten;',
        'daarna de rente die al moest zijn betaald;',
        'ten slotte de hoofdsom en de lopende rente.',
      ],
    },
  ],
});

/** BW 3:307 and 3:308, and how the period starts again: 3:317 to 3:319. */
const LIMITATION =
  'Aflossing en rente die niet zijn betaald, verjaren vijf jaar na de dag waarop zij betaald moesten zijn (artikelen 3:307 en 3:308 van het Burgerlijk Wetboek). Een schriftelijke aanmaning van de geldgever, of een erkenning van de schuld door de geldlener, laat die tijd opnieuw beginnen (artikelen 3:317, 3:318 en 3:319).';

/** Late payment: the one rule that the ledger follows too (docs/decisions/0002); and how long it can be claimed. */
export const latePaymentClause: LoanClause = ({ terms }) => ({
  title: 'Te laat betalen',
  paragraphs: [...lateArticle(lateRule(terms)), LIMITATION],
});

/** A pause or another way out, only by addendum (docs/domain.md 4.2, 11). */
export const hardshipClause: LoanClause = () => ({
  title: 'Betaalpauze',
  paragraphs: [
    'Kan de geldlener een tijd niet betalen, dan overleggen partijen over uitstel of een betaalpauze.',
    'Uitstel of een pauze geldt alleen als partijen het schriftelijk vastleggen in een aanvulling, met een nieuw schema, en allen ondertekenen.',
  ],
});
