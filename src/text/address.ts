/** The words about the address a person logs in with, and about changing it (docs/decisions/0019). */
export const addressText = {
  title: 'E-mailadres',
  change: 'Wijzig e-mailadres',
  form: 'Je e-mailadres wijzigen',
  next: 'Je nieuwe e-mailadres',
  nextHint: 'We sturen een mail naar dit adres. Tot je die bevestigt, verandert er niets.',
  password: 'Je wachtwoord',
  missing: 'Vul je wachtwoord in.',
  same: 'Dit is het e-mailadres waarmee je nu inlogt.',
  save: 'Stuur de mail',
  sent: 'Kijk in je mail op het nieuwe adres, en bevestig het daar.',
  waiting: 'Wacht op bevestiging',
  asked: (email: string) =>
    `We stuurden een mail naar ${email}. Open de link daarin. Tot dan log je in met je adres van nu. De link werkt tot`,
  withdraw: 'Toch niet',
  withdrawn: 'Je e-mailadres blijft zoals het was.',
  changed: (before: string) => `Net gewijzigd. Vanaf ${before} kun je dit nog ongedaan maken tot en met`,
  changedThen: 'Daarna kun je je e-mailadres weer wijzigen.',

  confirmTitle: 'Voortaan met dit adres inloggen?',
  confirmText: (email: string) =>
    `Je logt daarna in met ${email}. Onze mail gaat ook daarheen, in al je families. Naar je oude adres sturen we een bericht. Daarmee kun je dit 7 dagen lang ongedaan maken.`,
  confirm: 'Ja, wijzig mijn e-mailadres',
  confirmed: 'Je e-mailadres is gewijzigd.',
  gone: 'Deze link werkt niet meer.',
  goneText:
    'Een link werkt één keer, en 24 uur. Of hij hoort bij een ander account dan waarmee je bent ingelogd. Vraag bij Veilig inloggen een nieuwe mail.',
} as const;
