/** The words for a contract's state, and for its next steps, on its own page. */
export const contractLifecycleText = {
  states: {
    concept: 'Concept',
    offered: 'Voorgelegd om te ondertekenen',
    signed: 'Ondertekend',
    amended: 'Ondertekend, later gewijzigd',
    ended: 'Afgelopen',
    archived: 'Gearchiveerd',
  },
  /** For `offered`, when somebody says that it was signed on paper. */
  offeredPaper: 'Op papier ondertekend, nog te bevestigen',
  failed: 'We konden niet ophalen wat er is voorgesteld.',
  change: 'Stel een wijziging voor',
  archive: 'Archiveer',
  restore: 'Haal uit het archief',
  sign: 'Op papier ondertekend',
  waiting: 'Er ligt al een voorstel. Wacht op het antwoord, of trek dat voorstel eerst in.',
} as const;
