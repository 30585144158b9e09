/** The link “Dit was ik niet” in a mail about the login, on /melding (docs/decisions/0021). */
export const wayBackText = {
  title: 'Was jij dit niet?',
  text: 'Dan halen we je account voor je terug. Alles waarmee je sinds die mail kunt inloggen of ondertekenen, gaat eraf. Een gewijzigd e-mailadres wordt weer je oude. Wat sinds die mail in jouw naam is ondertekend of beantwoord, wacht tot jij zegt of jij dat was. Overal wordt uitgelogd. Daarna kies je een nieuw wachtwoord.',
  answer: 'Dit was ik niet: haal mijn account terug',
  later: 'Ik was het zelf',
  doneTitle: 'Je account is weer van jou.',
  done: 'Overal is uitgelogd, en je oude wachtwoord werkt niet meer. Kies nu een nieuw wachtwoord. Zeg daarna bij Meldingen wat er in jouw naam is gedaan en wel of niet van jou was. Kijk ook bij Profiel of alles klopt.',
  choose: 'Kies een nieuw wachtwoord',
} as const;

/** The same where another service logs them in: the password is there (docs/decisions/0021). */
export const wayBackElsewhereText = {
  title: wayBackText.title,
  text: 'Wijzig dan eerst je wachtwoord bij de dienst waarmee je inlogt, en log daar overal uit. Druk daarna hier. Wat sinds die mail in jouw naam is gedaan, wacht tot jij zegt of jij dat was. Apparaten die sindsdien voor je ondertekenen, gaan eraf.',
  answer: 'Dit was ik niet: zet het stil',
  later: wayBackText.later,
  doneTitle: 'Het staat stil.',
  done: 'Wat sinds die mail in jouw naam is gedaan, wacht op jou. Wijzig je wachtwoord bij de dienst waarmee je inlogt, als dat nog niet is gebeurd. Log daarna in, en zeg bij Meldingen wat van jou was.',
  choose: 'Naar Meldingen',
} as const;
