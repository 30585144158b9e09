/** The sentences of /overzicht without contracts: separate, as nobody else loads them (docs/performance.md). */
export const emptyOverviewText = {
  empty: 'Nog geen contracten.',
  emptyHint: 'Leg de eerste vast: het kost ongeveer vijf minuten.',
  noFamily: 'Voeg eerst je familie toe.',
  noFamilyHint: 'Een contract is tussen jou en iemand van je familie. Begin met je kind of je partner.',
  addFamily: 'Voeg je familie toe',
} as const;
