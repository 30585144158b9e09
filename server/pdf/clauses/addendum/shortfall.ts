import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { Shortfall } from '../../../../domain/statements/restShortfall.ts';
import { yearAfter } from '../shared/wording.ts';

/** The arrears of a paused home loan by its own schedule, and the payment that clears them (art. 3.119e Wet IB 2001). */
export function shortfallWords(shortfall: Shortfall | null): string[] {
  if (shortfall === null)
    return [
      'Wordt elke termijn op zijn dag betaald, dan staat ook met deze pauze op geen 31 december meer open dan artikel 3.119c van de Wet inkomstenbelasting 2001 toelaat.',
    ];
  const { on, above, repairBy, left } = shortfall;
  const by = formatDateLong(repairBy);
  const stays =
    'Dan blijft de schuld een eigenwoningschuld, als zo’n achterstand niet vaker dan incidenteel voorkomt (artikel 3.119e lid 1 van die wet).';
  return [
    `Met deze pauze staat op ${formatDateLong(on)} ${formatEuro(above)} meer open dan artikel 3.119c van de Wet inkomstenbelasting 2001 toelaat, ook als elke termijn op zijn dag wordt betaald.`,
    left === 0
      ? `Het nieuwe schema haalt dat in: op ${by} staat er niet meer te veel open. ${stays}`
      : `Het nieuwe schema haalt dat niet in: op ${by} is het nog ${formatEuro(left)}. De geldlener lost daarom uiterlijk op ${by} ${formatEuro(left)} extra af, boven de termijnen van bijlage 1. ${stays} Zonder die betaling is de rente vanaf 1 januari ${yearAfter(repairBy)} niet aftrekbaar (artikel 3.119e lid 4), behalve in de gevallen van lid 2 en 3.`,
  ];
}

/** The same as a line under the schedule; empty where the schedule needs none. */
export const shortfallNote = (shortfall: Shortfall | null): string[] =>
  shortfall === null || shortfall.left === 0
    ? []
    : [
        `Niet in dit schema: de extra aflossing van ${formatEuro(shortfall.left)}, uiterlijk op ${formatDateLong(shortfall.repairBy)}, waarmee de rente aftrekbaar blijft. Na die aflossing worden de termijnen opnieuw berekend.`,
      ];
