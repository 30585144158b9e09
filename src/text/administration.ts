/** The sentences of /familiebeheer/administratie. */
export const administrationText = {
  title: 'Administratie',
  intro: 'Hier zie je voor hoeveel familieleden je plaats hebt, en of er nog iets openstaat.',
  limit: 'Familieleden',
  raise: 'Meer familieleden toevoegen? Stuur ons een bericht, dan regelen we het samen.',
  contact: 'Stuur een bericht',
  contactHint: 'opent in een nieuw venster',
  relations: 'Naar je familie',
  outstanding: 'Nog open',
  outstandingText: 'Er staat nog iets open. Daarna kun je weer verder.',
  failed: 'We konden je gegevens niet ophalen.',
  failedHint: 'Je gegevens zijn veilig.',
} as const;
