/** The filters above the list of /overzicht, which load with them. */
export const filtersText = {
  search: 'Zoek op naam of doel',
  kind: 'Soort',
  kinds: { alles: 'Alles', schenkingen: 'Schenkingen', leningen: 'Leningen' },
  person: 'Persoon',
  everyone: 'Iedereen',
  year: 'Jaar',
  allYears: 'Alle jaren',
  group: 'Op volgorde van',
  groups: { datum: 'Datum', persoon: 'Persoon', soort: 'Soort' },
  types: {
    GiftContract: 'Schenkingen',
    AnnuityLoanContract: 'Annuïteitenleningen',
    LinearLoanContract: 'Lineaire leningen',
    RepaymentFreeLoanContract: 'Aflossingsvrije leningen',
  },
  moreGroups: (count: number) => `Toon nog ${count} ${count === 1 ? 'groep' : 'groepen'}`,
  nothingFound: 'Geen contract gevonden.',
  nothingFoundHint: 'Probeer een ander woord of haal een filter weg.',
  clearFilter: 'Toon alle contracten',
  repaid: 'Afgelost',
  repaidOpen: (count: number) => (count === 1 ? 'Toon 1 afgeloste lening' : `Toon ${count} afgeloste leningen`),
} as const;
