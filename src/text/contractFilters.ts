/** The filters above the list of /overzicht, which load with them. */
export const filtersText = {
  search: 'Zoek op naam of doel',
  kind: 'Soort',
  kinds: { alles: 'Alles', schenkingen: 'Schenkingen', leningen: 'Leningen' },
  person: 'Persoon',
  everyone: 'Iedereen',
  year: 'Jaar',
  allYears: 'Alle jaren',
} as const;
