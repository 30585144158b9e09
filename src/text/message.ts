import { paths } from '../paths.ts';

interface Message {
  title: string;
  text: string;
  action: { label: string; to: string };
}

const home = { label: 'Naar overzicht', to: paths.overzicht };

/** Everything /melding can say (docs/screens.md 4.9): the address names a key, and never has its own words. */
const messages: Record<string, Message> = {
  'uitnodiging-verstuurd': {
    title: 'De uitnodiging is verstuurd.',
    text: 'In de mail staat een link om een account te maken. Die werkt 14 dagen.',
    action: home,
  },
  'link-verlopen': {
    title: 'Deze link werkt niet meer.',
    text: 'Een link werkt één keer, en maar een tijdje. Vraag een nieuwe aan wie hem stuurde.',
    action: home,
  },
  'adres-niet-bevestigd': {
    title: 'Deze link werkt niet meer.',
    text: 'Een link werkt één keer, en 24 uur. Misschien is je adres al bevestigd: log dan in. Lukt dat niet? Kies daar ‘Wachtwoord vergeten?’, dan krijg je een nieuwe link.',
    action: { label: 'Log in', to: paths.overzicht },
  },
  'niet-teruggehaald': {
    title: 'Deze link werkt niet meer.',
    text: 'Een link werkt één keer, en 7 dagen. Heb je je account al teruggehaald? Kies bij het inloggen ‘Wachtwoord vergeten?’. Kom je er niet uit? Chat dan met ons.',
    action: { label: 'Log in', to: paths.overzicht },
  },
  'wachtwoord-gewijzigd': {
    title: 'Je wachtwoord is gewijzigd.',
    text: 'Op je andere apparaten moet je opnieuw inloggen.',
    action: home,
  },
  'account-geblokkeerd': {
    title: 'Je account is geblokkeerd.',
    text: 'Je kunt niet meer inloggen. Klopt dat niet? Vraag het degene die je familie beheert, of chat met ons.',
    action: home,
  },
  'familie-dicht': {
    title: 'Deze familie kun je niet bekijken.',
    text: 'Ze is er niet, je hoort er niet meer bij, of je toegang is gesloten. Klopt dat niet? Vraag het aan wie de familie beheert. Hoor je bij een andere familie, dan zie je die in het overzicht.',
    action: home,
  },
  'betaling-gelukt': {
    title: 'Je betaling is gelukt.',
    text: 'Je krijgt een bevestiging per mail. Je kunt meteen verder.',
    action: home,
  },
};

const unknown: Message = {
  title: 'Er is geen bericht voor je.',
  text: 'Deze link laat niets zien. Je contracten staan in het overzicht.',
  action: home,
};

export const messageText = {
  /** The query parameter that names the message. */
  parameter: 'bericht',
  /** The key of the mailed link that asks a question (server/verification). */
  confirmAddress: 'adres-bevestigen',
  /** The key of the link that recovers an account (server/actions/wayBack). */
  wayBack: 'dit-was-ik-niet',
  /** The same where another service logs them in. */
  wayBackElsewhere: 'dit-was-ik-niet-elders',
  messageFor: (key: string | null): Message =>
    (key !== null && Object.hasOwn(messages, key) && messages[key]) || unknown,
} as const;

/** The question of the mailed link, before its button is pressed. */
export const confirmAddressText = {
  title: 'Is dit e-mailadres van jou?',
  text: 'Vul het wachtwoord in dat je koos toen je je account maakte. Daarna ben je ingelogd. Heb je zelf geen account gemaakt? Sluit dan deze pagina.',
  form: 'Je e-mailadres bevestigen',
  password: 'Je wachtwoord',
  missing: 'Vul je wachtwoord in.',
  next: 'Nieuw wachtwoord',
  forgot: 'Ik weet mijn wachtwoord niet',
  know: 'Ik weet mijn wachtwoord wel',
  answer: 'Ja, bevestig mijn e-mailadres',
  later: 'Niet nu',
  doneTitle: 'Je e-mailadres is bevestigd.',
  done: 'Dank je. Je account is klaar. We loggen je in.',
  logIn: 'Ga verder',
} as const;
