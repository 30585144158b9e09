/** The two lines of an address, at Profiel and at a relation. */
export const postalText = {
  street: 'Straat en huisnummer',
  town: 'Postcode en plaats',
  hint: 'Komt in jullie contracten. Vul je niets in, dan staat er een lijn om op te schrijven.',
} as const;
