/** The sentences of /mfa (docs/screens.md 4.10). */
export const mfaText = {
  title: 'Nog één stap',
  why: 'Je opent iets wat alleen voor beheerders is. Daar is een tweede stap voor nodig, zodat iemand met alleen je wachtwoord er niet bij kan.',
  text: 'De tweede stap is een code uit de app op je telefoon. Die vul je in op de inlogpagina. Daarna kom je terug waar je was.',
  noPhone: 'Geen telefoon bij de hand? Daar kun je ook een herstelcode gebruiken, of je passkey.',
  elsewhere: 'Heb je nog geen tweede stap? Zet die dan eerst aan bij de dienst waarmee je inlogt.',
  start: 'Vul de code in',
  notOnYet:
    'Je hebt de tweede stap nog niet aangezet. Dat doe je bij Profiel, met een app op je telefoon die codes maakt. Daarna ga je vanzelf verder waar je heen wilde.',
  withPasskey:
    'Je logde in met je wachtwoord. Log nu in met je passkey: die telt als je wachtwoord en je tweede stap samen. Daarna kom je terug waar je was.',
  startPasskey: 'Log in met je passkey',
  turnOn: 'Zet de tweede stap aan',
  leave: 'Log uit',
} as const;
