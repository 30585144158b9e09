/** The two lines of an address, at Profiel and at a relation. */
export const postalText = {
  street: 'Straat en huisnummer',
  town: 'Postcode en plaats',
  hint: 'Komt in jullie contracten. Zonder adres blijft daar een regel leeg. Na het ondertekenen kan het er niet meer bij.',
} as const;
