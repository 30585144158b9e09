/** The sentences after registering at /register. */
export const registerDoneText = {
  title: 'Kijk in je mail',
  done: (email: string) =>
    `Open de link in de mail die we nu sturen naar ${email}. Doe dat in deze browser, dan ben je meteen ingelogd.`,
  wrongAddress: 'Staat er een fout in dat adres?',
  otherAddress: 'Pas het adres aan',
  again: 'Stuur de mail opnieuw',
  againIn: (seconds: number) => `Opnieuw over ${seconds} s`,
  sent: 'Er is nog een mail onderweg. Daarin staat hoe je binnenkomt.',
  known: 'Had je al een account? Dan is er niets veranderd en log je in met het wachtwoord dat je toen koos.',
  noMail:
    'Geen mail? Kijk bij je ongewenste mail. Kies anders ‘Wachtwoord vergeten?’ bij het inloggen: ook met die mail bevestig je je adres.',
  linksPrinted:
    'Hier is geen mailserver. De link staat in het venster waarin je Onderling startte, en in de mail in de map outbox.',
  invitedTitle: 'Je account is gemaakt',
  invited: 'Ga verder om te zien wat er met jou is afgesproken.',
  goOn: 'Ga verder',
} as const;
