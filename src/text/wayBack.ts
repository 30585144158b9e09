/** The link “Dit was ik niet” in a mail about how somebody logs in, on /melding (docs/decisions/0095). */
export const wayBackText = {
  title: 'Was jij dit niet?',
  text: 'Dan halen we je account voor je terug. Alles waarmee je sinds die mail kunt inloggen of ondertekenen, gaat eraf. Een gewijzigd e-mailadres wordt weer je oude. Wat sinds die mail in jouw naam is ondertekend of beantwoord, wacht tot jij zegt of jij dat was. Overal wordt uitgelogd. Daarna kies je een nieuw wachtwoord.',
  answer: 'Dit was ik niet: haal mijn account terug',
  later: 'Ik was het zelf',
  doneTitle: 'Je account is weer van jou.',
  done: 'Overal is uitgelogd, en je oude wachtwoord werkt niet meer. Kies nu een nieuw wachtwoord. Zeg daarna bij Meldingen wat er in jouw naam is gedaan en wel of niet van jou was. Kijk ook bij Profiel of alles klopt.',
  choose: 'Kies een nieuw wachtwoord',
} as const;
