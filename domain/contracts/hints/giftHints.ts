import { paidBefore } from '../../gifts/paidBefore.ts';
import { type NotaryReason, needsNotary } from '../needsNotary.ts';
import type { Hint, HintedGift } from './hint.ts';

const NOTARY: Record<NotaryReason, Omit<Hint, 'id' | 'title'>> = {
  paper: {
    text: 'Een schenking op papier vervalt bij het overlijden van wie schenkt, behalve met een akte van de notaris. Ook moet elk jaar echt 6 % rente worden betaald; anders telt het hele bedrag mee bij de erfbelasting. We maken een concept dat je meeneemt naar de notaris.',
    law: 'Artikel 7:177 van het Burgerlijk Wetboek en artikel 10 van de Successiewet 1956',
  },
  at_death: {
    text: 'Een schenking die pas na het overlijden wordt betaald, vervalt zonder akte van de notaris. We maken een concept dat je meeneemt naar de notaris.',
    law: 'Artikel 7:177 van het Burgerlijk Wetboek',
  },
  real_estate: {
    text: 'Een huis of een stuk grond gaat alleen over met een akte van de notaris. We maken een concept dat je meeneemt naar de notaris.',
    law: 'Artikel 3:89 van het Burgerlijk Wetboek',
  },
  study: {
    text: 'De verhoogde vrijstelling voor een dure studie geldt alleen met een akte van de notaris, waarin de studie en de kosten staan. We maken een concept dat je meeneemt naar de notaris.',
    law: 'Artikel 33 van de Successiewet 1956 en artikel 6 van de Uitvoeringsregeling',
  },
};

/** The hints of a gift (docs/domain.md 2.4, 4.1). */
export function giftHints(gift: HintedGift): Hint[] {
  const reason = needsNotary(gift);
  const hints: (Hint | false)[] = [
    reason !== null && {
      id: 'notary',
      ...(reason !== 'study' && { about: 'form' }),
      title: 'Hier is een notaris voor nodig',
      ...NOTARY[reason],
    },
    gift.exemption !== 'yearly' && {
      id: 'raised_once',
      title: 'Een verhoogde vrijstelling kan één keer',
      text: 'Een kind gebruikt die in één jaar, en daarna niet meer. Ook een schenking van vroeger die hier niet staat telt: kijk in de aangiften van toen.',
      law: 'Artikel 33 van de Successiewet 1956',
    },
    gift.condition === 'suspensive' && {
      id: 'suspensive',
      title: 'De schenking telt later',
      text: 'Met een voorwaarde vooraf telt de schenking pas op de dag waarop aan die voorwaarde is voldaan. De vrijstelling van dat jaar geldt dan.',
      law: 'Artikel 1 lid 9 van de Successiewet 1956',
    },
    // BW 1:94 lid 2 a and 7:182 lid 1: made with the gift, not after it (docs/domain.md 4.1, 4).
    paidBefore(gift) &&
      (gift.exclusion_clause !== 'none' || gift.administration) && {
        id: 'clause_after_gift',
        title: 'Een uitsluitingsclausule of bewind hoort bij de schenking zelf',
        text: 'Het geld is overgemaakt vóór de dag van ondertekenen. Is het toen niet afgesproken, dan geldt het waarschijnlijk niet voor deze schenking. Is het toen wel afgesproken, bewaar dan het bewijs daarvan.',
        law: 'Artikel 1:94 en 7:182 van het Burgerlijk Wetboek',
      },
    gift.revocable && {
      id: 'revocable',
      title: 'Een schenking die terug te draaien is',
      text: 'Een herroepelijke schenking telt mee bij de legitieme portie, hoe lang geleden zij ook is gedaan en wie haar ook kreeg. Een schenking aan een eigen kind telt altijd mee, ook als zij niet te herroepen is. Een schenking aan een kleinkind ook, als de ouder daartussen eerder is overleden. Een andere telt mee als zij in de laatste vijf jaar voor het overlijden is gedaan. Herroepen kan alleen wie schenkt, zolang die leeft. Wie de inkomstenbelasting over de opbrengsten betaalt, en wat daarvan blijft na herroepen: vraag je notaris.',
      law: 'Artikel 4:63 en 4:67 van het Burgerlijk Wetboek',
    },
    gift.tax_paid_by === 'giver' && {
      id: 'free_of_duty',
      title: 'De belasting betalen is ook schenken',
      text: 'Betaalt de gever de schenkbelasting, dan telt dat bedrag zelf ook als schenking. Wij tellen het één keer mee, zoals in gepubliceerde voorbeelden.',
      law: 'Artikel 1 lid 7 en 36 van de Successiewet 1956 en artikel 7:186 van het Burgerlijk Wetboek',
    },
  ];
  return hints.filter((hint) => hint !== false);
}
