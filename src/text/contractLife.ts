/** The words for how far a contract is, and for the ways on, on its own page. */
export const contractLifeText = {
  states: {
    concept: 'Concept',
    offered: 'Voorgelegd om te ondertekenen',
    signed: 'Ondertekend',
    amended: 'Ondertekend, later gewijzigd',
    ended: 'Afgelopen',
    archived: 'Gearchiveerd',
  },
  /** Of `offered`, where somebody says that it was signed on paper. */
  offeredPaper: 'Op papier ondertekend, nog te bevestigen',
  failed: 'We konden niet ophalen wat er is voorgesteld.',
  change: 'Stel een wijziging voor',
  archive: 'Archiveer',
  restore: 'Haal uit het archief',
  sign: 'Op papier ondertekend',
  waiting: 'Er ligt al een voorstel. Wacht op het antwoord, of trek dat voorstel eerst in.',
} as const;
