/** The sentences of /overzicht without contracts: separate, as nobody else loads them (docs/performance.md). */
export const emptyOverviewText = {
  empty: 'Hier zie je straks wie wat gaf en leende.',
  emptyHint: 'Leg het eerste contract vast: het kost ongeveer vijf minuten.',
  othersHint: 'Nog geen contracten.',
  noFamily: 'Hier zie je straks wie in je familie wat gaf en leende.',
  noFamilyHint: 'Voeg eerst je kind of je partner toe: een contract is tussen jou en iemand van je familie.',
  addFamily: 'Voeg je familie toe',
  /** The roles in the faded picture, in the order of a family, each with the word that gives its initial. */
  people: {
    self: ['Jij', 'Jij'],
    partner: ['Je partner', 'Partner'],
    daughter: ['Je dochter', 'Dochter'],
    son: ['Je zoon', 'Zoon'],
  },
} as const;
