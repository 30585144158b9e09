/** The words about confirming an e-mail address. */
export const verificationText = {
  waiting: 'Bevestig je e-mailadres met de link in je mail. Tot dan versturen we geen uitnodigingen aan je familie.',
  there: 'Dat doe je bij de dienst waarmee je inlogt. Log daarna opnieuw in.',
  again: 'Stuur de mail opnieuw',
  againIn: (seconds: number) => `Opnieuw sturen kan over ${seconds === 1 ? '1 seconde' : `${seconds} seconden`}`,
  sent: (email: string) => `We hebben de mail opnieuw gestuurd naar ${email}. Kijk ook bij je ongewenste mail.`,
} as const;
