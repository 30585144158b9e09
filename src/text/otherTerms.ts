const fromFirstDay = 'Deze afspraken gelden dan vanaf de eerste dag, alsof het altijd zo was.';

/** The sentences about other terms of a loan that change its figures: they hold from its first day. */
export const otherTermsText = {
  fromFirstDay,
  fromNow:
    'Verandert er iets vanaf nu? Kies dan op de pagina van de lening Andere rente, Andere vorm of looptijd, Extra aflossen of Pauze. Voor iets anders maak je een nieuw contract dat dit overneemt.',
  agree: (what: string) => `${what}. ${fromFirstDay} Je kunt dit niet in je eentje terugdraaien.`,
  due: (before: string, after: string) => `Vandaag te betalen: nu ${before}, straks ${after}.`,
  dueSince: (before: string, after: string, since: string) =>
    `Vandaag te betalen: nu ${before}, straks ${after}, over termijnen sinds ${since}.`,
} as const;
