/** The list of keys (docs/screens.md 4). */
export const shortcutsText = {
  title: 'Sneltoetsen',
  intro: 'Ze werken overal, behalve als je in een veld typt. Uitzetten kan bij Profiel, onder Weergave.',
  goTo: (label: string) => `Ga naar ${label}`,
  search: 'Naar het zoekveld, als dit scherm er een heeft',
  help: 'Toon deze lijst',
  then: 'en dan',
} as const;
