/** The words of the forms kit; the messages of the rules live with the rules (domain/rules). */
export const formsText = {
  name: { firstname: 'Voornaam', infix: 'Tussenvoegsel', lastname: 'Achternaam' },
  infixOffer: (infix: string) => `Zullen we '${infix}' bij tussenvoegsel zetten?`,
  infixAccept: 'Ja, graag',
  restored: 'We hebben teruggezet wat je de vorige keer invulde.',
  outdated: 'Deze gegevens zijn intussen gewijzigd. Wat je de vorige keer invulde, hebben we daarom niet teruggezet.',
  startOver: 'Begin opnieuw',
  keepDraft: {
    title: 'Bewaren wat je hebt ingevuld?',
    text: 'Dan staat het nog op dit apparaat als je dit formulier weer opent.',
    cannotKeep: 'Op dit apparaat kunnen we niet bewaren wat je hebt ingevuld. Sluit je nu, dan is het weg.',
    goOn: 'Verder invullen',
    discard: 'Niet bewaren',
    keep: 'Bewaar voor later',
  },
  summaryTitle: 'Dit is nog niet gelukt:',
  errorPrefix: 'Fout:',
  optional: '(niet verplicht)',
  choose: 'Kies …',
  dateHint: 'Bijvoorbeeld 1-7-2026',
  birthdateHint: 'Bijvoorbeeld 31-1-1985',
  dateMask: 'dd-mm-jjjj',
  calendar: 'Kies een dag',
  /** The button's name; `chosen` is the day in the field. */
  chooseDay: (label: string, chosen: string | null) =>
    `Kies een dag: ${label}${chosen === null ? '' : ` (nu ${chosen})`}`,
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  phoneHint: 'Bijvoorbeeld 06 12345678',
  showPassword: 'Toon',
  hidePassword: 'Verberg',
  passwordNowShown: 'Je wachtwoord is nu te lezen.',
  passwordNowHidden: 'Je wachtwoord is verborgen.',
  passwordChecklist: 'Je wachtwoord heeft:',
  passwordMet: 'in orde',
  passwordUnmet: 'nog niet',
  suggestionYes: (amount: string) => `Ja, ${amount}`,
  busy: 'Even geduld …',
  savedAt: (time: string) => `Nog niet bewaard: staat op dit apparaat, ${time}`,
} as const;

/** The messages of the yup schema where no domain rule applies. */
export const schemaText = {
  required: 'Dit veld is verplicht.',
  invalid: 'Dit kunnen we niet lezen. Kijk nog even of het klopt.',
  choose: 'Kies een van de mogelijkheden.',
} as const;

/** The parts of the password rule (R-3.17), after 'Je wachtwoord heeft:'. */
export const passwordPartText = {
  length: '8 tot 80 tekens',
  upper: 'een hoofdletter',
  lower: 'een kleine letter',
  digit: 'een cijfer',
  symbol: 'een symbool, zoals ! of -',
} as const;
