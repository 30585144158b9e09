import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** To the holder of an account that founded a family, so that nobody else does so unnoticed. `url` leads to the family. */
export function familyFoundedMail(founded: { email: string; url: string }): Mail {
  return composeMail({
    purpose: 'security',
    recipient: founded.email,
    subject: 'Je bent een familie begonnen bij Onderling',
    paragraphs: [
      'Met je account is een nieuwe familie begonnen. Jij beheert die familie. Je logt in zoals je gewend bent, en kiest bovenaan in welke familie je kijkt.',
      'Je families zien niets van elkaar.',
    ],
    action: { label: 'Ga naar je nieuwe familie', url: founded.url },
    footer: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en neem contact met ons op.',
  });
}
