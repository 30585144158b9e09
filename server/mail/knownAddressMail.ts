import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** For the owner of an address that somebody registers again: the screen does not reveal it (S-125). */
export function knownAddressMail(notice: { email: string; url: string }): Mail {
  return composeMail({
    purpose: 'known',
    recipient: notice.email,
    subject: 'Je hebt al een account bij Onderling',
    paragraphs: [
      'Iemand probeerde met dit e-mailadres een account te maken bij Onderling. Je hebt er al een, dus er is niets veranderd.',
      'Was jij het? Log dan in met het wachtwoord dat je toen koos.',
      'Heb je je e-mailadres bij ons net gewijzigd? Log dan in met het nieuwe.',
      'Lukt dat niet, of heb je je e-mailadres nog niet bevestigd? Kies bij het inloggen ‘Wachtwoord vergeten?’. Met de link die je dan krijgt, kies je een nieuw wachtwoord en is je e-mailadres meteen bevestigd.',
    ],
    action: { label: 'Ga naar Onderling', url: notice.url },
    footer: 'Was jij het niet? Dan hoef je niets te doen.',
  });
}
