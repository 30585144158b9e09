import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

const NOT_ME =
  'Was jij dit niet? Gebruik dan de link hieronder. Dat kan 7 dagen. Alles waarmee je sindsdien kunt inloggen of ondertekenen, gaat eraf. Iedereen wordt uitgelogd, en jij kiest een nieuw wachtwoord.';

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
  codes: {
    subject: 'Iemand typt verkeerde codes bij je account van Onderling',
    text: 'Vandaag kwam er vijf keer een verkeerde code na je wachtwoord. Wie dat deed, kent je wachtwoord. Zonder de code komt niemand binnen.',
  },
  calendar: {
    subject: 'Er is een adres voor je agenda gemaakt',
    text: 'Er is een geheim adres gemaakt waarop een agenda je leningen volgt. Een eerder adres werkt niet meer. Je sluit het bij Profiel.',
  },
  passkey: {
    subject: 'Er kan een apparaat meer voor je ondertekenen',
    text: 'Er is een apparaat toegevoegd waarmee je contracten ondertekent. Bij Profiel zie je welke dat zijn, en verwijder je ze.',
  },
  loginPasskeyOn: {
    subject: 'Je logt bij Onderling ook in met een nieuwe passkey',
    text: 'Er is een passkey toegevoegd. Wie die heeft, logt in zonder je wachtwoord en zonder code. Bij Profiel zie je al je passkeys, en verwijder je ze.',
  },
  loginPasskeyOff: {
    subject: 'Een passkey bij Onderling is verwijderd',
    text: 'Er is een passkey verwijderd. Daarmee logt niemand meer in. Je wachtwoord werkt zoals je gewend bent.',
  },
  erasure: {
    subject: 'Over 7 dagen verwijderen we je gegevens bij Onderling',
    text: 'Er is gevraagd om je gegevens bij Onderling te verwijderen. Dat doen we over 7 dagen. Tot dan verandert er niets. Bij Profiel trek je het weer in. De link hieronder stopt het ook.',
  },
  recovery: {
    subject: 'Je hebt nieuwe herstelcodes voor Onderling',
    text: 'Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
  },
};

/** Where the mailed link that takes an account back leads; the token stands after the #: no server and no log sees it. */
export const wayBackUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/melding?bericht=dit-was-ik-niet#${token}`;

/**
 * Tells the holder of an account what changed in how they log in, or that somebody is at the door, so that neither goes unseen
 * (ASVS 6.3.5, 6.3.7). `back`: the link that takes it back, for 7 days; with an external identity provider there is none, and the
 * mail leads to `url`.
 */
export function securityMail(
  notice: { email: string; kind: keyof typeof WHAT; more?: string } & ({ back: string } | { url: string }),
): Mail {
  const { subject, text } = WHAT[notice.kind];
  const back = 'back' in notice;
  return composeMail({
    purpose: 'security',
    recipient: notice.email,
    subject,
    paragraphs: [text, ...(notice.more === undefined ? [] : [notice.more]), ...(back ? [NOT_ME] : [])],
    action: back ? { label: 'Dit was ik niet', url: notice.back } : { label: 'Ga naar Onderling', url: notice.url },
    footer: back
      ? 'Was jij het wel? Dan hoef je niets te doen. Gooi deze mail dan weg.'
      : 'Was jij dit niet? Kies een nieuw wachtwoord bij de dienst waarmee je inlogt, en log daar overal uit. Haal daarna bij Profiel weg wat niet van jou is. Is er in jouw naam ondertekend? Neem dan contact met ons op.',
  });
}
