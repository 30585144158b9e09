import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { yearAfter } from '../shared/wording.ts';
import type { AddendumFacts } from './facts.ts';

/**
 * States that giving up interest can be a gift (art. 1 lid 7 SW 1956, BW 7:186), on the day all agree (BW 6:160, 7:175), and how
 * it is valued: no source read says which value the tax office uses (docs/sources.md).
 */
export function loweredWords({ lowered, terms, undone, fromLastSignature, notBeforeLast }: AddendumFacts): string[] {
  if (lowered === null) return [];
  // A reversal counts on the day all agree, whatever the day of the original change.
  const later = fromLastSignature || notBeforeLast || undone !== null;
  const day = later ? 'op de dag van de laatste handtekening' : `op ${formatDateLong(lowered.date)}`;
  const returnBy = later ? 'van het jaar daarna' : yearAfter(lowered.date);
  return [
    `De rente wordt lager. Is dat uit vrijgevigheid, en lager dan een bank zou vragen, dan is de rente die de geldgever opgeeft een schenking aan de geldlener, ${day} (artikel 6:160, 7:175 en 7:186 van het Burgerlijk Wetboek en artikel 1 lid 7 van de Successiewet 1956). Dan doet de geldlener aangifte schenkbelasting als de schenkingen in dat jaar samen hoger zijn dan de vrijstelling, vóór 1 maart ${returnBy}.`,
    `Wat de geldgever opgeeft, is de oude rente min de nieuwe, over wat er elk jaar nog openstaat. Omgerekend naar één bedrag, waarin latere jaren minder zwaar tellen (artikel 21 lid 14 van de Successiewet 1956 en artikel 6 van het Uitvoeringsbesluit), is dat ${formatEuro(lowered.amount)}. Dat is een berekening: of de Belastingdienst zo rekent, vragen partijen hun notaris.`,
    ...(terms.callable === 'long_notice'
      ? [
          'Koos de geldlener bij deze lening voor een schenking per kalenderjaar (artikel 15 van de Successiewet 1956; standpunt KG:063:2023:33), dan blijft die keuze gelden.',
        ]
      : []),
  ];
}
