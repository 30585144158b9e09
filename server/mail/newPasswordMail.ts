import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** For somebody who forgot their password. The link works once, for an hour. */
export function newPasswordMail(request: { email: string; url: string }): Mail {
  return composeMail({
    purpose: 'password',
    recipient: request.email,
    subject: 'Kies een nieuw wachtwoord voor Onderling',
    paragraphs: [
      'Je vroeg een nieuw wachtwoord aan. Met de link hieronder kies je er een.',
      'De link werkt een uur en één keer.',
    ],
    action: { label: 'Kies een nieuw wachtwoord', url: request.url },
    footer: 'Heb je niets aangevraagd? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.',
  });
}
