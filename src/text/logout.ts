/** The sentences of /logout (ux.md 4.11). */
export const logoutText = {
  title: 'Je bent uitgelogd.',
  text: 'Tot de volgende keer. Je afspraken staan veilig bewaard.',
  hereOnly: 'De inlogpagina gaf geen antwoord. Op dit apparaat ben je uitgelogd; sluit voor de zekerheid ook je browser.',
  again: 'Log weer in',
} as const;
