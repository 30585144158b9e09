import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

const NOT_ME =
  'Was jij dit niet? Gebruik dan de link hieronder. Dat kan 7 dagen. Alles waarmee je sindsdien kunt inloggen of ondertekenen, gaat eraf. Wat sindsdien in jouw naam is gedaan, staat dan stil. Iedereen wordt uitgelogd, en jij kiest een nieuw wachtwoord.';

/** If another service logs somebody in, only changes made here can be undone. */
const NOT_ME_ELSEWHERE =
  'Was jij dit niet? Wijzig dan eerst je wachtwoord bij de dienst waarmee je inlogt, en log daar overal uit. Gebruik daarna de link hieronder. Dat kan 7 dagen. Wat sindsdien hier in jouw naam is gedaan, staat dan stil.';

const WHAT = {
  password: {
    subject: 'Je wachtwoord bij Onderling is gewijzigd',
    text: 'Je wachtwoord is gewijzigd. Op andere apparaten moet je opnieuw inloggen. Had je een geheim adres voor je agenda? Dat is ook gesloten. Bij Profiel maak je een nieuw.',
  },
  login: {
    subject: 'Er is bij Onderling ingelogd op een nieuw apparaat',
    text: 'Iemand logde in met je account, in een browser waarin jij dat niet eerder deed.',
  },
  factorOn: {
    subject: 'De tweede stap bij Onderling staat aan',
    text: 'De tweede stap staat aan. Vanaf nu vragen we bij het inloggen ook een code.',
  },
  factorOff: {
    subject: 'De tweede stap bij Onderling staat uit',
    text: 'De tweede stap staat uit. Je logt weer in met alleen je wachtwoord.',
  },
  factorLost: {
    subject: 'Over 7 dagen gaat je tweede stap bij Onderling uit',
    text: 'Er is ons gevraagd om de tweede stap van je login uit te zetten, omdat die kwijt is. Dat doen we over 7 dagen. Log je voor die tijd in met een code of een herstelcode, dan gaat het niet door. De link hieronder stopt het ook.',
  },
  codes: {
    subject: 'Iemand typt verkeerde codes bij je account van Onderling',
    text: 'Vandaag kwam er vijf keer een verkeerde code na je wachtwoord. Wie dat deed, kent je wachtwoord. Zonder de code komt niemand binnen.',
  },
  calendar: {
    subject: 'Er is een adres voor je agenda gemaakt',
    text: 'Er is een geheim adres gemaakt waarop een agenda je leningen volgt. Maakte je er al eens een, dan werkt dat niet meer. Bij Profiel kun je het adres sluiten.',
  },
  adviserLink: {
    subject: 'Je gaf iemand een link om mee te lezen bij Onderling',
    text: 'Er is een link gemaakt waarmee een notaris of adviseur meeleest in contracten die jij ziet. Bij Wie ziet wat kun je de link sluiten.',
  },
  passkey: {
    subject: 'Er is een apparaat bij waarmee je kunt ondertekenen',
    text: 'Er is een apparaat toegevoegd waarmee je contracten ondertekent. Bij Profiel kun je ze bekijken en verwijderen.',
  },
  loginPasskeyOn: {
    subject: 'Je logt bij Onderling ook in met een nieuwe passkey',
    text: 'Er is een passkey toegevoegd. Wie die heeft, logt in zonder je wachtwoord en zonder code. Bij Profiel kun je ze bekijken en verwijderen.',
  },
  loginPasskeyOff: {
    subject: 'Een passkey bij Onderling is verwijderd',
    text: 'Er is een passkey verwijderd. Daarmee logt niemand meer in. Je wachtwoord werkt zoals je gewend bent.',
  },
  erasure: {
    subject: 'Over 7 dagen verwijderen we je gegevens bij Onderling',
    text: 'Er is gevraagd om je gegevens bij Onderling te verwijderen. Dat doen we over 7 dagen. Tot dan verandert er niets. Bij Profiel trek je het weer in. De link hieronder stopt het ook.',
  },
  act: {
    subject: 'Je hebt iets afgesproken bij Onderling',
    text: 'Met je account is dit gedaan:',
  },
  recovery: {
    subject: 'Je hebt nieuwe herstelcodes voor Onderling',
    text: 'Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
  },
};

const BUTTON = 'Dit was ik niet';
const IT_WAS_ME = 'Was jij het wel? Dan hoef je niets te doen. Gooi deze mail dan weg.';

/** The address for mail about a login, and its link that undoes everything since, for 7 days. */
export interface Holder {
  email: string;
  /** Whether another service logs them in. */
  elsewhere: boolean;
  /** Makes the link. */
  back: () => Promise<string>;
}

/** The mailed link that takes an account back; the token comes after the #, so that no server or log sees it. */
export const wayBackUrl = (publicUrl: string, token: string, elsewhere: boolean): string =>
  `${publicUrl}/melding?bericht=dit-was-ik-niet${elsewhere ? '-elders' : ''}#${token}`;

/**
 * Tells the holder of an account about a change in how they log in, attempts to log in, or agreements made with it, so that none
 * goes unnoticed (ASVS 6.3.5, 6.3.7). `more`: a line of its own.
 */
export async function securityMail(
  { email, elsewhere, back }: Holder,
  { kind, more }: { kind: keyof typeof WHAT; more?: string },
): Promise<Mail> {
  const { subject, text } = WHAT[kind];
  return composeMail({
    purpose: 'security',
    recipient: email,
    subject,
    paragraphs: [text, ...(more === undefined ? [] : [more]), elsewhere ? NOT_ME_ELSEWHERE : NOT_ME],
    action: { label: BUTTON, url: await back() },
    footer: IT_WAS_ME,
  });
}

/** An agreement made within an hour of such a mail, as a line of a later one. */
export const agreedMore = ({ email, elsewhere, back }: Holder, line: string): Mail => ({
  purpose: 'security',
  recipient: email,
  subject: line,
  ...{ text: '', html: '', link: null },
  often: {
    subject: 'Je hebt meer afgesproken bij Onderling',
    opening: 'Daarna is met je account nog dit gedaan:',
    closing: elsewhere ? NOT_ME_ELSEWHERE : NOT_ME,
    action: { label: BUTTON, url: back },
    footer: IT_WAS_ME,
  },
});
