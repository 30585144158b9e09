/** The sentences of /mfa (ux.md 4.10, design 5.8). */
export const mfaText = {
  title: 'Nog één stap',
  text: 'Je hebt een tweede stap aangezet: een code uit de app op je telefoon. Die vul je in op de inlogpagina. Daarna kom je terug waar je was.',
  noPhone: 'Geen telefoon bij de hand? Daar kun je ook een herstelcode gebruiken.',
  start: 'Vul de code in',
  leave: 'Uitloggen',
} as const;
